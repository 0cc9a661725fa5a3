import ActivityKit

/// A Live Activity. Nothing here starts one, so the extension offers no widget for it; its previews are drawn.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// Built in.
    public typealias Body = Never
    private let content: (ActivityViewContext<Attributes>) -> AnyView
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    /// A Live Activity with a view for the lock screen and one for the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    /// None: nothing here starts a Live Activity.
    public func _definitions() -> [_WidgetDefinition] { [] }
    /// Itself.
    public func _activities() -> [Any] { [self] }

    /// One of its views.
    func view(_ kind: ActivityPreviewViewKind, _ context: ActivityViewContext<Attributes>) -> AnyView {
        guard let form = kind.island else { return content(context) }
        return AnyView(IslandLook(island: island(context), form: form))
    }
}

extension WidgetConfiguration {
    /// Where else a Live Activity is shown; nowhere here.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// What the views of a Live Activity are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The activity's id.
    public let activityID: String
    /// What never changes.
    public let attributes: Attributes
    /// What changes.
    public let state: Attributes.ContentState
    /// Whether the content is out of date.
    public let isStale: Bool

    package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
        (self.activityID, self.attributes, self.state, self.isStale) = (activityID, attributes, state, isStale)
    }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
