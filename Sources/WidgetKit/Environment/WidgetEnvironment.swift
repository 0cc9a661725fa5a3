private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
}
private struct ShowsBackgroundKey: EnvironmentKey {
    static let defaultValue = true
}
private struct ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}
private struct LevelOfDetailKey: EnvironmentKey {
    static let defaultValue = LevelOfDetail.default
}

extension EnvironmentValues {
    /// The widget's size class.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// Whether the widget's background is drawn; it is not where the surface is tinted or clear, and on accessories.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }
    /// The system's content margins at this place, points.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
    /// How much is shown.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}

/// How much a widget shows.
public struct LevelOfDetail: Hashable, Sendable {
    let name: String
    /// All.
    public static let `default` = LevelOfDetail(name: "default")
    /// Less, to be read from afar.
    public static let simplified = LevelOfDetail(name: "simplified")
}
