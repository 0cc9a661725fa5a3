/// What `perform()` gives back. A tap on a widget uses only the intent to open next; value, dialog and snippet are for
/// Siri and Shortcuts.
public protocol IntentResult: Sendable {
    /// The type of the value.
    associatedtype Value: _IntentValue = Never
    /// The intent to go on with.
    associatedtype OpensAppIntent: AppIntent = Never
    /// The view to show.
    associatedtype Snippet = Never
    /// What to say.
    associatedtype Dialog = Never
    /// The value.
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}
/// A result that goes on with an intent.
public protocol OpensIntent: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// The result that all `.result(…)` make.
public struct IntentResultContainer<
    Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
>: IntentResult {
    /// The value.
    public var value: Value?
    /// The intent to go on with.
    public var opensIntent: OpensAppIntent?
    /// What to say.
    public var dialog: Dialog?

    package init(value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.opensIntent = opensIntent
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView {}

extension Never: IntentResult {
    /// Never there.
    public var value: Never? { nil }
}

extension Never: AppIntent {
    /// Never there.
    public static var title: LocalizedStringResource { "Never" }
    /// Cannot be made.
    public init() { fatalError("Never cannot be made") }
    /// Cannot be performed.
    public func perform() async throws -> Never { switch self {} }
}

/// A result that may name an intent to go on with, whatever its type.
package protocol ContinuingResult {
    /// The intent to go on with.
    var next: (any AppIntent)? { get }
}

extension IntentResultContainer: ContinuingResult {
    package var next: (any AppIntent)? { opensIntent }
}
