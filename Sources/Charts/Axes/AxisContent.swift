/// What an axis is made of. Axes are drawn in one way here: lines and labels at round values.
public protocol AxisContent {
    /// Whether anything is shown.
    var _isShown: Bool { get }
}

/// Lines, ticks and labels of an axis.
public protocol AxisMark {}

/// A value at which an axis has marks.
public struct AxisValue {
    /// Its number, from 0.
    public let index: Int
    /// How many there are.
    public let count: Int
    /// The value as a type; not known here.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Where an axis has marks.
public struct AxisMarkValues: Sendable {
    /// Where the system likes.
    public static let automatic = AxisMarkValues()
    /// About so many.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic }
    /// At each unit of time.
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { .automatic }
    /// At each multiple.
    public static func stride(by stepSize: Double) -> AxisMarkValues { .automatic }
}

/// The side of an axis.
public struct AxisMarkPosition: Sendable {
    /// Where the system likes.
    public static let automatic = AxisMarkPosition()
    /// Before.
    public static let leading = AxisMarkPosition()
    /// Behind.
    public static let trailing = AxisMarkPosition()
    /// Above.
    public static let top = AxisMarkPosition()
    /// Below.
    public static let bottom = AxisMarkPosition()
}

/// The look of an axis.
public struct AxisMarkPreset: Sendable {
    /// As the system likes.
    public static let automatic = AxisMarkPreset()
    /// Labels beside the plot.
    public static let aligned = AxisMarkPreset()
    /// Labels that reach beyond the plot.
    public static let extended = AxisMarkPreset()
    /// Labels inside the plot.
    public static let inset = AxisMarkPreset()
}

/// The marks of an axis.
public struct AxisMarks<Content>: AxisContent {
    /// There are marks.
    public var _isShown: Bool { true }
}

extension AxisMarks where Content == _AxisMarkList {
    /// The usual marks.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
    /// The usual marks at values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) {}
    /// The usual marks with a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
    /// Marks of one's own.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkList
    ) {}
    /// Marks of one's own at values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkList
    ) {}
}

/// A line through the plot.
public struct AxisGridLine: AxisMark {
    /// A line.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line beside the plot.
public struct AxisTick: AxisMark {
    /// A line.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// What becomes of labels that have no room.
public struct AxisValueLabelCollisionResolution: Sendable {
    /// As the system likes.
    public static let automatic = AxisValueLabelCollisionResolution()
    /// They are left out.
    public static let greedy = AxisValueLabelCollisionResolution()
    /// They stay.
    public static let disabled = AxisValueLabelCollisionResolution()
}

/// The words of a value.
public struct AxisValueLabel: AxisMark {
    /// The usual words.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic
    ) {}
    /// Words of a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic
    ) {}
    /// Words.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, centered: Bool? = nil) {}
    /// A view.
    public init<C: View>(centered: Bool? = nil, @ViewBuilder content: @escaping () -> C) {}
}

extension AxisMark {
    /// The marks in a style; the usual one here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    /// The words in a font; the usual one here.
    public func font(_ font: Font?) -> Self { self }
    /// The marks elsewhere, points; where they are here.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// Several marks.
public struct _AxisMarkList: AxisMark {}

/// Collects marks.
@resultBuilder
public enum AxisMarkBuilder {
    /// A mark.
    public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarkList { _AxisMarkList() }
    /// Several marks.
    public static func buildBlock(_ marks: _AxisMarkList...) -> _AxisMarkList { _AxisMarkList() }
    /// Marks under a condition.
    public static func buildOptional(_ marks: _AxisMarkList?) -> _AxisMarkList { _AxisMarkList() }
    /// The first branch.
    public static func buildEither(first marks: _AxisMarkList) -> _AxisMarkList { marks }
    /// The second branch.
    public static func buildEither(second marks: _AxisMarkList) -> _AxisMarkList { marks }
}

/// Several parts of an axis.
public struct _AxisList: AxisContent {
    /// Whether there is a part.
    public let _isShown: Bool
}

/// Collects the parts of an axis.
@resultBuilder
public enum AxisContentBuilder {
    /// A part.
    public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList {
        _AxisList(_isShown: content._isShown)
    }
    /// Several parts.
    public static func buildBlock(_ parts: _AxisList...) -> _AxisList {
        _AxisList(_isShown: parts.contains { $0._isShown })
    }
    /// Parts under a condition.
    public static func buildOptional(_ part: _AxisList?) -> _AxisList { part ?? _AxisList(_isShown: false) }
    /// The first branch.
    public static func buildEither(first part: _AxisList) -> _AxisList { part }
    /// The second branch.
    public static func buildEither(second part: _AxisList) -> _AxisList { part }
}
