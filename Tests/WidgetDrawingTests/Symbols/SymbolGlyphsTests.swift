import Testing
import WidgetLayout

@testable import WidgetDrawing

@Suite("Symbols as characters")
struct SymbolGlyphsTests {
    @Test("Every symbol that real widgets use has a character")
    func coverage() {
        #expect(SymbolNames.used.count > 700)
        let missing = SymbolNames.used.filter { !SymbolGlyphs.find($0).isKnown }
        #expect(missing == [])
    }

    @Test("Every character takes one column, is one scalar and no emoji by default")
    func widths() {
        for (name, (glyph, ascii)) in SymbolGlyphs.table {
            #expect(ScalarWidth.columns(of: glyph) == 1, "\(name) \(glyph)")
            #expect(glyph.unicodeScalars.count == 1, "\(name)")
            #expect(glyph.unicodeScalars.first?.properties.isEmojiPresentation == false, "\(name) \(glyph)")
            #expect(ascii.isASCII, "\(name)")
        }
    }

    @Test("Variants are composed from what they decorate")
    func variants() {
        #expect(SymbolGlyphs.find("checkmark.circle.fill").glyph == "✔")
        #expect(SymbolGlyphs.find("circle").glyph == "○")
        #expect(SymbolGlyphs.find("circle.fill").glyph == "●")
        let slash = SymbolGlyphs.find("wifi.slash")
        #expect(slash.isStruck && slash.glyph == "≈")
        let house = SymbolGlyphs.find("house.fill")
        #expect(house.isFilled && house.glyph == "⌂")
        #expect(SymbolGlyphs.find("12.circle").glyph == "⑫")
        #expect(SymbolGlyphs.find("p.square.fill").isKnown == false)
    }

    @Test("Newer names of arrows with triangles are those they had before")
    func triangleheads() {
        func same(_ newer: String, _ older: String) -> Bool { SymbolGlyphs.find(newer) == SymbolGlyphs.find(older) }
        #expect(same("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"))
        #expect(same("arrow.trianglehead.clockwise", "arrow.clockwise"))
        #expect(same("arrow.trianglehead.counterclockwise.circle", "arrow.counterclockwise.circle"))
        #expect(same("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"))
        #expect(same("arrow.trianglehead.branch", "arrow.triangle.branch"))
        #expect(same("arrow.trianglehead.turn.up.right.circle.fill", "arrow.triangle.turn.up.right.circle.fill"))
        #expect(!SymbolGlyphs.find("arrow.trianglehead.nowhere").isKnown || SymbolGlyphs.find("arrow").isKnown)
    }

    @Test("An unknown symbol is a box and says so")
    func unknown() {
        let found = SymbolGlyphs.find("no.such.thing")
        #expect(!found.isKnown && found.glyph == "□" && found.ascii == "?")
        #expect(!SymbolGlyphs.find("").isKnown)
    }
}
