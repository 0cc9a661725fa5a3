import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

/// How much of a timeline is kept (cases.md b4).
@MainActor
@Suite("The limits of a timeline")
struct TimelineLimitTests {
    private func entries(_ dates: [Double]) -> [ProvidedTimeline.Entry] {
        dates.map { .init(date: $0) { $0.archive(Text(verbatim: "x")) } }
    }

    /// An archive with a picture of a mebibyte; the bytes are shared.
    private static let picture = String(repeating: "A", count: 1 << 20)

    private func archive(_ entry: ProvidedTimeline.Entry) -> EntryArchive {
        var picture = ImageNode()
        picture.base64 = Self.picture
        var archive = EntryArchive()
        archive.date = entry.date
        archive.view = Node(.image(picture))
        return archive
    }

    @Test("Of a day of one entry a second, the one on show and those that follow are kept")
    func day() {
        let kept = TimelineMaker.kept(entries((0..<86_400).map { Double($0) - 3600 }), now: 0)
        #expect(kept.count == TimelineMaker.entryLimit)
        #expect(kept.first?.date == 0)
        #expect(kept.last?.date == Double(TimelineMaker.entryLimit - 1))
    }

    @Test("Two thousand entries with a picture of 1 MiB each: as many as there is room for, the one on show first")
    func pictures() {
        var kept = TimelineMaker.kept(entries((0..<2000).map { Double($0) * 60 - 600 }), now: 0)
        var made = 0
        let archived = TimelineMaker.fitting(&kept, now: 0) { entry in
            made += 1
            return archive(entry)
        }
        #expect(archived.map(\.date) == (0..<8).map { Double($0) * 60 })
        #expect(kept.map(\.date) == archived.map(\.date))
        #expect(made == 9, "no more are archived than are kept, and one that tells")
    }

    @Test("The order given is kept, and one entry that is too large alone is kept all the same")
    func order() {
        var kept = entries([60, -60, 0])
        #expect(TimelineMaker.fitting(&kept, now: 0, archive: archive).map(\.date) == [60, -60, 0])
        var one = entries([0])
        let large = TimelineMaker.fitting(&one, now: 0) { entry in
            var made = archive(entry)
            var huge = ImageNode()
            huge.base64 = String(repeating: "A", count: 9 << 20)
            made.background = Node(.image(huge))
            return made
        }
        #expect(large.count == 1)
    }
}
