import WidgetArchive

/// Light or dark surroundings.
public enum DrawingScheme: String, Sendable, CaseIterable {
    /// Dark text on bright ground.
    case light
    /// Bright text on dark ground.
    case dark

    /// The scheme of a place; light where it names none that is known.
    public init(of surroundings: Surroundings) { self = DrawingScheme(rawValue: surroundings.colorScheme) ?? .light }
}

/// The system's colours by name (UIKit's and SwiftUI's values up to iOS 18; light and dark, normal contrast).
public enum SystemPalette {
    /// The colour of a name such as `blue`, `secondaryLabel` or `systemGray5`; nil when there is none of that name.
    ///
    /// `accent` and `tint` are the caller's: they stand for what the surroundings say.
    public static func color(_ name: String, _ scheme: DrawingScheme) -> RGBA? {
        guard let pair = table[name] ?? table[plainName(name)] else { return nil }
        return scheme == .light ? pair.light : pair.dark
    }

    /// `systemBlue` and `blue` are one colour; labels, fills and backgrounds keep their full names.
    private static func plainName(_ name: String) -> String {
        guard name.hasPrefix("system"), let first = name.dropFirst(6).first else { return name }
        return first.lowercased() + name.dropFirst(7)
    }

    /// The levels of the default foreground: 0 primary … 4 quinary.
    public static func label(level: Int, _ scheme: DrawingScheme) -> RGBA {
        let pair = [primary, secondary, tertiary, quaternary, quinary][min(max(level, 0), 4)]
        return scheme == .light ? pair.light : pair.dark
    }

    /// The system's fills: 0 `.fill` … 3 `.fill.quaternary`.
    public static func fill(level: Int, _ scheme: DrawingScheme) -> RGBA {
        let pair = fills[min(max(level, 0), 3)]
        return scheme == .light ? pair.light : pair.dark
    }

    /// What a hierarchical level multiplies the alpha of another paint by.
    ///
    /// Apple publishes no figures for this; these follow the label colours, so that `.secondary` of blue is as far
    /// from blue as secondary text is from primary text.
    public static func fading(level: Int) -> Float { [1, 0.6, 0.36, 0.22, 0.12][min(max(level, 0), 4)] }

    /// How opaque a material's tint is.
    static func material(_ name: String, _ scheme: DrawingScheme) -> RGBA {
        let alpha: Float =
            switch name {
            case "ultraThin": 0.30
            case "thin": 0.45
            case "thick": 0.75
            case "ultraThick": 0.88
            case "bar": 0.85
            default: 0.60
            }
        return scheme == .light ? RGBA(0xF4F4F6, alpha: alpha) : RGBA(0x2A2A2E, alpha: alpha)
    }

    private typealias Pair = (light: RGBA, dark: RGBA)

    private static func pair(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Float = 1, _ darkAlpha: Float = 1) -> Pair {
        (RGBA(light, alpha: lightAlpha), RGBA(dark, alpha: darkAlpha))
    }

    private static let primary = pair(0x000000, 0xFFFFFF)
    private static let secondary = pair(0x3C3C43, 0xEBEBF5, 0.60, 0.60)
    private static let tertiary = pair(0x3C3C43, 0xEBEBF5, 0.30, 0.30)
    private static let quaternary = pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
    private static let quinary = pair(0x000000, 0xFFFFFF, 0.05, 0.05)
    private static let fills = [
        pair(0x787880, 0x787880, 0.20, 0.36), pair(0x787880, 0x787880, 0.16, 0.32),
        pair(0x767680, 0x767680, 0.12, 0.24), pair(0x747480, 0x767680, 0.08, 0.18),
    ]

    private static let table: [String: Pair] = [
        "red": pair(0xFF3B30, 0xFF453A), "orange": pair(0xFF9500, 0xFF9F0A), "yellow": pair(0xFFCC00, 0xFFD60A),
        "green": pair(0x34C759, 0x30D158), "mint": pair(0x00C7BE, 0x63E6E2), "teal": pair(0x30B0C7, 0x40C8E0),
        "cyan": pair(0x32ADE6, 0x64D2FF), "blue": pair(0x007AFF, 0x0A84FF), "indigo": pair(0x5856D6, 0x5E5CE6),
        "purple": pair(0xAF52DE, 0xBF5AF2), "pink": pair(0xFF2D55, 0xFF375F), "brown": pair(0xA2845E, 0xAC8E68),
        "gray": pair(0x8E8E93, 0x8E8E93), "gray2": pair(0xAEAEB2, 0x636366), "gray3": pair(0xC7C7CC, 0x48484A),
        "gray4": pair(0xD1D1D6, 0x3A3A3C), "gray5": pair(0xE5E5EA, 0x2C2C2E), "gray6": pair(0xF2F2F7, 0x1C1C1E),
        "black": pair(0x000000, 0x000000), "white": pair(0xFFFFFF, 0xFFFFFF),
        "clear": pair(0x000000, 0x000000, 0, 0),
        "darkGray": pair(0x555555, 0x555555), "lightGray": pair(0xAAAAAA, 0xAAAAAA),
        "magenta": pair(0xFF00FF, 0xFF00FF),
        "primary": primary, "secondary": secondary, "tertiary": tertiary, "quaternary": quaternary,
        "quinary": quinary,
        "label": primary, "secondaryLabel": secondary, "tertiaryLabel": tertiary, "quaternaryLabel": quaternary,
        "darkText": pair(0x000000, 0x000000), "lightText": pair(0xFFFFFF, 0xFFFFFF, 0.6, 0.6),
        "placeholderText": pair(0x3C3C43, 0xEBEBF5, 0.30, 0.30),
        "separator": pair(0x3C3C43, 0x545458, 0.29, 0.60), "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
        "link": pair(0x007AFF, 0x0984FF),
        // A widget stands on an elevated level in the dark (1C1C1E), not on the base black.
        "systemBackground": pair(0xFFFFFF, 0x1C1C1E), "secondarySystemBackground": pair(0xF2F2F7, 0x2C2C2E),
        "tertiarySystemBackground": pair(0xFFFFFF, 0x3A3A3C),
        "systemGroupedBackground": pair(0xF2F2F7, 0x1C1C1E),
        "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x2C2C2E),
        "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x3A3A3C),
        "systemFill": fills[0], "secondarySystemFill": fills[1], "tertiarySystemFill": fills[2],
        "quaternarySystemFill": fills[3],
    ]
}
