/// A layout whose type is forgotten, so that one can stand for another: `AnyLayout(HStackLayout())`.
public struct AnyLayout: Layout, @unchecked Sendable {
    /// What the layout keeps.
    public struct Cache {
        fileprivate var value: Any
    }

    private let base: any Layout
    /// A layout.
    public init<L: Layout>(_ layout: L) { base = layout }

    /// Makes what the layout keeps.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: Self.kept(by: base, subviews)) }
    /// The layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        Self.size(base, proposal, subviews, &cache.value)
    }
    /// Places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        Self.place(base, bounds, proposal, subviews, &cache.value)
    }

    private static func kept<L: Layout>(by layout: L, _ subviews: Subviews) -> Any {
        layout.makeCache(subviews: subviews)
    }
    private static func size<L: Layout>(
        _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ kept: inout Any
    ) -> CGSize {
        var cache = kept as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { kept = cache }
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    private static func place<L: Layout>(
        _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ kept: inout Any
    ) {
        var cache = kept as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { kept = cache }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Archives the layout itself.
    @MainActor
    public static func _makeNodes(
        _ layout: AnyLayout, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) { archive(layout.base, inputs, &outputs, content) }

    @MainActor
    private static func archive<L: Layout>(
        _ layout: L, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) { L._makeNodes(layout, inputs, &outputs, content) }
}
