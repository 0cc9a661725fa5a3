/// A picture of values. Marks are drawn with SwiftUI's shapes, so they look the same on every surface.
public struct Chart<Content: ChartContent> {
    private let content: Content
    /// A chart of content.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// A chart with content for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    /// A chart with content for each element, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }
}

extension Chart: View {
    /// The plot with its axes and its legend.
    public var body: some View {
        var marks: [_ChartMark] = []
        content._collect(&marks)
        return ChartFrame(marks: marks)
    }
}

/// The plot with its axes and its legend.
struct ChartFrame: View {
    let marks: [_ChartMark]
    @Environment(\.chartLook) private var look
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let model = ChartModel(marks, look, calendar, locale)
        VStack(alignment: look.legend.isTrailing ? .trailing : .leading, spacing: 4) {
            if look.legend.isAbove { ChartLegend(model: model) }
            ChartBody(model: model)
            if !look.legend.isAbove { ChartLegend(model: model) }
        }
        .font(.caption2).foregroundStyle(.secondary)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(model.spokenLabel).accessibilityValue(model.spokenValue)
    }
}

/// The plot between its axes.
private struct ChartBody: View {
    let model: ChartModel

    var body: some View {
        if model.isRound {
            plot
        } else {
            VStack(spacing: 0) {
                if let title = model.look.xTitle, title.isAbove { title.view }
                if model.xAxis.isBefore { across }
                HStack(spacing: 2) {
                    if let title = model.look.yTitle, title.isBefore { title.view }
                    if model.yAxis.isBefore { YLabels(axis: model.yAxis, model: model) }
                    plot
                    if !model.yAxis.isBefore { YLabels(axis: model.yAxis, model: model) }
                    if let title = model.look.yTitle, !title.isBefore { title.view }
                }
                if !model.xAxis.isBefore { across }
                if let title = model.look.xTitle, !title.isAbove { title.view }
            }
        }
    }

    /// The labels below stand under the plot, not under the labels beside it.
    private var across: some View {
        HStack(spacing: 2) {
            if model.yAxis.isBefore { YLabels(axis: model.yAxis, model: model).sizer }
            XLabels(axis: model.xAxis, model: model)
            if !model.yAxis.isBefore { YLabels(axis: model.yAxis, model: model).sizer }
        }
    }

    private var plot: some View {
        let content = AnyView(PlotArea(model: model))
        return model.look.plotStyle.map { $0(ChartPlotContent(view: content)) } ?? content
    }
}

/// What `chartPlotStyle` changes: the plot without its axes.
public struct ChartPlotContent: View {
    let view: AnyView
    /// The plot.
    public var body: some View { view }
}

/// Lines of the axes, marks over them, and what was put behind and in front.
private struct PlotArea: View {
    let model: ChartModel

    var body: some View {
        GeometryReader { proxy in
            let chart = ChartProxy(x: model.x, y: model.y, plotSize: proxy.size)
            ZStack(alignment: .topLeading) {
                if let view = model.look.background {
                    view(chart).frame(width: proxy.size.width, height: proxy.size.height)
                }
                if !model.isRound { GridLines(model: model, size: proxy.size) }
                if model.isCut {
                    ZStack(alignment: .topLeading) { ChartMarks(model: model, size: proxy.size) }
                        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading).clipped()
                } else {
                    ChartMarks(model: model, size: proxy.size)
                }
                if let view = model.look.overlay {
                    view(chart).frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
        }
    }
}

/// Turns values into places in a chart and places into values.
public struct ChartProxy {
    let x: ChartScale
    let y: ChartScale
    /// The plot's size, points.
    public let plotSize: CGSize
    /// The plot's size, points, by its older name.
    public var plotAreaSize: CGSize { plotSize }
    /// The plot's area, for a `GeometryProxy` of the same background or overlay; these lie on the plot alone, so that
    /// its corner is their own.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    /// The plot's area, by its older name.
    public var plotAreaFrame: Anchor<CGRect> {
        Anchor(CGRect(x: 0, y: 0, width: plotSize.width, height: plotSize.height))
    }

    /// How far from the plot's leading edge a value lies, points.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        x.holds(value._place) ? x.position(value._place) * plotSize.width : nil
    }
    /// How far from the plot's upper edge a value lies, points.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        y.holds(value._place) ? (1 - y.position(value._place)) * plotSize.height : nil
    }
    /// The value at a distance from the plot's leading edge.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotSize.width > 0 ? P.value(at: x.place(at: position / plotSize.width)) : nil
    }
    /// The value at a distance from the plot's upper edge.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotSize.height > 0 ? P.value(at: y.place(at: 1 - position / plotSize.height)) : nil
    }
}
