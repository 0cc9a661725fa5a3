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
        changing { $0.colored = value.place.key }
    }
    /// The marks in an opacity.
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }
    /// Bars with round corners, points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { $0.corner = radius }
    }
    /// Marks in the form of a shape; a capsule or a rounded rectangle rounds their corners.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changing {
            switch shape {
            case is Capsule, is Circle: $0.corner = 1000
            case let rounded as RoundedRectangle: $0.corner = rounded.cornerSize.width
            default: break
            }
        }
    }
    /// How lines run between points.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }
    /// Lines with a stroke.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.stroke = style } }
    /// A stroke for each value; lines are told apart by their colours here.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.series = $0.series ?? value.place.key }
    }
    /// A view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        changing {
            $0.annotations.append(
                .init(position: position, alignment: alignment, spacing: spacing ?? 2, view: AnyView(content())))
        }
    }
    /// A view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing, content: content) }
    /// Bars beside each other for each value.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changing { $0.beside = value.place.key } }
    /// Points of a size, square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changing { $0.symbolArea = area } }
    /// Points of a size.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { $0.symbolArea = size.width * size.height }
    }
    /// Points of a size for each value; all are of one size here.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    /// Points of a form.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { $0.symbol = symbol.basic }
    }
    /// Points of a view's form.
    public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
        changing { $0.symbolView = AnyView(symbol()) }
    }
    /// Points of a form for each value.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing {
            $0.series = $0.series ?? value.place.key
            $0.symbol = .circle
            $0.symbolName = value.place.key
        }
    }
    /// The marks elsewhere, points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changing {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
    /// The marks elsewhere.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    /// Marks of a higher index lie over others.
    public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }
    /// A blurred look; sharp here.
    public func blur(radius: CGFloat) -> some ChartContent { self }
    /// A shadow; none here.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }
    /// Gradients over the plot instead of each mark; over each mark here.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    /// The marks' names for assistive technology.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changing { $0.spokenLabel = label } }
    /// The marks' names for assistive technology.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// The marks' names for assistive technology.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// The marks' values for assistive technology.
    public func accessibilityValue(_ value: Text) -> some ChartContent { changing { $0.spokenValue = value } }
    /// The marks' values for assistive technology.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// The marks' values for assistive technology.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    /// Whether the marks are left out by assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changing { $0.isSilent = hidden } }
    /// A stable name for tests; marks have none here.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

/// The form of points.
public protocol ChartSymbolShape: Shape {
    /// How large it is drawn to look as large as a circle.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The built-in form that stands for it: a form of the user's own is a circle.
    nonisolated var basic: BasicChartSymbolShape { self as? BasicChartSymbolShape ?? .circle }
}

/// The built-in forms of points.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Form: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let form: Form
    /// The whole square.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The form in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        func polygon(_ corners: [(Double, Double)]) -> Path {
            Path { path in
                path.addLines(
                    corners.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height) })
                path.closeSubpath()
            }
        }
        switch form {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon([(0.5, 0), (1, 1), (0, 1)])
        case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
        case .pentagon: return polygon([(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)])
        case .plus, .asterisk:
            return polygon([
                (0.35, 0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65), (0.65, 1), (0.35, 1),
                (0.35, 0.65),
                (0, 0.65), (0, 0.35), (0.35, 0.35),
            ])
        case .cross:
            return polygon([
                (0.2, 0), (0.5, 0.3), (0.8, 0), (1, 0.2), (0.7, 0.5), (1, 0.8), (0.8, 1), (0.5, 0.7), (0.2, 1),
                (0, 0.8),
                (0.3, 0.5), (0, 0.2),
            ])
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static nonisolated var circle: BasicChartSymbolShape { .init(form: .circle) }
    /// A square.
    public static nonisolated var square: BasicChartSymbolShape { .init(form: .square) }
    /// A triangle.
    public static nonisolated var triangle: BasicChartSymbolShape { .init(form: .triangle) }
    /// A diamond.
    public static nonisolated var diamond: BasicChartSymbolShape { .init(form: .diamond) }
    /// A pentagon.
    public static nonisolated var pentagon: BasicChartSymbolShape { .init(form: .pentagon) }
    /// A plus.
    public static nonisolated var plus: BasicChartSymbolShape { .init(form: .plus) }
    /// A cross.
    public static nonisolated var cross: BasicChartSymbolShape { .init(form: .cross) }
    /// An asterisk.
    public static nonisolated var asterisk: BasicChartSymbolShape { .init(form: .asterisk) }
}
