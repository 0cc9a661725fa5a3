/// A shape made of two, by what their areas have in common or not.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Rule { case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction }
    var first: First
    var second: Second
    var rule: Rule
    var eoFill: Bool
    /// The outline of both in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let (own, other) = (first.path(in: rect), second.path(in: rect))
        return switch rule {
        case .union: own.union(other, eoFill: eoFill)
        case .intersection: own.intersection(other, eoFill: eoFill)
        case .subtraction: own.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: own.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: own.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: own.lineSubtraction(other, eoFill: eoFill)
        }
    }
    /// The first shape's.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    /// The first shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
    /// The area that either shape fills. `eoFill` reads both by the even-odd rule.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, rule: .union, eoFill: eoFill)
    }
    /// The area that both shapes fill.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, rule: .intersection, eoFill: eoFill)
    }
    /// The area that this shape fills and the other does not.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, rule: .subtraction, eoFill: eoFill)
    }
    /// The area that one shape fills and not both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, rule: .symmetricDifference, eoFill: eoFill)
    }
    /// The parts of this shape's line that run where the other shape fills.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, rule: .lineIntersection, eoFill: eoFill)
    }
    /// The parts of this shape's line that run where the other shape does not fill.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, rule: .lineSubtraction, eoFill: eoFill)
    }
}
