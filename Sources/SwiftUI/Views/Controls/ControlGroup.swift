/// Controls that belong together; in a widget beside each other.
public struct ControlGroup<Content: View> {
    private let content: Content
    /// Controls.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Controls with a label, which is not shown.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }
}

extension ControlGroup: View {
    /// Controls beside each other.
    public var body: some View { HStack { content } }
}
