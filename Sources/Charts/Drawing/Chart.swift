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
    /// The plot with its axes.
    public var body: some View {
        var marks: [_ChartMark] = []
        content._collect(&marks)
        return ChartPlot(marks: marks)
    }
}

/// The marks of a chart on their scales.
struct ChartPlot: View {
    let marks: [_ChartMark]
    @Environment(\.chartLook) private var look

    var body: some View {
        let x = scale(marks.flatMap { [$0.x, $0.xEnd] }, look.xDomain, isX: true)
        let y = scale(marks.flatMap { [$0.y, $0.yEnd] }, look.yDomain, isX: false)
        let yMarks = look.showsY ? y.marks(3) : []
        let xMarks = look.showsX ? x.marks(3) : []
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                GeometryReader { proxy in
                    ZStack(alignment: .topLeading) {
                        ForEach(Array(yMarks.enumerated()), id: \.offset) { _, mark in
                            Rectangle().fill(.quaternary).frame(height: 1)
                                .offset(y: (1 - mark.at) * proxy.size.height)
                        }
                        ChartMarks(marks: marks, x: x, y: y, size: proxy.size, styles: look.styles)
                    }
                }
                if look.showsY {
                    GeometryReader { proxy in
                        ForEach(Array(yMarks.enumerated()), id: \.offset) { _, mark in
                            Text(mark.words).position(x: 16, y: (1 - mark.at) * proxy.size.height)
                        }
                    }
                    .frame(width: 32)
                }
            }
            if look.showsX {
                GeometryReader { proxy in
                    ForEach(Array(xMarks.enumerated()), id: \.offset) { _, mark in
                        Text(mark.words).lineLimit(1).position(x: mark.at * proxy.size.width, y: 8)
                    }
                }
                .frame(height: 16).padding(.trailing, look.showsY ? 32 : 0)
            }
        }
        .font(.caption2).foregroundStyle(.secondary)
    }

    private func scale(_ places: [_PlottedPlace?], _ domain: ClosedRange<Double>?, isX: Bool) -> ChartScale {
        ChartScale(
            places.compactMap { $0 }, breadth: isX ? marks.map(\.breadth).max() ?? 0 : 0,
            includesZero: !isX && marks.contains { ($0.kind == .bar || $0.kind == .area) && $0.yEnd == nil },
            domain: domain)
    }
}
