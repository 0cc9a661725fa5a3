/// A picture from the network. A widget is archived at once and cannot wait for one: the placeholder is shown.
public struct AsyncImage<Content: View> {
    private let content: Content
    /// A picture from the network; nothing is shown until it is there, so never.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Color {
        content = Color(.tertiarySystemFill)
    }
    /// A picture from the network and what stands in its place.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> { self.content = _ConditionalContent(storage: .second(placeholder())) }
}

extension AsyncImage: View {
    /// The placeholder.
    public var body: some View { content }
}
