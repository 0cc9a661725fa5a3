/// A view of a part of the large form.
public struct DynamicIslandExpandedRegion<Content: View> {
    /// A view; the widest room goes to the highest priority.
    public nonisolated init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// The views of the large form.
public struct DynamicIslandExpandedContent<Content: View> {
    init() {}
}

/// Collects the views of the large form.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// One part.
    public static func buildExpression<C: View>(_ region: DynamicIslandExpandedRegion<C>)
        -> DynamicIslandExpandedContent<C>
    { .init() }
    /// Parts made elsewhere.
    public static func buildExpression<C: View>(_ content: DynamicIslandExpandedContent<C>)
        -> DynamicIslandExpandedContent<C>
    { content }
    /// Nothing.
    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init() }
    /// One part.
    public static func buildBlock<C: View>(_ content: DynamicIslandExpandedContent<C>)
        -> DynamicIslandExpandedContent<C>
    { content }
    /// Several parts.
    public static func buildBlock<each C: View>(_ content: repeat DynamicIslandExpandedContent<each C>)
        -> DynamicIslandExpandedContent<TupleView<(repeat each C)>>
    { .init() }
    /// Parts under a condition.
    public static func buildIf<C: View>(_ content: DynamicIslandExpandedContent<C>?) -> DynamicIslandExpandedContent<C?>
    { .init() }
    /// Parts of the first branch.
    public static func buildEither<First: View, Second: View>(first: DynamicIslandExpandedContent<First>)
        -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>>
    { .init() }
    /// Parts of the second branch.
    public static func buildEither<First: View, Second: View>(second: DynamicIslandExpandedContent<Second>)
        -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>>
    { .init() }
    /// Parts under a platform condition.
    public static func buildLimitedAvailability<C: View>(_ content: DynamicIslandExpandedContent<C>)
        -> DynamicIslandExpandedContent<AnyView>
    { .init() }
}
