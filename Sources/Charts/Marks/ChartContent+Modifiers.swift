/// How a line runs between its points.
public struct InterpolationMethod: Sendable {
    let isStepped: Bool
    /// Straight.
    public static let linear = InterpolationMethod(isStepped: false)
    /// Smooth; straight here.
    public static let catmullRom = InterpolationMethod(isStepped: false)
    /// Smooth; straight here.
    public static let cardinal = InterpolationMethod(isStepped: false)
    /// Smooth and never beyond its points; straight here.
    public static let monotone = InterpolationMethod(isStepped: false)
    /// Steps that begin at the points.
    public static let stepStart = InterpolationMethod(isStepped: true)
    /// Steps around the points.
    public static let stepCenter = InterpolationMethod(isStepped: true)
    /// Steps that end at the points.
    public static let stepEnd = InterpolationMethod(isStepped: true)
}

/// Where an annotation stands.
public struct AnnotationPosition: Sendable {
    /// Where there is room.
    public static let automatic = AnnotationPosition()
    /// Above.
    public static let top = AnnotationPosition()
    /// Below; above here.
    public static let bottom = AnnotationPosition()
    /// Before; above here.
    public static let leading = AnnotationPosition()
    /// Behind; above here.
    public static let trailing = AnnotationPosition()
    /// In front; above here.
    public static let overlay = AnnotationPosition()
}

extension ChartContent {
    private func changing(_ change: @escaping (inout _ChartMark) -> Void) -> _ChartList {
        _ChartList { marks in
            var own: [_ChartMark] = []
            self._collect(&own)
            for index in own.indices { change(&own[index]) }
            marks += own
        }
    }
    /// The marks in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// The marks in a colour for each value.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.series = value.place.words }
    }
    /// The marks in an opacity.
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }
    /// Bars with round corners, points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { $0.corner = radius }
    }
    /// How lines run between points.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.isStepped = method.isStepped }
    }
    /// Lines with a stroke.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.stroke = style } }
    /// A view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent { changing { $0.annotation = AnyView(content()) } }
    /// Beside each other for each value; over each other here.
    public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent { self }
    /// Points of a size; all are of one size here.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    /// Points of a form for each value; all are round here.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    /// The marks' names for assistive technology; a chart is one picture here.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    /// The marks' values for assistive technology; a chart is one picture here.
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
}

extension _PlottedPlace {
    /// The value, for people.
    var words: String {
        switch self {
        case .name(let name): name
        case .number(let number): ChartScale.words(number)
        case .date(let seconds): Date(timeIntervalSince1970: seconds).formatted(.dateTime.month().day())
        }
    }
}
