import WidgetArchive

/// What changes the look of a placed view and of all below it, without changing any place.
public indirect enum Effect: Sendable, Hashable {
    /// More transparent, 0…1.
    case opacity(Double)
    /// Not drawn at all, though it keeps its room.
    case hidden
    /// Only the inside of the shape, set into the view's frame.
    case clip(ShapeDescription, evenOdd: Bool)
    /// Only where the other view is opaque; it is placed in the root's coordinates.
    case mask(PlacedView)
    /// Scaled about an anchor inside the frame.
    case scale(x: Double, y: Double, anchor: UnitPosition)
    /// Turned about an anchor inside the frame, degrees clockwise.
    case rotation(degrees: Double, anchor: UnitPosition)
    /// Blurred by a radius in points.
    case blur(Double)
    /// A shadow of everything drawn.
    case shadow(ShadowPaint)
    /// See ``Modifier/colorEffect(_:_:)``.
    case colorEffect(String, Double)
    /// Multiplied by a colour.
    case colorMultiply(ColorReference)
    /// Drawn by a blend mode's name.
    case blend(String)
    /// Masked for the reasons `placeholder`, `privacy`, `invalidated`; an empty list ends masking.
    case redacted([String])
    /// Hidden where privacy is asked for.
    case privacySensitive
    /// Dimmed while a tap's result is awaited.
    case invalidatable
    /// How the content changes between frames.
    case contentTransition(ContentTransitionDescription)
    /// The curve of changes, and the text of the value whose changes count.
    case animation(AnimationDescription?, value: String)
    /// How the view comes and goes.
    case transition(String)
    /// The colours of a scheme, `light` or `dark`, whatever the surface has.
    case colorScheme(String)
    /// In the accent group of an accented rendering.
    case accentable(Bool)
    /// The shape that `containerRelative` stands for below, set into this view's frame.
    case containerShape(ShapeDescription)
    /// The shape that takes taps, set into the frame.
    case contentShape(ShapeDescription)
    /// Where a tap on the whole widget leads.
    case widgetURL(String)
}
