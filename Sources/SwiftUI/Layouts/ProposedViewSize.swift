internal import WidgetArchive
internal import WidgetLayout

/// A size that a view is offered, points; nil asks for the view's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// Points.
    public var width: CGFloat?
    /// Points.
    public var height: CGFloat?
    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A size.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// A size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ proposal: Proposal) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    /// The size, with lengths for those that are not given.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    var archived: Proposal { Proposal(width.map { Double($0) }, height.map { Double($0) }) }
}

/// The gaps that a view wishes around itself. All views here wish the system's 8 points.
public struct ViewSpacing: Sendable {
    private var isZero = false
    /// The system's gaps.
    public init() {}
    private init(isZero: Bool) { self.isZero = isZero }
    /// None.
    public static let zero = ViewSpacing(isZero: true)
    /// The gap to the next view, points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { isZero && next.isZero ? 0 : 8 }
    /// The larger of both at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { isZero = isZero && other.isZero }
    /// The larger of both at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(isZero: isZero && other.isZero)
    }
}
