internal import WidgetArchive

/// A colour of Core Graphics: components in sRGB, 0…1, or a colour that the surface knows.
public final class CGColor: Hashable, Sendable {
    let reference: ColorReference

    init(reference: ColorReference) { self.reference = reference }

    /// Components 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(reference: .rgba(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Components 0…1 in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A grey: 0 black … 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// A grey: 0 black … 1 white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Red, green, blue and opacity, each 0…1; nil for the system's named colours: the surface knows what they are.
    public var components: [CGFloat]? {
        reference.components.map { [$0.red, $0.green, $0.blue, $0.alpha].map { CGFloat($0) } }
    }
    /// How many ``components`` there are, the opacity included.
    public var numberOfComponents: Int { 4 }
    /// The opacity, 0…1.
    public var alpha: CGFloat { components?[3] ?? 1 }

    /// The colour with another opacity, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(reference: Color(reference: reference).opacity(alpha).reference)
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether two colours mean the same.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.reference == right.reference }
    /// Agrees with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension UIColor {
    /// The colour of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(reference: cgColor.reference) }
    /// The colour for Core Graphics; a colour that depends on its surrounding is the light one.
    public var cgColor: CGColor { CGColor(reference: reference.chosen(isDark: false)) }
}

extension Color {
    /// The colour of Core Graphics.
    public init(cgColor: CGColor) { self.init(reference: cgColor.reference) }
    /// The colour of Core Graphics.
    public init(_ cgColor: CGColor) { self.init(reference: cgColor.reference) }
    /// The colour for Core Graphics; nil when its components depend on the surrounding.
    public var cgColor: CGColor? { reference.components == nil ? nil : CGColor(reference: reference) }
}
