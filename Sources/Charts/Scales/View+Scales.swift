/// The values that an axis shows.
public protocol ScaleDomain {
    /// The values.
    var _domain: ChartDomainDescription { get }
}

/// Which values an axis shows.
public struct ChartDomainDescription: Sendable {
    let domain: ChartDomain
    init(_ domain: ChartDomain) { self.domain = domain }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// From one value to another; all values where they are not numbers or dates.
    public var _domain: ChartDomainDescription {
        guard let low = lowerBound._place.number, let high = upperBound._place.number, low.isFinite, high.isFinite,
            low < high
        else { return .init(.automatic) }
        return .init(.range(low, high))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// These names; of numbers and dates the least and the greatest.
    public var _domain: ChartDomainDescription {
        let numbers = compactMap { $0._place.number }
        if let low = numbers.min(), let high = numbers.max(), low < high { return .init(.range(low, high)) }
        return .init(.names(map(\._place.key)))
    }
}

/// All values.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    /// All values, and zero unless it is not wanted.
    public var _domain: ChartDomainDescription { .init(includesZero == false ? .zeroless : .automatic) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// All values.
    public static var automatic: AutomaticScaleDomain { .init(includesZero: nil) }
    /// All values, with or without zero.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        .init(includesZero: includesZero)
    }
}

/// How values are spread over an axis; evenly here.
public struct ScaleType: Sendable {
    /// Evenly.
    public static let linear = ScaleType()
    /// By their logarithm.
    public static let log = ScaleType()
    /// By dates.
    public static let date = ScaleType()
    /// By names.
    public static let category = ScaleType()
    /// By their root.
    public static let squareRoot = ScaleType()
    /// By the logarithm, through zero.
    public static let symmetricLog = ScaleType()
}

/// The room of an axis.
public struct PlotDimensionScaleRange: Sendable {
    let padding: CGFloat
    /// All of the plot.
    public static let plotDimension = PlotDimensionScaleRange(padding: 0)
    /// The plot without some points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init(padding: padding) }
    /// The plot without some points at each end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        .init(padding: (startPadding + endPadding) / 2)
    }
    /// The share of a plot of the usual size.
    var share: Double { min(max(padding / 200, 0), 0.4) }
}

extension View {
    private nonisolated func look(_ change: @escaping (inout ChartLook) -> Void) -> some View {
        transformEnvironment(\.chartLook, transform: change)
    }
    /// The values across.
    public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let values = domain._domain.domain
        return look { $0.xDomain = values }
    }
    /// The values across and their room.
    public nonisolated func chartXScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View {
        let values = domain._domain.domain
        return look {
            $0.xDomain = values
            $0.xPadding = range.share
        }
    }
    /// The room across.
    public nonisolated func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        look { $0.xPadding = range.share }
    }
    /// How values are spread across; evenly here.
    public nonisolated func chartXScale(type: ScaleType?) -> some View { self }
    /// The values down.
    public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let values = domain._domain.domain
        return look { $0.yDomain = values }
    }
    /// The values down and their room.
    public nonisolated func chartYScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View {
        let values = domain._domain.domain
        return look {
            $0.yDomain = values
            $0.yPadding = range.share
        }
    }
    /// The room down.
    public nonisolated func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        look { $0.yPadding = range.share }
    }
    /// How values are spread down; evenly here.
    public nonisolated func chartYScale(type: ScaleType?) -> some View { self }

    /// The colours of values.
    public nonisolated func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<P, S>)
        -> some View
    {
        let pairs = mapping.map { ($0.key._place.key, AnyShapeStyle($0.value)) }
        return look { $0.styles = Dictionary(pairs) { first, _ in first } }
    }
    /// The colours of values, one after the other.
    public nonisolated func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(domain: [P], range: [S]) -> some View
    {
        let pairs = zip(domain, range).map { ($0._place.key, AnyShapeStyle($1)) }
        return look { $0.styles = Dictionary(pairs) { first, _ in first } }
    }
    /// The colours of values in the order in which they occur.
    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return look { $0.range = styles }
    }
    /// The colour of each value.
    public nonisolated func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(
        domain: [P], mapping: @escaping (P) -> S
    ) -> some View {
        let pairs = domain.map { ($0._place.key, AnyShapeStyle(mapping($0))) }
        return look { $0.styles = Dictionary(pairs) { first, _ in first } }
    }
    /// The sizes of points; all are as their marks say here.
    public nonisolated func chartSymbolSizeScale<R>(range: R) -> some View { self }
    /// The strokes of lines; all are as their marks say here.
    public nonisolated func chartLineStyleScale<P: Plottable>(_ mapping: KeyValuePairs<P, StrokeStyle>) -> some View {
        self
    }
}
