/// A value with its name; a ``LabeledContentStyle`` says how they stand.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// A value with its name.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    nonisolated init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }
}

extension LabeledContent: View {
    /// Built in.
    public typealias Body = Never
    /// Archives both in their style.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Self.self, &outputs) else { return }
        let style = inputs.environment.look.controls.labeledContent ?? AnyStyle(AutomaticLabeledContentStyle())
        // A style that shows the value it was given shows it in the default style.
        inputs.environment.look.controls.labeledContent = nil
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: StyleContent(view.label)), content: .init(content: StyleContent(view.content)))
        style.make(configuration, inputs, &outputs)
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The value that a style is given.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(configuration.label, configuration.content)
    }
}

extension LabeledContent where Label == Text {
    /// A value with its name.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }
    /// A value with its name.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content())
    }
    /// A value with its name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Words with their name.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(Text(titleKey), Text(value))
    }
    /// Words with their name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(Text(titleResource), Text(value))
    }
    /// Words with their name.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(Text(title), Text(value))
    }
    /// A value with its name, written by a format.
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(titleKey), Text(verbatim: format.format(value)))
    }
    /// A value with its name, written by a format.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(title), Text(verbatim: format.format(value)))
    }
}
