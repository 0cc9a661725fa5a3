/// One mark, as it is drawn.
public struct _ChartMark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }
    var kind: Kind
    var x: _PlottedPlace?
    var xEnd: _PlottedPlace?
    var y: _PlottedPlace?
    var yEnd: _PlottedPlace?
    /// Seconds that a unit of time takes across and down.
    var xBreadth = 0.0
    var yBreadth = 0.0
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// The line that a point belongs to.
    var series: String?
    /// The value that gives the mark its colour.
    var colored: String?
    /// The value whose bars stand beside each other.
    var beside: String?
    var style: AnyShapeStyle?
    var opacity = 1.0
    var corner: CGFloat = 0
    var stroke = StrokeStyle(lineWidth: 2)
    var interpolation = InterpolationMethod.linear
    var symbol: BasicChartSymbolShape?
    /// The value that gives the point its form.
    var symbolName: String?
    var symbolView: AnyView?
    /// Square points.
    var symbolArea: CGFloat?
    var offset = CGSize(width: 0, height: 0)
    var zIndex = 0.0
    var annotations: [Annotation] = []
    // A sector's part of the circle, and its radii.
    var angle = 0.0
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    var inset: CGFloat = 0
    /// What its values mean.
    var xLabel: Text?
    var yLabel: Text?
    var spokenLabel: Text?
    var spokenValue: Text?
    var isSilent = false

    /// A view beside a mark.
    struct Annotation {
        var position: AnnotationPosition
        var alignment: Alignment
        var spacing: CGFloat
        var view: AnyView
    }

    init(_ kind: Kind) { self.kind = kind }

    /// Whether bars lie: their names or units of time are down and their numbers across.
    var isLying: Bool {
        switch (x, y) {
        case (.number?, .name?), (.number?, .date?): true
        case (.number?, .number?): yBreadth > 0
        case (nil, .name?): true
        default: false
        }
    }
}
