import SwiftUI
import Testing
import WidgetArchive

private struct CountKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
    fileprivate var count: Int {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor
struct EnvironmentTests {
    private struct Count: View {
        @Environment(\.count) private var count
        var body: some View { Text("\(count)") }
    }

    @Test("A key of the user's goes down and not sideways")
    func customKey() {
        let made = node(
            VStack {
                Count(); Count().environment(\.count, 5); Count()
            })
        #expect(made.children.map(words) == ["1", "5", "1"])
        #expect(words(node(Count().transformEnvironment(\.count) { $0 += 2 })) == "3")
    }

    @Test("A closure sees the values of the view that declares it, not those where it is shown")
    func capturedEnvironment() {
        struct Outer: View {
            @Environment(\.count) private var count
            var body: some View { VStack { ForEach(0..<1) { _ in Text("\(count)") } }.environment(\.count, 9) }
        }
        #expect(node(Outer().environment(\.count, 2)).children.map(words) == ["2"])
    }

    @Test("Asking for the colour scheme is noted, being coloured is not")
    func reads() {
        struct Asking: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        struct Silent: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text("x").foregroundStyle(.primary) }
        }
        struct Mode: View {
            @Environment(\.widgetRenderingMode) var mode
            var body: some View { Text(mode == .fullColor ? "full" : "other") }
        }
        #expect(archive(Asking()).readsColorScheme && !archive(Silent()).readsColorScheme)
        #expect(words(archive(Asking(), scheme: "dark").view) == "dark")
        #expect(archive(Mode()).readsRenderingMode && !archive(Asking()).readsRenderingMode)
    }

    @Test("Properties inside properties are brought up to date")
    func nestedProperties() {
        struct Scaled: DynamicProperty {
            @Environment(\.count) var count
            var doubled = 0
            mutating func update() { doubled = count * 2 }
        }
        struct Shown: View {
            let before = "a"
            var scaled = Scaled()
            @State private var kept = 4
            var body: some View { Text("\(scaled.doubled) \(kept)") }
        }
        #expect(words(node(Shown().environment(\.count, 3))) == "6 4")
    }

    @Test("Bindings lead to what they were made of")
    func bindings() {
        struct Pair { var name = "n" }
        var pair = Pair()
        let binding = Binding(get: { pair }, set: { pair = $0 })
        binding.name.wrappedValue = "m"
        #expect(pair.name == "m" && Binding.constant(3).wrappedValue == 3)
    }
}
