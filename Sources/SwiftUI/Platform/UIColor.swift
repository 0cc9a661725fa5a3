package import WidgetArchive

/// A colour of UIKit, as far as widgets use it.
open class UIColor: NSObject, @unchecked Sendable {
    /// What the colour means in the archive.
    package let reference: ColorReference

    /// A colour of the archive.
    package init(reference: ColorReference) { self.reference = reference }

    /// Components 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(reference: .rgba(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// A grey: 0 black … 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(reference: .rgba(red: white, green: white, blue: white, alpha: alpha))
    }
    /// Hue, saturation and brightness, each 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            reference: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha).reference)
    }
    /// The colour of SwiftUI.
    public convenience init(_ color: Color) { self.init(reference: color.reference) }
    /// A colour of an asset catalog; nil when it is not there.
    public convenience init?(named name: String) {
        guard let found = AssetCatalog.color(name, in: .main) else { return nil }
        self.init(reference: found)
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(reference: Color(reference: reference).opacity(alpha).reference)
    }

    /// Whether two colours mean the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.reference == reference }
    /// Agrees with `isEqual`.
    open override var hash: Int { reference.hashValue }
}

extension UIColor {
    private static func system(_ name: String) -> UIColor { UIColor(reference: .system(name)) }
    /// The system's red.
    public static var systemRed: UIColor { system("red") }
    /// The system's orange.
    public static var systemOrange: UIColor { system("orange") }
    /// The system's yellow.
    public static var systemYellow: UIColor { system("yellow") }
    /// The system's green.
    public static var systemGreen: UIColor { system("green") }
    /// The system's mint.
    public static var systemMint: UIColor { system("mint") }
    /// The system's teal.
    public static var systemTeal: UIColor { system("teal") }
    /// The system's cyan.
    public static var systemCyan: UIColor { system("cyan") }
    /// The system's blue.
    public static var systemBlue: UIColor { system("blue") }
    /// The system's indigo.
    public static var systemIndigo: UIColor { system("indigo") }
    /// The system's purple.
    public static var systemPurple: UIColor { system("purple") }
    /// The system's pink.
    public static var systemPink: UIColor { system("pink") }
    /// The system's brown.
    public static var systemBrown: UIColor { system("brown") }
    /// The system's grey.
    public static var systemGray: UIColor { system("gray") }
    /// A grey of the system.
    public static var systemGray2: UIColor { system("gray2") }
    /// A grey of the system.
    public static var systemGray3: UIColor { system("gray3") }
    /// A grey of the system.
    public static var systemGray4: UIColor { system("gray4") }
    /// A grey of the system.
    public static var systemGray5: UIColor { system("gray5") }
    /// A grey of the system.
    public static var systemGray6: UIColor { system("gray6") }
    /// `label` of the system.
    public static var label: UIColor { system("label") }
    /// `secondaryLabel` of the system.
    public static var secondaryLabel: UIColor { system("secondaryLabel") }
    /// `tertiaryLabel` of the system.
    public static var tertiaryLabel: UIColor { system("tertiaryLabel") }
    /// `quaternaryLabel` of the system.
    public static var quaternaryLabel: UIColor { system("quaternaryLabel") }
    /// `systemBackground` of the system.
    public static var systemBackground: UIColor { system("systemBackground") }
    /// `secondarySystemBackground` of the system.
    public static var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
    /// `tertiarySystemBackground` of the system.
    public static var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
    /// `systemGroupedBackground` of the system.
    public static var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
    /// `secondarySystemGroupedBackground` of the system.
    public static var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
    /// `tertiarySystemGroupedBackground` of the system.
    public static var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
    /// `systemFill` of the system.
    public static var systemFill: UIColor { system("systemFill") }
    /// `secondarySystemFill` of the system.
    public static var secondarySystemFill: UIColor { system("secondarySystemFill") }
    /// `tertiarySystemFill` of the system.
    public static var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
    /// `quaternarySystemFill` of the system.
    public static var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
    /// `separator` of the system.
    public static var separator: UIColor { system("separator") }
    /// `opaqueSeparator` of the system.
    public static var opaqueSeparator: UIColor { system("opaqueSeparator") }
    /// `link` of the system.
    public static var link: UIColor { system("link") }
    /// `placeholderText` of the system.
    public static var placeholderText: UIColor { system("placeholderText") }
    /// `black` of the system.
    public static var black: UIColor { system("black") }
    /// `white` of the system.
    public static var white: UIColor { system("white") }
    /// `clear` of the system.
    public static var clear: UIColor { system("clear") }
    /// The tint.
    public static var tintColor: UIColor { system("accent") }
    /// The colour of text on dark.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// The colour of text on light.
    public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// A fixed red.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// A fixed green.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// A fixed blue.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// A fixed cyan.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// A fixed yellow.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// A fixed magenta.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// A fixed orange.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// A fixed purple.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// A fixed brown.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// A fixed gray.
    public static var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    /// A fixed lightGray.
    public static var lightGray: UIColor { UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1) }
    /// A fixed darkGray.
    public static var darkGray: UIColor { UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1) }
}
