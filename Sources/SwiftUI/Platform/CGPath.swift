/// An outline of Core Graphics, points. It is a ``Path`` in a class.
open class CGPath: Hashable, @unchecked Sendable {
    fileprivate(set) var path: Path

    fileprivate init(path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(rect), transform)
    }
    /// An ellipse.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(ellipseIn: rect), transform)
    }
    /// A rectangle with round corners, points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(path: Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
    }
    private convenience init(path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: transform.map { path.applying($0.pointee) } ?? path)
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the outline ends.
    public var currentPoint: CGPoint { path.currentPoint ?? CGPoint(x: 0, y: 0) }
    /// The smallest rectangle around the outline.
    public var boundingBox: CGRect { path.boundingRect }
    /// The smallest rectangle around the outline.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(path: path) }
    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    /// Whether two outlines have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
    /// Agrees with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// An outline of Core Graphics to which steps are added.
open class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty outline.
    public init() { super.init(path: Path()) }

    /// Begins a part.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Lines from the first point to the last.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// A curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// A curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// A line back to the part's beginning.
    public func closeSubpath() { path.closeSubpath() }
    /// A rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// An ellipse.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// A rectangle with round corners, points.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    }
    /// A part of a circle, radians. `clockwise` false runs clockwise on the screen, where y grows downwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    /// Another outline.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
}

extension Path {
    /// The outline of Core Graphics.
    public init(_ path: CGPath) { self = path.path }
    /// The outline of Core Graphics.
    public init(_ path: CGMutablePath) { self = path.path }
    /// The outline for Core Graphics.
    public var cgPath: CGPath { CGPath(path: self) }
}
