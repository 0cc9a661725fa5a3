package import WidgetArchive

extension IntentDescriptionRecord {
    /// What the renderer must know of an intent's type: names, parameters, choices.
    package init(describing type: any AppIntent.Type) {
        self.init()
        fill(type)
    }

    private mutating func fill<I: AppIntent>(_ intentType: I.Type) {
        // Never is an intent for the type checker only.
        guard intentType != Never.self else { return }
        let intent = I()
        let layout = IntentLayout.of(intent)
        type = layout.identifier
        title = String(localized: I.title)
        summary = I.description._description.map { String(localized: $0.descriptionText) }
        process = layout.process
        layout.forEach(intent) { name, storage in parameters.append(ParameterDescription(name, storage)) }
        let shown = Self.shownParameters(of: intent)
        if !shown.isEmpty {
            // A summary decides the order; what it leaves out comes last, as the values still count.
            let rank = Dictionary(shown.enumerated().map { ($1, $0) }) { first, _ in first }
            parameters = parameters.enumerated()
                .sorted { (rank[$0.element.name] ?? 1000 + $0.offset) < (rank[$1.element.name] ?? 1000 + $1.offset) }
                .map(\.element)
        }
    }
}

extension IntentDescriptionRecord {
    /// The parameters that the intent's summary shows for its present values, in order; empty without a summary.
    static func shownParameters<I: AppIntent>(of intent: I) -> [String] {
        let layout = IntentLayout.of(intent)
        var shown: [String] = []
        for path in I.parameterSummary._parameters(in: intent) {
            guard let wanted = intent[keyPath: path] as? _IntentParameterStorage else { continue }
            layout.forEach(intent) { name, storage in
                if storage === wanted, !shown.contains(name) { shown.append(name) }
            }
        }
        return shown
    }
}

extension ParameterDescription {
    init(_ name: String, _ storage: _IntentParameterStorage) {
        self.init()
        let traits = storage.traits
        self.name = name
        title = storage.declaredTitle.map { String(localized: $0) } ?? name
        type = traits.isList ? "[\(traits.typeName)]" : traits.typeName
        isOptional = traits.isOptional
        defaultValue = storage.defaultWire
        choices = traits.choices()
        hasQuery = traits.options != nil || storage.optionsProvider != nil
        summary = storage.parameterDescription.map { String(localized: $0) }
        let editing = storage.editing
        (minimum, maximum) = (editing.minimum, editing.maximum)
        dateKind = editing.dateKind.flatMap { $0 == .dateTime ? nil : $0 == .date ? "date" : "time" }
        onTitle = editing.names.map { String(localized: $0.true) }
        offTitle = editing.names.map { String(localized: $0.false) }
    }
}

/// Asks a parameter's provider or query for choices.
package enum IntentOptions {
    /// The choices of a parameter; with a text, those that match it.
    package static func choices(
        of parameter: String, in type: any AppIntent.Type, edited: IntentReference? = nil, matching text: String?
    ) async throws -> [ParameterDescription.Choice] {
        // Providers that depend on other parameters see them as they are being edited.
        let intent = try await Self.edited(type, edited)
        return try await EditedIntent.$current.withValue(intent) {
            try await choices(of: parameter, in: type, matching: text)
        }
    }

    private static func edited<I: AppIntent>(_ type: I.Type, _ reference: IntentReference?) async throws
        -> any AppIntent
    {
        try await IntentBuilder.configuration(type, from: reference)
    }

    private static func choices(
        of parameter: String, in type: any AppIntent.Type, matching text: String?
    ) async throws -> [ParameterDescription.Choice] {
        guard let storage = storage(parameter, type) else {
            throw IntentBuildError(
                intent: type.persistentIdentifier,
                reason: .unfit(parameter: parameter, reason: "there is no such parameter"))
        }
        if let source = storage.optionsProvider { return try await source.options(text) }
        if let options = storage.traits.options { return try await options(text) }
        return storage.traits.choices()
    }

    private static func storage<I: AppIntent>(_ name: String, _ type: I.Type) -> _IntentParameterStorage? {
        let intent = I()
        var found: _IntentParameterStorage?
        IntentLayout.of(intent).forEach(intent) { if $0 == name { found = $1 } }
        return found
    }
}
