internal import WidgetArchive

/// A drawing made by a closure in its own size.
public struct Canvas<Symbols: View> {
    /// The views that the closure may draw, each with its tag.
    public var symbols: Symbols
    /// Draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether nothing shows through; the surface decides.
    public var isOpaque: Bool
    /// How colours are reckoned; the surface decides.
    public var colorMode: ColorRenderingMode
    /// Whether it may be drawn later; here it never is.
    public var rendersAsynchronously: Bool

    /// A drawing in which views are drawn, too, that ``GraphicsContext/resolveSymbol(id:)`` finds by their tags.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (self.symbols, self.renderer) = (symbols(), renderer)
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    }
}

extension Canvas where Symbols == EmptyView {
    /// A drawing.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: View {
    /// Built in.
    public typealias Body = Never
    /// Archives what the closure draws in the size that layout gives the canvas.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let (renderer, symbols) = (view.renderer, view.symbols)
        outputs.append(
            inputs.sized(source: "Canvas") { inputs, size in
                var context = GraphicsContext(inputs, size, symbols: inputs.tagged(symbols))
                renderer(&context, CGSize(width: size.width, height: size.height))
                return context.pieces
            })
    }
}

/// What ``View/tag(_:)`` says.
struct TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

extension _ViewInputs {
    /// Views by their tags.
    @MainActor
    fileprivate func tagged<V: View>(_ views: V) -> [AnyHashable: Node] {
        var outputs = _ViewOutputs()
        V._makeNodes(views, self, &outputs)
        var found: [AnyHashable: Node] = [:]
        for (index, node) in outputs.nodes.enumerated() {
            if let tag = outputs.layoutValues[index]?[TagKey.self], found[tag] == nil { found[tag] = node }
        }
        return found
    }
}
