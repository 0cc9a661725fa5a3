import JSONText

/// What stands around one view and changes its place or look.
///
/// What only sets the environment (font, foreground style, line limit…) is resolved into the leaves by the extension
/// and does not appear here.
public indirect enum Modifier: Hashable, Sendable {
    /// Room around.
    case padding(Insets)
    /// A frame of fixed lengths; nil passes the proposal.
    case frame(width: Double?, height: Double?, alignment: GuidePair)
    /// A frame of bounds.
    case flexibleFrame(FlexibleFrame)
    /// The ideal size on the chosen axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A ratio of width to height (nil: the child's own), fitting or filling.
    case aspectRatio(Double?, fill: Bool)
    /// Served first in stacks when higher; default 0.
    case layoutPriority(Double)
    /// Drawn elsewhere, points.
    case offset(x: Double, y: Double)
    /// Its centre at a point of the proposal.
    case position(x: Double, y: Double)
    /// Explicit guides, points from the view's leading or top edge, as the user's closure computed them.
    case guides(horizontal: [String: Double], vertical: [String: Double])
    /// A view behind.
    case background(Node, alignment: GuidePair)
    /// A view in front.
    case overlay(Node, alignment: GuidePair)
    /// Only the inside of a shape is drawn.
    case clip(ShapeDescription, evenOdd: Bool)
    /// Only where another view is opaque.
    case mask(Node, alignment: GuidePair)
    /// More transparent, 0…1.
    case opacity(Double)
    /// Keeps its room but is not drawn.
    case hidden
    /// Scaled when drawn.
    case scale(x: Double, y: Double, anchor: UnitPosition)
    /// Turned when drawn, degrees clockwise.
    case rotation(degrees: Double, anchor: UnitPosition)
    /// Blurred, points.
    case blur(Double)
    /// A shadow.
    case shadow(ShadowPaint)
    /// A colour effect: `brightness`, `contrast`, `saturation`, `grayscale`, `hueRotation` (degrees), `colorInvert`,
    /// `luminanceToAlpha`.
    case colorEffect(String, Double)
    /// Multiplied by a colour.
    case colorMultiply(ColorReference)
    /// Drawn by a blend mode's name.
    case blend(String)
    /// Front or back inside a stack.
    case zIndex(Double)
    /// Masked: `placeholder`, `privacy`, `invalidated`; an empty list ends masking (`unredacted`).
    case redacted([String])
    /// May be hidden from others.
    case privacySensitive
    /// Depends on a tap's result: dimmed while one is pending.
    case invalidatable
    /// How the content changes between frames.
    case contentTransition(ContentTransitionDescription)
    /// The curve of changes of a value; the value's text.
    case animation(AnimationDescription?, value: String)
    /// How the view comes and goes: `opacity`, `scale(0.5,0.5,0)`, `move(top)+opacity`; a curve of its own after `@`
    /// (``AnimationDescription/words``); the going after `|` when it is another one than the coming.
    case transition(String)
    /// In the accent group of an accented rendering.
    case accentable(Bool)
    /// What assistive technology is told.
    case accessibility(AccessibilityDescription)
    /// A cell's place in a `Grid`.
    case gridCell(GridCell)
    /// The shape that `containerRelative` stands for inside.
    case containerShape(ShapeDescription)
    /// Where a tap on the whole widget leads.
    case widgetURL(String)
    /// The shape that takes taps.
    case contentShape(ShapeDescription)
    /// Layout direction forced: `ltr` or `rtl`.
    case layoutDirection(String)
    /// Colours of one scheme forced: `light` or `dark`.
    case colorScheme(String)
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, points.
public struct FlexibleFrame: Fielded, Hashable, Sendable {
    /// Least width.
    public var minWidth: Double?
    /// Width where none is proposed.
    public var idealWidth: Double?
    /// Most width; infinity fills.
    public var maxWidth: Double?
    /// Least height.
    public var minHeight: Double?
    /// Height where none is proposed.
    public var idealHeight: Double?
    /// Most height.
    public var maxHeight: Double?
    /// How the child stands inside.
    public var alignment = GuidePair.center
    /// No bounds.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("minW", &minWidth)
        try coder.field("idealW", &idealWidth)
        try coder.field("maxW", &maxWidth)
        try coder.field("minH", &minHeight)
        try coder.field("idealH", &idealHeight)
        try coder.field("maxH", &maxHeight)
        try coder.field("align", &alignment, omit: .center)
    }
}

/// `contentTransition(_:)`.
public struct ContentTransitionDescription: Fielded, Hashable, Sendable {
    /// `identity`, `opacity`, `interpolate`, `numericText`, `symbolReplace`, `symbolAutomatic`.
    public var kind = "interpolate"
    /// For `numericText(countsDown:)`.
    public var countsDown = false
    /// For `numericText(value:)`.
    public var value: Double?
    /// For `symbolEffect(.replace…)`: `downUp`, `upUp`, `offUp`.
    public var direction: String?
    /// The default.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("kind", &kind)
        try coder.field("down", &countsDown, omit: false)
        try coder.field("value", &value)
        try coder.field("dir", &direction)
    }
}

/// A curve of an animation.
public struct AnimationDescription: Fielded, Hashable, Sendable {
    /// `spring`, `linear`, `easeIn`, `easeOut`, `easeInOut`, `bezier`.
    public var curve = "spring"
    /// Seconds. A spring's is its perceptual duration (response).
    public var duration = 0.55
    /// A spring's damping fraction.
    public var damping = 1.0
    /// Control points of `bezier`.
    public var control: [Double] = []
    /// Seconds before it begins.
    public var delay = 0.0
    /// Factor of speed.
    public var speed = 1.0
    /// Times it runs; infinity for ever.
    public var repeats = 1.0
    /// Whether every second run goes backwards.
    public var autoreverses = true
    /// The default spring.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("curve", &curve)
        try coder.field("s", &duration)
        try coder.field("damping", &damping, omit: 1)
        try coder.list("control", &control)
        try coder.field("delay", &delay, omit: 0)
        try coder.field("speed", &speed, omit: 1)
        try coder.field("repeats", &repeats, omit: 1)
        try coder.field("back", &autoreverses, omit: true)
    }
}

/// What assistive technology is told.
public struct AccessibilityDescription: Fielded, Hashable, Sendable {
    /// The name.
    public var label: String?
    /// The value.
    public var value: String?
    /// What happens on activation.
    public var hint: String?
    /// A stable name for tests.
    public var identifier: String?
    /// Left out of the tree.
    public var isHidden = false
    /// `isHeader`, `isButton`, `isSelected`, …
    public var traits: [String] = []
    /// Traits that the view would have by itself and does not.
    public var removedTraits: [String] = []
    /// `ignore`, `contain`, `combine`: what becomes of the children.
    public var children: String?
    /// Higher is read first.
    public var sortPriority = 0.0
    /// Nothing said.
    public init() {}
    /// Left out of the tree.
    public static let hidden = {
        var description = AccessibilityDescription()
        description.isHidden = true
        return description
    }()
    /// A name.
    public static func named(_ label: String) -> AccessibilityDescription {
        var description = AccessibilityDescription()
        description.label = label
        return description
    }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("label", &label)
        try coder.field("value", &value)
        try coder.field("hint", &hint)
        try coder.field("identifier", &identifier)
        try coder.field("hidden", &isHidden, omit: false)
        try coder.list("traits", &traits)
        try coder.list("not", &removedTraits)
        try coder.field("children", &children)
        try coder.field("sort", &sortPriority, omit: 0)
    }
}

/// A cell's place in a `Grid`.
public struct GridCell: Fielded, Hashable, Sendable {
    /// Columns it spans.
    public var columns: Int?
    /// Where it stands in its place.
    public var anchor: UnitPosition?
    /// Its column's alignment.
    public var columnAlignment: HorizontalGuide?
    /// Axes on which it does not enlarge its row or column: `h`, `v`, `hv`.
    public var unsized: String?
    /// One column.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("columns", &columns)
        try coder.field("anchor", &anchor)
        try coder.field("column", &columnAlignment)
        try coder.field("unsized", &unsized)
    }
}
