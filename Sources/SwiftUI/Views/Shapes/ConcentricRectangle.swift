extension Edge {
    /// A corner, and how it is rounded.
    public enum Corner: Hashable, CaseIterable, Sendable {
        /// Above and before.
        case topLeading
        /// Above and after.
        case topTrailing
        /// Below and before.
        case bottomLeading
        /// Below and after.
        case bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            let fixed: Double?
            let minimum: Double

            /// By a radius, points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(fixed: radius, minimum: 0) }
            /// As the container's corner is, less the distance to it.
            public static var concentric: Style { Style(fixed: nil, minimum: 0) }
            /// As the container's corner is, less the distance to it, but no less than another corner; nil is no limit.
            public static func concentric(minimum: Style?) -> Style {
                Style(fixed: nil, minimum: minimum.map { $0.fixed ?? $0.minimum } ?? 0)
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A radius, points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
    /// A radius, points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners follow those of the container around it: a widget's, or that of `containerShape`.
public struct ConcentricRectangle: Shape {
    private let topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
    private let isUniform: Bool

    /// All corners follow the container's.
    public nonisolated init() { self.init(corners: .concentric) }
    /// All corners in a style; uniform ones all have the largest radius of the four.
    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, isUniform: isUniform)
    }
    /// Each corner in its own style.
    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, isUniform: false) }
    /// The upper corners in one style, the lower ones in another.
    public nonisolated init(
        uniformTopCorners top: Edge.Corner.Style, uniformBottomCorners bottom: Edge.Corner.Style = .concentric
    ) { self.init(top, top, bottom, bottom, isUniform: false) }
    /// The leading corners in one style, the trailing ones in another.
    public nonisolated init(
        uniformLeadingCorners leading: Edge.Corner.Style,
        uniformTrailingCorners trailing: Edge.Corner.Style = .concentric
    ) { self.init(leading, trailing, leading, trailing, isUniform: false) }

    private nonisolated init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style, isUniform: Bool
    ) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing, self.isUniform) = (bottomLeading, bottomTrailing, isUniform)
    }

    private nonisolated var corners: [Edge.Corner.Style] { [topLeading, bottomLeading, bottomTrailing, topTrailing] }

    /// The outline where no container is known: each corner at its least.
    public nonisolated func path(in rect: CGRect) -> Path {
        let least = corners.map { CGFloat($0.fixed ?? $0.minimum) }
        let radii = isUniform ? Array(repeating: least.max() ?? 0, count: 4) : least
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]))
    }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? {
        _ShapeOutline(
            .concentric(minimum: corners.map(\.minimum), fixed: corners.map(\.fixed), isUniform: isUniform))
    }
    /// The shape filled with the foreground.
    public var body: _ShapeView<ConcentricRectangle, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

extension ConcentricRectangle: InsettableShape {
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners in a style; uniform ones all have the largest radius of the four.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A rectangle each of whose corners has its own style.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
