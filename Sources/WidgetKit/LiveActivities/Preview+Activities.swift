import ActivityKit

/// The views of a Live Activity that a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// A form of the Dynamic Island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// The small form.
        case compact
        /// The large form.
        case expanded
        /// The smallest form.
        case minimal
    }
    let island: DynamicIslandPreviewViewState?
    /// The view of the lock screen.
    public static let content = ActivityPreviewViewKind(island: nil)
    /// A form of the Dynamic Island.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

extension ActivityAttributes {
    /// The activity's view in a preview; nothing here shows it.
    @MainActor
    public func previewContext(
        _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}

/// Collects the states of a preview.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    /// A state.
    public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
    /// Several states.
    public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] {
        states.flatMap { $0 }
    }
}

/// A Live Activity with its states, for tools that show previews.
@MainActor
package struct ActivityPreview: WidgetPreviewContent {
    /// Makes the view of each state.
    package let views: @MainActor () async throws -> [AnyView]

    /// One of a Live Activity's views in some states.
    init<Attributes: ActivityAttributes>(
        _ kind: ActivityPreviewViewKind, _ attributes: Attributes, _ widget: @escaping @MainActor () -> any Widget,
        _ states: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        let attributes = _Unchecked(attributes)
        views = {
            let widget = widget()
            let found = Self.activities(of: widget).lazy.compactMap { $0 as? ActivityConfiguration<Attributes> }.first
            guard let activity = found else {
                throw ProviderError(
                    description: "\(type(of: widget)) has no ActivityConfiguration(for: \(Attributes.self).self)")
            }
            return await states().map { state in
                let context = ActivityViewContext(
                    activityID: "preview", attributes: attributes.value, state: state, isStale: false)
                return activity.view(kind, context)
            }
        }
    }

    private static func activities(of widget: some Widget) -> [Any] { widget.body._activities() }
}

extension Preview {
    /// A Live Activity with states written here.
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            displayName: name, content: .widget(ActivityPreview(viewKind, attributes, widget, contentStates)))
    }
}

/// A preview of a Live Activity with its states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
