internal import WidgetArchive

/// Views beside each other.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    /// Views beside each other; spacing in points, nil for each pair's default.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

/// Views under each other.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    /// Views under each other; spacing in points, nil for each pair's default.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

/// Views over each other.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content
    /// Views over each other.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

/// Views beside each other, made as they are needed; in a widget all at once.
public struct LazyHStack<Content: View> {
    let stack: HStack<Content>
    /// Views beside each other.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

/// Views under each other, made as they are needed; in a widget all at once.
public struct LazyVStack<Content: View> {
    let stack: VStack<Content>
    /// Views under each other.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

/// Which views stay in sight while scrolling; nothing scrolls in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Views of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension StackNode {
    /// Archives a stack of some content.
    @MainActor
    static func append<Content: View>(
        _ axis: Axis, _ alignment: GuidePair, _ spacing: CGFloat?, _ content: Content, _ inputs: _ViewInputs,
        _ outputs: inout _ViewOutputs
    ) {
        var inputs = inputs
        guard inputs.enter(Content.self, &outputs) else { return }
        append(axis, alignment, spacing, inputs, &outputs) { Content._makeNodes(content, $0, &$1) }
    }

    /// Archives a stack of what a closure archives.
    @MainActor
    static func append(
        _ axis: Axis, _ alignment: GuidePair, _ spacing: CGFloat?, _ inputs: _ViewInputs,
        _ outputs: inout _ViewOutputs, _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inner = _ViewOutputs()
        content(inputs, &inner)
        let gap = spacing.map { NumberCheck.finite($0, or: 0, "spacing", inputs.session) }
        outputs.append(.stack(StackNode(axis, alignment: alignment, spacing: gap, inner.nodes)))
    }
}

extension HStack: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the stack.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        StackNode.append(
            .horizontal, GuidePair(.center, view.alignment.guide), view.spacing, view.content, inputs, &outputs)
    }
}

extension VStack: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the stack.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        StackNode.append(
            .vertical, GuidePair(view.alignment.guide, .center), view.spacing, view.content, inputs, &outputs)
    }
}

extension ZStack: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the stack.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        StackNode.append(.depth, view.alignment.archived, nil, view.content, inputs, &outputs)
    }
}

extension LazyHStack: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the stack.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        HStack._makeNodes(view.stack, inputs, &outputs)
    }
}

extension LazyVStack: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the stack.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        VStack._makeNodes(view.stack, inputs, &outputs)
    }
}
