internal import WidgetArchive

/// How colours are laid over colours.
public enum BlendMode: Hashable, Sendable {
    /// One of the usual modes.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// One of the usual modes.
    case difference, exclusion, hue, saturation, color, luminosity
    /// A mode by alpha.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension View {
    /// More transparent, 0…1.
    public nonisolated func opacity(_ opacity: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .opacity(opacity))
    }
    /// Keeps its room but is not drawn.
    public nonisolated func hidden() -> ModifiedContent<Self, _NodeModifier> { wrapped(in: .hidden) }
    /// Scaled when drawn.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedContent<
        Self, _NodeModifier
    > {
        wrapped(in: .scale(x: scale.width, y: scale.height, anchor: anchor.archived))
    }
    /// Scaled when drawn.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> ModifiedContent<
        Self, _NodeModifier
    > {
        wrapped(in: .scale(x: s, y: s, anchor: anchor.archived))
    }
    /// Scaled when drawn.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedContent<
        Self, _NodeModifier
    > {
        wrapped(in: .scale(x: x, y: y, anchor: anchor.archived))
    }
    /// Turned when drawn.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedContent<
        Self, _NodeModifier
    > {
        wrapped(in: .rotation(degrees: angle.degrees, anchor: anchor.archived))
    }
    /// Turned in space; only a turn about the line of sight is kept.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(
            in: .rotation(degrees: axis.x == 0 && axis.y == 0 ? angle.degrees : 0, anchor: anchor.archived))
    }
    /// Moved, scaled and turned when drawn, from the upper left corner. A slant is left out.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        // The matrix as a scale, then a turn, then a move.
        let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let area = transform.a * transform.d - transform.b * transform.c
        return scaleEffect(x: across, y: across == 0 ? 0 : area / across, anchor: .topLeading)
            .rotationEffect(.radians(atan2(transform.b, transform.a)), anchor: .topLeading)
            .offset(x: transform.tx, y: transform.ty)
    }
    /// Blurred, points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .blur(radius))
    }
    /// A shadow, points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, _NodeModifier> {
        var shadow = ShadowPaint()
        (shadow.color, shadow.radius, shadow.x, shadow.y) = (color.reference, radius, x, y)
        return wrapped(in: .shadow(shadow))
    }
    /// Brighter or darker.
    public nonisolated func brightness(_ amount: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("brightness", amount))
    }
    /// More or less contrast.
    public nonisolated func contrast(_ amount: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("contrast", amount))
    }
    /// More or less colour.
    public nonisolated func saturation(_ amount: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("saturation", amount))
    }
    /// Greyer.
    public nonisolated func grayscale(_ amount: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("grayscale", amount))
    }
    /// Other hues.
    public nonisolated func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("hueRotation", angle.degrees))
    }
    /// Inverted colours.
    public nonisolated func colorInvert() -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("colorInvert", 1))
    }
    /// Brightness becomes transparency.
    public nonisolated func luminanceToAlpha() -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorEffect("luminanceToAlpha", 1))
    }
    /// Multiplied by a colour.
    public nonisolated func colorMultiply(_ color: Color) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .colorMultiply(color.reference))
    }
    /// Laid over what is behind in a mode.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .blend("\(blendMode)"))
    }
    /// One layer for effects; the surface decides.
    public nonisolated func compositingGroup() -> some View { self }
    /// One picture for effects; the surface decides.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        self
    }
}

/// How a drawing's colours are reckoned.
public enum ColorRenderingMode: Sendable {
    /// Gamma-encoded.
    case nonLinear
    /// Linear light.
    case linear
    /// Linear light with extended range.
    case extendedLinear
}
