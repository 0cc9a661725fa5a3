/// Nothing: no size and no gap.
public struct EmptyView: Sendable {
    /// Nothing.
    public init() {}
}

extension EmptyView: View {
    /// Built in.
    public typealias Body = Never
    /// Archives nothing.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {}
}
