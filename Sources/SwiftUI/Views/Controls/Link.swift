internal import WidgetArchive

/// A part that opens a URL in the app when it is tapped.
public struct Link<Label: View> {
    let destination: URL
    let label: Label
    /// Leads to a URL.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
}

extension Link where Label == Text {
    /// A text in the tint that leads to a URL.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        (self.destination, label) = (destination, Text(titleKey).foregroundStyle(.tint))
    }
    /// A text in the tint that leads to a URL.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        (self.destination, label) = (destination, Text(title).foregroundStyle(.tint))
    }
}

extension Link: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the label and where it leads.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Label.self, &outputs) else { return }
        var control = ControlNode()
        control.key = inputs.session.nextControlKey(in: inputs.identity)
        control.role = .link
        control.url = view.destination.absoluteString
        control.isDisabled = !inputs.environment.look.isEnabled
        control.body = _ViewInputs.joined(inputs.nodes(of: view.label), axis: .horizontal)
        outputs.append(.control(control))
    }
}
