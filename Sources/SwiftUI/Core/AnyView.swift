/// A view whose type is forgotten. Its list of views is the wrapped one's.
public struct AnyView {
    private let box: AnyViewBox

    /// Wraps a view.
    public init<V: View>(_ view: V) { box = ViewBox(view) }

    /// Wraps a view.
    public init<V: View>(erasing view: V) { box = ViewBox(view) }

    @MainActor
    fileprivate func makeNodes(_ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) { box.makeNodes(inputs, &outputs) }
}

extension AnyView: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the wrapped view.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        view.makeNodes(inputs, &outputs)
    }
}

private class AnyViewBox {
    @MainActor func makeNodes(_ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {}
}

private final class ViewBox<V: View>: AnyViewBox {
    private let view: V
    init(_ view: V) { self.view = view }
    @MainActor override func makeNodes(_ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        V._makeNodes(view, inputs, &outputs)
    }
}
