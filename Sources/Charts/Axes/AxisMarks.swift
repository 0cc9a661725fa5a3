/// What an axis is made of.
public protocol AxisContent {
    /// The groups of marks.
    var _groups: [_AxisGroup] { get }
}

/// Marks of one look at some values of an axis.
public struct _AxisGroup {
    var position: AxisMarkPosition
    var values: AxisMarkValues
    /// What is shown at a value; nil: a line and words.
    var content: ((AxisValue) -> _AxisMarkList)?
    /// The words of a value where the content does not say.
    var format: ((_PlottedPlace, Locale) -> String?)?
    var stroke: StrokeStyle?
}

/// A value at which an axis has marks.
public struct AxisValue {
    /// Its number, from 0.
    public let index: Int
    /// How many there are.
    public let count: Int
    let place: _PlottedPlace

    /// The value as a type; nil when it is of another.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        P.value(at: place) ?? place.number.flatMap { P.value(at: .number($0)) }
    }
}

/// Where an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Rule: Sendable {
        case automatic(Int?)
        case multiples(Double)
        case units(Calendar.Component, Int)
        case list([_PlottedPlace])
    }
    let rule: Rule
    /// Where the system likes.
    public static let automatic = AxisMarkValues(rule: .automatic(nil))
    /// About so many.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(rule: .automatic(desiredCount)) }
    /// Values at least so far apart.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(rule: .automatic(desiredCount)) }
    /// At each unit of time.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(rule: .units(component, count)) }
    /// At each multiple.
    public static func stride<P: Plottable & Numeric>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(rule: .multiples(stepSize._place.number ?? 1)) }

    static func list<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        AxisMarkValues(rule: .list(values.map(\._place)))
    }

    /// The values on a scale.
    func places(on scale: ChartScale, usual: Int, calendar: Calendar) -> [_PlottedPlace] {
        switch rule {
        case .automatic(let count): scale.marks(count ?? usual, calendar: calendar)
        case .multiples(let step): scale.multiples(of: step)
        case .units(let component, let count):
            DateSteps.stride(scale.low, scale.high, by: component, count, calendar).map { .date($0) }
        case .list(let places): places.filter { scale.holds($0) }
        }
    }
}

/// The side of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String
    /// Where the system likes: behind and below.
    public static let automatic = AxisMarkPosition(name: "automatic")
    /// Before.
    public static let leading = AxisMarkPosition(name: "leading")
    /// Behind.
    public static let trailing = AxisMarkPosition(name: "trailing")
    /// Above.
    public static let top = AxisMarkPosition(name: "top")
    /// Below.
    public static let bottom = AxisMarkPosition(name: "bottom")
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
    /// One group.
    public let _groups: [_AxisGroup]
}

extension AxisMarks where Content == _AxisMarkList {
    /// The usual marks.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { _groups = [_AxisGroup(position: position, values: values, stroke: stroke)] }
    /// The usual marks at values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) { _groups = [_AxisGroup(position: position, values: .list(values), stroke: stroke)] }
    /// The usual marks with a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _groups = [
            _AxisGroup(position: position, values: values, format: AxisWords.format(format), stroke: stroke)
        ]
    }
    /// The usual marks with a format at values.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [F.FormatInput], stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _groups = [
            _AxisGroup(position: position, values: .list(values), format: AxisWords.format(format), stroke: stroke)
        ]
    }
    /// Marks of one's own.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkList
    ) { _groups = [_AxisGroup(position: position, values: values, content: content)] }
    /// Marks of one's own.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisMarkList
    ) { _groups = [_AxisGroup(position: position, values: values, content: { _ in content() })] }
    /// Marks of one's own at values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkList
    ) { _groups = [_AxisGroup(position: position, values: .list(values), content: content)] }
    /// Marks of one's own at values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> _AxisMarkList
    ) { _groups = [_AxisGroup(position: position, values: .list(values), content: { _ in content() })] }
}

/// Several parts of an axis.
public struct _AxisList: AxisContent {
    /// All their groups.
    public let _groups: [_AxisGroup]
}

/// Collects the parts of an axis.
@resultBuilder
public enum AxisContentBuilder {
    /// A part.
    public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList {
        _AxisList(_groups: content._groups)
    }
    /// Several parts.
    public static func buildBlock(_ parts: _AxisList...) -> _AxisList { _AxisList(_groups: parts.flatMap(\._groups)) }
    /// Parts under a condition.
    public static func buildOptional(_ part: _AxisList?) -> _AxisList { part ?? _AxisList(_groups: []) }
    /// The first branch.
    public static func buildEither(first part: _AxisList) -> _AxisList { part }
    /// The second branch.
    public static func buildEither(second part: _AxisList) -> _AxisList { part }
    /// Parts under a platform condition.
    public static func buildLimitedAvailability(_ part: _AxisList) -> _AxisList { part }
}

/// Words of formats.
enum AxisWords {
    static func format<F: FormatStyle>(_ format: F) -> (_PlottedPlace, Locale) -> String?
    where F.FormatInput: Plottable, F.FormatOutput == String {
        { place, locale in
            let value = F.FormatInput.value(at: place) ?? place.number.flatMap { F.FormatInput.value(at: .number($0)) }
            return value.map { format.locale(locale).format($0) }
        }
    }
}
