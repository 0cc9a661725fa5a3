internal import WidgetArchive

/// A control's state and look as a widget's timeline: one entry that holds until it is asked for again.
@MainActor
struct ControlSource: WidgetSource {
    let configurationIntent: (any AppIntent.Type)?
    let isImmediate = false
    private let face: @MainActor (ProviderRequest) async throws -> AnyView

    /// A control.
    ///
    /// - Parameters:
    ///   - configuration: the type of the configuration intent, for a configurable control.
    ///   - face: asks for the state and draws the control.
    init(
        configuration: (any AppIntent.Type)? = nil,
        _ face: @escaping @MainActor (ProviderRequest) async throws -> AnyView
    ) { (configurationIntent, self.face) = (configuration, face) }

    func provide(_ request: ProviderRequest) async throws -> ProvidedTimeline {
        let view = try await face(request).containerBackground(.background, for: .widget)
        return ProvidedTimeline(
            entries: [.init(date: Date.now.timeIntervalSince1970) { $0.archive(view) }], policy: .never)
    }

    /// None: previews make the entries of widgets only.
    func provided(_ entries: [Any]) -> ProvidedTimeline? { nil }

    /// The configuration that was chosen for the placed control.
    static func configuration<I: ControlConfigurationIntent>(_ type: I.Type, _ request: ProviderRequest) async throws
        -> I
    {
        let configuration = try await IntentBuilder.configuration(type, from: request.widget.configuration)
        try IntentBuilder.checkReadable(configuration)
        return configuration
    }

    // The provider's methods belong to no actor, and a state need not be Sendable: it is handed over whole.
    nonisolated static func value<P: ControlValueProvider>(of provider: _Unchecked<P>) async throws
        -> _Unchecked<P.Value>
    { _Unchecked(try await provider.value.currentValue()) }

    nonisolated static func value<P: AppIntentControlValueProvider>(
        of provider: _Unchecked<P>, _ configuration: P.Configuration
    ) async throws -> _Unchecked<P.Value> {
        _Unchecked(try await provider.value.currentValue(configuration: configuration))
    }
}
