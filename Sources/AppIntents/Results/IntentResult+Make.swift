extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    /// Done.
    public static func result() -> Self { Self() }
}

extension IntentResult {
    /// Done, with something to say.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

    /// Done, with a value.
    public static func result<V: _IntentValue>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

    /// Done, with a value and something to say.
    public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }

    /// Goes on with an intent.
    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never, Never> { Self(opensIntent: opensIntent) }

    /// Goes on with an intent, with something to say.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
        Self(opensIntent: opensIntent, dialog: dialog)
    }

    /// Goes on with an intent, with a value.
    public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, I, Never, Never> { Self(value: value, opensIntent: opensIntent) }

    /// Goes on with an intent, with a value and something to say.
    public static func result<V: _IntentValue, I: AppIntent>(
        value: V, opensIntent: I, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<V, I, Never, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, dialog: dialog)
    }
}
