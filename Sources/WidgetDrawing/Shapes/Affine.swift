import Glibc
import WidgetArchive

/// A map of points: scaled, turned and moved.
struct Affine: Hashable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var x = 0.0
    var y = 0.0

    static let identity = Affine()

    /// Whether rectangles stay upright rectangles.
    var keepsRectangles: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 }
    var isIdentity: Bool { self == .identity }

    func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
    }

    /// The smallest upright rectangle around the mapped one.
    func apply(_ rect: Rect) -> Rect {
        if isIdentity { return rect }
        let corners = [
            apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
            apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
        ]
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        return Rect(
            x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
    }

    /// First `inner`, then this.
    func after(_ inner: Affine) -> Affine {
        Affine(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, x: a * inner.x + c * inner.y + x, y: b * inner.x + d * inner.y + y)
    }

    /// Scaled and turned (degrees clockwise) about a point.
    static func about(_ point: Point, scaleX: Double = 1, scaleY: Double = 1, degrees: Double = 0) -> Affine {
        let angle = degrees * .pi / 180
        let (sine, cosine) = degrees == 0 ? (0, 1) : (sin(angle), cos(angle))
        let (a, b, c, d) = (cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY)
        return Affine(
            a: a, b: b, c: c, d: d, x: point.x - a * point.x - c * point.y, y: point.y - b * point.x - d * point.y)
    }
}

extension Rect {
    /// Smaller on each side.
    func insetBy(_ amount: Double) -> Rect { insetBy(amount, amount) }

    /// Smaller on each side, across and down.
    func insetBy(_ dx: Double, _ dy: Double) -> Rect {
        Rect(
            x: minX + min(dx, size.width / 2), y: minY + min(dy, size.height / 2), width: max(0, size.width - 2 * dx),
            height: max(0, size.height - 2 * dy))
    }

    /// The point at a relative place.
    func point(at place: UnitPosition) -> Point {
        Point(x: minX + size.width * place.x, y: minY + size.height * place.y)
    }
}
