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
}
