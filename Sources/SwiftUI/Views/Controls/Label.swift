internal import WidgetArchive
internal import WidgetLayout

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    /// A title and an icon.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
    nonisolated init(title: Title, icon: Icon) { (self.title, self.icon) = (title, icon) }
}

extension Label where Title == Text, Icon == Image {
    /// A text with a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }
    /// A text with a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
    /// A text with a symbol.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(titleResource), icon: Image(systemName: name))
    }
    /// A text with a picture.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }
    /// A text with a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
    /// A text with a picture.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: Text(titleResource), icon: Image(name))
    }
    /// A text with a picture.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: Text(titleResource), icon: Image(resource))
    }
    /// A text with a picture.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }
    /// A text with a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the label in its style.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Title.self, &outputs) else { return }
        let style = inputs.environment.look.controls.label ?? AnyStyle(TitleAndIconLabelStyle())
        // A style that shows the label it was given shows it in the default style.
        inputs.environment.look.controls.label = nil
        let title = StyleContent(view.title)
        let icon = StyleContent(view.icon)
        let wasShown = ReadFlag()
        let configuration = LabelStyleConfiguration(
            title: .init(
                content: StyleContent { inputs, outputs in
                    wasShown.wasRead = true
                    title.make(inputs, &outputs)
                }),
            icon: .init(
                content: StyleContent { inputs, outputs in
                    // The title speaks for it.
                    let start = outputs.nodes.count
                    icon.make(inputs, &outputs)
                    outputs.wrap(from: start, in: .accessibility(.hidden))
                }))
        let start = outputs.nodes.count
        style.make(configuration, inputs, &outputs)
        guard !wasShown.wasRead else { return }
        // A title that is not shown is still the label's name.
        var hidden = _ViewOutputs()
        title.make(inputs, &hidden)
        let words = _ViewInputs.joined(hidden.nodes, axis: .horizontal).spokenWords
        guard !words.isEmpty else { return }
        var description = AccessibilityDescription.named(words)
        description.children = "ignore"
        // Not merged with what the icon says, which is that it is hidden.
        for index in start..<outputs.nodes.count {
            outputs.nodes[index] = Node(.modified(.accessibility(description), outputs.nodes[index]))
        }
    }
}
