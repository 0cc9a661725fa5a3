import Foundation
import SwiftUI
import Testing
import WidgetArchive

/// Texts that a string catalog translates.
@MainActor
@Suite("Translated texts")
struct TranslatedTextTests {
    @Test(
        "A number chooses the plural form of the language, and is written as the locale does",
        arguments: [
            (1, "uk_UA", "Лишилася 1 справа"), (3, "uk_UA", "Лишилися 3 справи"), (5, "uk_UA", "Лишилося 5 справ"),
            (21, "uk_UA", "Лишилася 21 справа"), (1, "en_US", "1 task left"), (1200, "en_US", "1,200 tasks left"),
        ])
    func plural(_ count: Int, _ locale: String, _ expected: String) throws {
        let bundle = try bundle()
        #expect(words(node(Text("\(count) tasks left", bundle: bundle), locale: locale)) == expected)
    }

    @Test("A plural form may change the order of the values and hold marks; the values hold none")
    func order() throws {
        let text = Text("\("a*b*") has \(2) files", bundle: try bundle())
        guard case .text(let made) = node(text, locale: "uk_UA").content else { return #expect(Bool(false)) }
        #expect(words(node(text, locale: "uk_UA")) == "2 файли: a*b*")
        #expect(made.runs.first?.font.weight == .bold)
        #expect(made.runs.last?.font.weight == nil)
    }

    @Test("The translation's own specifier counts, else that of the source")
    func specifiers() throws {
        let bundle = try bundle()
        let text = Text("\(1.25, specifier: "%.2f") km", bundle: bundle)
        #expect(words(node(text, locale: "uk_UA")) == "1,2 км")
        #expect(words(node(text, locale: "fr_FR")) == "1,25 km")
    }

    @Test("A text inside a text keeps its own translation and look")
    func nested() throws {
        let bundle = try bundle()
        let text = Text("Today: \(Text("\(2) tasks left", bundle: bundle).italic())", bundle: bundle)
        guard case .text(let made) = node(text, locale: "uk_UA").content else { return #expect(Bool(false)) }
        #expect(words(node(text, locale: "uk_UA")) == "Сьогодні: Лишилися 2 справи")
        #expect(made.runs.last?.font.isItalic == true)
    }

    @Test("A number beyond Int64 is written in full")
    func unsigned() {
        #expect(words(node(Text("\(UInt64.max)"))) == "18,446,744,073,709,551,615")
    }

    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        return try #require(Bundle(url: folder))
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld tasks left": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld task left"}},
              "other": {"stringUnit": {"value": "%lld tasks left"}}}}},
            "uk": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "Лишилася %lld справа"}},
              "few": {"stringUnit": {"value": "Лишилися %lld справи"}},
              "many": {"stringUnit": {"value": "Лишилося %lld справ"}},
              "other": {"stringUnit": {"value": "Лишилося %lld справи"}}}}}}},
          "%@ has %lld files": {"localizations": {
            "uk": {"stringUnit": {"value": "**%#@files@**: %1$@"}, "substitutions": {"files": {
              "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg файл"}},
                "few": {"stringUnit": {"value": "%arg файли"}},
                "other": {"stringUnit": {"value": "%arg файлів"}}}}}}}}},
          "%.2f km": {"localizations": {"uk": {"stringUnit": {"value": "%.1f км"}}}},
          "Today: %@": {"localizations": {"uk": {"stringUnit": {"value": "Сьогодні: %@"}}}}
        }}
        """
}
