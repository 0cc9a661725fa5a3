public import AppIntents
public import Intents

extension WidgetInfo {
    /// The configuration of SiriKit; always nil, for widgets here are configured by a `WidgetConfigurationIntent`, which
    /// `widgetConfigurationIntent(of:)` gives.
    public var configuration: INIntent? { nil }
}
