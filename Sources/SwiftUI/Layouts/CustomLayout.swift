/// A way to lay out views that the user wrote.
///
/// The rules are asked once, while the widget is archived: first the whole widget is laid out with a box in the
/// layout's place that takes all it is offered, then the layout says its own size for that and places its views. A
/// layout that stands inside another custom layout, or is offered no size, is asked with what the place probably has.
public protocol Layout: Animatable {
    /// What is kept between the questions of one pass.
    associatedtype Cache = Void
    /// The views that are laid out.
    typealias Subviews = LayoutSubviews

    /// What the layout says of itself.
    static var layoutProperties: LayoutProperties { get }
    /// Makes what is kept.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The gaps that the layout wishes around itself.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The layout's size for a proposal, points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Gives each view its place in the bounds.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide across lies; nil for the usual place.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where a guide down lies; nil for the usual place.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Archives the layout with its views. The built-in stacks and grids implement it; others are asked for sizes and
    /// places.
    @MainActor
    static func _makeNodes(
        _ layout: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void)
}

extension Layout {
    /// Nothing in particular.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes it anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// The gaps of all views together.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
    /// The usual place.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// The usual place.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Views laid out by this.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// Views laid out by a layout.
struct LaidOut<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LaidOut: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enterBody(of: L.self, &outputs) else { return }
        L._makeNodes(view.layout, inputs, &outputs) { inputs, outputs in
            Content._makeNodes(view.content, inputs, &outputs)
        }
    }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; nil for none.
    public var stackOrientation: Axis?
    /// Nothing in particular.
    public init() {}
}
