/// Several views in order, as ``ViewBuilder`` makes them.
public struct TupleView<T> {
    /// The views.
    public var value: T
    private let walk: @MainActor (T, _ViewInputs, inout _ViewOutputs) -> Void

    init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
        value = (repeat each views)
        walk = { value, inputs, outputs in
            repeat (each Content)._makeNodes(each value, inputs, &outputs)
        }
    }

    @MainActor
    fileprivate func makeNodes(_ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        walk(value, inputs, &outputs)
    }
}

extension TupleView: View {
    /// Built in.
    public typealias Body = Never
    /// Archives each view.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        view.makeNodes(inputs, &outputs)
    }
}
