/// What views around a chart say to it.
struct ChartLook {
    var showsX = true
    var showsY = true
    var xDomain: ClosedRange<Double>?
    var yDomain: ClosedRange<Double>?
    var styles: [String: AnyShapeStyle] = [:]
}

private struct ChartLookKey: EnvironmentKey {
    static var defaultValue: ChartLook { ChartLook() }
}

extension EnvironmentValues {
    var chartLook: ChartLook {
        get { self[ChartLookKey.self] }
        set { self[ChartLookKey.self] = newValue }
    }
}

extension View {
    private nonisolated func look(_ change: @escaping (inout ChartLook) -> Void) -> some View {
        transformEnvironment(\.chartLook, transform: change)
    }
    /// Whether there is an axis across.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        look { $0.showsX = visibility != .hidden }
    }
    /// Whether there is an axis down.
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        look { $0.showsY = visibility != .hidden }
    }
    /// The axis across.
    public nonisolated func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let isShown = content()._isShown
        return look { $0.showsX = isShown }
    }
    /// The axis down.
    public nonisolated func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let isShown = content()._isShown
        return look { $0.showsY = isShown }
    }
    /// The values across.
    public nonisolated func chartXScale<P: Plottable>(domain: ClosedRange<P>) -> some View {
        let bounds = ChartScale.bounds(domain)
        return look { $0.xDomain = bounds }
    }
    /// The values down.
    public nonisolated func chartYScale<P: Plottable>(domain: ClosedRange<P>) -> some View {
        let bounds = ChartScale.bounds(domain)
        return look { $0.yDomain = bounds }
    }
    /// The colours of values.
    public nonisolated func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<P, S>)
        -> some View
    {
        let pairs = mapping.map { ($0.key._place.words, AnyShapeStyle($0.value)) }
        return look { $0.styles = Dictionary(pairs) { first, _ in first } }
    }
    /// What the colours mean; there is no room for it here.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
    /// What the colours mean; there is no room for it here.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    /// Changes the plot; the usual one here.
    public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (EmptyView) -> C) -> some View {
        self
    }
}
