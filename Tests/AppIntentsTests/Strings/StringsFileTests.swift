import Foundation
import Testing

@testable import AppIntents

@Suite("Translations in .lproj folders")
struct StringsFileTests {
    @Test("Comments, escapes and bare words are understood")
    func syntax() throws {
        let pairs = try StringsFile.parse(
            text: #"""
                /* A comment with "quotes" = and ; */
                "a" = "A \"quoted\" word\nand a line\ttab";  // another
                bare.key = value;
                "pair" = "\U0061\uD83D\uDE00 \\";
                "own";
                'single' = 'one';
                """#)
        #expect(pairs["a"] == "A \"quoted\" word\nand a line\ttab")
        #expect(pairs["bare.key"] == "value")
        #expect(pairs["pair"] == "a😀 \\")
        #expect(pairs["own"] == "own")
        #expect(pairs["single"] == "one")
    }

    @Test(
        "UTF-8 and UTF-16 of both orders are read",
        arguments: [
            String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
        ])
    func encodings(encoding: String.Encoding) throws {
        let bytes = try #require("\"k\" = \"Їжак\";".data(using: encoding))
        #expect(try StringsFile.parse(Array(bytes)) == ["k": "Їжак"])
    }

    @Test("Of a damaged file the pairs before the damage count, and bytes of no encoding are an error")
    func damage() throws {
        #expect(try StringsFile.parse(text: "\"a\" = \"1\"; \"b\" = \"2") == ["a": "1"])
        #expect(throws: TableError.self) { _ = try StringsFile.parse(text: "= nothing") }
        #expect(throws: TableError.self) { _ = try StringsFile.parse([0xC3, 0x28, 0x41]) }
    }

    @Test("A language's file wins over the development language's, and that over the base")
    func folders() throws {
        let folder = try TableFolder()
        try folder.write("uk.lproj/Localizable.strings", "\"a\" = \"uk\";")
        try folder.write("en.lproj/Localizable.strings", "\"a\" = \"en\"; \"b\" = \"en\";")
        try folder.write("Base.lproj/Localizable.strings", "\"a\" = \"base\"; \"b\" = \"base\"; \"c\" = \"base\";")
        let entries = StringTables.entries(table: "Localizable", locale: "uk_UA", in: [folder.path])
        #expect(entries.mapValues(\.raw) == ["a": "uk", "b": "en", "c": "base"])
    }

    @Test("A stringsdict's variables choose among forms, each for its own argument")
    func pluralFile() throws {
        let folder = try TableFolder()
        try folder.write(
            "pl.lproj/Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files in %d folders</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ w %2$#@folders@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d plik</string>
            <key>few</key><string>%d pliki</string><key>many</key><string>%d plików</string></dict>
            <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d folderze</string>
            <key>other</key><string>%d folderach</string></dict></dict></dict></plist>
            """)
        let entry = StringTables.entries(table: "Localizable", locale: "pl_PL", in: [folder.path])[
            "%d files in %d folders"]
        let polish = Locale(identifier: "pl_PL")
        #expect(entry?.text([.integer(3), .integer(1)], polish) == "3 pliki w 1 folderze")
        #expect(entry?.text([.integer(5), .integer(12)], polish) == "5 plików w 12 folderach")
    }

    @Test("The resources of the executable's own target come first")
    func ownTarget() throws {
        let folder = try TableFolder()
        for name in ["Pkg_Alpha", "Pkg_Widgets"] {
            try folder.write("\(name).resources/Localizable.xcstrings", "{}")
        }
        let paths = ResourceDirectories.paths(beside: "Widgets", in: folder.path)
        #expect(
            paths.map { ($0 as NSString).lastPathComponent }.dropFirst() == [
                "Pkg_Widgets.resources", "Pkg_Alpha.resources",
            ])
    }
}
