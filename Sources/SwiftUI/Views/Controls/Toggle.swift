package import AppIntents
internal import WidgetArchive

/// A part that is on or off and performs an intent when it is tapped.
public struct Toggle<Label: View> {
    let isOn: Bool
    let intent: (any AppIntent)?
    let label: Label
    var isConfiguration = false

    nonisolated init(isOn: Bool, intent: (any AppIntent)?, label: Label) {
        (self.isOn, self.intent, self.label) = (isOn, intent, label)
    }
    /// A toggle that performs an intent.
    public nonisolated init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, intent: intent, label: label())
    }
    /// A toggle of a binding. In a widget nothing is written back.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: label())
    }
}

extension Toggle where Label == EmptyView {
    /// A toggle without a label that performs an intent.
    public nonisolated init(isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent, label: EmptyView())
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text that performs an intent.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent, label: Text(titleKey))
    }
    /// A toggle with a text that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent, label: Text(title))
    }
    /// A toggle with a text of a binding, which a widget never writes.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(titleKey))
    }
    /// A toggle with a text of a binding, which a widget never writes.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A toggle with a symbol that performs an intent.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// A toggle with a symbol that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is given.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, intent: nil, label: configuration.label)
        isConfiguration = true
    }
}

extension Toggle: View {
    /// Built in.
    public typealias Body = Never

    /// Archives the toggle in its style and in both states.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Label.self, &outputs) else { return }
        let controls = inputs.environment.look.controls
        let style = view.isConfiguration ? nil : controls.toggle
        if controls.isInsideButton, view.intent == nil {
            return outputs.append(view.look(style, inputs, isOn: view.isOn))
        }
        if view.intent == nil {
            inputs.session.remark("A Toggle of a binding does nothing in a widget; use Toggle(isOn:intent:)")
        }
        var control = ControlNode()
        control.key = inputs.session.nextControlKey(in: inputs.identity)
        control.role = .toggle
        control.intent = view.intent.map { Self.reference(to: $0, turning: !view.isOn) }
        control.isDisabled = !inputs.environment.look.isEnabled
        control.isOn = view.isOn
        control.body = view.look(style, inputs, isOn: view.isOn)
        control.alternate = view.look(style, inputs, isOn: !view.isOn)
        outputs.append(.control(control))
    }

    /// What a tap performs. An intent that sets a value gets the state that the tap leads to.
    private static func reference(to intent: some AppIntent, turning isOn: Bool) -> IntentReference {
        var reference = IntentReference(reading: intent)
        if let setting = intent as? any SetValueIntent, setsSwitch(setting) {
            reference.parameters["value"] = .bool(isOn)
        }
        return reference
    }

    private static func setsSwitch<I: SetValueIntent>(_ intent: I) -> Bool { I.ValueType.self == Bool.self }

    @MainActor
    private func look(_ style: AnyStyle<ToggleStyleConfiguration>?, _ inputs: _ViewInputs, isOn: Bool) -> Node {
        let inputs = ControlLook.inside(inputs)
        let configuration = ToggleStyleConfiguration(
            label: .init(content: StyleContent(label)), isOn: .constant(isOn))
        var outputs = _ViewOutputs()
        (style ?? Self.standard).make(configuration, inputs, &outputs)
        return _ViewInputs.joined(outputs.nodes, axis: .depth)
    }

    private static var standard: AnyStyle<ToggleStyleConfiguration> { AnyStyle(DefaultToggleStyle()) }
}
