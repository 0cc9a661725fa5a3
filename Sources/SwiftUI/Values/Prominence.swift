/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

extension View {
    /// How much the headers of sections inside the view stand out; only lists show it, and there are none in widgets.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
