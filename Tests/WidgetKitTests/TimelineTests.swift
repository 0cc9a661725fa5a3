import GroupContainer
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

@MainActor
@Suite("Archiving a timeline")
struct TimelineMakerTests {
    private struct Looking: View {
        @Environment(\.colorScheme) var scheme
        @Environment(\.widgetRenderingMode) var mode
        let looksAtScheme: Bool
        let looksAtMode: Bool
        var body: some View {
            Text(verbatim: (looksAtScheme ? "\(scheme)" : "") + " " + (looksAtMode ? "\(mode)" : ""))
        }
    }

    private func variants(scheme: Bool, mode: Bool) -> [EntryArchive.Variant] {
        let definition = counter("maker")[0]
        let provided = ProvidedTimeline(
            entries: [.init(date: 0) { $0.archive(Looking(looksAtScheme: scheme, looksAtMode: mode)) }], policy: .never)
        var surroundings = Surroundings()
        surroundings.size = Size(width: 158, height: 158)
        let request = ProviderRequest(purpose: .timeline, widget: .tapped, surroundings: surroundings)
        return TimelineMaker(build: "b").archive(
            provided, of: definition, for: request, span: "s", generation: 1, now: 0
        )
        .entries[0].variants
    }

    @Test("Variants are archived only for what a body read")
    func onlyWhatWasRead() {
        #expect(variants(scheme: false, mode: false).isEmpty)
        #expect(variants(scheme: true, mode: false).map(\.colorScheme) == ["dark"])
        #expect(variants(scheme: false, mode: true).map(\.renderingMode) == ["accented", "vibrant"])
        let both = variants(scheme: true, mode: true)
        #expect(both.count == 5 && both.contains { $0.colorScheme == "dark" && $0.renderingMode == "vibrant" })
        #expect(both.allSatisfy { $0.view.words.contains($0.colorScheme ?? "-") })
    }

    @Test("A container's background is kept where the widget shows one, and empty where it does not")
    func containerBackground() {
        func background(_ mode: String, _ family: WidgetFamilyName, isRemovable: Bool = true) -> Node? {
            var definition = counter("maker")[0]
            definition.isBackgroundRemovable = isRemovable
            let provided = ProvidedTimeline(
                entries: [.init(date: 0) { $0.archive(Text(verbatim: "x").containerBackground(.red, for: .widget)) }],
                policy: .never)
            var surroundings = Surroundings()
            surroundings.size = family.size
            surroundings.renderingMode = mode
            var widget = WidgetReference.tapped
            widget.family = family
            let request = ProviderRequest(purpose: .timeline, widget: widget, surroundings: surroundings)
            return TimelineMaker(build: "b").archive(
                provided, of: definition, for: request, span: "s", generation: 1, now: 0
            )
            .entries[0].background
        }
        let red = Node(.shape(ShapeNode(.rectangle, fill: .color(.system("red")))))
        #expect(background("fullColor", .systemSmall) == red)
        #expect(background("accented", .systemSmall) == Node())
        #expect(background("accented", .systemSmall, isRemovable: false) == red)
        #expect(background("fullColor", .accessoryRectangular) == Node())
    }

    @Test("Of too many entries the one on show and those after it are kept, whatever the order")
    func kept() {
        let count = TimelineMaker.entryLimit + 50
        let dates = (0..<count).map { Double($0 * 10) }
        let entries = dates.reversed().map { date in
            ProvidedTimeline.Entry(date: date) { $0.archive(Text(verbatim: "")) }
        }
        #expect(TimelineMaker.kept(entries, now: 45).map(\.date).prefix(2) == [40, 50])
        #expect(TimelineMaker.kept(entries, now: -1).first?.date == 0)
        #expect(TimelineMaker.kept(entries, now: 1e9).map(\.date) == [Double(count - 1) * 10])
        #expect(TimelineMaker.kept(Array(entries.prefix(3)), now: 1e9).count == 3)
    }
}

@MainActor
@Suite("Publishing a timeline")
struct TimelinePublisherTests {
    private func bytes(_ generation: Int64, boot: String = BootClock.bootID) -> [UInt8] {
        var archive = TimelineArchive()
        archive.generation = generation
        archive.bootID = boot
        return archive.jsonBytes()
    }

    @Test("An older timeline never replaces a newer one, be it of this process or another")
    func generations() throws {
        let temporary = try TemporaryGroup()
        let (own, other) = (TimelinePublisher(group: temporary.group), TimelinePublisher(group: temporary.group))
        #expect(try own.publish(bytes(5), of: "w/1", generation: 5) == .published)
        #expect(try own.publish(bytes(4), of: "w/1", generation: 4) == .superseded)
        #expect(try other.publish(bytes(4), of: "w/1", generation: 4) == .superseded)
        #expect(try other.publish(bytes(6), of: "w/1", generation: 6) == .published)
        #expect(try own.publish(bytes(5), of: "w/1", generation: 5) == .superseded)
        let path = temporary.group.path(.timelines, FileName.encode("w/1") + ".json")
        #expect(try TimelineArchive(jsonBytes: #require(try AtomicFile.read(path))).generation == 6)
        let left = try FileManager.default.contentsOfDirectory(atPath: temporary.group.path(.timelines))
        #expect(left.count == 1)
    }

    @Test("A timeline of another boot, and a file that is none, are replaced")
    func otherBoot() throws {
        let temporary = try TemporaryGroup()
        let publisher = TimelinePublisher(group: temporary.group)
        let path = temporary.group.path(.timelines, "w.json")
        for present in [bytes(9, boot: "before"), Array("nonsense".utf8)] {
            try AtomicFile.write(present, to: path)
            #expect(try publisher.publish(bytes(1), of: "w", generation: 1) == .published)
        }
    }
}

@MainActor
@Suite("Deadlines")
struct DeadlineTimerTests {
    @Test("All that have passed are told, and what was removed is not")
    func passes() async {
        let timer = DeadlineTimer()
        let passed = await withCheckedContinuation { continuation in
            var all: [String] = []
            timer.onDeadline = { spans in
                all += spans
                if all.count == 2 { continuation.resume(returning: all) }
            }
            timer.add("never", at: .max)
            timer.add("second", at: BootClock.now() + 2_000_000)
            timer.add("removed", at: BootClock.now())
            timer.remove("removed")
            timer.add("first", at: BootClock.now() - 1)
        }
        timer.stop()
        #expect(passed == ["first", "second"])
    }
}

@Suite("The command line of an extension")
struct ArgumentTests {
    @Test("Arguments are read, and what is wrong is named")
    func arguments() throws {
        #expect(try ExtensionArguments(["--group", "/g", "--trace-values", "off"]).group == "/g")
        #expect(try ExtensionArguments(["--trace-values", "off"]).tracesValues == false)
        #expect(try ExtensionArguments(["--help"]).print?.contains("--group DIR") == true)
        #expect(try ExtensionArguments(["--version"]).print?.hasPrefix("extension (swift-widgets ") == true)
        for wrong in [["--group"], ["--group", "relative"], ["--trace-values", "maybe"], ["now"]] {
            #expect(throws: ExtensionArguments.Refusal.self) { try ExtensionArguments(wrong) }
        }
    }
}
