public import AppIntents
public import Intents

extension WidgetInfo {
    /// The configuration of SiriKit; always nil, for widgets here are configured by ``WidgetConfigurationIntent``
    /// (``AppIntents/WidgetInfo/widgetConfigurationIntent(of:)``).
    public var configuration: INIntent? { nil }
}
