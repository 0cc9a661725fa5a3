/// One of two views: an `if` with `else`, or a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the branch taken.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        switch view.storage {
        case .first(let content): TrueContent._makeNodes(content, inputs, &outputs)
        case .second(let content): FalseContent._makeNodes(content, inputs, &outputs)
        }
    }
}

extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent.Storage: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension Optional: View where Wrapped: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the view, if there is one.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        if let view { Wrapped._makeNodes(view, inputs, &outputs) }
    }
}
