internal import WidgetArchive

extension View {
    /// Only the inside of a shape is drawn.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        wrapped { inputs in
            .clip(inputs.described(shape, in: inputs.proposal), evenOdd: style.isEOFilled)
        }
    }
    /// Only what is inside the view's bounds is drawn.
    public nonisolated func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .clip(.rectangle, evenOdd: false))
    }
    /// Round corners, points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
    /// Only where another view is opaque.
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        let mask = Unchecked(mask())
        return wrapped { .mask($0.layer(mask.value, alignment), alignment: alignment.archived) }
    }
    /// Only where another view is opaque.
    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask(alignment: .center) { mask } }
    /// The shape that `ContainerRelativeShape` stands for inside.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> ModifiedContent<Self, _ScopedModifier> {
        wrapped { .containerShape($0.described(shape, in: $0.proposal)) }
    }
    /// The shape that takes taps.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        wrapped { .contentShape($0.described(shape, in: $0.proposal)) }
    }
    /// The shape of some of the view's uses; only taps are known to a widget.
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    { contentShape(shape, eoFill: eoFill) }
}

/// Uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Uses of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Drags.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
