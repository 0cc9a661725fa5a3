/// A view of a part of the large form.
public struct DynamicIslandExpandedRegion<Content: View> {
    let part: IslandPart

    /// A view; the widest room goes to the highest priority.
    public nonisolated init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {
        let content = _Unchecked(content)
        part = IslandPart(position: position, priority: priority) { AnyView(content.value()) }
    }
}

/// The views of the large form.
public struct DynamicIslandExpandedContent<Content: View> {
    let parts: [IslandPart]
    init(_ parts: [IslandPart] = []) { self.parts = parts }
}

/// Collects the views of the large form.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// One part.
    public static func buildExpression<C: View>(_ region: DynamicIslandExpandedRegion<C>)
        -> DynamicIslandExpandedContent<C>
    { .init([region.part]) }
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
    {
        var parts: [IslandPart] = []
        for content in repeat each content { parts += content.parts }
        return .init(parts)
    }
    /// Parts under a condition.
    public static func buildIf<C: View>(_ content: DynamicIslandExpandedContent<C>?) -> DynamicIslandExpandedContent<C?>
    { .init(content?.parts ?? []) }
    /// Parts of the first branch.
    public static func buildEither<First: View, Second: View>(first: DynamicIslandExpandedContent<First>)
        -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>>
    { .init(first.parts) }
    /// Parts of the second branch.
    public static func buildEither<First: View, Second: View>(second: DynamicIslandExpandedContent<Second>)
        -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>>
    { .init(second.parts) }
    /// Parts under a platform condition.
    public static func buildLimitedAvailability<C: View>(_ content: DynamicIslandExpandedContent<C>)
        -> DynamicIslandExpandedContent<AnyView>
    { .init(content.parts) }
}
