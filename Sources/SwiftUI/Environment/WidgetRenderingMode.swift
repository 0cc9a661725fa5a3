internal import WidgetArchive

/// How the surface uses a widget's colours.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
    let name: String
    /// As they are.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// As two groups: accented and the rest.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// As brightness on a blurred background.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
    /// The mode's name.
    public var description: String { name }
}

extension EnvironmentValues {
    /// How the surface uses the widget's colours. A widget that asks is archived for each way.
    public var widgetRenderingMode: WidgetRenderingMode {
        get {
            noteRenderingModeRead()
            return look.renderingMode
        }
        set { look.renderingMode = newValue }
    }
}
