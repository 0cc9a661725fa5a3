import Foundation
import GroupContainer
import Synchronization
import Testing

@testable import AppIntents

@Suite("String catalogs")
struct StringCatalogTests {
    static let catalog = """
        {
          "sourceLanguage": "en",
          "strings": {
            "": {},
            "Add task": {"localizations": {"uk": {"stringUnit": {"state": "translated", "value": "Додати завдання"}}}},
            "%lld tasks": {"localizations": {
              "en": {"variations": {"plural": {
                "zero": {"stringUnit": {"value": "No tasks"}},
                "one": {"stringUnit": {"value": "%lld task"}},
                "other": {"stringUnit": {"value": "%lld tasks"}}}}},
              "uk": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld завдання"}},
                "few": {"stringUnit": {"value": "%lld завдання (кілька)"}},
                "many": {"stringUnit": {"value": "%lld завдань"}},
                "other": {"stringUnit": {"value": "%lld завдання (частка)"}}}}}}},
            "%lld of %lld in %@": {"localizations": {
              "de": {
                "stringUnit": {"value": "%#@done@ von %#@all@ in %3$@"},
                "substitutions": {
                  "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg Aufgabe"}}, "other": {"stringUnit": {"value": "%arg Aufgaben"}}}}},
                  "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "einer"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}}}},
            "Tap": {"localizations": {"en": {"variations": {"device": {
              "mac": {"stringUnit": {"value": "Click"}},
              "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "Touch"}}}}}}}}}},
            "%@ by %@": {"localizations": {"uk": {"stringUnit": {"value": "%2$@: %1$@"}}}},
            "Only German": {"localizations": {"de": {"stringUnit": {"value": "Nur Deutsch"}}}}
          },
          "version": "1.0"
        }
        """

    private func text(_ key: String, _ locale: String, _ arguments: LocalizationArgument...) throws -> String? {
        try StringCatalog(Array(Self.catalog.utf8)).entries(for: locale)[key]?
            .text(arguments, Locale(identifier: locale))
    }

    @Test("A translation is found by the language of the locale")
    func plain() throws {
        #expect(try text("Add task", "uk_UA") == "Додати завдання")
        #expect(try text("Add task", "en_US") == nil)
    }

    @Test(
        "Plural forms follow the rules of the language",
        arguments: [
            (0, "0 завдань"), (1, "1 завдання"), (3, "3 завдання (кілька)"), (11, "11 завдань"), (21, "21 завдання"),
            (1234, "1\u{A0}234 завдання (кілька)"),
        ])
    func plurals(count: Int64, expected: String) throws {
        #expect(try text("%lld tasks", "uk_UA", .integer(count)) == expected)
    }

    @Test("A zero form serves English too, and a language without entries takes the source's forms by its rules")
    func zero() throws {
        #expect(try text("%lld tasks", "en_US", .integer(0)) == "No tasks")
        #expect(try text("%lld tasks", "fr_FR", .integer(1)) == "1 task")
        #expect(try text("%lld tasks", "uk", .double(1.5)) == "1 завдання (частка)")
    }

    @Test("Substitutions have plural forms of their own")
    func substitutions() throws {
        #expect(
            try text("%lld of %lld in %@", "de_DE", .integer(1), .integer(3), .string("Inbox"))
                == "1 Aufgabe von 3 in Inbox")
        #expect(
            try text("%lld of %lld in %@", "de_DE", .integer(2), .integer(1), .string("Inbox"))
                == "2 Aufgaben von einer in Inbox")
    }

    @Test("Of device variations the one for other devices is taken")
    func devices() throws { #expect(try text("Tap", "en_US") == "Touch") }

    @Test("Arguments can change places")
    func positions() throws {
        #expect(try text("%@ by %@", "uk", .string("Кобзар"), .string("Шевченко")) == "Шевченко: Кобзар")
    }

    @Test("A translation in neither the locale's nor the development language is not shown")
    func foreign() throws { #expect(try text("Only German", "uk_UA") == nil) }

    @Test("A broken catalog is named in one line and gives nothing", arguments: ["{\"strings\": {", "[]", "{}", ""])
    func broken(content: String) throws {
        let directory = try TableFolder()
        try directory.write("Localizable.xcstrings", content)
        let lines = Lines()
        let entries = GroupLog.$listener.withValue({ lines.add($0) }) {
            StringTables.entries(table: "Localizable", locale: "en_US", in: [directory.path])
        }
        #expect(entries.isEmpty)
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.contains("Localizable.xcstrings") == true)
    }

    @Test("A pipe in the place of a catalog is refused, not waited for")
    func pipe() throws {
        let directory = try TableFolder()
        #expect(mkfifo(directory.path + "/Localizable.xcstrings", 0o600) == 0)
        let lines = Lines()
        let entries = GroupLog.$listener.withValue({ lines.add($0) }) {
            StringTables.entries(table: "Localizable", locale: "en_US", in: [directory.path])
        }
        #expect(entries.isEmpty && lines.all.count == 1)
    }
}

/// The lines of a log.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A directory of a test, removed with the object.
final class TableFolder {
    let path = NSTemporaryDirectory() + "/tables-" + UUID().uuidString
    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func write(_ name: String, _ content: String, _ encoding: String.Encoding = .utf8) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.data(using: encoding)?.write(to: url)
    }
}
