import Glibc
import WidgetArchive
import WidgetLayout

/// The parts that the surface draws itself: switch, separator, bars, rings, and marks of what cannot be shown.
extension ViewPainter {
    /// A switch of five columns: a coloured track with soft ends, and the knob on its side, at the end for on.
    mutating func paintKnob(isOn: Bool, tint: Paint?, in box: Rect, isMirrored: Bool, _ state: PaintState) {
        if state.isRedacted { return paintBar(box, state) }
        let columns = 5
        let width = Double(columns) * grid.cell.width
        // In a wider frame it stands at the trailing side, where iOS has it.
        let left = isMirrored ? box.minX : max(box.minX, box.maxX - width)
        let place = cell(at: left + grid.cell.width / 2 - 1e-3, box.midY)
        let isAtRight = isOn != isMirrored
        if !grid.hasColor {
            let track = String(repeating: isASCII ? (isOn ? "=" : "-") : (isOn ? "━" : "─"), count: 2)
            let knob = isASCII ? "O" : "●"
            let text = isAtRight ? "(\(track)\(knob))" : "(\(knob)\(track))"
            for (index, character) in text.enumerated() {
                put(Glyph(character), place.x + index, place.y, .black, isOn ? .bold : [], clips: state.clips)
            }
            return
        }
        let onColor = tint.map { colors.resolve($0).representative } ?? SystemPalette.color("green", colors.scheme)
        let offColor = colors.scheme == .dark ? RGBA(0x5A5A60) : RGBA(0xC7C7CC)
        // Where all has one colour the knob is told from its track by opacity.
        let track = state.adapt(.solid(isOn ? onColor ?? .white : offColor))
            .faded(state.toning == nil ? 1 : isOn ? 0.6 : 0.3)
        let start = grid.rect(place.x, place.y)
        let pill = Rect(x: start.minX, y: start.minY, width: width, height: start.size.height)
        let corner = Size(width: grid.cell.width, height: start.size.height / 2)
        grid.fill(.rounded(pill, Array(repeating: corner, count: 4)), track, in: pill, clips: state.clips)
        let knob = state.adapt(.solid(.white)).representative
        put(
            Glyph(isASCII ? "O" : "●"), place.x + (isAtRight ? 3 : 1), place.y, knob, isASCII ? .bold : [],
            clips: state.clips, least: 1)
    }

    /// A thin line.
    mutating func paintDivider(isVertical: Bool, in box: Rect, _ state: PaintState) {
        let color = state.adapt(.solid(SystemPalette.color("separator", colors.scheme) ?? .black)).representative
        let glyph = Glyph(isVertical ? (isASCII ? "|" : "│") : (isASCII ? "-" : "─"))
        let first = cell(at: box.minX + 1e-3, box.midY)
        let last = cell(at: box.maxX - 1e-3, box.midY)
        if isVertical {
            let x = cell(at: box.midX, box.midY).x
            let area = grid.cells(of: box)
            for y in area.y..<max(area.y, area.maxY) { put(glyph, x, y, color, clips: state.clips, least: 1.3) }
        } else {
            for x in max(0, first.x)...max(0, min(last.x, grid.columns), first.x) {
                put(glyph, x, first.y, color, clips: state.clips, least: 1.3)
            }
        }
    }

    /// A progress view's bar or ring.
    mutating func paintProgress(_ node: ProgressNode, in box: Rect, isMirrored: Bool, _ state: PaintState) {
        if state.isRedacted { return paintBar(box, state) }
        let tint = state.adapt(node.tint.map(colors.resolve) ?? .solid(colors.accent))
        let fraction = node.fraction(at: now)
        switch node.style {
        case .linear: paintBar(fraction, tint, in: box, isMirrored: isMirrored, isThin: true, state)
        case .circular:
            if box.size.height > grid.cell.height * 1.5 {
                paintRing(fraction ?? 0.25, tint, in: box, from: 0, sweep: 360, state)
            } else {
                let glyphs: [Character] = isASCII ? ["o", "c", "O", "Q", "@"] : ["○", "◔", "◑", "◕", "●"]
                let glyph = fraction.map { glyphs[Int(($0 * 4).rounded())] } ?? (isASCII ? "o" : "◌")
                let place = cell(at: box.midX - 1e-3, box.midY)
                put(Glyph(glyph), place.x, place.y, tint.representative, clips: state.clips)
            }
        }
    }

    /// A gauge's bar or ring.
    mutating func paintGauge(_ node: GaugeNode, in box: Rect, isMirrored: Bool, _ state: PaintState) {
        if state.isRedacted { return paintBar(box, state) }
        let tint = state.adapt(node.tint.map(colors.resolve) ?? .solid(colors.accent))
        let value = node.value.isFinite ? min(max(node.value, 0), 1) : 0
        switch node.style {
        case "accessoryCircularCapacity": paintRing(value, tint, in: box, from: 0, sweep: 360, state)
        case "accessoryCircular", "circular": paintRing(value, tint, in: box, from: 225, sweep: 270, state)
        case "accessoryLinear": paintScale(value, tint, in: box, isMirrored: isMirrored, state)
        default: paintBar(value, tint, in: box, isMirrored: isMirrored, isThin: false, state)
        }
    }

    /// A bar of one row. Thin: a heavy line on a fine one, to half a column; else blocks, to an eighth of a column.
    private mutating func paintBar(
        _ fraction: Double?, _ tint: ResolvedPaint, in box: Rect, isMirrored: Bool, isThin: Bool, _ state: PaintState
    ) {
        let area = grid.cells(of: box)
        guard !area.isEmpty else { return }
        let y = cell(at: box.minX, box.midY).y
        let trackColor = SystemPalette.fill(level: 0, colors.scheme)
        let track = state.adapt(.solid(RGBA(RGB(trackColor)).faded(0.45))).representative
        // An endless bar shows a piece in the middle.
        let (from, to) = fraction.map { (0.0, $0) } ?? (0.3, 0.6)
        let units = isThin || !grid.hasColor ? 2 : 8
        let total = area.width * units
        var (start, end) = (Int((from * Double(total)).rounded()), Int((to * Double(total)).rounded()))
        // Something is something, and not all is not all.
        if let fraction, fraction > 0, end == 0 { end = 1 }
        if let fraction, fraction < 1, end == total { end = total - 1 }
        if isMirrored { (start, end) = (total - end, total - start) }
        for x in area.x..<area.maxX {
            let column = (x - area.x) * units
            let (low, high) = (max(start - column, 0), min(end - column, units))
            let isFull = low <= 0 && high >= units
            let isEmpty = high <= 0 || low >= units
            let color = tint.color(at: grid.rect(x, y).midX, box.midY, in: box)
            if isASCII {
                put(Glyph(isEmpty ? "-" : "="), x, y, isEmpty ? track : color, clips: state.clips, least: 1.2)
            } else if units == 2 {
                // With colours the track is the same heavy line in a quiet colour; without, a fine line.
                let rest: Character = grid.hasColor ? "━" : "─"
                if isFull {
                    put(Glyph("━"), x, y, color, clips: state.clips, least: 1.5)
                } else if isEmpty {
                    put(Glyph(rest), x, y, track, clips: state.clips, least: 1.2)
                } else {
                    let glyph: Character = grid.hasColor ? (low > 0 ? "╺" : "╸") : (low > 0 ? "╼" : "╾")
                    put(Glyph(glyph), x, y, color, clips: state.clips, least: 1.5)
                }
            } else {
                paintBlocks(x, y, low, high, color, track, state)
            }
        }
    }

    /// One column of a bar of blocks, on its track; drawn as ground so that letters can stand on it.
    private mutating func paintBlocks(
        _ x: Int, _ y: Int, _ low: Int, _ high: Int, _ color: RGBA, _ track: RGBA, _ state: PaintState
    ) {
        let rect = grid.rect(x, y)
        grid.fill(.rectangle(rect), .solid(track), in: rect, clips: state.clips)
        guard high > low else { return }
        if low <= 0, high >= 8 {
            grid.fill(.rectangle(rect), .solid(color), in: rect, clips: state.clips)
            return
        }
        let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        if low <= 0 {
            put(Glyph(eighths[high - 1]), x, y, color, clips: state.clips, least: 1)
        } else {
            let part = Rect(
                x: rect.minX + rect.size.width * Double(low) / 8, y: rect.minY,
                width: rect.size.width * Double(high - low) / 8, height: rect.size.height)
            grid.fill(.rectangle(part), .solid(color), in: rect, clips: state.clips)
        }
    }

    /// A line with a point at the value.
    private mutating func paintScale(
        _ value: Double, _ tint: ResolvedPaint, in box: Rect, isMirrored: Bool, _ state: PaintState
    ) {
        let area = grid.cells(of: box)
        guard !area.isEmpty else { return }
        let y = cell(at: box.minX, box.midY).y
        let place = Int((Double(area.width - 1) * (isMirrored ? 1 - value : value)).rounded())
        for x in area.x..<area.maxX {
            let color = tint.color(at: grid.rect(x, y).midX, box.midY, in: box)
            if x - area.x == place {
                put(
                    Glyph(isASCII ? "O" : "●"), x, y, SystemPalette.label(level: 0, colors.scheme).faded(state.alpha),
                    .bold, clips: state.clips)
            } else {
                put(Glyph(isASCII ? "-" : "━"), x, y, color, clips: state.clips, least: 1.3)
            }
        }
    }

    /// A ring: the track, then the part that is done. Degrees clockwise from the top.
    private mutating func paintRing(
        _ value: Double, _ tint: ResolvedPaint, in box: Rect, from start: Double, sweep: Double, _ state: PaintState
    ) {
        if !grid.hasColor {
            return paintBar(value, tint, in: Self.lowestRow(of: box, grid.cell), isMirrored: false, isThin: true, state)
        }
        let side = min(box.size.width, box.size.height)
        let width = max(4, side / 9)
        let radius = side / 2 - width / 2 - 0.5
        func arc(_ share: Double) -> [Point] {
            let steps = max(2, Int(48 * share))
            return (0...steps).map { step in
                let angle = (start - 90 + sweep * share * Double(step) / Double(steps)) * .pi / 180
                return Point(x: box.midX + cos(angle) * radius, y: box.midY + sin(angle) * radius)
            }
        }
        let track = state.adapt(.solid(RGBA(RGB(SystemPalette.fill(level: 0, colors.scheme))).faded(0.4)))
        grid.fill(.stroke(Polyline(lines: [arc(1)], width: width)), track, in: box, clips: state.clips)
        guard value > 0 else { return }
        grid.fill(.stroke(Polyline(lines: [arc(value)], width: width)), tint, in: box, clips: state.clips)
    }

    private static func lowestRow(of box: Rect, _ cell: Size) -> Rect {
        Rect(x: box.minX, y: max(box.minY, box.maxY - cell.height), width: box.size.width, height: cell.height)
    }

    /// What iOS shows for a view that a widget cannot have: a struck-out circle on yellow.
    mutating func paintUnsupported(in box: Rect, _ state: PaintState) {
        let yellow = state.adapt(.solid(SystemPalette.color("yellow", colors.scheme) ?? .white))
        grid.fill(.rectangle(box), yellow, in: box, clips: state.clips)
        let place = cell(at: box.midX, box.midY)
        put(
            Glyph(isASCII ? "X" : "⊘"), place.x, place.y, SystemPalette.color("red", .light) ?? .black, .bold,
            clips: state.clips)
    }
}
