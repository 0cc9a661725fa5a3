/// One summary or another, by a parameter's value.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    let choose: (any AppIntent) -> any ParameterSummary

    init(
        _ condition: @escaping (Intent) -> Bool, _ first: any ParameterSummary, _ second: any ParameterSummary
    ) {
        choose = { intent in
            guard let intent = intent as? Intent else { return first }
            return condition(intent) ? first : second
        }
    }

    /// The parameters of the one that applies.
    public func _parameters(in intent: any AppIntent) -> [AnyKeyPath] { choose(intent)._parameters(in: intent) }
}

/// How a parameter is compared.
public struct ParameterComparison: Hashable, Sendable {
    enum Kind { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
    let kind: Kind
    /// The comparisons that Apple names.
    public static let equalTo = ParameterComparison(kind: .equal), notEqualTo = ParameterComparison(kind: .notEqual)
    public static let lessThan = ParameterComparison(kind: .less)
    public static let lessThanOrEqualTo = ParameterComparison(kind: .lessOrEqual)
    public static let greaterThan = ParameterComparison(kind: .greater)
    public static let greaterThanOrEqualTo = ParameterComparison(kind: .greaterOrEqual)
}

/// Whether a parameter has a value.
public enum ParameterPresence: Sendable { case hasAnyValue, hasNoValue }
/// Membership in a list.
public enum ParameterMembership: Sendable { case oneOf }

extension ParameterSummaryWhen {
    /// By comparison with a value.
    public init<V: _IntentValue & Equatable, A: ParameterSummary, B: ParameterSummary>(
        _ path: KeyPath<Intent, IntentParameter<V>>, _ comparison: ParameterComparison, _ value: V,
        @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {
        self.init(
            { intent in
                let parameter = intent[keyPath: path]
                let isEqual = parameter.isReadable && parameter.wrappedValue == value
                return comparison == .notEqualTo ? !isEqual : isEqual
            }, then(), otherwise())
    }

    /// By having a value.
    public init<V: _IntentValue, A: ParameterSummary, B: ParameterSummary>(
        _ path: KeyPath<Intent, IntentParameter<V>>, _ presence: ParameterPresence,
        @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {
        self.init(
            { intent in
                let wire = intent[keyPath: path].wire
                return (wire != nil && wire != .null) == (presence == .hasAnyValue)
            }, then(), otherwise())
    }

    /// By being one of several values.
    public init<V: _IntentValue & Equatable, A: ParameterSummary, B: ParameterSummary>(
        _ path: KeyPath<Intent, IntentParameter<V>>, _ membership: ParameterMembership, _ values: [V],
        @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {
        self.init(
            { intent in
                let parameter = intent[keyPath: path]
                return parameter.isReadable && values.contains(parameter.wrappedValue)
            }, then(), otherwise())
    }

    /// By the widget's family. An editor shows the first; nothing else depends on it.
    public init<A: ParameterSummary, B: ParameterSummary>(
        widgetFamily comparison: ParameterComparison, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) { self.init({ _ in true }, then(), otherwise()) }

    /// By the widget's family. An editor shows the first; nothing else depends on it.
    public init<A: ParameterSummary, B: ParameterSummary>(
        widgetFamily membership: ParameterMembership, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) { self.init({ _ in true }, then(), otherwise()) }
}

/// One of several summaries, by a parameter's value.
public struct ParameterSummarySwitch<Intent: AppIntent, V: _IntentValue & Equatable>: ParameterSummary,
    @unchecked Sendable
{
    let path: KeyPath<Intent, IntentParameter<V>>
    let cases: [ParameterSummaryCase<Intent, V>]

    /// By a parameter's value.
    public init(
        _ path: KeyPath<Intent, IntentParameter<V>>,
        @ParameterSummaryCaseBuilder<Intent, V> _ cases: () -> [ParameterSummaryCase<Intent, V>]
    ) {
        self.path = path
        self.cases = cases()
    }

    /// The parameters of the case that applies.
    public func _parameters(in intent: any AppIntent) -> [AnyKeyPath] {
        guard let own = intent as? Intent else { return [] }
        let parameter = own[keyPath: path]
        let value = parameter.isReadable ? parameter.wrappedValue : nil
        let found = cases.first { $0.values.isEmpty || (value.map($0.values.contains) ?? false) }
        return found?.summary._parameters(in: intent) ?? []
    }
}

/// One case.
public struct ParameterSummaryCase<Intent: AppIntent, V: _IntentValue & Equatable>: @unchecked Sendable {
    let values: [V]
    let summary: any ParameterSummary

    /// A value's summary.
    public init<S: ParameterSummary>(_ value: V, @ParameterSummaryBuilder<Intent> _ summary: () -> S) {
        (values, self.summary) = ([value], summary())
    }
    /// Several values' summary.
    public init<S: ParameterSummary>(_ values: [V], @ParameterSummaryBuilder<Intent> _ summary: () -> S) {
        (self.values, self.summary) = (values, summary())
    }
    init(default summary: any ParameterSummary) { (values, self.summary) = ([], summary) }
}

/// The case for all other values.
public struct ParameterSummaryDefaultCase<Intent: AppIntent>: @unchecked Sendable {
    let summary: any ParameterSummary
    /// All other values' summary.
    public init<S: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ summary: () -> S) { self.summary = summary() }
}

/// Collects cases.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, V: _IntentValue & Equatable> {
    /// A case.
    public static func buildExpression(_ one: ParameterSummaryCase<Intent, V>) -> ParameterSummaryCase<Intent, V> {
        one
    }
    /// The default case.
    public static func buildExpression(_ one: ParameterSummaryDefaultCase<Intent>) -> ParameterSummaryCase<Intent, V> {
        ParameterSummaryCase(default: one.summary)
    }
    /// The cases.
    public static func buildBlock(_ cases: ParameterSummaryCase<Intent, V>...) -> [ParameterSummaryCase<Intent, V>] {
        cases
    }
}

extension AppIntent {
    /// One summary or another, by a parameter's value.
    public typealias When = ParameterSummaryWhen<Self>
    /// One of several summaries, by a parameter's value.
    public typealias Switch<V: _IntentValue & Equatable> = ParameterSummarySwitch<Self, V>
    /// One case.
    public typealias Case<V: _IntentValue & Equatable> = ParameterSummaryCase<Self, V>
    /// The case for all other values.
    public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}
