/// A font of UIKit, as far as widgets use it.
open class UIFont: NSObject, @unchecked Sendable {
    /// A style of the type ramp.
    public enum TextStyle: Sendable {
        /// A title.
        case largeTitle, title1, title2, title3
        /// A heading.
        case headline, subheadline
        /// Running text.
        case body, callout
        /// Small text.
        case footnote, caption1, caption2

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }
    /// A stroke.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight
        /// Usual.
        public static let regular = Weight(weight: .regular)
        /// A little thicker.
        public static let medium = Weight(weight: .medium)
        /// Thicker.
        public static let semibold = Weight(weight: .semibold)
        /// Thick.
        public static let bold = Weight(weight: .bold)
        /// Thin.
        public static let light = Weight(weight: .light)
        /// Very thick.
        public static let heavy = Weight(weight: .heavy)
        /// Thickest.
        public static let black = Weight(weight: .black)
        /// Thinner.
        public static let thin = Weight(weight: .thin)
        /// Thinnest.
        public static let ultraLight = Weight(weight: .ultraLight)
    }
    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        let width: Font.Width
        /// Narrowest.
        public static let compressed = Width(width: .compressed)
        /// Narrow.
        public static let condensed = Width(width: .condensed)
        /// Usual.
        public static let standard = Width(width: .standard)
        /// Wide.
        public static let expanded = Width(width: .expanded)
    }

    let font: Font
    /// Points.
    public let pointSize: CGFloat
    /// Points from line to line.
    public var lineHeight: CGFloat { pointSize * 1.193 }

    init(_ font: Font, pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }

    /// A font of a family; nil without a name.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(.custom(name, size: size), pointSize: size)
    }
    /// The font of a style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let points: CGFloat =
            switch style {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        return UIFont(.system(style.style), pointSize: points)
    }
    /// The system's font.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), pointSize: size) }
    /// The system's font with a stroke.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), pointSize: size)
    }
    /// The system's font with a stroke and a width.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).width(width.width), pointSize: size)
    }
    /// The system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), pointSize: size)
    }
    /// The system's font with all letters of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), pointSize: size)
    }
    /// The system's font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size, weight: .bold), pointSize: size)
    }
}
