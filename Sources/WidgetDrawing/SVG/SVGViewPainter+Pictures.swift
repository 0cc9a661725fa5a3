import WidgetArchive
import WidgetLayout

extension SVGViewPainter {
    /// Draws a bitmap in its frame; where it is missing, a quiet field with a picture's sign.
    mutating func paint(_ image: ImageNode, in frame: Rect, _ state: SVGState) {
        if state.isRedacted { return paintField(frame, state) }
        guard let data = image.base64, !data.isEmpty else {
            remark("the picture “\(image.name)” is not there")
            let radius = min(6, frame.size.height / 4)
            SVGGeometryMaker.rounded(frame, radius, radius, isContinuous: true).begin(in: &body)
            fill(SystemPalette.fill(level: 1, colors.scheme), state).write("fill", "fill-opacity", to: &body)
            body.empty()
            var symbol = SymbolNode(name: "photo")
            symbol.paints = [.hierarchical(level: 1, of: nil)]
            let side = min(frame.size.width, frame.size.height) * 0.5
            let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            return paint(symbol, in: box, state)
        }
        if image.isTiled, image.isResizable {
            var tile = PicturePaint()
            tile.image = image
            if let id = pattern(tile, 1, in: frame, state) {
                SVGGeometry(form: .rectangle(frame, rx: 0, ry: 0)).begin(in: &body)
                mark("image", state)
                SVGFill.server(id).write("fill", "fill-opacity", to: &body)
                return body.empty()
            }
        }
        let filter = filter(of: image, in: frame, state)
        body.begin("image")
        mark("image", state)
        Self.write(image, data, in: frame, filter: filter, to: &body)
    }

    /// The pattern that repeats a picture from the upper left corner of a box; nil without a picture to draw.
    mutating func pattern(_ paint: PicturePaint, _ alpha: Double, in box: Rect, _ state: SVGState) -> String? {
        let whole = Size(width: paint.image.size.width * paint.scale, height: paint.image.size.height * paint.scale)
        let tile = Size(width: whole.width * paint.source.size.width, height: whole.height * paint.source.size.height)
        // A tile of next to nothing would be drawn millions of times.
        guard tile.width >= 0.25, tile.height >= 0.25, tile.width.isFinite, tile.height.isFinite else { return nil }
        guard let data = paint.image.base64, !data.isEmpty else {
            remark("the picture “\(paint.image.name)” is not there")
            return nil
        }
        let frame = Rect(
            x: -paint.source.minX * whole.width, y: -paint.source.minY * whole.height, width: whole.width,
            height: whole.height)
        let filter = filter(of: paint.image, in: frame, state)
        return definitions.add(
            "pattern",
            {
                $0.word("patternUnits", "userSpaceOnUse")
                $0.rectangle(Rect(origin: box.origin, size: tile))
            }
        ) { writer in
            writer.begin("image")
            if alpha < 0.9995 { writer.number("opacity", alpha, decimals: 3) }
            Self.write(paint.image, data, in: frame, filter: filter, to: &writer)
        }
    }

    /// The rest of an `<image>`.
    private static func write(
        _ image: ImageNode, _ data: String, in frame: Rect, filter: String?, to writer: inout SVGWriter
    ) {
        writer.rectangle(frame)
        writer.word("preserveAspectRatio", "none")
        if let filter { writer.string("filter", "url(#\(filter))") }
        if image.interpolation == "none" { writer.word("style", "image-rendering:pixelated") }
        writer.value("href") {
            $0.append("data:image/")
            $0.escape(image.type)
            $0.append(";base64,")
            $0.append(contentsOf: data.utf8.lazy.filter(Self.isBase64))
        }
        writer.empty()
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D: true
        default: false
        }
    }
}
