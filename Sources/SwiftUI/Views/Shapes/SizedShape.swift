/// A shape in a size of its own.
public struct _SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize
    /// The outline in that size, from the rectangle's origin on.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
    /// The shape in a size, points, at the top left.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }
    /// The shape in a size, points, at the top left.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(base: self, size: CGSize(width: width, height: height))
    }
}
