import Foundation
import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// Timelines as a hostile extension would publish them: well-formed files, each with something in it that goes beyond all
/// bounds. What they cost is a mark on their own widget, or an odd picture there; the widget beside it takes taps.
@Suite("Hostile timelines", .fewAtATime)
struct HostileTimelineTests {
    enum Trick: String, CaseIterable, Sendable {
        case commands, longText, hugeNumbers, endlessNumbers, manyViews, deepViews, manyEntries, farDates, hugePictures
        case manyColumns, manyLines, manyControls, manyVariants, longNames

        /// The published timeline with the trick in it, as bytes.
        func play(on timeline: TimelineArchive) -> [UInt8] {
            var timeline = timeline
            guard var entry = timeline.entries.first else { return [] }
            switch self {
            case .manyEntries:
                entry.view = Self.text("x")
                timeline.entries = (0..<90_000).map { index in
                    var copy = entry
                    copy.date += Double(index) / 1000
                    return copy
                }
                return timeline.jsonBytes()
            case .farDates:
                timeline.policy = .after(-.infinity)
                timeline.entries = [-Double.infinity, -1e300, 0, 1e18, 1e300, .infinity].map { date in
                    var copy = entry
                    copy.date = date
                    (copy.relevance, copy.relevanceDuration) = (.infinity, -1e300)
                    return copy
                }
                return timeline.jsonBytes()
            case .manyVariants:
                var variant = EntryArchive.Variant()
                variant.view = Self.text("variant")
                entry.variants = Array(repeating: variant, count: 20_000)
            default: entry.view = view
            }
            timeline.entries = [entry]
            return timeline.jsonBytes()
        }

        private static func text(_ string: String) -> Node { Node(.text(TextNode(runs: [TextRun(string)]))) }

        private var view: Node {
            switch self {
            case .commands:
                Self.text(
                    "a\u{1B}]0;pwned\u{7}\u{1B}[2J\u{1B}[6n\u{1B}Pq\u{1B}\\\u{9B}2J\u{9D}x\u{9C}\u{202E}b\u{7F}\u{8}")
            case .longText: Self.text(String(repeating: "👨‍👩‍👧 long ", count: 200_000))
            case .hugeNumbers: numbers(1e300)
            case .endlessNumbers: numbers(.infinity)
            case .manyViews:
                Node(.stack(StackNode(.vertical, (0..<150_000).map { Self.text("row \($0)") })))
            case .deepViews:
                (0..<330).reduce(Self.text("deep")) { view, _ in Node(.stack(StackNode(.vertical, [view, view.leaf]))) }
            // A picture's head that claims four billion columns and rows.
            case .hugePictures: Node(.image(picture))
            case .manyColumns: Node(.lazyGrid(grid))
            case .manyLines: Node(.text(lines))
            case .manyControls:
                Node(.stack(StackNode(.horizontal, (0..<20_000).map { control("c\($0 % 3)") })))
            case .longNames:
                Node(
                    .unsupported(String(repeating: "Name\u{1B}[31m", count: 50_000)),
                    id: String(repeating: "i", count: 100_000))
            default: Node()
            }
        }

        private func numbers(_ value: Double) -> Node {
            var font = FontDescription()
            (font.style, font.size) = (nil, value)
            var run = TextRun("numbers")
            (run.font, run.kerning, run.baselineOffset) = (font, value, -value)
            var text = TextNode(runs: [run])
            (text.lineSpacing, text.minimumScale, text.lineLimit) = (value, -value, .min)
            let modifiers: [Modifier] = [
                .padding(Insets(all: value)), .frame(width: value, height: -value, alignment: .center),
                .offset(x: value, y: -value), .position(x: -value, y: value), .opacity(value), .zIndex(-value),
                .scale(x: value, y: -value, anchor: UnitPosition(x: value, y: value)),
                .rotation(degrees: value, anchor: UnitPosition()), .blur(value), .layoutPriority(value),
                .aspectRatio(value, fill: true), .colorEffect("brightness", value),
            ]
            return modifiers.reduce(Node(.text(text))) { Node(.modified($1, $0)) }
        }

        private var picture: ImageNode {
            var picture = ImageNode()
            let head: [UInt8] =
                [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0, 0, 0, 0, 0]
            picture.base64 = Data(head).base64EncodedString()
            (picture.size, picture.isResizable) = (Size(width: 4_294_967_295, height: 4_294_967_295), true)
            return picture
        }

        private var grid: LazyGridNode {
            var grid = LazyGridNode()
            var adaptive = LazyGridNode.Track()
            (adaptive.kind, adaptive.minimum) = (.adaptive, 1e-300)
            grid.tracks = [adaptive] + (0..<20_000).map { _ in LazyGridNode.Track() }
            grid.children = (0..<20_000).map { Self.text("\($0)") }
            return grid
        }

        private var lines: TextNode {
            var text = TextNode(runs: (0..<20_000).map { TextRun("line \($0)\n") })
            (text.lineLimit, text.reservedLines) = (.max, .max)
            return text
        }

        private func control(_ key: String) -> Node {
            var control = ControlNode()
            (control.key, control.body) = (key, Self.text("tap"))
            return Node(.control(control))
        }
    }

    @Test("A hostile timeline troubles its own widget alone", arguments: Trick.allCases)
    func alone(_ trick: Trick) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer(columns: 120, rows: 50, environment: ["NO_COLOR": "1"])
        #expect(await screen.shows("Buy milk", columns: 120, rows: 50))
        let folder = group.path + "/timelines"
        let (small, large) = ("TaskWidget-small", "TaskWidget-large")
        let arePublished = await group.waitForChange(in: folder) {
            let names = (try? FileNames.of(folder)) ?? []
            return names.contains(small + ".json") && names.contains(large + ".json")
        }
        try #require(arePublished)
        let path = "\(folder)/\(small).json"
        var timeline = try TimelineArchive(jsonBytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
        timeline.generation += 1
        try AtomicFile.write(trick.play(on: timeline), to: path)

        let tap = try await group.run(.renderer, ["tap", large, "Buy milk"])
        #expect(tap.ending == .exited(0), "\(tap.output)\(tap.errors)")
        // The good widget beside it shows what is added next, and so does the hostile one's next good timeline.
        try await group.app("add", "Walk the dog")
        #expect(
            await screen.shows("Walk the dog", columns: 120, rows: 50), "\(screen.screen(columns: 120, rows: 50).text)")
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        let output = screen.output.text
        for command in ["\u{1B}]", "\u{1B}P", "\u{1B}[6n", "\u{7}", "\u{9B}", "\u{202E}", "\u{8}"] {
            #expect(!output.contains(command), "\(command.unicodeScalars.map(\.value))")
        }
    }
}

extension Node {
    /// A small view beside the deep one.
    fileprivate var leaf: Node { Node(.divider) }
}
