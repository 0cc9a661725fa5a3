import Glibc
import WidgetArchive

/// A paint whose colours are known.
public enum ResolvedPaint: Sendable {
    /// One colour.
    case solid(RGBA)
    /// Colours by place.
    case gradient(ResolvedGradient)

    /// The paint with all its colours more transparent.
    func faded(_ factor: Float) -> ResolvedPaint {
        switch self {
        case .solid(let color): return .solid(color.faded(factor))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { ($0.color.faded(factor), $0.location) }
            return .gradient(gradient)
        }
    }

    /// The paint with every colour changed.
    func mapColors(_ transform: (RGBA) -> RGBA) -> ResolvedPaint {
        switch self {
        case .solid(let color): return .solid(transform(color))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { (transform($0.color), $0.location) }
            return .gradient(gradient)
        }
    }

    /// The colour at a point of a box.
    @inline(__always)
    func color(at x: Double, _ y: Double, in box: Rect) -> RGBA {
        switch self {
        case .solid(let color): color
        case .gradient(let gradient): gradient.color(at: x, y, in: box)
        }
    }

    /// The one colour that stands for the paint where only one is possible: a gradient's middle.
    var representative: RGBA {
        switch self {
        case .solid(let color): color
        case .gradient(let gradient): gradient.color(at: 0.5)
        }
    }
}

/// A gradient whose colours are known; its stops are in order.
public struct ResolvedGradient: Sendable {
    var shape: GradientPaint.Shape
    var stops: [(color: RGBA, location: Float)]
    var start = UnitPosition(x: 0.5, y: 0)
    var end = UnitPosition(x: 0.5, y: 1)
    var center = UnitPosition()
    var startRadius = 0.0
    var endRadius = 0.5
    var startAngle = 0.0
    var endAngle = 360.0

    /// The colour at a place along the gradient.
    func color(at location: Float) -> RGBA {
        guard var previous = stops.first else { return .clear }
        if location <= previous.location { return previous.color }
        for stop in stops.dropFirst() {
            if location <= stop.location {
                let span = stop.location - previous.location
                return span <= 0
                    ? stop.color : previous.color.mixed(with: stop.color, (location - previous.location) / span)
            }
            previous = stop
        }
        return previous.color
    }

    /// The colour at a point of a box.
    func color(at x: Double, _ y: Double, in box: Rect) -> RGBA {
        let width = max(box.size.width, 0.001)
        let height = max(box.size.height, 0.001)
        let u = (x - box.minX) / width
        let v = (y - box.minY) / height
        switch shape {
        case .linear:
            // In points, not in the unit square: the lines of equal colour stand at right angles to the direction.
            let dx = (end.x - start.x) * width
            let dy = (end.y - start.y) * height
            let length = dx * dx + dy * dy
            guard length > 0 else { return color(at: 1) }
            return color(at: Float((((u - start.x) * width) * dx + ((v - start.y) * height) * dy) / length))
        case .radial:
            let distance = hypot((u - center.x) * width, (v - center.y) * height)
            return color(at: Float((distance - startRadius) / max(endRadius - startRadius, 0.001)))
        case .elliptical:
            let distance = hypot(u - center.x, v - center.y)
            return color(at: Float((distance - startRadius) / max(endRadius - startRadius, 0.001)))
        case .angular:
            var angle = atan2((v - center.y) * height, (u - center.x) * width) * 180 / .pi - startAngle
            angle -= (angle / 360).rounded(.down) * 360
            let span = endAngle - startAngle
            return color(at: span == 0 ? 1 : Float(angle / span))
        }
    }
}
