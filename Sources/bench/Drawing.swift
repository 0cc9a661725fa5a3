import Foundation
import GroupContainer
import JSONText
import ProcessSupport
import WidgetArchive
import WidgetDrawing
import WidgetLayout

/// What one core does in a second with the large widget of the Tasks example: its timeline written and read, its views
/// laid out and drawn; and how that grows with the number of rows.
struct Drawing {
    let archive: TimelineArchive
    private let bytes: [UInt8]
    private let view: Node
    private let painter: TilePainter
    private let context: LayoutContext

    /// Takes the widget's published timeline from a group.
    init(group: String) throws {
        let folder = group + "/timelines"
        let largest = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            try AtomicFile.read(folder + "/" + $0)
        }.max { $0.count < $1.count }
        guard let bytes = largest else { throw Failure("no timeline was published in \(folder)") }
        let archive = try TimelineArchive(jsonBytes: bytes)
        guard let entry = archive.entries.first else { throw Failure("the timeline in \(folder) is empty") }
        self.bytes = archive.jsonBytes()
        self.archive = archive
        view = entry.view
        let capabilities = TerminalCapabilities(
            environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"],
            inputIsTerminal: true, outputIsTerminal: true)
        let style = DrawingStyle(capabilities: capabilities, scheme: .dark)
        painter = TilePainter(style: style)
        context = LayoutContext(measurer: CellMeasurer(cell: style.cell), quantum: style.cell)
    }

    func measure(into report: inout Report) {
        let count = Double(view.count)
        let archive = archive
        let bytes = bytes
        let write = seconds { _ = archive.jsonBytes(capacity: 16 << 10) }
        let read = seconds { _ = try? TimelineArchive(jsonBytes: bytes) }
        let placed = layout(view)
        let place = seconds { _ = layout(view) }
        let drawn = seconds { draw(placed) }
        let size = Double(bytes.count) / 1e6
        report.add("timeline of Tasks, large: written", "archive.write", size / write, .megabytesPerSecond)
        report.add(
            "timeline of Tasks, large: read", "archive.read", size / read, .megabytesPerSecond, goal: .atLeast(150))
        report.add("views laid out, one core", "layout.views", count / place, .perSecond)
        report.add("views drawn, one core", "draw.views", count / drawn, .perSecond)
        measureGrowth(into: &report)
    }

    /// A row's cost in a list of 1,000 against its cost in a list of 10: 1× is linear.
    private func measureGrowth(into report: inout Report) {
        let (few, many) = (view.withRows(10), view.withRows(1000))
        let rows: [(String, (Node) -> Void)] = [
            ("written", { _ = $0.jsonBytes() }), ("read back", { _ = try? Node(jsonBytes: $0.jsonBytes()) }),
            ("laid out", { _ = layout($0) }), ("laid out and drawn", { draw(layout($0)) }),
        ]
        for (name, work) in rows {
            let small = seconds { work(few) } / 10
            let large = seconds { work(many) } / 1000
            report.add(
                "a row of 1,000 against one of 10, \(name)", "growth.\(name.replacingOccurrences(of: " ", with: "."))",
                large * 1e6, .microseconds, ratio: large / small, goal: .ratioAtMost(1.2))
        }
    }

    private func layout(_ node: Node) -> PlacedView {
        LayoutEngine.placeWidget(
            node, in: painter.layoutSize(for: WidgetFamilyName.systemLarge.size),
            margins: WidgetFamilyName.systemLarge.contentMargins, context: context)
    }

    private func draw(_ placed: PlacedView) {
        let size = painter.tileSize(forContent: WidgetFamilyName.systemLarge.size)
        var canvas = CellCanvas(width: size.width, height: size.height)
        _ = painter.paint(placed, into: &canvas, at: CellPoint(x: 0, y: 0))
    }

    /// The median of a piece of work, repeated for a fifth of a second.
    private func seconds(_ work: () -> Void) -> Double {
        var sample = Sample()
        let end = nanoseconds() + 200_000_000
        repeat {
            let start = nanoseconds()
            work()
            sample.add(Double(nanoseconds() - start))
        } while nanoseconds() < end
        return sample.median / 1e9
    }
}

extension Node {
    /// How many views there are, modifiers included.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The tree with that many rows in its list: the first stack whose parts have identities.
    func withRows(_ number: Int) -> Node {
        var isDone = false
        return withRows(number, &isDone)
    }

    private func withRows(_ number: Int, _ isDone: inout Bool) -> Node {
        if isDone { return self }
        if case .stack(var stack) = content, let row = stack.children.first(where: { $0.id != nil }) {
            isDone = true
            let rows = (0..<number).map { index in
                var copy = row
                copy.id = "row-\(index)"
                return copy
            }
            stack.children = stack.children.filter { $0.id == nil } + rows
            return Node(.stack(stack), id: id)
        }
        var done = isDone
        let made = mapChildren { child in
            let next = child.withRows(number, &done)
            return next
        }
        isDone = done
        return made
    }
}

/// How long views take from the provider's entry to their published timeline, by the extension's own trace.
enum Archiving {
    static func median(of widget: String, in group: String) throws -> Double? {
        var provided: [String: Int64] = [:]
        var sample = Sample()
        for event in try Trace.read(in: GroupDirectory(opening: group)) where event.widget == widget {
            guard let span = event.span else { continue }
            if event.name == .provided { provided[span] = event.time }
            if event.name == .archived, let start = provided[span] { sample.add(Double(event.time - start)) }
        }
        return sample.count > 0 ? sample.median : nil
    }
}
