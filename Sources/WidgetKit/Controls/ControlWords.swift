// What a control says beside its label. Nothing here shows it.
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
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
    /// What the control does, as the Action button says it.
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// What the control does, as the Action button says it.
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    /// What the control does, as the Action button says it.
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
