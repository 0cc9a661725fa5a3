package import WidgetArchive

/// A shape, smaller from all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller still.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
    /// The base's.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// The base's, smaller.
    public nonisolated var _outline: _ShapeOutline? {
        base._outline.map { _ShapeOutline(.inset($0.description, amount)) }
    }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var from: CGFloat
    var to: CGFloat
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
    /// The base's.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// The base's, in part.
    public nonisolated var _outline: _ShapeOutline? {
        base._outline.map { _ShapeOutline(.trimmed($0.description, from: from, to: to)) }
    }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape moved, turned or scaled.
public struct _TransformedShape<Base: Shape>: Shape {
    var base: Base
    package var transform: ShapeDescription.Transform
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        let anchor = CGPoint(
            x: rect.minX + rect.width * transform.anchor.x, y: rect.minY + rect.height * transform.anchor.y)
        return base.path(in: rect)
            .applying(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
            .applying(CGAffineTransform(scaleX: transform.scaleX, y: transform.scaleY))
            .applying(CGAffineTransform(rotationAngle: transform.degrees * .pi / 180))
            .applying(CGAffineTransform(translationX: anchor.x + transform.x, y: anchor.y + transform.y))
    }
    /// The base's.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// The base's, transformed.
    public nonisolated var _outline: _ShapeOutline? {
        base._outline.map { _ShapeOutline(.transformed($0.description, transform)) }
    }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The outline of another shape's stroke, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle
    /// The outline of what the stroke covers.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
    /// The base's.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// The shape stroked with the foreground.
    public var body: _StrokedView<Base, ForegroundStyle> {
        _StrokedView(shape: base, style: ForegroundStyle(), stroke: style, isInner: false)
    }
}

/// A shape whose type is forgotten.
public struct AnyShape: Shape {
    private let base: any Shape
    /// Wraps a shape.
    public nonisolated init<S: Shape>(_ shape: S) { base = shape }
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    /// The wrapped shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// The wrapped shape's.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// The wrapped shape's.
    public nonisolated var _outline: _ShapeOutline? { base._outline }
    /// The shape filled with the foreground.
    public var body: _ShapeView<AnyShape, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
    /// A part of the outline, 0…1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, from: startFraction, to: endFraction)
    }
    private nonisolated func transformed(_ change: (inout ShapeDescription.Transform) -> Void) -> _TransformedShape<
        Self
    > {
        var transform = ShapeDescription.Transform()
        change(&transform)
        return _TransformedShape(base: self, transform: transform)
    }
    /// The shape turned.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        transformed {
            $0.degrees = angle.degrees
            $0.anchor = anchor.archived
        }
    }
    /// The shape scaled.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        transformed {
            $0.scaleX = x
            $0.scaleY = y
            $0.anchor = anchor.archived
        }
    }
    /// The shape scaled.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// The shape moved, points.
    public nonisolated func offset(_ offset: CGSize) -> some Shape {
        transformed { ($0.x, $0.y) = (offset.width, offset.height) }
    }
    /// The shape moved, points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        transformed { ($0.x, $0.y) = (x, y) }
    }
    /// The shape's stroke as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(base: self, style: style)
    }
    /// The shape's stroke as a shape, points wide.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
