import WidgetArchive

/// What the views above have said about how the ones below are drawn. What SVG says by itself (opacity, clips, masks,
/// transforms, filters) stands on groups and not here.
struct SVGState {
    /// Colours of the place, see ``TileRendering``; `mask` is white for the alpha of masks, `hole` black for what is taken
    /// out of one.
    enum Tone { case full, accentedBase, accented, vibrant, mask, hole }

    /// What `containerRelative` stands for, in the coordinates of the group.
    var container: Outline
    /// From the group's coordinates to the picture's, for the boxes of controls.
    var map = Affine.identity
    /// Letters and pictures become bars.
    var isRedacted = false
    /// What is marked as private becomes bars.
    var hidesPrivate = false
    /// Changes of colour, outermost last.
    var colorChanges: [ColorChange] = []
    /// Colours of the place.
    var tone = Tone.full
    /// The colour of the accent group.
    var accent = RGBA.white
    /// The identities around.
    var path = ""

    /// A paint after all that.
    func adapt(_ paint: ResolvedPaint) -> ResolvedPaint {
        var paint = paint
        for change in colorChanges.reversed() { paint = paint.mapColors(change.apply) }
        return tone == .full ? paint : paint.mapColors(toned)
    }

    /// A colour after all that.
    func adapt(_ color: RGBA) -> RGBA { adapt(.solid(color)).representative }

    private func toned(_ color: RGBA) -> RGBA {
        switch tone {
        case .full: return color
        case .accented: return RGBA(RGB(accent)).faded(color.alpha)
        case .accentedBase, .mask: return RGBA.white.faded(color.alpha)
        case .hole: return RGBA.black.faded(color.alpha)
        case .vibrant:
            // Dark colours let the wallpaper through, bright ones do not.
            let light = color.components.x * 0.2126 + color.components.y * 0.7152 + color.components.z * 0.0722
            return RGBA.white.faded(color.alpha * (0.35 + 0.65 * light))
        }
    }
}

/// What fills or strokes an element.
enum SVGFill {
    case none
    case color(RGBA)
    /// A gradient in the definitions.
    case server(String)

    /// Writes `fill` or `stroke` and its opacity.
    func write(_ name: StaticString, _ opacity: StaticString, to writer: inout SVGWriter) {
        switch self {
        case .none: writer.word(name, "none")
        case .color(let color):
            writer.color(name, color)
            if color.alpha < 0.9995 { writer.number(opacity, Double(color.alpha), decimals: 3) }
        case .server(let id): writer.string(name, "url(#\(id))")
        }
    }
}
