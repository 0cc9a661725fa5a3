// What a control says beside its label. What it says when it has been used is not shown; the hint is for screen readers.
extension View {
    /// What the control says when it has been used.
    public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
    /// What the control says when it has been used.
    public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }
    /// What the control says when it has been used.
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
    /// What the control says when it has been used.
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }

    /// What the control does, as the Action button says it.
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { accessibilityHint(hint) }
    /// What the control does, as the Action button says it.
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(hintKey)
    }
    /// What the control does, as the Action button says it.
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(hint)
    }
    /// What the control does, as the Action button says it.
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(hint)
    }
}
