internal import WidgetArchive

/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
    /// Candidates, best first.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ViewThatFits: View {
    /// Built in.
    public typealias Body = Never
    /// Archives all candidates; the surface chooses.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Content.self, &outputs) else { return }
        var node = FittingNode()
        node.horizontal = view.axes.contains(.horizontal)
        node.vertical = view.axes.contains(.vertical)
        node.children = inputs.nodes(of: view.content)
        outputs.append(.fitting(node))
    }
}
