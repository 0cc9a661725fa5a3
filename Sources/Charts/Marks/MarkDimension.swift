/// A length of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    private enum Rule: Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }
    private let rule: Rule
    /// As long as looks well.
    public static let automatic = MarkDimension(rule: .automatic)
    private init(rule: Rule) { self.rule = rule }
    /// Points.
    public init(integerLiteral value: Int) { rule = .fixed(CGFloat(value)) }
    /// Points.
    public init(floatLiteral value: Double) { rule = .fixed(value) }
    /// Points.
    public static func fixed(_ points: CGFloat) -> MarkDimension { MarkDimension(rule: .fixed(points)) }
    /// A part of the room.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(rule: .ratio(ratio)) }
    /// The room without some points on each side.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(rule: .inset(inset)) }

    /// The length in some room; `usual` is the share that looks well.
    func length(in room: CGFloat, usual: CGFloat) -> CGFloat {
        let length: CGFloat =
            switch rule {
            case .automatic: room * usual
            case .fixed(let points): points
            case .ratio(let ratio): room * ratio
            case .inset(let inset): room - 2 * inset
            }
        return length.isFinite ? max(length, 0) : 0
    }

    /// A radius in a circle of a radius; an inset counts from its edge.
    func radius(in circle: CGFloat, usual: CGFloat) -> CGFloat {
        if case .inset(let inset) = rule { return max(circle - inset, 0) }
        return min(length(in: circle, usual: usual), circle)
    }
}

/// Where several marks of one place stand.
public struct MarkStackingMethod: Hashable, Sendable {
    private let name: String
    /// One over the other.
    public static let standard = MarkStackingMethod(name: "standard")
    /// As parts of a whole.
    public static let normalized = MarkStackingMethod(name: "normalized")
    /// Around the middle.
    public static let center = MarkStackingMethod(name: "center")
    /// All from zero.
    public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
    enum Curve: Hashable { case straight, smooth, monotone, stepStart, stepCenter, stepEnd }
    let curve: Curve
    /// Straight.
    public static let linear = InterpolationMethod(curve: .straight)
    /// Smooth through all points.
    public static let catmullRom = InterpolationMethod(curve: .smooth)
    /// Smooth through all points.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    /// Smooth through all points.
    public static let cardinal = InterpolationMethod(curve: .smooth)
    /// Smooth through all points.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { tension >= 1 ? .linear : .cardinal }
    /// Smooth, and never beyond its points.
    public static let monotone = InterpolationMethod(curve: .monotone)
    /// Steps that begin at the points.
    public static let stepStart = InterpolationMethod(curve: .stepStart)
    /// Steps around the points.
    public static let stepCenter = InterpolationMethod(curve: .stepCenter)
    /// Steps that end at the points.
    public static let stepEnd = InterpolationMethod(curve: .stepEnd)
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
    private let name: String
    /// Above, or where the mark ends.
    public static let automatic = AnnotationPosition(name: "automatic")
    /// Above.
    public static let top = AnnotationPosition(name: "top")
    /// Below.
    public static let bottom = AnnotationPosition(name: "bottom")
    /// Before.
    public static let leading = AnnotationPosition(name: "leading")
    /// Behind.
    public static let trailing = AnnotationPosition(name: "trailing")
    /// In front.
    public static let overlay = AnnotationPosition(name: "overlay")
    /// Above and before.
    public static let topLeading = AnnotationPosition(name: "topLeading")
    /// Above and behind.
    public static let topTrailing = AnnotationPosition(name: "topTrailing")
    /// Below and before.
    public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
    /// Below and behind.
    public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What becomes of an annotation that has no room; it stays inside the chart here.
public struct AnnotationOverflowResolution: Sendable {
    /// What is done along one axis.
    public struct Strategy: Sendable {
        /// As looks well.
        public static let automatic = Strategy()
        /// Nothing.
        public static let disabled = Strategy()
        /// It is moved.
        public static let fit = Strategy()
        /// It is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
        /// Room is made for it.
        public static let padScale = Strategy()
    }
    /// What an annotation is moved into.
    public struct Boundary: Sendable {
        /// As looks well.
        public static let automatic = Boundary()
        /// The chart.
        public static let chart = Boundary()
        /// The plot.
        public static let plot = Boundary()
    }
    /// As looks well.
    public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)
    /// Along both axes.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
