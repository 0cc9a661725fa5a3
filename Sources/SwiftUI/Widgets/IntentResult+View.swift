// Snippets are views that Siri shows with a result. A tap on a widget shows none, so the view is not even made.
extension IntentResult {
    /// Done, with a view.
    public static func result<V: View>(view: @autoclosure () -> V) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetView<V>, Never> { ._bare() }
    /// Done, with a view.
    public static func result<V: View>(@ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetView<V>, Never> { ._bare() }
    /// Done, with something to say and a view.
    public static func result<V: View>(dialog: IntentDialog, view: @autoclosure () -> V) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetView<V>, IntentDialog> { ._bare(dialog: dialog) }
    /// Done, with something to say and a view.
    public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetView<V>, IntentDialog> { ._bare(dialog: dialog) }
    /// Done, with a value and a view.
    public static func result<T: _IntentValue, V: View>(value: T, view: @autoclosure () -> V) -> Self
    where Self == IntentResultContainer<T, Never, _SnippetView<V>, Never> { ._bare(value: value) }
    /// Done, with a value and a view.
    public static func result<T: _IntentValue, V: View>(value: T, @ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<T, Never, _SnippetView<V>, Never> { ._bare(value: value) }
    /// Done, with a value, something to say and a view.
    public static func result<T: _IntentValue, V: View>(
        value: T, dialog: IntentDialog, view: @autoclosure () -> V
    ) -> Self where Self == IntentResultContainer<T, Never, _SnippetView<V>, IntentDialog> {
        ._bare(value: value, dialog: dialog)
    }
    /// Done, with a value, something to say and a view.
    public static func result<T: _IntentValue, V: View>(
        value: T, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<T, Never, _SnippetView<V>, IntentDialog> {
        ._bare(value: value, dialog: dialog)
    }
}

// The same, with an intent to go on with.
extension IntentResult {
    /// Goes on with an intent, with a view.
    public static func result<I: AppIntent, V: View>(
        opensIntent: I, view: @autoclosure () -> V
    ) -> Self where Self == IntentResultContainer<Never, I, _SnippetView<V>, Never> {
        ._bare(opensIntent: opensIntent)
    }
    /// Goes on with an intent, with a view.
    public static func result<I: AppIntent, V: View>(
        opensIntent: I, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, I, _SnippetView<V>, Never> {
        ._bare(opensIntent: opensIntent)
    }
    /// Goes on with an intent, with something to say and a view.
    public static func result<I: AppIntent, V: View>(
        opensIntent: I, dialog: IntentDialog, view: @autoclosure () -> V
    ) -> Self where Self == IntentResultContainer<Never, I, _SnippetView<V>, IntentDialog> {
        ._bare(opensIntent: opensIntent, dialog: dialog)
    }
    /// Goes on with an intent, with something to say and a view.
    public static func result<I: AppIntent, V: View>(
        opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, I, _SnippetView<V>, IntentDialog> {
        ._bare(opensIntent: opensIntent, dialog: dialog)
    }
    /// Goes on with an intent, with a value and a view.
    public static func result<T: _IntentValue, I: AppIntent, V: View>(
        value: T, opensIntent: I, view: @autoclosure () -> V
    ) -> Self where Self == IntentResultContainer<T, I, _SnippetView<V>, Never> {
        ._bare(value: value, opensIntent: opensIntent)
    }
    /// Goes on with an intent, with a value and a view.
    public static func result<T: _IntentValue, I: AppIntent, V: View>(
        value: T, opensIntent: I, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<T, I, _SnippetView<V>, Never> {
        ._bare(value: value, opensIntent: opensIntent)
    }
    /// Goes on with an intent, with a value, something to say and a view.
    public static func result<T: _IntentValue, I: AppIntent, V: View>(
        value: T, opensIntent: I, dialog: IntentDialog, view: @autoclosure () -> V
    ) -> Self where Self == IntentResultContainer<T, I, _SnippetView<V>, IntentDialog> {
        ._bare(value: value, opensIntent: opensIntent, dialog: dialog)
    }
    /// Goes on with an intent, with a value, something to say and a view.
    public static func result<T: _IntentValue, I: AppIntent, V: View>(
        value: T, opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<T, I, _SnippetView<V>, IntentDialog> {
        ._bare(value: value, opensIntent: opensIntent, dialog: dialog)
    }
}

/// Stands for the view of a result.
public struct _SnippetView<V>: Sendable {}

extension IntentResultContainer {
    fileprivate static func _bare(value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: Dialog? = nil)
        -> Self
    {
        Self(value: value, opensIntent: opensIntent, dialog: dialog)
    }
}
