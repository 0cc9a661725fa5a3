import AppIntents
import GroupContainer
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

@MainActor
@Suite("The locale of a widget's code")
struct LocaleTests {
    @Test("A provider and its views run in the locale of the request")
    func provider() async throws {
        let seen = Stage["locale"]
        let provider = ClosureProvider { done in
            seen.note(CurrentLocale.now.identifier)
            done(Timeline(entries: [CountEntry(text: "x")], policy: .never))
        }
        try await withExtension(widget("Counter", provider)) { sender, _ async throws in
            #expect(try await sender.ask { $0.surroundings.locale = "uk_UA" }.status == .succeeded)
            #expect(try await sender.ask { $0.surroundings.locale = "de_AT" }.status == .succeeded)
        }
        #expect(seen.notes == ["uk_UA", "de_AT"])
    }

    @Test("The names in the manifest follow the language of the last place, and are written only when it changes")
    func names() async throws {
        let name = Text(1234.5, format: .number)
        let shown = StaticConfiguration(kind: "Counter", provider: CountProvider(stage: "names")) { Text($0.text) }
            .configurationDisplayName(name)
        try await withExtension(shown._definitions()) { sender, process async throws in
            @MainActor func displayName() throws -> String? {
                let folder = process.group.path(.extensions)
                let file = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".json") }
                let bytes = try AtomicFile.read(folder + "/" + #require(file))
                return try Manifest(jsonBytes: #require(bytes)).widgets.first?.displayName
            }
            #expect(try displayName() == "1,234.5")
            _ = try await sender.ask { $0.surroundings.locale = "de_DE" }
            #expect(try displayName() == "1.234,5")
        }
    }
}
