package import WidgetArchive

/// A font by what is asked for; the surface finds the letters.
public struct Font: Hashable, Sendable {
    /// The archive's description.
    package var description: FontDescription

    /// A font of the archive.
    package init(_ description: FontDescription) { self.description = description }

    init(style: FontDescription.TextStyle) {
        description = FontDescription()
        description.style = style
    }

    /// A style of the system's type ramp.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// A title.
        case largeTitle, title, title2, title3
        /// A heading.
        case headline, subheadline
        /// Running text.
        case body, callout
        /// Small text.
        case footnote, caption, caption2

        var archived: FontDescription.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// The stroke.
    public struct Weight: Hashable, Sendable {
        let archived: FontDescription.Weight
        /// Thinnest.
        public static let ultraLight = Weight(archived: .ultraLight)
        /// Very thin.
        public static let thin = Weight(archived: .thin)
        /// Thin.
        public static let light = Weight(archived: .light)
        /// Usual.
        public static let regular = Weight(archived: .regular)
        /// A little thicker.
        public static let medium = Weight(archived: .medium)
        /// Thicker.
        public static let semibold = Weight(archived: .semibold)
        /// Thick.
        public static let bold = Weight(archived: .bold)
        /// Very thick.
        public static let heavy = Weight(archived: .heavy)
        /// Thickest.
        public static let black = Weight(archived: .black)
    }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        /// 0 is standard, negative narrower, positive wider.
        public var value: CGFloat
        /// A width.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrowest.
        public static let compressed = Width(-0.3)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// Usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        var archived: FontDescription.Width {
            if value <= -0.25 { return .compressed }
            if value < -0.05 { return .condensed }
            return value > 0.05 ? .expanded : .standard
        }
    }

    /// A family of the system's font.
    public enum Design: Hashable, Sendable {
        /// Usual.
        case `default`
        /// With serifs.
        case serif
        /// Round ends.
        case rounded
        /// All letters of one width.
        case monospaced

        var archived: FontDescription.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The height of lines.
    public enum Leading: Hashable, Sendable {
        /// Usual.
        case standard
        /// Lower.
        case tight
        /// Higher.
        case loose
    }
}

extension Font {
    /// The largest title.
    public static let largeTitle = Font(style: .largeTitle)
    /// A title of the first level.
    public static let title = Font(style: .title)
    /// A title of the second level.
    public static let title2 = Font(style: .title2)
    /// A title of the third level.
    public static let title3 = Font(style: .title3)
    /// A heading.
    public static let headline = Font(style: .headline)
    /// A lesser heading.
    public static let subheadline = Font(style: .subheadline)
    /// Running text.
    public static let body = Font(style: .body)
    /// A remark beside the text.
    public static let callout = Font(style: .callout)
    /// A note below the text.
    public static let footnote = Font(style: .footnote)
    /// A caption.
    public static let caption = Font(style: .caption)
    /// The smallest caption.
    public static let caption2 = Font(style: .caption2)

    /// A style of the system's font.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style: style.archived)
        font.description.design = design?.archived ?? .default
        font.description.weight = weight?.archived
        return font
    }

    /// The system's font in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(FontDescription())
        font.description.style = nil
        font.description.size = usable(size)
        font.description.weight = weight?.archived
        font.description.design = design?.archived ?? .default
        return font
    }

    /// A font by name, scaled with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size, relativeTo: .body) }

    /// A font by name, scaled with a style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size, relativeTo: textStyle.archived)
    }

    /// A font by name, never scaled.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, fixedSize, relativeTo: nil) }

    private static func custom(_ name: String, _ size: CGFloat, relativeTo style: FontDescription.TextStyle?) -> Font {
        var font = system(size: size)
        font.description.name = name
        font.description.relativeTo = style
        return font
    }

    /// UIKit's font.
    public init(_ font: UIFont) { description = font.font.description }

    /// Letters of no, endless or unheard-of size would break a layout; the body's 17 points stand in.
    private static func usable(_ size: CGFloat) -> Double { size > 0 && size <= 1000 ? size : size > 1000 ? 1000 : 17 }

    private func with(_ change: (inout FontDescription) -> Void) -> Font {
        var copy = self
        change(&copy.description)
        return copy
    }

    /// The font in bold.
    public func bold() -> Font { with { $0.weight = .bold } }
    /// The font, slanted.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The font with another stroke.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.archived } }
    /// The font with another width.
    public func width(_ width: Width) -> Font { with { $0.width = width.archived } }
    /// The font with another line height.
    public func leading(_ leading: Leading) -> Font {
        with {
            $0.leading =
                switch leading {
                case .standard: .standard
                case .tight: .tight
                case .loose: .loose
                }
        }
    }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// The font with all letters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// The font with small capitals.
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
    /// The font with lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }
    /// The font with capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }
}
