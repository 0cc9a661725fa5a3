/// A control that performs an intent.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    /// Built in.
    public typealias Body = Never
    /// A button.
    public static var _look: String { "button" }

    /// A button with a label for each state.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    /// A button.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}
    /// A button with a title.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text {}
    /// A button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text {}
}

/// A control that switches something.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    /// Built in.
    public typealias Body = Never
    /// A switch.
    public static var _look: String { "toggle" }

    /// A switch with a label for each state.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    /// A switch whose label depends on its state.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> Label)
    where ValueLabel == EmptyView {}
    /// A switch.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) where ValueLabel == EmptyView {}
    /// A switch with a title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
    /// A switch with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
}

extension ControlWidgetTemplate {
    /// The colour when it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Whether it is hidden on a locked device.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
    /// Whether it refuses to be used.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
