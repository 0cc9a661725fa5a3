/// A configuration that watchOS offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The configuration.
    public let intent: Intent
    /// Its name.
    public let description: Text
    /// A configuration and its name.
    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
    /// A configuration and its name.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
    /// A configuration and its name.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(verbatim: String(localized: description)))
    }
    /// A configuration and its name.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(verbatim: String(description)))
    }
}

/// A configuration that watchOS offers.
public struct IntentRecommendation<Intent: INIntent> {
    /// The configuration.
    public let intent: Intent
    /// Its name.
    public let description: Text
    /// A configuration and its name.
    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
    /// A configuration and its name.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
    /// A configuration and its name.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(verbatim: String(description)))
    }
}

/// When a widget is relevant. Nothing here asks for it.
public struct WidgetRelevance<Configuration> {
    /// The circumstances.
    public let attributes: [WidgetRelevanceAttribute<Configuration>]
    /// Circumstances.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// A circumstance in which a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration.
    public let configuration: Configuration
    /// A group of circumstances.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) { self.configuration = configuration }
    /// A circumstance.
    public init(
        configuration: Configuration, context: RelevantContext, group: WidgetRelevanceGroup = .automatic
    ) { self.configuration = configuration }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// A group of circumstances.
    public init(group: WidgetRelevanceGroup) { configuration = () }
    /// A circumstance.
    public init(context: RelevantContext, group: WidgetRelevanceGroup = .automatic) { configuration = () }
}

/// A group of relevant widgets.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    let name: String
    /// A group of a name.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
    /// By itself.
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    /// As the system likes.
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
}
