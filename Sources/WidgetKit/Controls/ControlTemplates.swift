/// A control that performs an intent.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    /// Built in.
    public typealias Body = Never
    /// A button.
    public static var _look: String { "button" }
    private let action: Action
    private let parts: @MainActor (Bool) -> ControlParts

    /// A button with a label for each state.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.action = action
        parts = { ControlParts(label(), actionLabel($0)) }
    }
    /// A button.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
    /// A button with a title.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }
    /// A button with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text { self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel) }
    /// A button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text {
        let title = String(title)
        self.init(action: action, label: { Text(verbatim: title) }, actionLabel: actionLabel)
    }

    /// The button, drawn.
    public func _face() -> AnyView {
        AnyView(Button(intent: action) { EmptyView() }.buttonStyle(ControlButtonStyle(parts: parts)))
    }
}

/// A control that switches something.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    /// Built in.
    public typealias Body = Never
    /// A switch.
    public static var _look: String { "toggle" }
    private let isOn: Bool
    private let action: Action
    private let parts: @MainActor (Bool) -> ControlParts

    private init(isOn: Bool, action: Action, parts: @escaping @MainActor (Bool) -> ControlParts) {
        (self.isOn, self.action, self.parts) = (isOn, action, parts)
    }
    /// A switch with a label for each state.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action) { ControlParts(label(), valueLabel($0)) } }
    /// A switch whose label depends on its state.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> Label)
    where ValueLabel == EmptyView { self.init(isOn: isOn, action: action) { ControlParts(label($0), EmptyView()) } }
    /// A switch.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) where ValueLabel == EmptyView {
        self.init(isOn: isOn, action: action) { _ in ControlParts(label(), EmptyView()) }
    }
    /// A switch with a title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }
    /// A switch with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }
    /// A switch with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        let title = String(title)
        self.init(isOn: isOn, action: action, label: { Text(verbatim: title) }, valueLabel: valueLabel)
    }

    /// The switch, drawn.
    public func _face() -> AnyView {
        AnyView(Toggle(isOn: isOn, intent: action).toggleStyle(ControlToggleStyle(parts: parts)))
    }
}

/// A control's look with a change to its view.
struct ChangedTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    typealias Body = Never
    static var _look: String { Base._look }
    let base: Base
    let change: @MainActor (AnyView) -> AnyView
    func _face() -> AnyView { change(base._face()) }
}

extension ControlWidgetTemplate {
    /// The colour when it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ChangedTemplate(base: self) { AnyView($0.tint(tint)) }
    }
    /// Whether it is hidden on a locked device.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        ChangedTemplate(base: self) { AnyView($0.privacySensitive(sensitive)) }
    }
    /// Whether it refuses to be used.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ChangedTemplate(base: self) { AnyView($0.disabled(disabled)) }
    }
}
