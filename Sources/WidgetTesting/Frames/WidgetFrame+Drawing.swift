internal import Foundation
internal import JSONText
internal import WidgetArchive
internal import WidgetDrawing
internal import WidgetLayout

extension WidgetFrame {
    /// The widget as a terminal without colours draws it: lines around it, one character a cell of 8 × 16 points.
    public var text: String {
        var style = DrawingStyle(scheme: DrawingScheme(of: surroundings), hasColor: false)
        style.showsTitles = false
        let painter = TilePainter(style: style, now: now.timeIntervalSince1970)
        let size = painter.layoutSize(for: surroundings.size)
        let context = context(CellMeasurer(cell: style.cell), quantum: style.cell)
        let view = LayoutEngine.placeWidget(view, in: size, margins: margins, context: context)
        var look = TileLook()
        look.missingBackground = !hasContainerBackground
        let tile = painter.tileSize(forContent: surroundings.size)
        var canvas = CellCanvas(width: tile.width, height: tile.height)
        let ground = background.map { LayoutEngine.place($0, in: size, context: context) }
        _ = painter.paint(view, background: ground, look: look, into: &canvas, at: CellPoint(x: 0, y: 0))
        return canvas.plainText()
    }

    /// The widget as a phone would show it: one self-contained `<svg>` element.
    public var svg: String {
        var style = SVGStyle(
            scheme: DrawingScheme(of: surroundings), typeSize: surroundings.typeSize,
            renderingMode: TileRendering(rawValue: surroundings.renderingMode) ?? .fullColor)
        style.marksIdentity = false
        var look = TileLook()
        look.missingBackground = !hasContainerBackground
        let painter = SVGPainter(style: style, now: now.timeIntervalSince1970)
        let background = background.map {
            LayoutEngine.place(
                $0, in: surroundings.size, context: context(PointMeasurer(typeSize: surroundings.typeSize)))
        }
        return painter.svg(of: placed, background: background, family: reference.family, look: look)
    }

    /// The archived view as JSON, indented, members in a fixed order: everything a surface is told.
    public var json: String {
        var copy = entry
        copy.view = view
        copy.background = background
        copy.variants = []
        let text = String(decoding: copy.jsonBytes(), as: UTF8.self)
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        else { return text + "\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
