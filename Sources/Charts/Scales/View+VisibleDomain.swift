// A widget does not scroll: what is shown of a longer axis is its beginning.
extension View {
    /// How much of the axis across is shown: in values, in seconds for dates, in names.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length._place.number
        return transformEnvironment(\.chartLook) { $0.xVisible = length }
    }
    /// How much of the axis down is shown: in values, in seconds for dates, in names.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length._place.number
        return transformEnvironment(\.chartLook) { $0.yVisible = length }
    }
}

extension ChartScale {
    /// Keeps only the beginning of the axis.
    mutating func show(_ length: Double?) {
        guard let length, length > 0, length.isFinite else { return }
        if names.isEmpty {
            end(at: low + length)
        } else {
            keep(Int(min(max(length.rounded(), 1), 1e6)))
        }
    }
}
