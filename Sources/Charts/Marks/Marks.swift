/// A length of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let points: CGFloat?
    /// As wide as there is room.
    public static let automatic = MarkDimension(points: nil)
    init(points: CGFloat?) { self.points = points }
    /// Points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    /// Points.
    public init(floatLiteral value: Double) { points = value }
    /// Points.
    public static func fixed(_ points: CGFloat) -> MarkDimension { MarkDimension(points: points) }
    /// A part of the room; the usual one here.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { .automatic }
    /// The room without some points; the usual one here.
    public static func inset(_ inset: CGFloat) -> MarkDimension { .automatic }
}

/// Where several marks of one place stand.
public struct MarkStackingMethod: Sendable {
    /// One over the other.
    public static let standard = MarkStackingMethod()
    /// As parts of a whole; as standard here.
    public static let normalized = MarkStackingMethod()
    /// Around the middle; as standard here.
    public static let center = MarkStackingMethod()
    /// All from zero; as standard here.
    public static let unstacked = MarkStackingMethod()
}

/// Bars.
public struct BarMark {
    let mark: _ChartMark
    /// A bar from zero to a value.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = _ChartMark(kind: .bar, x: x.place, y: y.place)
        (mark.breadth, mark.width) = (x.breadth, width.points)
        self.mark = mark
    }
    /// A bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = _ChartMark(kind: .bar, x: x.place, y: yEnd.place, yEnd: yStart.place)
        (mark.breadth, mark.width) = (x.breadth, width.points)
        self.mark = mark
    }
}

extension BarMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}

/// A line through points.
public struct LineMark {
    let mark: _ChartMark
    /// A point of a line.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .line, x: x.place, y: y.place)
    }
    /// A point of one of several lines.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = _ChartMark(kind: .line, x: x.place, y: y.place, series: "\(series.place)")
    }
}

extension LineMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}

/// The room under a line.
public struct AreaMark {
    let mark: _ChartMark
    /// A point of the line.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { mark = _ChartMark(kind: .area, x: x.place, y: y.place) }
    /// A point of two lines.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = _ChartMark(kind: .area, x: x.place, y: yEnd.place, yEnd: yStart.place) }
}

extension AreaMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}

/// A point.
public struct PointMark {
    let mark: _ChartMark
    /// A point.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .point, x: x.place, y: y.place)
    }
}

extension PointMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}

/// A straight line at a value.
public struct RuleMark {
    let mark: _ChartMark
    /// A line across.
    public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .rule, y: y.place, stroke: StrokeStyle(lineWidth: 1))
    }
    /// A line down.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
        mark = _ChartMark(kind: .rule, x: x.place, stroke: StrokeStyle(lineWidth: 1))
    }
    /// A line down between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _ChartMark(
            kind: .rule, x: x.place, y: yStart.place, yEnd: yEnd.place, stroke: StrokeStyle(lineWidth: 1))
    }
}

extension RuleMark: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout [_ChartMark]) { marks.append(mark) }
}
