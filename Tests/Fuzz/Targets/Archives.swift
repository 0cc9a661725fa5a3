import JSONText
import WidgetArchive
import WidgetDrawing
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

    /// A timeline is laid out and painted, too: its views are the extension's, which may be anyone's.
    static func timeline(_ bytes: [UInt8]) {
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
