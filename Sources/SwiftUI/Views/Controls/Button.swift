package import AppIntents
internal import WidgetArchive

/// A part that performs an intent when it is tapped.
public struct Button<Label: View> {
    let role: ButtonRole?
    let intent: (any AppIntent)?
    let label: Label
    /// Whether the button stands for the one whose style makes it.
    var isConfiguration = false

    /// A button that performs an intent.
    public nonisolated init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label())
    }
    /// A button with a meaning that performs an intent.
    public nonisolated init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, intent: intent, label: label())
    }
    /// A button with a closure. In a widget the closure is never called.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: nil, label: label())
    }
    /// A button with a meaning and a closure. In a widget the closure is never called.
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { self.init(role: role, intent: nil, label: label()) }

    nonisolated init(role: ButtonRole?, intent: (any AppIntent)?, label: Label) {
        (self.role, self.intent, self.label) = (role, intent, label)
    }
}

extension Button where Label == Text {
    /// A button with a text that performs an intent.
    public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(role: nil, intent: intent, label: Text(titleKey))
    }
    /// A button with a text that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
        self.init(role: nil, intent: intent, label: Text(title))
    }
    /// A button with a text that performs an intent.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent, label: Text(titleKey))
    }
    /// A button with a text that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent, label: Text(title))
    }
    /// A button with a text and a closure, which a widget never calls.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, intent: nil, label: Text(titleKey))
    }
    /// A button with a text and a closure, which a widget never calls.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, intent: nil, label: Text(title))
    }
    /// A button with a text, a meaning and a closure, which a widget never calls.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, intent: nil, label: Text(titleKey)) }
    /// A button with a text, a meaning and a closure, which a widget never calls.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, intent: nil, label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a symbol that performs an intent.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) { self.init(role: role, intent: intent, label: SwiftUI.Label(titleKey, systemImage: systemImage)) }
    /// A button with a symbol that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) { self.init(role: role, intent: intent, label: SwiftUI.Label(title, systemImage: systemImage)) }
    /// A button with a picture that performs an intent.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) { self.init(role: role, intent: intent, label: SwiftUI.Label(titleKey, image: image)) }
    /// A button with a symbol and a closure, which a widget never calls.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, intent: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage)) }
    /// A button with a symbol and a closure, which a widget never calls.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, intent: nil, label: SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, intent: nil, label: configuration.label)
        isConfiguration = true
    }
}

extension Button: View {
    /// Built in.
    public typealias Body = Never

    /// Archives the button in its style: at rest and, where the style asks, pressed.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Label.self, &outputs) else { return }
        let controls = inputs.environment.look.controls
        let style = view.isConfiguration ? nil : controls.button
        if controls.isInsideButton, view.intent == nil {
            // A part of another control's look: that control takes the tap.
            let look = view.look(style, inputs, isPressed: false, ReadFlag())
            if look.content != .empty { outputs.append(look) }
            return
        }
        if view.intent == nil {
            inputs.session.remark("A Button with a closure does nothing in a widget; use Button(intent:)")
        }
        var control = ControlNode()
        control.key = inputs.session.nextControlKey(in: inputs.identity)
        control.intent = view.intent.map { IntentReference(reading: $0) }
        control.isDisabled = !inputs.environment.look.isEnabled
        control.semanticRole = view.role?.name
        let flag = ReadFlag()
        control.body = view.look(style, inputs, isPressed: false, flag)
        if flag.wasRead { control.pressed = view.look(style, inputs, isPressed: true, flag) }
        outputs.append(.control(control))
    }

    @MainActor
    private func look(
        _ style: AnyStyle<ButtonStyleConfiguration>?, _ inputs: _ViewInputs, isPressed: Bool, _ flag: ReadFlag
    ) -> Node {
        let inputs = ControlLook.inside(inputs)
        let label = self.label
        let content = StyleContent { inputs, outputs in
            var inner = _ViewOutputs()
            Label._makeNodes(label, inputs, &inner)
            guard !inner.nodes.isEmpty else { return }
            outputs.append(_ViewInputs.joined(inner.nodes, axis: .horizontal))
        }
        let configuration = ButtonStyleConfiguration(
            role: role, label: .init(content: content), pressed: isPressed, flag: flag)
        var outputs = _ViewOutputs()
        (style ?? Self.standard).make(configuration, inputs, &outputs)
        return _ViewInputs.joined(outputs.nodes, axis: .depth)
    }

    private static var standard: AnyStyle<ButtonStyleConfiguration> { AnyStyle(primitive: DefaultButtonStyle()) }
}
