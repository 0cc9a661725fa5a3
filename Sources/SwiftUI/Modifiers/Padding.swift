internal import WidgetArchive

extension View {
    /// Room around the view, points.
    public nonisolated func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .padding(insets.archived))
    }

    /// Room on some sides, points; nil for the system's 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedContent<
        Self, _NodeModifier
    > {
        let room = length.map { Double($0) } ?? 16
        return wrapped(
            in: .padding(
                Insets(
                    top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
                    bottom: edges.contains(.bottom) ? room : 0, trailing: edges.contains(.trailing) ? room : 0)))
    }

    /// Room on all sides, points.
    public nonisolated func padding(_ length: CGFloat) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .padding(Insets(all: length)))
    }

    /// Room on some sides; a widget has no safe area, so this is padding.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Room on all sides, points; a widget has no safe area, so this is padding.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
