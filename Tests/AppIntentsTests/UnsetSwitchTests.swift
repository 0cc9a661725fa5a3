import AppIntents
import Testing
import WidgetArchive

private struct FontConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Font"
    @Parameter(title: "Fun") var isFun: Bool
    @Parameter(title: "Bold", default: true) var isBold: Bool
    @Parameter(title: "Wide") var isWide: Bool?
}

@Suite("Switches that nobody set")
struct UnsetSwitchTests {
    @Test("A switch that nobody set is off; a default and nil stay")
    func unsetSwitch() async throws {
        let font = try await IntentBuilder.configuration(FontConfiguration.self, from: nil)
        #expect(!font.isFun && font.isBold && font.isWide == nil)
        try IntentBuilder.checkReadable(font)
        let fun = IntentReference(type: "FontConfiguration", parameters: ["isFun": .bool(true)])
        #expect(try await IntentBuilder.configuration(FontConfiguration.self, from: fun).isFun)
    }
}
