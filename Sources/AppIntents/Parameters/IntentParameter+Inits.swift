// Apple's initialisers. Every label after the title may be left out, and the title too (iOS 18). What only concerns
// Siri's dialogs is taken and kept by nobody.
extension IntentParameter {
    private static func preset(_ value: Value.UnwrappedType?) -> Value? { value.flatMap { $0 as? Value } }

    /// A parameter of any type.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, preset: Self.preset(defaultValue))
    }

    /// A parameter whose choices a provider gives; its default is the provider's `defaultResult()`.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        self.init(
            title: title, description: description, preset: Self.preset(defaultValue),
            options: _OptionsSource(optionsProvider))
    }

    /// A parameter with a dialog for choosing among several.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog?, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, preset: Self.preset(defaultValue))
    }

    /// A parameter that takes some of its type's values only.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]
    ) where Value.ValueType: AppEnum {
        self.init(
            title: title, description: description, preset: Self.preset(defaultValue),
            options: _OptionsSource(supportedValues))
    }

    /// An entity that a query of its own finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            title: title, description: description, preset: Self.preset(defaultValue), options: _OptionsSource(query))
    }

    /// A list of a bounded length.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, preset: Self.preset(defaultValue))
    }

    /// A list whose length depends on the widget's family.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, preset: Self.preset(defaultValue))
    }
}
