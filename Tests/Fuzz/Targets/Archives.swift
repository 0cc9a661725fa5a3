import JSONText
import WidgetArchive
import WidgetDrawing
@testable import WidgetHost
import WidgetLayout

/// What crosses a process boundary as JSON. What can be read is written again and must then read as the same.
enum Archives {
    static func json(_ bytes: [UInt8]) { roundTrip(JSONValue.self, bytes) }
    static func invocation(_ bytes: [UInt8]) { roundTrip(Invocation.self, bytes) }
    static func outcome(_ bytes: [UInt8]) { roundTrip(Outcome.self, bytes) }
    static func request(_ bytes: [UInt8]) { roundTrip(ExtensionRequest.self, bytes) }
    static func wish(_ bytes: [UInt8]) { roundTrip(ReloadWish.self, bytes) }
    static func manifest(_ bytes: [UInt8]) { roundTrip(Manifest.self, bytes) }
    static func home(_ bytes: [UInt8]) { roundTrip(HomeScreen.self, bytes) }
    static func budget(_ bytes: [UInt8]) { roundTrip(BudgetFile.self, bytes) }
    static func command(_ bytes: [UInt8]) { roundTrip(HostCommand.self, bytes) }
    static func reply(_ bytes: [UInt8]) { roundTrip(HostReply.self, bytes) }

    /// A timeline is put on show, laid out and painted, too: its views are the extension's, which may be anyone's.
    static func timeline(_ bytes: [UInt8]) {
        show(bytes)
        guard let archive = roundTrip(TimelineArchive.self, bytes) else { return }
        let cell = Size(width: 8, height: 16)
        var context = LayoutContext(measurer: CellMeasurer(cell: cell), quantum: cell)
        context.now = 1000
        let painter = TilePainter(style: DrawingStyle(scheme: .dark), now: 1000)
        for entry in archive.entries.prefix(2) {
            let size = Size(width: 158, height: 158)
            let view = LayoutEngine.placeWidget(entry.view, in: size, margins: Insets(), context: context)
            let background = entry.background.map { LayoutEngine.place($0, in: size, context: context) }
            var canvas = CellCanvas(width: 24, height: 12)
            _ = painter.paint(
                view, background: background, look: TileLook(), into: &canvas, at: CellPoint(x: 0, y: 0))
            let points = LayoutContext(measurer: PointMeasurer())
            _ = SVGPainter().svg(
                of: LayoutEngine.placeWidget(entry.view, in: size, margins: Insets(), context: points))
        }
    }

    /// As the host takes it: the entries' dates decide what is on show, and when the next is.
    private static func show(_ bytes: [UInt8]) {
        guard let file = try? TimelineFile(bytes) else { return }
        var frames = WidgetFrames()
        guard (try? frames.adopt(file, bootID: "B", at: 1000)) != nil else { return }
        var now = 1000.0
        for _ in 0..<4 {
            guard let next = frames.nextFlip(after: now) else { break }
            guard next > now else { fatalError("the next entry is not after the one on show") }
            now = next
            _ = try? frames.show(at: now)
        }
    }

    @discardableResult
    private static func roundTrip<T: JSONCodable>(_ type: T.Type, _ bytes: [UInt8]) -> T? {
        guard let value = try? T(jsonBytes: bytes) else { return nil }
        let once = value.jsonBytes()
        guard let again = try? T(jsonBytes: once) else { fatalError("what was written does not read") }
        guard again.jsonBytes() == once else { fatalError("what was written reads as something else") }
        return value
    }
}
