import ActivityKit

/// A Live Activity. There is no surface for one here: it compiles, and the extension offers no widget for it.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// Built in.
    public typealias Body = Never

    /// A Live Activity with a view for the lock screen and one for the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}

    /// None: nothing here shows a Live Activity.
    public func _definitions() -> [_WidgetDefinition] { [] }
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
