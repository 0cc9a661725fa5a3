import AppIntents
import Foundation
import Testing

@testable import TasksApp
@testable import TasksModel

/// The translations of the Tasks example.
@Suite("The string catalog")
struct CatalogTests {
    static let languages = ["ar", "es", "it", "pt", "uk"]

    @Test("Every text is there in every language, with a form for each of its plural categories")
    func complete() throws {
        let strings = try Self.strings()
        #expect(strings.count > 50)
        for (key, entry) in strings {
            let localizations = try #require((entry as? [String: Any])?["localizations"] as? [String: Any], "\(key)")
            for language in Self.languages {
                guard let localization = localizations[language] as? [String: Any] else {
                    Issue.record("“\(key)” is not there in \(language)")
                    continue
                }
                guard let plural = (localization["variations"] as? [String: Any])?["plural"] as? [String: Any] else {
                    continue
                }
                let needed = Set((0...200).map { PluralRules.rule(for: language)(PluralOperands($0)).rawValue })
                #expect(needed.subtracting(plural.keys).isEmpty, "“\(key)” in \(language)")
                #expect(plural["other"] != nil, "“\(key)” in \(language)")
            }
        }
    }

    @Test("Every translation shows the values of its key and no others", arguments: ["en"] + languages)
    func values(_ language: String) throws {
        for key in try Self.strings().keys {
            let template = StringTables.template(
                for: key, table: nil, bundle: nil, locale: Locale(identifier: language))
            // English is the key itself where no plural forms are needed.
            guard let template else {
                #expect(language == "en", "“\(key)” is not found in \(language)")
                continue
            }
            let count = key.components(separatedBy: "%").count - 1
            for number in [0, 1, 2, 3, 5, 11, 21, 100] as [Int64] {
                let values = Array(repeating: LocalizationArgument.integer(number), count: count)
                for piece in template.chosen(for: values) {
                    guard case .argument(let index, _) = piece else { continue }
                    #expect(index < count, "“\(key)” in \(language)")
                }
            }
        }
    }

    @Test("What the app says is in the printer's language; the rows that scripts read are not")
    func printer() throws {
        let task = TaskItem(id: UUID(), number: 1, text: "Купити молоко", priority: TaskPriority(level: .high))
        var printer = TaskPrinter(locale: Locale(identifier: "uk_UA"))
        #expect(printer.sentence(.added(task)) == "додано 1: Купити молоко (високий)")
        #expect(printer.table([task]) == "1 [ ] (A) Купити молоко\nне виконано 1 із 1\n")
        printer.locale = Locale(identifier: "es_ES")
        #expect(printer.table([task, task]).hasSuffix("2 de 2 pendientes\n"))
        let imported = printer.words("imported \(2) tasks from \("x"), \(0) of them done")
        #expect(imported == "2 tareas importadas (x); hechas: 0")
        printer.locale = Locale(identifier: "en_US")
        #expect(printer.words("exported \(1) tasks to \("x")") == "exported 1 task to x")
    }

    private static func strings() throws -> [String: Any] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = try Data(
            contentsOf: root.appendingPathComponent("Sources/TasksModel/Resources/Localizable.xcstrings"))
        let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require(catalog?["strings"] as? [String: Any])
    }
}
