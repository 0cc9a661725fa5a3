/// Gives a control's state.
public protocol ControlValueProvider {
    /// The type of the state.
    associatedtype Value
    /// The state in the gallery.
    var previewValue: Value { get }
    /// The state.
    func currentValue() async throws -> Value
}

/// Gives the state of a configured control.
public protocol AppIntentControlValueProvider {
    /// The type of the state.
    associatedtype Value
    /// The type of the configuration.
    associatedtype Configuration: ControlConfigurationIntent
    /// The state in the gallery.
    func previewValue(configuration: Configuration) -> Value
    /// The state.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that is not configurable.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// Built in.
    public typealias Body = Never
    /// The kind.
    public let kind: String
    private let source: ControlSource
    /// A control without state.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
        source = ControlSource { _ in content()._face() }
    }
    /// A control with state.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
        let provider = _Unchecked(provider)
        source = ControlSource { request in
            guard request.purpose == .timeline else { return content(provider.value.previewValue)._face() }
            return content(try await ControlSource.value(of: provider).value)._face()
        }
    }
    /// The kind and the look.
    public func _definition() -> _ControlDefinition? {
        _ControlDefinition(kind: kind, look: Content._look, source: source)
    }
}

/// A control that an intent configures.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    /// Built in.
    public typealias Body = Never
    /// The kind.
    public let kind: String
    private let source: ControlSource
    /// A control with state.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
        let provider = _Unchecked(provider)
        source = ControlSource(configuration: Configuration.self) { request in
            let configuration = try await ControlSource.configuration(Configuration.self, request)
            guard request.purpose == .timeline else {
                return content(provider.value.previewValue(configuration: configuration))._face()
            }
            return content(try await ControlSource.value(of: provider, configuration).value)._face()
        }
    }
    /// A control without state.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
        source = ControlSource(configuration: Configuration.self) { request in
            content(try await ControlSource.configuration(Configuration.self, request))._face()
        }
    }
    /// The kind, the look and the configuration.
    public func _definition() -> _ControlDefinition? {
        _ControlDefinition(kind: kind, look: Content._look, source: source)
    }
}

/// A control's configuration with a change.
struct ChangedControl<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
    typealias Body = Never
    let base: Base
    let change: (inout _ControlDefinition) -> Void
    func _definition() -> _ControlDefinition? {
        guard var definition = base._definition() else { return nil }
        change(&definition)
        return definition
    }
}

extension ControlWidgetConfiguration {
    /// The name in the gallery.
    public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
        ChangedControl(base: self) { $0.displayName = name }
    }
    /// The text in the gallery.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        ChangedControl(base: self) { $0.summary = description }
    }
    /// Whether adding it asks for the configuration.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    /// Nothing: there are no push notifications.
    public func pushHandler<T: ControlPushHandler>(_ handler: T.Type) -> some ControlWidgetConfiguration { self }
}
