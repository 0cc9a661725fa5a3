/// A box around what belongs together, with a name above it. Apple documents no sizes: 16 points inside and round corners
/// of 8 are estimates.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// A box with a name.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    /// A box with a name.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label, content())
    }
}

extension GroupBox: View {
    /// The name, bold, above the content.
    public var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            VStack { content }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a name.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// A box with a name.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
    /// A box with a name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}
