/// A sentence made of an intent's parameters; in a widget's editor, which parameters are shown and in which order.
public protocol ParameterSummary: Sendable {
    /// The intent.
    associatedtype Intent = Never
    /// The parameters that are shown for an intent's present values, in order.
    func _parameters(in intent: any AppIntent) -> [AnyKeyPath]
}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    /// Nothing.
    public init() {}
    /// All, in the order of declaration.
    public func _parameters(in intent: any AppIntent) -> [AnyKeyPath] { [] }
}

/// A sentence: `Summary("Show \(\.$list)") { \.$count }`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    // Key paths are immutable; the standard library does not say so for those without captures.
    let paths: [AnyKeyPath]

    /// No parameters.
    public init() { paths = [] }
    /// A sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { paths = summary.paths }
    /// A sentence and further parameters.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ others: () -> [AnyKeyPath]
    ) { paths = summary.paths + others() }
    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [AnyKeyPath]) { paths = parameters() }

    /// The parameters named.
    public func _parameters(in intent: any AppIntent) -> [AnyKeyPath] { paths }
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let paths: [AnyKeyPath]
    /// A sentence without parameters.
    public init(stringLiteral value: String) { paths = [] }
    /// A sentence with parameters.
    public init(stringInterpolation: StringInterpolation) { paths = stringInterpolation.paths }

    /// Collects the parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var paths: [AnyKeyPath] = []
        /// Makes room.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Words between the parameters.
        public mutating func appendLiteral(_ literal: String) {}
        /// A parameter.
        public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, IntentParameter<V>>) { paths.append(path) }
    }
}

/// Collects parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// One parameter.
    public static func buildExpression<V>(_ path: KeyPath<Intent, IntentParameter<V>>) -> [AnyKeyPath] { [path] }
    /// Several parameters.
    public static func buildBlock(_ paths: [AnyKeyPath]...) -> [AnyKeyPath] { paths.flatMap { $0 } }
}

/// Takes exactly one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// The summary.
    public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}
