internal import WidgetArchive
internal import WidgetLayout

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle, as a style sees it.
public struct ToggleStyleConfiguration {
    /// The label's view.
    public typealias Label = _StylePart<ToggleStyleConfiguration, _LabelRole>
    /// The label.
    public let label: Label
    /// The state. A toggle is archived in both.
    @Binding public var isOn: Bool
    /// Whether several states are shown as one; never in a widget.
    public var isMixed: Bool { false }
}

extension AnyStyle where Configuration == ToggleStyleConfiguration {
    /// A look of toggles.
    init<S: ToggleStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
    /// The look of toggles inside the view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        let style = AnyStyle(style)
        return changingEnvironment { $0.look.controls.toggle = style }
    }
}

/// The label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// A switch in the tint, green without one.
    public nonisolated init() { tint = nil }
    /// A switch in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchLook(label: configuration.label, isOn: configuration.isOn, tint: tint)
    }
}

/// What widgets show where no style was chosen: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// The default look.
    public nonisolated init() {}
    /// The label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchLook(label: configuration.label, isOn: configuration.isOn, tint: nil)
    }
}

/// A button that stays pressed: on the tint when on, on a faint background when off, so that it can be told from text.
public struct ButtonToggleStyle: ToggleStyle {
    /// A button.
    public nonisolated init() {}
    /// The label on a background.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(
            label: ButtonStyleConfiguration.Label(content: configuration.label.content), role: nil,
            look: configuration.isOn ? .prominent : .faint)
    }
}

/// A box with a tick beside the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// A box with a tick.
    public nonisolated init() {}
    /// The box and the label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            configuration.label
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static nonisolated var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// The widget's default.
    public static nonisolated var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static nonisolated var button: ButtonToggleStyle { .init() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick.
    public static nonisolated var checkbox: CheckboxToggleStyle { .init() }
}

/// The label, room and the switch; only the switch where labels are hidden.
struct SwitchLook {
    let label: ToggleStyleConfiguration.Label
    let isOn: Bool
    let tint: Color?
}

extension SwitchLook: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let tint = view.tint.map { Paint.color($0.reference) } ?? inputs.environment.look.tint
        let knob = Node(.knob(isOn: view.isOn, tint: tint))
        var label = _ViewOutputs()
        view.label.content.make(inputs, &label)
        guard !label.nodes.isEmpty else { return outputs.append(knob) }
        guard !inputs.environment.look.controls.labelsHidden else {
            // A hidden label still is the toggle's name.
            let words = _ViewInputs.joined(label.nodes, axis: .horizontal).spokenWords
            return outputs.append(words.isEmpty ? knob : Node(.modified(.accessibility(.named(words)), knob)))
        }
        let parts = [_ViewInputs.joined(label.nodes, axis: .horizontal), Node(.spacer(minLength: nil)), knob]
        outputs.append(.stack(StackNode(.horizontal, parts)))
    }
}
