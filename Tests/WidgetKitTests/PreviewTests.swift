import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

// That this file compiles is the test: the forms of previews for widgets.
#Preview("Counts", as: .systemSmall) {
    NamedWidget()
} timeline: {
    CountEntry(text: "one")
    CountEntry(text: "two")
}

#Preview(as: .systemMedium) {
    NamedWidget()
} timelineProvider: {
    CountProvider(stage: "preview")
}

#Preview(as: .systemLarge, using: Choose()) {
    ChosenWidget()
} timelineProvider: {
    ChosenProvider()
}

@MainActor
@Suite("The #Preview blocks of a process")
struct PreviewMakerTests {
    private func own(_ change: (inout PreviewRequest) -> Void = { _ in }) async -> [PreviewCatalog.Preview] {
        var request = PreviewRequest()
        change(&request)
        let catalog = await PreviewMaker(request: request).catalog()
        return catalog.previews.filter { $0.file.hasSuffix("/PreviewTests.swift") }
    }

    @Test("They are found by themselves, in the order of the file, with their entries")
    func found() async {
        let previews = await own()
        #expect(previews.map(\.name) == ["Counts", "", ""] && previews.map(\.line) == previews.map(\.line).sorted())
        #expect(previews.allSatisfy { $0.failure == nil && $0.looks.count == 1 && !$0.isView })
        #expect(previews.map { $0.looks[0].widget.family } == [.systemSmall, .systemMedium, .systemLarge])
        #expect(previews.map { $0.looks[0].entries.count } == [2, 1, 2])
        #expect(previews[0].looks[0].entries.map(\.view.words).first?.contains("one") == true)
    }

    @Test("Every family that the widget supports can be asked for; the preview's own comes first")
    func families() async {
        let previews = await own { $0.wantsAllFamilies = true }
        #expect(previews.last?.looks.map(\.widget.family) == [.systemLarge, .systemSmall])
    }

    @Test("A catalogue comes back as it was written")
    func roundTrip() async throws {
        var catalog = PreviewCatalog()
        catalog.previews = await own()
        #expect(try PreviewCatalog(jsonBytes: catalog.jsonBytes()) == catalog)
    }
}
