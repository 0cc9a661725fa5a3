extension IntentParameter where Value.ValueType == Int {
    /// A whole number with a control.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle,
        inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.minimum = inclusiveRange.map { Double($0.lowerBound) }
        editing.maximum = inclusiveRange.map { Double($0.upperBound) }
    }

    /// A whole number within bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: (lowerBound: Int, upperBound: Int)?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.minimum = inclusiveRange.map { Double($0.lowerBound) }
        editing.maximum = inclusiveRange.map { Double($0.upperBound) }
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// A number with a control.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.minimum = inclusiveRange.map { Double($0.lowerBound) }
        editing.maximum = inclusiveRange.map { Double($0.upperBound) }
    }

    /// A number within bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: (lowerBound: Double, upperBound: Double)?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.minimum = inclusiveRange.map { Double($0.lowerBound) }
        editing.maximum = inclusiveRange.map { Double($0.upperBound) }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// A switch with names for its states.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.names = displayName
    }
}

extension IntentParameter where Value.ValueType == String {
    /// A text with keyboard options.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description, default: defaultValue) }

    /// A text with keyboard options and suggestions.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) { self.init(title: title, description: description, optionsProvider: optionsProvider) }
}

extension IntentParameter where Value.ValueType == Date {
    /// A date, a time, or both.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.dateKind = kind
    }
}

extension IntentParameter where Value.ValueType == DateComponents {
    /// A date, a time, or both.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue)
        editing.dateKind = kind
    }
}

extension IntentParameter {
    /// A measurement in a unit.
    public convenience init<U: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: U, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<U> {
        self.init(
            title: title, description: description,
            preset: defaultValue.flatMap { Measurement(value: $0, unit: defaultUnit) as? Value })
    }

    /// A measurement in a fixed unit.
    public convenience init<U: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: U, unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<U> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
            defaultUnitAdjustForLocale: unitAdjustForLocale)
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A file of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// An amount in some currencies.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        currencyCodes: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
}
