/// A part of a list; its views stand by themselves.
public struct Section<Parent: View, Content: View, Footer: View> {
    private let parent: Parent
    private let content: Content
    private let footer: Footer
    /// A part with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { (parent, self.content, self.footer) = (header(), content(), footer()) }
    /// A part with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    where Footer == EmptyView { (parent, self.content, footer) = (header(), content(), EmptyView()) }
    /// A part.
    public nonisolated init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
        (parent, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
    /// A part with a text above.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        (parent, self.content, footer) = (Text(titleKey), content(), EmptyView())
    }
}

extension Section: View {
    /// The views.
    public var body: some View {
        parent
        content
        footer
    }
}
