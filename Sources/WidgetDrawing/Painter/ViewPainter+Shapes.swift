import WidgetArchive
import WidgetLayout

extension ViewPainter {
    /// Draws a shape: its inside, then its line.
    mutating func paint(_ node: ShapeNode, in frame: Rect, _ state: PaintState) {
        let box = state.map.apply(frame)
        if state.isRedacted, node.fill != nil, case .gradient = colors.resolve(node.fill ?? .foreground) {
            return paintBar(box, state)
        }
        if paintDot(node, in: box, state) { return }
        let maker = OutlineMaker(container: state.container)
        if let fill = node.fill {
            let outline = maker.outline(node.shape, in: frame, map: state.map)
            grid.fill(outline, state.adapt(colors.resolve(fill)), in: box, clips: state.clips)
        }
        guard let strokePaint = node.strokePaint else { return }
        let paint = state.adapt(colors.resolve(strokePaint))
        let width = max(node.stroke.width, 0)
        guard width > 0 else { return }
        if let isRounded = node.shape.isBoxed, state.map.keepsRectangles,
            paintBox(box, isRounded: isRounded, isHeavy: width >= 3, isDashed: !node.stroke.dash.isEmpty, paint, state)
        {
            return
        }
        let strokeFrame = node.isInnerStroke ? frame.insetBy(width / 2) : frame
        let lines = maker.strokeLines(node.shape, in: strokeFrame, map: state.map)
        if width < 5 {
            paintDotted(lines, width: width, paint, box, state)
        } else {
            grid.fill(.stroke(Polyline(lines: lines, width: max(width, 3))), paint, in: box, clips: state.clips)
        }
    }

    /// A circle no larger than a cell is a character: filled, hollow or partly drawn.
    private mutating func paintDot(_ node: ShapeNode, in box: Rect, _ state: PaintState) -> Bool {
        guard node.shape.isRound, box.size.width <= grid.cell.width * 1.26, box.size.height <= grid.cell.height * 1.01,
            box.size.width > 0, box.size.height > 0
        else { return false }
        let place = cell(at: box.midX, box.midY)
        let (paint, glyph): (Paint, String)
        if let fill = node.fill {
            (paint, glyph) = (fill, isASCII ? "*" : min(box.size.width, box.size.height) < 6 ? "•" : "●")
        } else if let line = node.strokePaint {
            (paint, glyph) = (line, isASCII ? "o" : "○")
        } else {
            return true
        }
        let color = state.adapt(colors.resolve(paint)).color(at: box.midX, box.midY, in: box)
        if color.alpha <= 0.04 { return true }
        put(Glyph(Character(glyph)), place.x, place.y, color, clips: state.clips, least: Readability.faint)
        return true
    }

    /// A line around a box: drawn with line characters, which meet at the corners. False when there is no room.
    private mutating func paintBox(
        _ box: Rect, isRounded: Bool, isHeavy: Bool, isDashed: Bool, _ paint: ResolvedPaint, _ state: PaintState
    ) -> Bool {
        let area = grid.cells(of: box)
        guard area.width >= 2, area.height >= 1 else { return false }
        let set = LineSet(isASCII: isASCII, isRounded: isRounded, isHeavy: isHeavy, isDashed: isDashed)
        func color(_ x: Int, _ y: Int) -> RGBA {
            let rect = grid.rect(x, y)
            return paint.color(at: rect.midX, rect.midY, in: box)
        }
        func line(_ glyph: Glyph, _ x: Int, _ y: Int) {
            // What stands in the line already (a label set into it) stays.
            if grid.hasMark(x, y) { return }
            put(glyph, x, y, color(x, y), clips: state.clips, least: 1.5)
        }
        let (left, top, right, bottom) = (area.x, area.y, area.maxX - 1, area.maxY - 1)
        if area.height == 1 {
            line(Glyph(isRounded ? "(" : "["), left, top)
            line(Glyph(isRounded ? ")" : "]"), right, top)
            return true
        }
        for x in (left + 1)..<max(left + 1, right) {
            line(set.horizontal, x, top)
            line(set.horizontal, x, bottom)
        }
        for y in (top + 1)..<max(top + 1, bottom) {
            line(set.vertical, left, y)
            line(set.vertical, right, y)
        }
        line(set.topLeft, left, top)
        line(set.topRight, right, top)
        line(set.bottomLeft, left, bottom)
        line(set.bottomRight, right, bottom)
        return true
    }

    /// A fine line: braille dots, 2 × 4 in a cell. Lines that share a cell share its dots.
    private mutating func paintDotted(
        _ lines: [[Point]], width: Double, _ paint: ResolvedPaint, _ box: Rect, _ state: PaintState
    ) {
        // As wide as two dots are apart, or there would be gaps; a hair aside, so that a line in the middle between two
        // dots has one of them and not both.
        let aside = grid.cell.width / 400
        let moved = lines.map { $0.map { Point(x: $0.x + aside, y: $0.y + aside) } }
        let line = Polyline(lines: moved, width: max(width, grid.cell.width / 2 * 0.999))
        let area = grid.cells(of: line.bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let rect = grid.rect(x, y)
                var dots: UInt32 = 0
                for dot in 0..<8 {
                    let dotX = rect.minX + rect.size.width * (dot < 4 ? 0.25 : 0.75)
                    let dotY = rect.minY + rect.size.height * (Double(dot % 4) + 0.5) / 4
                    if line.contains(dotX, dotY) { dots |= Self.brailleBits[dot] }
                }
                guard dots != 0, let scalar = Unicode.Scalar(0x2800 + dots) else { continue }
                let glyph = isASCII ? Glyph("*") : Glyph(Character(scalar))
                put(glyph, x, y, paint.color(at: rect.midX, rect.midY, in: box), clips: state.clips, least: 1.5)
            }
        }
    }

    /// Bits of the dots, down the left column, then down the right.
    private static var brailleBits: [UInt32] { [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80] }
}

extension ShapeDescription {
    /// Whether the shape is a circle when it stands in a square.
    var isRound: Bool {
        switch self {
        case .circle, .ellipse, .capsule: true
        case .inset(let shape, _): shape.isRound
        default: false
        }
    }

    /// Whether its line can be drawn with line characters, and if so, whether its corners are round.
    var isBoxed: Bool? {
        switch self {
        case .rectangle: false
        case .roundedRectangle(let width, let height, _): width > 0 && height > 0
        case .unevenRectangle(let radii): radii.contains { $0 > 0 }
        case .capsule, .containerRelative, .concentric: true
        case .inset(let shape, _): shape.isBoxed
        default: nil
        }
    }
}
