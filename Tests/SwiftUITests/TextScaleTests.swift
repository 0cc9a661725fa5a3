import SwiftUI
import Testing
import WidgetArchive

@MainActor
@Suite("The scale of text")
struct TextScaleTests {
    @Test("Secondary text is smaller and follows its style's scaling")
    func secondary() throws {
        let font = try run(node(Text("kg").font(.headline).textScale(.secondary))).font
        #expect(font.style == nil && font.relativeTo == .headline && font.weight == .semibold)
        #expect(abs((font.size ?? 0) - 17 * 0.8) < 0.001)
        let fixed = try run(node(Text("kg").font(.system(size: 20)).textScale(.secondary))).font
        #expect(fixed.size == 16 && fixed.relativeTo == nil)
    }

    @Test("Only where it is enabled; a part keeps its own scale")
    func enabled() throws {
        #expect(try run(node(Text("kg").textScale(.secondary, isEnabled: false))).font.style == .body)
        #expect(try run(node(Text("kg").textScale(.default))).font.style == .body)
        let mixed = node((Text("5") + Text("kg").textScale(.secondary)).font(.system(size: 10)))
        guard case .text(let text) = core(mixed).content else { throw Mismatch(mixed) }
        #expect(text.runs.map(\.font.size) == [10, 8])
        let view = HStack { Text("kg") }.font(.system(size: 10)).textScale(.secondary)
        let first = try #require(core(node(view)).children.first)
        #expect(try run(first).font.size == 8)
    }
}
