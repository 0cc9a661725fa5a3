/// Lines, ticks and words of an axis.
public protocol AxisMark {
    /// Its parts.
    var _parts: [_AxisPart] { get }
}

/// One part of the marks at a value.
public struct _AxisPart {
    enum Kind {
        case grid
        case tick
        /// Words; nil for the usual ones.
        case label(AnyView?)
        /// Words of a format.
        case format((_PlottedPlace, Locale) -> String?)
    }
    var kind: Kind
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var isCentered = false
    var offset = CGSize(width: 0, height: 0)
}

/// A line through the plot.
public struct AxisGridLine: AxisMark {
    /// The line.
    public let _parts: [_AxisPart]
    /// A line.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _parts = [_AxisPart(kind: .grid, stroke: stroke, isCentered: centered ?? false)]
    }
}

/// A short line beside the plot.
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
        /// As looks well.
        public static let automatic = Length()
        /// As long as the words beside it.
        public static let label = Length()
        /// As long as the longest words.
        public static let longestLabel = Length()
        private init() {}
        /// Points.
        public init(integerLiteral value: Int) {}
        /// Points.
        public init(floatLiteral value: Double) {}
        /// As long as the words and some points.
        public static func label(extendPastBy length: CGFloat) -> Length { .label }
    }
    /// The line.
    public let _parts: [_AxisPart]
    /// A line.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _parts = [_AxisPart(kind: .tick, stroke: stroke, isCentered: centered ?? false)]
    }
}

/// What becomes of labels that have no room.
public struct AxisValueLabelCollisionResolution: Sendable {
    /// As the system likes.
    public static let automatic = AxisValueLabelCollisionResolution()
    /// They are left out.
    public static let greedy = AxisValueLabelCollisionResolution()
    /// They are left out.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
    /// They stay.
    public static let disabled = AxisValueLabelCollisionResolution()
    /// They are cut.
    public static let truncate = AxisValueLabelCollisionResolution()
}

/// How words stand.
public struct AxisValueLabelOrientation: Sendable {
    /// As the system likes.
    public static let automatic = AxisValueLabelOrientation()
    /// Across; here always.
    public static let horizontal = AxisValueLabelOrientation()
    /// Down.
    public static let vertical = AxisValueLabelOrientation()
    /// Down, the other way.
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// The words of a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    /// The words.
    public let _parts: [_AxisPart]
    private init(_ kind: _AxisPart.Kind, _ centered: Bool?) {
        _parts = [_AxisPart(kind: kind, isCentered: centered ?? false)]
    }
}

extension AxisValueLabel where Content == Never {
    /// The usual words.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(.label(nil), centered) }
    /// Words of a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(.format(AxisWords.format(format)), centered)
    }
}

extension AxisValueLabel where Content == Text {
    /// Words.
    public init(
        _ label: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(.label(AnyView(Text(label))), centered) }
    /// Words.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(.label(AnyView(Text(label))), centered) }
}

extension AxisValueLabel {
    /// A view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
    ) { self.init(.label(AnyView(content())), centered) }
}

extension AxisMark {
    private func changing(_ change: (inout _AxisPart) -> Void) -> _AxisMarkList {
        var parts = _parts
        for index in parts.indices { change(&parts[index]) }
        return _AxisMarkList(_parts: parts)
    }
    /// The marks in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// The words in a font.
    public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }
    /// The marks elsewhere, points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changing {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
    /// The marks elsewhere.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// Several marks.
public struct _AxisMarkList: AxisMark {
    /// All their parts.
    public let _parts: [_AxisPart]
}

/// Collects marks.
@resultBuilder
public enum AxisMarkBuilder {
    /// A mark.
    public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarkList { _AxisMarkList(_parts: mark._parts) }
    /// Several marks.
    public static func buildBlock(_ marks: _AxisMarkList...) -> _AxisMarkList {
        _AxisMarkList(_parts: marks.flatMap(\._parts))
    }
    /// Marks under a condition.
    public static func buildOptional(_ marks: _AxisMarkList?) -> _AxisMarkList { marks ?? _AxisMarkList(_parts: []) }
    /// The first branch.
    public static func buildEither(first marks: _AxisMarkList) -> _AxisMarkList { marks }
    /// The second branch.
    public static func buildEither(second marks: _AxisMarkList) -> _AxisMarkList { marks }
    /// Marks under a platform condition.
    public static func buildLimitedAvailability(_ marks: _AxisMarkList) -> _AxisMarkList { marks }
}
