/// Everything a chart needs to be drawn: marks that are stacked, scales and axes.
struct ChartModel {
    let marks: [_ChartMark]
    let look: ChartLook
    let x: ChartScale
    let y: ChartScale
    let xAxis: ChartAxis
    let yAxis: ChartAxis
    let locale: Locale
    /// The values that give colours, in the order in which they occur.
    let colored: [String]
    /// The values that give forms, in the order in which they occur.
    private let formed: [String]

    init(_ given: [_ChartMark], _ look: ChartLook, _ calendar: Calendar, _ locale: Locale) {
        let marks = Stacking.stacked(given)
        (self.look, self.locale) = (look, locale)
        var colored: [String] = []
        for case let name? in marks.map(\.colored) where !colored.contains(name) { colored.append(name) }
        self.colored = colored
        var formed: [String] = []
        for case let name? in marks.map(\.symbolName) where !formed.contains(name) { formed.append(name) }
        self.formed = formed
        // What begins at zero needs it, what only lies between values does not.
        func scale(_ places: [_PlottedPlace?], _ breadth: Double, _ domain: ChartDomain, _ padding: Double)
            -> ChartScale
        {
            var scale = ChartScale(places.compactMap(\.self), breadth: breadth, domain: domain)
            scale.padding = padding
            return scale
        }
        var xScale = scale(
            marks.flatMap { [$0.x, $0.xEnd] }, marks.map(\.xBreadth).max() ?? 0, look.xDomain, look.xPadding)
        xScale.show(look.xVisible)
        x = xScale
        // Names down begin at the top.
        var yScale = scale(
            marks.flatMap { [$0.y, $0.yEnd] }, marks.map(\.yBreadth).max() ?? 0, look.yDomain, look.yPadding)
        yScale.show(look.yVisible)
        yScale.flipNames()
        y = yScale
        // Names that are not shown have no place.
        let shown = marks.filter { mark in
            (look.xVisible == nil || mark.x.map(xScale.holdsName) ?? true)
                && (look.yVisible == nil || mark.y.map(yScale.holdsName) ?? true)
        }
        self.marks = shown.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
        let isBinned = (marks.map(\.xBreadth).max() ?? 0) > 0
        xAxis = ChartAxis(look.xAxis, x, isAcross: true, isBinned: isBinned, calendar, locale)
        yAxis = ChartAxis(look.yAxis, y, isAcross: false, isBinned: false, calendar, locale)
    }

    /// Whether the chart is a circle, which has no axes.
    var isRound: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The style of a value's marks.
    func style(of name: String) -> AnyShapeStyle {
        if let style = look.styles[name] { return style }
        let index = colored.firstIndex(of: name) ?? 0
        if !look.range.isEmpty { return look.range[index % look.range.count] }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    /// Whether marks may lie beyond the plot, which does not show them.
    var isCut: Bool { look.xVisible != nil || look.yVisible != nil }

    /// The form of a mark's point.
    func symbol(_ mark: _ChartMark) -> BasicChartSymbolShape {
        guard let name = mark.symbolName else { return mark.symbol ?? .circle }
        if let form = look.symbols[name] { return form }
        guard !look.symbolRange.isEmpty, let index = formed.firstIndex(of: name) else { return mark.symbol ?? .circle }
        return look.symbolRange[index % look.symbolRange.count]
    }

    /// The style of a mark.
    func style(_ mark: _ChartMark) -> AnyShapeStyle {
        mark.style ?? mark.colored.map { style(of: $0) } ?? AnyShapeStyle(Color.blue)
    }

    /// What the chart shows, for assistive technology.
    var spokenLabel: Text {
        let labels = [marks.lazy.compactMap(\.yLabel).first, marks.lazy.compactMap(\.xLabel).first].compactMap(\.self)
        guard let first = labels.first else { return Text(verbatim: "") }
        return labels.count == 1 ? first : first + Text(verbatim: ", ") + labels[1]
    }

    /// The first values, for assistive technology.
    var spokenValue: Text {
        var words: [Text] = []
        for mark in marks where !mark.isSilent && words.count < 12 {
            let at = mark.isLying ? mark.y : mark.x
            let amount = mark.kind == .sector ? _PlottedPlace.number(mark.angle) : mark.spoken
            let name =
                mark.spokenLabel
                ?? Text(verbatim: [mark.colored, at?.words(locale)].compactMap(\.self).joined(separator: " "))
            let value = mark.spokenValue ?? Text(verbatim: amount?.words(locale) ?? "")
            words.append(name + Text(verbatim: " ") + value)
        }
        guard let first = words.first else { return Text(verbatim: "") }
        return words.dropFirst().reduce(first) { $0 + Text(verbatim: ", ") + $1 }
    }
}

extension _ChartMark {
    /// The value that a mark shows: of a stacked bar its own length.
    fileprivate var spoken: _PlottedPlace? {
        let (end, start) = isLying ? (x, xEnd) : (y, yEnd)
        guard kind == .bar || kind == .area, let high = end?.number, let low = start?.number else { return end }
        return .number(high - low)
    }
}
