/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline of UIKit, points; `Path(_.cgPath)` draws it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private var path: Path

    /// An empty outline.
    public override init() { path = Path() }
    private init(path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
    /// An ellipse.
    public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }
    /// A rectangle with round corners, points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// A rectangle of whose corners some are round. Radii larger than half a side become as large as that.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let size = CGSize(
            width: min(max(cornerRadii.width, 0), abs(rect.width) / 2),
            height: min(max(cornerRadii.height, 0), abs(rect.height) / 2))
        func corner(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? size : CGSize(width: 0, height: 0)
        }
        self.init(
            path: .rectangle(
                rect, corners: (corner(.topLeft), corner(.topRight), corner(.bottomRight), corner(.bottomLeft))))
    }
    /// A part of a circle, radians; clockwise as it is seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// The outline of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(path: Path(cgPath)) }

    /// The outline for Core Graphics.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the outline.
    open var bounds: CGRect { path.boundingRect }
    /// Where the outline ends.
    open var currentPoint: CGPoint { path.currentPoint ?? CGPoint(x: 0, y: 0) }
    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Begins a part.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A part of a circle, radians; clockwise as it is seen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // `Path` counts as Core Graphics does, with y growing upwards.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// A line back to the part's beginning.
    open func close() { path.closeSubpath() }
    /// Another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Moves, scales or turns the outline.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Nothing any more.
    open func removeAllPoints() { path = Path() }
}
