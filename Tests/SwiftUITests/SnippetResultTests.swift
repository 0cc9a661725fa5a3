import AppIntents
import SwiftUI
import Testing

private struct Shown: AppIntent {
    static let title: LocalizedStringResource = "Shown"
    init() {}
    func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetView & ReturnsValue<Int> {
        .result(value: 3, opensIntent: Mark(task: "next"), dialog: "Done") { Text("3") }
    }
}

@MainActor
@Suite("Results with views")
struct SnippetResultTests {
    @Test("A result with a view keeps its value and the intent to go on with")
    func opensIntent() async throws {
        let result = try await Shown().perform()
        #expect(result.value == 3)
        let container = try #require(result as? any WithNext)
        #expect((container.nextIntent as? Mark)?.task == "next")
    }

    @Test("Work in the background is taken, and changes no widget")
    func backgroundTask() {
        func taken(_ configuration: some WidgetConfiguration) -> some WidgetConfiguration {
            configuration.backgroundTask(.appRefresh("a")) {}.backgroundTask(.urlSession("b")) { _ in }
                .backgroundTask(.urlSession) { identifier in _ = identifier.isEmpty }
        }
        #expect(taken(EmptyWidgetConfiguration())._definitions().isEmpty)
    }
}

private protocol WithNext {
    var nextIntent: (any AppIntent)? { get }
}
extension IntentResultContainer: WithNext {
    fileprivate var nextIntent: (any AppIntent)? { opensIntent }
}
