/// A matrix that moves, scales and turns points; Foundation on Linux has none of that name.
public struct CGAffineTransform: Equatable, Sendable {
    /// Entries of the matrix.
    public var a, b, c, d, tx, ty: CGFloat
    /// Six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    /// No change.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// No change.
    public static let identity = CGAffineTransform()
    /// A move, points.
    public init(translationX: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y) }
    /// A scale.
    public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    /// A turn, radians.
    public init(rotationAngle: CGFloat) {
        let (sine, cosine) = (
            CGFloat(Foundation.sin(Double(rotationAngle))), CGFloat(Foundation.cos(Double(rotationAngle)))
        )
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    /// This change, then another.
    public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
            tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
    }
    /// A move before this change.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// A scale before this change.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// A turn before this change, radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    /// The point changed.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGAffineTransform {
    /// Whether it moves and does nothing else.
    var onlyMoves: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// How much longer lines become, across and down before they are turned; the second is negative for a mirror image.
    var scales: (x: CGFloat, y: CGFloat) {
        let x = hypot(a, b)
        return (x, x > 0 ? (a * d - b * c) / x : hypot(c, d))
    }
    /// How much longer lines become on the average of all directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
    /// How far it turns.
    var turn: Angle { .radians(Double(atan2(b, a))) }
    /// What takes it back; nil where it makes areas lines.
    var undone: CGAffineTransform? {
        let area = a * d - b * c
        guard area != 0, area.isFinite else { return nil }
        return CGAffineTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
            ty: (b * tx - a * ty) / area)
    }
}
