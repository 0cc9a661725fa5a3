/// How a widget's colours are treated.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// The mode's name.
    public let description: String
    /// As they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Replaced: by the accent colour in views marked by `widgetAccentable()`, by one colour elsewhere.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Without hue, for the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")

    /// The mode of the surroundings; an unknown one is full colour.
    package init(named name: String) {
        switch name {
        case "accented": self = .accented
        case "vibrant": self = .vibrant
        default: self = .fullColor
        }
    }
    private init(description: String) { self.description = description }
}

private struct RenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
    /// How the widget's colours are treated. A view that reads it is archived once for each mode.
    public var widgetRenderingMode: WidgetRenderingMode {
        get {
            noteRenderingModeRead()
            return self[RenderingModeKey.self]
        }
        set { self[RenderingModeKey.self] = newValue }
    }
}
