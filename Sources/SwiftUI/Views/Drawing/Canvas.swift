internal import WidgetArchive

/// A drawing made by a closure in its own size.
public struct Canvas<Symbols: View> {
    let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas where Symbols == EmptyView {
    /// A drawing.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }
}

extension Canvas: View {
    /// Built in.
    public typealias Body = Never
    /// Archives what the closure draws in the size that layout gives the canvas.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let renderer = view.renderer
        let drawing = inputs.sized(source: "Canvas") { inputs, size in
            var context = GraphicsContext(inputs, size)
            renderer(&context, CGSize(width: size.width, height: size.height))
            return context.pieces
        }
        outputs.append(inputs.unmirrored(drawing))
    }
}

extension _ViewInputs {
    /// A drawing whose points count from the left wherever lines begin, those of its texts, too.
    func unmirrored(_ drawing: Node) -> Node {
        guard environment.layoutDirection == .rightToLeft else { return drawing }
        return Node(.modified(.layoutDirection("ltr"), drawing))
    }
}
