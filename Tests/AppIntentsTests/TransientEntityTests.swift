import AppIntents
import Testing

@Suite("Entities of one run, and what a widget cannot ask")
struct TransientEntityTests {
    struct Reading: TransientAppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reading")
        @Property(title: "Degrees") var degrees: Int
        @Property(title: "Place") var place: String
        init() {}
        init(degrees: Int, place: String) {
            self.degrees = degrees
            self.place = place
        }
        var displayRepresentation: DisplayRepresentation { "\(degrees)° in \(place)" }
    }

    struct Measure: AppIntent {
        static let title: LocalizedStringResource = "Measure"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            try await requestConfirmation(
                result: .result(value: 3, dialog: "Three degrees?"), confirmationActionName: .go, showPrompt: true)
            return .result(value: 3)
        }
    }

    @Test("Its properties have names and values")
    func properties() {
        let reading = Reading(degrees: 7, place: "Oslo")
        #expect(reading.degrees == 7 && reading.$place.title.key == "Place")
        #expect(String(localized: reading.displayRepresentation.title) == "7° in Oslo")
    }

    @Test("An intent that asks whether its result is right fails in a widget")
    func confirmation() async {
        await #expect(throws: (any Error).self) { try await Measure().perform() }
    }

    @Test("Words go between the two kinds of attributed strings")
    func attributed() {
        #expect(String(AttributedString(NSAttributedString(string: "né 👩‍👧")).characters) == "né 👩‍👧")
        #expect(NSAttributedString(AttributedString("né 👩‍👧")).string == "né 👩‍👧")
    }

    @Test("The places of a person's files are folders")
    func places() {
        for place in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory] {
            #expect(place.isFileURL && place.path.hasPrefix("/"))
        }
    }
}
