/// An axis: values with their lines and words.
struct ChartAxis {
    /// Words at a place on the axis.
    struct Label: Identifiable {
        var id: Int
        /// 0…1.
        var at: Double
        var view: AnyView
        var offset: CGSize
    }
    /// A line through the plot.
    struct Line: Identifiable {
        var id: Int
        var at: Double
        var stroke: StrokeStyle
        var style: AnyShapeStyle
    }

    private(set) var labels: [Label] = []
    private(set) var lines: [Line] = []
    /// Whether it stands before the plot or above it.
    private(set) var isBefore = false

    init(
        _ given: [_AxisGroup]?, _ scale: ChartScale, isAcross: Bool, isBinned: Bool, _ calendar: Calendar,
        _ locale: Locale
    ) {
        let groups = given ?? [_AxisGroup(position: .automatic, values: .automatic)]
        for group in groups {
            if group.position == .leading || group.position == .top { isBefore = true }
            let places = group.values.places(on: scale, usual: 4, calendar: calendar)
            for (index, place) in places.enumerated() {
                let value = AxisValue(index: index, count: places.count, place: place)
                let parts = group.content?(value)._parts ?? Self.usual(group, hasLines: !isAcross || !scale.isDate)
                for part in parts {
                    add(part, place, scale, group, isBinned: isBinned, calendar, locale)
                }
            }
        }
    }

    private static func usual(_ group: _AxisGroup, hasLines: Bool) -> [_AxisPart] {
        [_AxisPart(kind: .grid, stroke: group.stroke), _AxisPart(kind: .label(nil))]
    }

    private mutating func add(
        _ part: _AxisPart, _ place: _PlottedPlace, _ scale: ChartScale, _ group: _AxisGroup, isBinned: Bool,
        _ calendar: Calendar, _ locale: Locale
    ) {
        let at = scale.position(place)
        switch part.kind {
        case .grid:
            // A name's line would run through its bar.
            if case .name = place { return }
            lines.append(
                Line(
                    id: lines.count, at: at, stroke: part.stroke ?? StrokeStyle(lineWidth: 1),
                    style: part.style ?? AnyShapeStyle(.quaternary)))
        case .tick: break
        case .label, .format:
            var view: AnyView
            switch part.kind {
            case .label(let own?): view = own
            case .format(let words):
                view = AnyView(Text(verbatim: words(place, locale) ?? place.words(locale)))
            default:
                view = AnyView(
                    Text(verbatim: group.format?(place, locale) ?? Self.words(place, scale, calendar, locale)))
            }
            if let style = part.style { view = AnyView(view.foregroundStyle(style)) }
            if let font = part.font { view = AnyView(view.font(font)) }
            var middle = at
            if part.isCentered || isBinned, case .date(let seconds) = place,
                let next = Self.next(seconds, group, scale, calendar)
            {
                middle = (at + min(scale.position(.date(next)), 1)) / 2
            }
            labels.append(Label(id: labels.count, at: middle, view: view, offset: part.offset))
        }
    }

    /// Where the unit of time ends that begins at an instant.
    private static func next(_ seconds: Double, _ group: _AxisGroup, _ scale: ChartScale, _ calendar: Calendar)
        -> Double?
    {
        var unit = DateSteps.unit(scale.low, scale.high, count: 4)
        if case .units(let component, let count) = group.values.rule { unit = (component, count) }
        return calendar.date(byAdding: unit.component, value: 1, to: Date(timeIntervalSince1970: seconds))?
            .timeIntervalSince1970
    }

    private static func words(_ place: _PlottedPlace, _ scale: ChartScale, _ calendar: Calendar, _ locale: Locale)
        -> String
    {
        if case .date(let seconds) = place { return DateSteps.words(seconds, scale, locale, calendar) }
        return place.words(locale)
    }
}

/// The lines of both axes.
struct GridLines: View {
    let model: ChartModel
    let size: CGSize

    var body: some View {
        ForEach(model.yAxis.lines) { line in
            Path { path in
                path.move(to: CGPoint(x: 0, y: (1 - line.at) * size.height))
                path.addLine(to: CGPoint(x: size.width, y: (1 - line.at) * size.height))
            }
            .stroke(line.style, style: line.stroke)
        }
        ForEach(model.xAxis.lines) { line in
            Path { path in
                path.move(to: CGPoint(x: line.at * size.width, y: 0))
                path.addLine(to: CGPoint(x: line.at * size.width, y: size.height))
            }
            .stroke(line.style, style: line.stroke)
        }
    }
}

/// The words beside the plot, as wide as the widest of them.
struct YLabels: View {
    let axis: ChartAxis
    let model: ChartModel

    var body: some View {
        sizer.frame(maxHeight: .infinity).overlay {
            GeometryReader { proxy in
                ForEach(axis.labels) { label in
                    label.view.lineLimit(1).position(x: proxy.size.width / 2, y: (1 - label.at) * proxy.size.height)
                        .offset(label.offset)
                }
            }
        }
    }

    /// All words over each other, unseen.
    @ViewBuilder var sizer: some View {
        if !axis.labels.isEmpty {
            ZStack { ForEach(axis.labels) { $0.view.lineLimit(1).fixedSize() } }.hidden()
        }
    }
}

/// The words below the plot, as high as the highest of them; those without room are left out.
struct XLabels: View {
    let axis: ChartAxis
    let model: ChartModel

    var body: some View {
        if !axis.labels.isEmpty {
            ViewThatFits(in: .horizontal) {
                ForEach(steps, id: \.self) { step in
                    row(axis.labels.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element))
                }
            }
        }
    }

    /// Every label, every second, every third, …; the last is the first label alone.
    private var steps: [Int] {
        let count = axis.labels.count
        return Set([1, 2, 3, 4, (count + 1) / 2, count].filter { $0 <= count }).sorted()
    }

    /// Labels that fit where they fit one after the other.
    private func row(_ labels: [ChartAxis.Label]) -> some View {
        HStack(spacing: 3) { ForEach(labels) { $0.view.lineLimit(1).fixedSize() } }
            .hidden().frame(maxWidth: .infinity)
            .overlay {
                GeometryReader { proxy in
                    ForEach(labels) { label in
                        label.view.lineLimit(1).fixedSize()
                            .position(x: label.at * proxy.size.width, y: proxy.size.height / 2).offset(label.offset)
                    }
                }
            }
    }
}
