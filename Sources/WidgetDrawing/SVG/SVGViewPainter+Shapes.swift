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
}
