/// What views around a chart say to it.
struct ChartLook {
    /// What an axis is made of; nil: the usual.
    var xAxis: [_AxisGroup]?
    var yAxis: [_AxisGroup]?
    var xDomain = ChartDomain.automatic
    var yDomain = ChartDomain.automatic
    var xPadding = 0.0
    var yPadding = 0.0
    var styles: [String: AnyShapeStyle] = [:]
    var range: [AnyShapeStyle] = []
    var symbols: [String: BasicChartSymbolShape] = [:]
    var symbolRange: [BasicChartSymbolShape] = []
    /// How much of an axis is shown, from its beginning: in values, seconds or names.
    var xVisible: Double?
    var yVisible: Double?
    var legend = Legend()
    var xTitle: Title?
    var yTitle: Title?
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
    var overlay: ((ChartProxy) -> AnyView)?

    /// What the colours mean.
    struct Legend {
        var isShown = true
        var isAbove = false
        var isTrailing = false
        var view: AnyView?
    }

    /// Words beside an axis.
    struct Title {
        var view: AnyView
        var isAbove = false
        var isBefore = false
    }
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
        look { $0.xAxis = visibility == .hidden ? [] : nil }
    }
    /// Whether there is an axis down.
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        look { $0.yAxis = visibility == .hidden ? [] : nil }
    }
    /// The axis across.
    public nonisolated func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let groups = content()._groups
        return look { $0.xAxis = groups }
    }
    /// The axis down.
    public nonisolated func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let groups = content()._groups
        return look { $0.yAxis = groups }
    }
    /// Changes the axis across; it is left as it is.
    public nonisolated func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)
        -> some View
    { self }
    /// Changes the axis down; it is left as it is.
    public nonisolated func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)
        -> some View
    { self }

    /// Words for the axis across.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position) { Text(labelKey) } }
    /// Words for the axis across.
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position) { Text(label) } }
    /// A view for the axis across.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return look { $0.xTitle = .init(view: view, isAbove: position == .top) }
    }
    /// Words for the axis down.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position) { Text(labelKey) } }
    /// Words for the axis down.
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position) { Text(label) } }
    /// A view for the axis down.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return look { $0.yTitle = .init(view: view, isBefore: position == .leading) }
    }

    /// What the colours mean.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        look { $0.legend.isShown = visibility != .hidden }
    }
    /// What the colours mean.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        look {
            $0.legend.isAbove = [.top, .topLeading, .topTrailing].contains(position)
            $0.legend.isTrailing = alignment == .trailing || position == .trailing
        }
    }
    /// A legend of one's own.
    public nonisolated func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return look {
            $0.legend.isAbove = [.top, .topLeading, .topTrailing].contains(position)
            $0.legend.view = view
        }
    }

    /// Changes the plot.
    public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)
        -> some View
    {
        look { $0.plotStyle = { AnyView(content($0)) } }
    }
    /// A view behind the marks.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { look { $0.background = { AnyView(content($0)) } } }
    /// A view in front of the marks.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { look { $0.overlay = { AnyView(content($0)) } } }
}
