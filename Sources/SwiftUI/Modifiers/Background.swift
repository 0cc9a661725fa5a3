internal import WidgetArchive

extension View {
    /// Views behind, one over the other.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        behind(content(), alignment)
    }

    /// A view behind.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    { behind(background, alignment) }

    /// The system's background behind.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    /// A style behind.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        wrapped { inputs in
            .background(
                Node(.shape(ShapeNode(.rectangle, fill: style.paint(in: inputs.environment)))), alignment: .center)
        }
    }

    /// A shape of the system's background behind.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        behind(shape.fill(BackgroundStyle(), style: fillStyle), .center)
    }

    /// A shape of a style behind.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { behind(shape.fill(style, style: fillStyle), .center) }

    /// What `.background` stands for inside.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
    }

    private nonisolated func behind<V: View>(_ view: V, _ alignment: Alignment) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        let view = Unchecked(view)
        return wrapped { .background($0.layer(view.value, alignment), alignment: alignment.archived) }
    }
}

extension _ViewInputs {
    /// A view behind or in front of another, as one node.
    @MainActor
    func layer<V: View>(_ view: V, _ alignment: Alignment) -> Node {
        var inputs = self
        inputs.isGridContent = false
        return Self.joined(inputs.nodes(of: view), axis: .depth, alignment: alignment.archived)
    }
}
