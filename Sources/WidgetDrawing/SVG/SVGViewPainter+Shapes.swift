import WidgetArchive
import WidgetLayout

extension SVGViewPainter {
    /// Draws a shape: its inside, then its line.
    mutating func paint(_ node: ShapeNode, in frame: Rect, _ state: SVGState) {
        let maker = SVGGeometryMaker(container: state.container)
        let shadow = node.fill?.shadow ?? node.strokePaint?.shadow
        if let shadow { openShadow(shadow, around: frame, state) }
        let fill = node.fill.map { self.fill($0, in: frame, state) } ?? .none
        let hasStroke = node.strokePaint != nil && node.stroke.width > 0
        let stroke = node.strokePaint.map { self.fill($0, in: frame, state) } ?? .none
        // One element serves both unless the line lies inside.
        if !hasStroke || !node.isInnerStroke || node.fill == nil {
            let box = node.isInnerStroke && hasStroke ? frame.insetBy(node.stroke.width / 2) : frame
            let shape = node.isInnerStroke && hasStroke ? node.shape.insetCorners(node.stroke.width / 2) : node.shape
            if case .none = fill, !hasStroke { return closeShadow(shadow) }
            maker.geometry(shape, in: box).begin(in: &body)
            mark("shape", state)
            fill.write("fill", "fill-opacity", to: &body)
            if hasStroke { writeStroke(node.stroke, stroke) }
            body.empty()
        } else {
            maker.geometry(node.shape, in: frame).begin(in: &body)
            mark("shape", state)
            fill.write("fill", "fill-opacity", to: &body)
            body.empty()
            let half = node.stroke.width / 2
            maker.geometry(node.shape.insetCorners(half), in: frame.insetBy(half)).begin(in: &body)
            body.word("fill", "none")
            writeStroke(node.stroke, stroke)
            body.empty()
        }
        closeShadow(shadow)
    }

    private mutating func closeShadow(_ shadow: ShadowPaint?) {
        if shadow != nil { body.close("g") }
    }

    private mutating func writeStroke(_ stroke: StrokeDescription, _ paint: SVGFill) {
        paint.write("stroke", "stroke-opacity", to: &body)
        if stroke.width != 1 { body.number("stroke-width", max(stroke.width, 0)) }
        switch stroke.cap {
        case .butt: break
        case .round: body.word("stroke-linecap", "round")
        case .square: body.word("stroke-linecap", "square")
        }
        switch stroke.join {
        case .miter: if stroke.miterLimit != 4 { body.number("stroke-miterlimit", max(stroke.miterLimit, 1)) }
        case .round: body.word("stroke-linejoin", "round")
        case .bevel: body.word("stroke-linejoin", "bevel")
        }
        body.dashes(stroke.dash, phase: stroke.dashPhase)
    }

    /// A hairline.
    mutating func paintDivider(in frame: Rect, _ state: SVGState) {
        SVGGeometry(form: .rectangle(frame, rx: 0, ry: 0)).begin(in: &body)
        fill(SystemPalette.color("separator", colors.scheme) ?? .black, state).write(
            "fill", "fill-opacity", to: &body)
        body.empty()
    }

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
        body.begin("image")
        mark("image", state)
        body.rectangle(frame)
        body.word("preserveAspectRatio", "none")
        if let id = filter(of: image, in: frame, state) { body.string("filter", "url(#\(id))") }
        if image.interpolation == "none" { body.word("style", "image-rendering:pixelated") }
        body.value("href") {
            $0.append("data:image/")
            $0.escape(image.type)
            $0.append(";base64,")
            $0.append(contentsOf: data.utf8.lazy.filter(Self.isBase64))
        }
        body.empty()
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D: true
        default: false
        }
    }

    /// What recolours a picture: a template's paint, colour effects around it, the colours of the place.
    private mutating func filter(of image: ImageNode, in frame: Rect, _ state: SVGState) -> String? {
        var matrices: [[Double]] = []
        if image.isTemplate {
            let color = state.adapt(colors.resolve(image.paint)).representative.components
            matrices.append(
                [
                    0, 0, 0, 0, Double(color.x), 0, 0, 0, 0, Double(color.y), 0, 0, 0, 0, Double(color.z), 0, 0, 0,
                    Double(color.w), 0,
                ])
        } else {
            for change in state.colorChanges.reversed() { matrices.append(change.matrix) }
            switch state.tone {
            case .full: break
            case .mask: matrices.append([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0])
            case .accented, .accentedBase, .vibrant: matrices.append(ColorChange.effect("grayscale", 1).matrix)
            }
        }
        guard !matrices.isEmpty else { return nil }
        return filter(in: frame) { writer in
            for matrix in matrices {
                writer.begin("feColorMatrix")
                writer.value("values") {
                    for (index, factor) in matrix.enumerated() {
                        if index > 0 { $0.append(" ") }
                        $0.append(factor, decimals: 4)
                    }
                }
                writer.empty()
            }
        }
    }
}

extension ColorChange {
    /// The change as a matrix of `feColorMatrix`: each is linear, so the images of five colours give it.
    var matrix: [Double] {
        func image(_ red: Float, _ green: Float, _ blue: Float) -> SIMD4<Float> {
            unclamped(RGBA(red: red, green: green, blue: blue)).components
        }
        let zero = image(0, 0, 0)
        let columns = [image(1, 0, 0) - zero, image(0, 1, 0) - zero, image(0, 0, 1) - zero]
        var rows: [Double] = []
        for row in 0..<3 { rows += columns.map { Double($0[row]) } + [0, Double(zero[row])] }
        return rows + [0, 0, 0, 1, 0]
    }
}
