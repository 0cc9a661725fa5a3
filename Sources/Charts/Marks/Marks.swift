/// Bars.
public struct BarMark {
    let mark: _ChartMark
    private nonisolated init(_ change: (inout _ChartMark) -> Void) {
        var mark = _ChartMark(.bar)
        change(&mark)
        self.mark = mark
    }
    /// A bar from zero to a value.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.width, $0.height, $0.stacking) = (width, height, stacking)
            $0.place(x: x, y: y)
        }
    }
    /// A bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init {
            ($0.width, $0.yEnd) = (width, yStart.place)
            $0.place(x: x, y: yEnd)
        }
    }
    /// A lying bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init {
            ($0.height, $0.xEnd) = (height, xStart.place)
            $0.place(x: xEnd, y: y)
        }
    }
    /// A part of one lying bar.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.height, $0.stacking) = (width, stacking)
            ($0.x, $0.xLabel, $0.y) = (x.place, x.label, .name(""))
        }
    }
    /// A part of one standing bar.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.width, $0.stacking) = (height, stacking)
            ($0.x, $0.y, $0.yLabel) = (.name(""), y.place, y.label)
        }
    }
}

/// A line through points.
public struct LineMark {
    let mark: _ChartMark
    /// A point of a line.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = _ChartMark(.line)
        mark.place(x: x, y: y)
        self.mark = mark
    }
    /// A point of one of several lines.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = _ChartMark(.line)
        mark.place(x: x, y: y)
        mark.series = series.place.key
        self.mark = mark
    }
}

/// The room under a line.
public struct AreaMark {
    let mark: _ChartMark
    private nonisolated init(_ change: (inout _ChartMark) -> Void) {
        var mark = _ChartMark(.area)
        change(&mark)
        self.mark = mark
    }
    /// A point of the line.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            $0.stacking = stacking
            $0.place(x: x, y: y)
        }
    }
    /// A point of one of several lines.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.stacking, $0.series) = (stacking, series.place.key)
            $0.place(x: x, y: y)
        }
    }
    /// A point of two lines.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init {
            ($0.stacking, $0.yEnd) = (.unstacked, yStart.place)
            $0.place(x: x, y: yEnd)
        }
    }
    /// A point of two of several lines.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init {
            ($0.stacking, $0.yEnd, $0.series) = (.unstacked, yStart.place, series.place.key)
            $0.place(x: x, y: yEnd)
        }
    }
}

/// A point.
public struct PointMark {
    let mark: _ChartMark
    /// A point.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = _ChartMark(.point)
        mark.place(x: x, y: y)
        self.mark = mark
    }
    /// A point on a line across the middle.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        var mark = _ChartMark(.point)
        (mark.x, mark.xLabel) = (x.place, x.label)
        self.mark = mark
    }
    /// A point on a line down the middle.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = _ChartMark(.point)
        (mark.y, mark.yLabel) = (y.place, y.label)
        self.mark = mark
    }
}

/// A straight line at a value.
public struct RuleMark {
    let mark: _ChartMark
    private nonisolated init(_ change: (inout _ChartMark) -> Void) {
        var mark = _ChartMark(.rule)
        mark.stroke = StrokeStyle(lineWidth: 1)
        change(&mark)
        self.mark = mark
    }
    /// A line across.
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init { ($0.y, $0.yLabel) = (y.place, y.label) }
    }
    /// A line down.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init { ($0.x, $0.xLabel, $0.xBreadth) = (x.place, x.label, x.breadth) }
    }
    /// A line down between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init {
            $0.place(x: x, y: yStart)
            $0.yEnd = yEnd.place
        }
    }
    /// A line across between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init {
            $0.place(x: xStart, y: y)
            $0.xEnd = xEnd.place
        }
    }
}

/// A field.
public struct RectangleMark {
    let mark: _ChartMark
    private nonisolated init(_ change: (inout _ChartMark) -> Void) {
        var mark = _ChartMark(.rectangle)
        change(&mark)
        self.mark = mark
    }
    /// A field at a place.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init {
            ($0.width, $0.height) = (width, height)
            $0.place(x: x, y: y)
        }
    }
    /// A field between values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init {
            $0.place(x: xEnd, y: yEnd)
            ($0.xEnd, $0.yEnd) = (xStart.place, yStart.place)
        }
    }
    /// A field at a place across, between values down.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init {
            $0.width = width
            $0.place(x: x, y: yEnd)
            $0.yEnd = yStart.place
        }
    }
    /// A field over all of the height.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init { ($0.x, $0.xEnd, $0.xLabel) = (xEnd.place, xStart.place, xEnd.label) }
    }
    /// A field over all of the width.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init { ($0.y, $0.yEnd, $0.yLabel) = (yEnd.place, yStart.place, yEnd.label) }
    }
}

/// A part of a circle.
public struct SectorMark {
    let mark: _ChartMark
    /// A part as large as its value's share of all values.
    public nonisolated init<A: Plottable>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = _ChartMark(.sector)
        let value = angle.place.number ?? 0
        mark.angle = value.isFinite ? max(value, 0) : 0
        (mark.inner, mark.outer, mark.inset) = (innerRadius, outerRadius, angularInset ?? 0)
        mark.yLabel = angle.label
        self.mark = mark
    }
}

extension _ChartMark {
    fileprivate mutating func place<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (self.x, xLabel, xBreadth) = (x.place, x.label, x.breadth)
        (self.y, yLabel, yBreadth) = (y.place, y.label, y.breadth)
    }
}

extension _PlottedPlace {
    /// A name for the value, to group by.
    var key: String {
        switch self {
        case .name(let name): name
        case .number(let number): ChartScale.words(number, Locale(identifier: "en_US"))
        case .date(let seconds): String(seconds)
        }
    }
}

extension BarMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
extension LineMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
extension AreaMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
extension PointMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
extension RuleMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
extension RectangleMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
extension SectorMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
