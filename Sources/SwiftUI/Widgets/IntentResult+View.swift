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

/// Stands for the view of a result.
public struct _SnippetView<V>: Sendable {}

extension IntentResultContainer {
    fileprivate static func _bare(value: Value? = nil, dialog: Dialog? = nil) -> Self {
        Self(value: value, dialog: dialog)
    }
}
