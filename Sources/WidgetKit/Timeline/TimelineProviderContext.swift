internal import WidgetArchive

/// What a provider is told about the place of its widget.
public struct TimelineProviderContext: Sendable {
    /// The values that the environment may take.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        let surroundings: Surroundings
        /// The values a key may take here; nil where it has one.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
        /// The values a key may take here; nil where it has one.
        public subscript(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>) -> [ColorScheme]? {
            [.light, .dark]
        }
    }

    /// The values that the environment may take.
    public let environmentVariants: EnvironmentVariants
    /// The widget's size class.
    public let family: WidgetFamily
    /// Whether the gallery asks.
    public let isPreview: Bool
    /// The whole widget, points, content margins included.
    public let displaySize: CGSize

    package init(_ request: ProviderRequest) {
        environmentVariants = EnvironmentVariants(surroundings: request.surroundings)
        family = WidgetFamily(request.widget.family)
        isPreview = request.surroundings.isPreview
        displaySize = CGSize(width: request.surroundings.size.width, height: request.surroundings.size.height)
    }
}
