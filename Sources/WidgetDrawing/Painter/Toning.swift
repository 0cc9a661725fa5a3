/// What an accented or vibrant rendering makes of every colour.
struct Toning {
    private let rendering: TileRendering
    private let accent: RGBA
    private let label: RGBA
    /// Whether the view is in the accent group.
    var isAccented = false

    /// The toning of a style; nil where colours stay as they are.
    init?(_ style: DrawingStyle, _ colors: ColorResolver) {
        guard style.rendering != .fullColor else { return nil }
        rendering = style.rendering
        accent = colors.accent
        label = SystemPalette.label(level: 0, style.scheme)
    }

    /// Accented: the group's colour, as opaque as the colour was. Vibrant: the text's colour, as opaque as the colour
    /// was bright, but never so faint that it cannot be read.
    func apply(_ color: RGBA) -> RGBA {
        switch rendering {
        case .fullColor: return color
        case .accented: return RGBA(RGB(isAccented ? accent : label)).faded(color.alpha)
        case .vibrant:
            // On light ground the text's colour is dark, and so is what counts.
            let isLight = label.components.x > 0.5
            let brightness = isLight ? Self.gray(color) : 1 - Self.gray(color)
            return RGBA(RGB(label)).faded(color.alpha * (0.4 + 0.6 * brightness))
        }
    }

    /// A picture's pixel: pictures stay pictures, in grey or, accented, in shades of the accent.
    func picture(_ color: RGBA, as mode: String?) -> RGBA {
        if mode == "fullColor" || rendering == .fullColor { return color }
        let gray = Self.gray(color)
        let isTinted = rendering == .accented && mode != "desaturated" && (isAccented || mode != nil)
        let tint = isTinted ? accent : .white
        var toned = RGBA(tint.components * gray)
        toned.alpha = color.alpha
        return toned
    }

    private static func gray(_ color: RGBA) -> Float {
        0.2126 * color.components.x + 0.7152 * color.components.y + 0.0722 * color.components.z
    }
}
