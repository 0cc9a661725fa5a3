import JSONText
import WidgetArchive

@testable import WidgetHost

/// Archives for tests.
enum Archives {
    static func text(_ words: String) -> Node { Node(.text(TextNode(runs: [TextRun(words)]))) }

    static func entry(_ words: String, at date: Double, controls: [ControlNode] = []) -> EntryArchive {
        var entry = EntryArchive()
        entry.date = date
        entry.view = Node(
            .stack(StackNode(.vertical, [text(words)] + controls.map { Node(.control($0)) })))
        return entry
    }

    static func timeline(
        _ entries: [EntryArchive], widget: String = "w", generation: Int64 = 1, bootID: String = "B",
        policy: TimelineArchive.Policy = .never
    ) -> TimelineArchive {
        var archive = TimelineArchive()
        archive.widget = WidgetReference(id: widget, kind: "K", family: .systemSmall)
        archive.generation = generation
        archive.bootID = bootID
        archive.policy = policy
        archive.entries = entries
        return archive
    }

    static func file(
        _ entries: [(String, Double)], generation: Int64 = 1, bootID: String = "B"
    ) throws -> TimelineFile {
        try TimelineFile(
            timeline(entries.map { entry($0.0, at: $0.1) }, generation: generation, bootID: bootID).jsonBytes())
    }
}

extension WidgetFrames {
    /// The words on show.
    var words: String? { frame.map { $0.entry.view.words.joined(separator: " ") } }
}
