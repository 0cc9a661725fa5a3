import Foundation
import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// What a hostile extension says of itself, of its widgets and of what happened: none of it commands the terminal of who
/// looks at it.
@Suite("Hostile words", .fewAtATime)
struct HostileWordsTests {
    private static let words =
        "evil\u{1B}]0;pwned\u{7}\u{1B}[2J\u{1B}[6n\u{1B}P0;1|17/ab\u{1B}\\\u{9B}2J\u{9D}0;x\u{9C}\u{202E}b\u{7F}\u{8}\r"

    private static let commands = [
        ["status"], ["list"], ["list", "--kinds"], ["why"], ["trace"], ["describe"], ["doctor"], ["log"],
        ["inspect", "timelines"], ["inspect", "home"], ["inspect", "intents"], ["inspect", "defaults"],
        ["inspect", "manifest"], ["inspect", "trace"], ["status", "--json"], ["inspect", "manifest", "--json"],
        ["inspect", "home", "--json"], ["why", "--color", "always"], ["trace", "--color", "always"],
    ]

    @Test("Names, reasons and values reach a terminal without what commands it, in whatever command shows them")
    func commandsShow() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let directory = try GroupDirectory(opening: group.path)
        try plant(in: directory)
        for command in Self.commands {
            let shown = try await group.run(.renderer, command)
            let text = shown.output + shown.errors
            for scalar in text.unicodeScalars {
                let isOwn = command.contains("always") && scalar == "\u{1B}"
                let isCommand =
                    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
                    || scalar == "\u{202E}"
                #expect(
                    isOwn || !isCommand, "\(command): U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
                if !isOwn && isCommand { break }
            }
            for sequence in ["\u{1B}]", "\u{1B}[2J", "\u{1B}[6n", "\u{1B}P"] {
                #expect(!text.contains(sequence), "\(command)")
            }
        }
    }

    /// A manifest, a home screen, a timeline, shared values and a trace with such words everywhere.
    private func plant(in group: GroupDirectory) throws {
        let words = Self.words
        var widget = WidgetDescription()
        (widget.kind, widget.displayName, widget.summary) = (words, words, words)
        widget.families = [.systemSmall]
        var intent = IntentDescriptionRecord()
        (intent.type, intent.title, intent.summary) = (words, words, words)
        widget.configuration = intent
        var manifest = Manifest()
        (manifest.instance, manifest.executable, manifest.build) = ("evil", "/" + words, words)
        (manifest.bootID, manifest.readyAt) = (BootClock.bootID, BootClock.now())
        (manifest.widgets, manifest.intents) = ([widget], [intent])
        try AtomicFile.write(manifest.jsonBytes(), to: group.path(.extensions, "evil.json"))

        let reference = WidgetReference(id: words, kind: words, family: .systemSmall)
        var home = HomeScreen()
        home.widgets = [reference]
        try AtomicFile.write(home.jsonBytes(), to: group.path + "/home.json")

        var timeline = TimelineArchive()
        (timeline.widget, timeline.bootID, timeline.generation) = (reference, BootClock.bootID, BootClock.now())
        (timeline.remarks, timeline.build) = ([words], words)
        var entry = EntryArchive()
        entry.view = Node(.text(TextNode(runs: [TextRun(words)])))
        timeline.entries = [entry]
        try AtomicFile.write(
            timeline.jsonBytes(), to: group.path(.timelines, FileName.encode(words) + ".json"))

        try Journal.named(words, in: group).set(.string(words), forKey: words)

        var event = TraceEvent(
            .failed, at: BootClock.now() / 1000, boot: BootClock.bootID, role: .extension, pid: 1, span: "evil",
            kind: words, widget: words, reason: words, detail: ["intent": .string(words)])
        var lines = event.line
        event.name = .tap
        lines = event.line + lines
        try AtomicFile.write(lines, to: group.path(.trace, "extension.1-evil.jsonl"))
    }
}
