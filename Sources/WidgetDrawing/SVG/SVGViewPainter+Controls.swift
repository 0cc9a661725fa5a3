import Glibc
import WidgetArchive
import WidgetLayout

/// Switches, bars and rings: the parts that the surface draws itself, as iOS 17 and 18 draw them.
extension SVGViewPainter {
    /// A switch of 51 × 31 points: a track, and a knob of 27 on its side, at the end for on.
    mutating func paintSwitch(isOn: Bool, tint: Paint?, in frame: Rect, isMirrored: Bool, _ state: SVGState) {
        let scale = min(frame.size.height / 31, frame.size.width / 51, 1)
        guard scale > 0 else { return }
        let size = Size(width: 51 * scale, height: 31 * scale)
        // In a wider frame it stands at the trailing side.
        let track = Rect(
            x: isMirrored ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width,
            height: size.height)
        if state.isRedacted {
            return paintQuiet(.rectangle(track, rx: size.height / 2, ry: size.height / 2), state)
        }
        SVGGeometry(form: .rectangle(track, rx: size.height / 2, ry: size.height / 2)).begin(in: &body)
        mark("track", state)
        if isOn {
            let paint = tint ?? .color(.system("green"))
            fill(paint, in: track, state).write("fill", "fill-opacity", to: &body)
        } else {
            let off = state.tone == .full ? SystemPalette.fill(level: 1, colors.scheme) : RGBA.white.faded(0.25)
            fill(off, state).write("fill", "fill-opacity", to: &body)
        }
        body.empty()
        let knob = 27 * scale
        let inset = 2 * scale
        let isRight = isOn != isMirrored
        let left = isRight ? track.maxX - inset - knob : track.minX + inset
        let circle = Rect(x: left, y: track.minY + inset, width: knob, height: knob)
        SVGGeometry(form: .ellipse(circle)).begin(in: &body)
        mark("knob", state)
        // Where the place chooses the colours the knob is set off from the bright track by its shade.
        let isShaded = isOn && state.tone != .full && state.tone != .mask && state.tone != .hole
        let knobColor = isShaded ? RGBA(0x000000, alpha: 0.55) : .white
        SVGFill.color(knobColor).write("fill", "fill-opacity", to: &body)
        if state.tone == .full {
            var shadow = ShadowPaint()
            (shadow.radius, shadow.y) = (2.5 * scale, 2 * scale)
            let id = filter(in: circle.insetBy(-10)) { $0.dropShadow(shadow, RGBA(0x000000, alpha: 0.16)) }
            body.string("filter", "url(#\(id))")
        }
        body.empty()
    }

    /// A progress view's bar or ring.
    mutating func paint(_ node: ProgressNode, in frame: Rect, isMirrored: Bool, _ state: SVGState) {
        if state.isRedacted {
            return node.style == .linear ? paintQuietBar(bar(frame, 4), state) : paintQuietRing(in: frame, state)
        }
        let fraction = node.fraction(at: now)
        let tint = fill(node.tint ?? .color(.system("accent")), in: frame, state)
        switch node.style {
        case .linear: paintTrack(fraction ?? 0, tint, in: bar(frame, 4), isMirrored: isMirrored, "progress", state)
        case .circular:
            guard let fraction else { return paintSpinner(in: frame, state) }
            let side = min(frame.size.width, frame.size.height)
            paintRing(fraction, tint, trackPaint(state), in: frame, width: max(2.5, side / 9), "progress", state)
        }
    }

    /// A gauge's bar or ring.
    mutating func paint(_ node: GaugeNode, in frame: Rect, isMirrored: Bool, _ state: SVGState) {
        if state.isRedacted {
            switch node.style {
            case "accessoryCircularCapacity": return paintQuietRing(in: frame, state)
            case "accessoryCircular", "circular": return paintQuietRing(in: frame, isOpen: true, state)
            case "accessoryLinear", "accessoryLinearCapacity": return paintQuietBar(bar(frame, 6), state)
            default: return paintQuietBar(bar(frame, 16), state)
            }
        }
        let run = Run(style: node.style, isMirrored: isMirrored)
        let tint = fill(run.along(state.adapt(colors.resolve(node.tint ?? .color(.system("accent"))))), in: frame)
        let value = node.value.isFinite ? min(max(node.value, 0), 1) : 0
        let side = min(frame.size.width, frame.size.height)
        switch node.style {
        case "accessoryCircularCapacity":
            paintRing(value, tint, trackPaint(state), in: frame, width: max(3, side * 0.1), "gauge", state)
        case "accessoryCircular", "circular":
            paintDial(value, tint, in: frame, width: max(3, side * 0.1), isMirrored: isMirrored, state)
        case "accessoryLinear": paintScale(value, tint, in: bar(frame, 6), isMirrored: isMirrored, state)
        case "accessoryLinearCapacity":
            paintTrack(value, tint, in: bar(frame, 6), isMirrored: isMirrored, "gauge", state)
        default: paintTrack(value, tint, in: bar(frame, 16), isMirrored: isMirrored, "gauge", state, level: 2)
        }
    }

    /// How a gauge's gradient runs: from its least value to its most, not down its frame.
    private struct Run {
        var style: String
        var isMirrored: Bool

        func along(_ paint: ResolvedPaint) -> ResolvedPaint {
            guard case .gradient(var gradient) = paint, gradient.shape == .linear else { return paint }
            if isMirrored { gradient.stops = gradient.stops.reversed().map { ($0.color, 1 - $0.location) } }
            switch style {
            case "accessoryCircular", "circular":
                gradient.shape = .angular
                // From the middle of the opening once around; the ring's three quarters lie between.
                (gradient.startAngle, gradient.endAngle) = (90, 450)
                gradient.stops = gradient.stops.map { ($0.color, 0.125 + 0.75 * $0.location) }
            case "accessoryCircularCapacity":
                gradient.shape = .angular
                (gradient.startAngle, gradient.endAngle) = (-90, 270)
            default:
                (gradient.start, gradient.end) = (UnitPosition(x: 0, y: 0.5), UnitPosition(x: 1, y: 0.5))
            }
            gradient.center = UnitPosition()
            return .gradient(gradient)
        }
    }

    private func trackPaint(_ state: SVGState, level: Int = 0) -> SVGFill {
        fill(state.tone == .full ? SystemPalette.fill(level: level, colors.scheme) : RGBA.white.faded(0.25), state)
    }

    /// The middle of a frame, as high as a bar.
    private func bar(_ frame: Rect, _ height: Double) -> Rect {
        let height = min(frame.size.height, max(height, frame.size.height <= 8 ? frame.size.height : height))
        return Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
    }

    private mutating func paintTrack(
        _ fraction: Double, _ tint: SVGFill, in bar: Rect, isMirrored: Bool, _ kind: String, _ state: SVGState,
        level: Int = 0
    ) {
        let radius = bar.size.height / 2
        SVGGeometry(form: .rectangle(bar, rx: radius, ry: radius)).begin(in: &body)
        trackPaint(state, level: level).write("fill", "fill-opacity", to: &body)
        body.empty()
        guard fraction > 0 else { return }
        // Something is something: never less than the round end.
        let width = max(bar.size.width * fraction, min(bar.size.height, bar.size.width))
        let done = Rect(
            x: isMirrored ? bar.maxX - width : bar.minX, y: bar.minY, width: width, height: bar.size.height)
        SVGGeometry(form: .rectangle(done, rx: radius, ry: radius)).begin(in: &body)
        mark(kind, state)
        tint.write("fill", "fill-opacity", to: &body)
        body.empty()
    }

    /// A line in the tint with a point at the value, cut out of it.
    private mutating func paintScale(
        _ value: Double, _ tint: SVGFill, in bar: Rect, isMirrored: Bool, _ state: SVGState
    ) {
        let radius = bar.size.height / 2
        let share = isMirrored ? 1 - value : value
        let point = Point(x: bar.minX + radius + (bar.size.width - 2 * radius) * share, y: bar.midY)
        let mask = knockout(point, radius: radius + 2.5, in: bar.insetBy(-8))
        SVGGeometry(form: .rectangle(bar, rx: radius, ry: radius)).begin(in: &body)
        body.string("mask", "url(#\(mask))")
        tint.write("fill", "fill-opacity", to: &body)
        body.empty()
        paintPoint(point, radius: radius, state)
    }

    /// An open ring in the tint with a point at the value, cut out of it.
    private mutating func paintDial(
        _ value: Double, _ tint: SVGFill, in frame: Rect, width: Double, isMirrored: Bool, _ state: SVGState
    ) {
        let ring = ringBox(frame, width)
        // Three quarters, open at the bottom.
        let (start, sweep) = (0.375, 0.75)
        let angle = 2 * Double.pi * (start + sweep * (isMirrored ? 1 - value : value))
        let point = Point(
            x: ring.midX + cos(angle) * ring.size.width / 2, y: ring.midY + sin(angle) * ring.size.height / 2)
        let mask = knockout(point, radius: width / 2 + 2, in: frame.insetBy(-2))
        body.begin("path")
        body.value("d") { $0.append(contentsOf: Self.arc(ring, start, start + sweep)) }
        body.word("fill", "none")
        tint.write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", width)
        body.word("stroke-linecap", "round")
        body.string("mask", "url(#\(mask))")
        body.empty()
        paintPoint(point, radius: width / 2, state)
    }

    private mutating func paintPoint(_ point: Point, radius: Double, _ state: SVGState) {
        let box = Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        SVGGeometry(form: .ellipse(box)).begin(in: &body)
        mark("gauge", state)
        fill(SystemPalette.label(level: 0, colors.scheme), state).write("fill", "fill-opacity", to: &body)
        body.empty()
    }

    /// A mask that leaves a circle out.
    private mutating func knockout(_ center: Point, radius: Double, in area: Rect) -> String {
        var drawn = SVGWriter(depth: 3)
        drawn.begin("rect")
        drawn.rectangle(area)
        drawn.word("fill", "#fff")
        drawn.empty()
        drawn.begin("circle")
        drawn.number("cx", center.x)
        drawn.number("cy", center.y)
        drawn.number("r", radius)
        drawn.empty()
        return mask(drawn.bytes, in: area)
    }

    private func ringBox(_ frame: Rect, _ width: Double) -> Rect {
        let side = min(frame.size.width, frame.size.height) - width
        return Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }

    /// A closed ring: the track, then the part that is done, clockwise from the top.
    private mutating func paintRing(
        _ value: Double, _ tint: SVGFill, _ track: SVGFill, in frame: Rect, width: Double, _ kind: String,
        _ state: SVGState
    ) {
        let ring = ringBox(frame, width)
        guard ring.size.width > 0 else { return }
        SVGGeometry(form: .ellipse(ring)).begin(in: &body)
        body.word("fill", "none")
        track.write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", width)
        body.empty()
        guard value > 0 else { return }
        body.begin("path")
        mark(kind, state)
        body.value("d") { $0.append(contentsOf: Self.arc(ring, -0.25, value - 0.25)) }
        body.word("fill", "none")
        tint.write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", width)
        body.word("stroke-linecap", "round")
        body.empty()
    }

    /// A bar without its value.
    private mutating func paintQuietBar(_ bar: Rect, _ state: SVGState) {
        paintQuiet(.rectangle(bar, rx: bar.size.height / 2, ry: bar.size.height / 2), state)
    }

    /// A ring without its value; an open one has three quarters.
    private mutating func paintQuietRing(in frame: Rect, isOpen: Bool = false, _ state: SVGState) {
        let width = max(3, min(frame.size.width, frame.size.height) * 0.1)
        let ring = ringBox(frame, width)
        guard ring.size.width > 0 else { return }
        body.begin("path")
        body.value("d") { $0.append(contentsOf: Self.arc(ring, isOpen ? 0.375 : -0.25, isOpen ? 1.125 : 0.75)) }
        body.word("fill", "none")
        quiet(state).write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", width)
        body.word("stroke-linecap", "round")
        body.empty()
    }

    /// Eight spokes that fade: iOS's activity indicator, standing still.
    private mutating func paintSpinner(in frame: Rect, _ state: SVGState) {
        let side = min(frame.size.width, frame.size.height)
        let color = state.adapt(SystemPalette.label(level: 1, colors.scheme))
        for spoke in 0..<8 {
            let angle = 2 * Double.pi * Double(spoke) / 8 - .pi / 2
            body.begin("path")
            body.value("d") {
                for (index, reach) in [0.24, 0.45].enumerated() {
                    $0.append(index == 0 ? "M" : " L")
                    $0.append(
                        Point(x: frame.midX + cos(angle) * side * reach, y: frame.midY + sin(angle) * side * reach))
                }
            }
            SVGFill.color(color.faded(0.35 + 0.65 * Float(spoke) / 7)).write("stroke", "stroke-opacity", to: &body)
            body.number("stroke-width", side * 0.095)
            body.word("stroke-linecap", "round")
            body.empty()
        }
    }

    /// A part of an ellipse between shares of a turn, clockwise from the trailing side; they may lie outside 0…1.
    private static func arc(_ box: Rect, _ from: Double, _ to: Double) -> [UInt8] {
        func point(_ share: Double) -> Point {
            let angle = 2 * Double.pi * share
            return Point(
                x: box.midX + cos(angle) * box.size.width / 2, y: box.midY + sin(angle) * box.size.height / 2)
        }
        var writer = SVGWriter()
        writer.append("M")
        writer.append(point(from))
        for stop in to - from > 0.995 ? [(from + to) / 2, to] : [to] {
            writer.append(" A")
            writer.append(Point(x: box.size.width / 2, y: box.size.height / 2))
            writer.append(to - from > 0.5 && to - from <= 0.995 ? " 0 1 1 " : " 0 0 1 ")
            writer.append(point(stop))
        }
        return writer.bytes
    }
}
