internal import WidgetArchive

extension View {
    /// Views in front, one over the other.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        inFront(content(), alignment)
    }

    /// A view in front.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        inFront(overlay, alignment)
    }

    /// A style in front.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        wrapped { inputs in
            .overlay(Node(.shape(ShapeNode(.rectangle, fill: style.paint(in: inputs.environment)))), alignment: .center)
        }
    }

    /// A shape of a style in front.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { inFront(shape.fill(style, style: fillStyle), .center) }

    /// A line around the view, points wide.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        inFront(Rectangle().strokeBorder(content, lineWidth: width), .center)
    }

    private nonisolated func inFront<V: View>(_ view: V, _ alignment: Alignment) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        let view = Unchecked(view)
        return wrapped { .overlay($0.layer(view.value, alignment), alignment: alignment.archived) }
    }
}
