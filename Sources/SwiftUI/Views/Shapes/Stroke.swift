internal import WidgetArchive

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off.
    case butt
    /// A half circle.
    case round
    /// A half square.
    case square
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// Points.
    public var lineWidth: CGFloat
    /// Ends.
    public var lineCap: CGLineCap
    /// Corners.
    public var lineJoin: CGLineJoin
    /// How long a pointed corner may be.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps, points.
    public var dash: [CGFloat]
    /// Where the dashes begin, points.
    public var dashPhase: CGFloat
    /// A line.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    var archived: StrokeDescription {
        var stroke = StrokeDescription()
        stroke.width = lineWidth
        stroke.cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        stroke.join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        stroke.miterLimit = miterLimit
        stroke.dash = dash.map { Double($0) }
        stroke.dashPhase = dashPhase
        return stroke
    }
}

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// By the even-odd rule.
    public var isEOFilled: Bool
    /// With smooth edges.
    public var isAntialiased: Bool
    /// A way of filling.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// A stroked shape.
public struct _StrokedView<Content: Shape, Style: ShapeStyle> {
    var shape: Content
    var style: Style
    var stroke: StrokeStyle
    var isInner: Bool
}

extension _StrokedView: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the stroked shape.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        inputs.append(view.shape, to: &outputs) { description in
            var node = ShapeNode(description, fill: nil)
            node.strokePaint = view.style.paint(in: inputs.environment)
            node.stroke = ShapeCheck.checked(view.stroke.archived, inputs.session)
            node.isInnerStroke = view.isInner
            return node
        }
    }
}

/// A shape with fills and strokes, to which more can be added.
public protocol ShapeView<Content>: View {
    /// The shape's type.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A painted shape over what was painted before.
public struct _LayeredShape<Content: Shape, Below: View, Layer: View> {
    /// The shape.
    public var shape: Content
    let below: Below
    let layer: Layer
    nonisolated init(shape: Content, below: Below, layer: Layer) {
        (self.shape, self.below, self.layer) = (shape, below, layer)
    }
}

extension _LayeredShape: ShapeView {
    /// The layers.
    public var body: some View { below.overlay { layer } }
}

/// A filled shape.
public struct _FilledShape<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    public var shape: Content
    let fill: _ShapeView<Content, Style>
    nonisolated init(shape: Content, fill: _ShapeView<Content, Style>) { (self.shape, self.fill) = (shape, fill) }
}

extension _FilledShape: ShapeView {
    /// The fill.
    public var body: _ShapeView<Content, Style> { fill }
}

/// A stroked shape.
public struct _StrokeShape<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    public var shape: Content
    let stroke: _StrokedView<Content, Style>
    nonisolated init(shape: Content, stroke: _StrokedView<Content, Style>) {
        (self.shape, self.stroke) = (shape, stroke)
    }
}

extension _StrokeShape: ShapeView {
    /// The stroke.
    public var body: _StrokedView<Content, Style> { stroke }
}

extension Shape {
    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> _FilledShape<Self, S>
    {
        _FilledShape(shape: self, fill: _ShapeView(shape: self, style: content, isEvenOdd: style.isEOFilled))
    }
    /// The shape filled with the foreground.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _FilledShape<Self, ForegroundStyle> {
        fill(.foreground, style: style)
    }
    /// The outline drawn with a style.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> _StrokeShape<Self, S>
    {
        _StrokeShape(shape: self, stroke: _StrokedView(shape: self, style: content, stroke: style, isInner: false))
    }
    /// The outline drawn with a style, points wide.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> _StrokeShape<Self, S>
    { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
    /// The outline drawn inside the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> _StrokeShape<Self, S> {
        _StrokeShape(shape: self, stroke: _StrokedView(shape: self, style: content, stroke: style, isInner: true))
    }
    /// The outline drawn inside the shape, points wide.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _StrokeShape<Self, S> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
    /// The outline drawn inside the shape with the foreground.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
        -> _StrokeShape<Self, ForegroundStyle>
    { strokeBorder(.foreground, style: style) }
    /// The outline drawn inside the shape with the foreground, points wide.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> _StrokeShape<Self, ForegroundStyle>
    { strokeBorder(.foreground, lineWidth: lineWidth) }
}

extension ShapeView {
    /// Another fill over it.
    public nonisolated func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> some ShapeView<Content>
    { _LayeredShape(shape: shape, below: self, layer: shape.fill(content, style: style)) }
    /// A stroke over it.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> some ShapeView<Content>
    { _LayeredShape(shape: shape, below: self, layer: shape.stroke(content, style: style)) }
    /// A stroke over it, points wide.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some ShapeView<Content>
    { _LayeredShape(shape: shape, below: self, layer: shape.stroke(content, lineWidth: lineWidth)) }
}

extension ShapeView where Content: InsettableShape {
    /// A stroke inside it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShape(shape: shape, below: self, layer: shape.strokeBorder(content, style: style))
    }
    /// A stroke inside it, points wide.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShape(shape: shape, below: self, layer: shape.strokeBorder(content, lineWidth: lineWidth))
    }
}
