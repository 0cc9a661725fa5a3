/// Several views treated as their container's own; a modifier of a group is applied to each of them.
public struct Group<Content> {
    package let content: Content

    /// A group of anything; what it means depends on what it holds. No initializer: a trailing closure would be taken
    /// for its content.
    package static nonisolated func _of(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
    /// Built in.
    public typealias Body = Never

    /// Groups the views of a closure.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Archives the views.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        Content._makeNodes(view.content, inputs, &outputs)
    }
}

extension Group: Sendable where Content: Sendable {}
