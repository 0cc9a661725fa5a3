/// An opaque colour, sRGB, eight bits a component: what a cell holds.
public struct RGB: Hashable, Sendable {
    /// 0…255.
    public var red: UInt8
    /// 0…255.
    public var green: UInt8
    /// 0…255.
    public var blue: UInt8

    /// A colour of three components.
    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// A colour written as in the web: `0xRRGGBB`.
    @inlinable
    public init(_ hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// `0xRRGGBB`.
    @inlinable
    public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// Relative luminance by WCAG 2.2, 0 black … 1 white.
    public var luminance: Float {
        0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
    }

    /// Contrast ratio by WCAG 2.2, 1 none … 21 black on white.
    public func contrast(to other: RGB) -> Float {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The colour a share 0…1 of the way to another.
    public func mixed(with other: RGB, _ share: Float) -> RGB {
        RGB(RGBA(self).mixed(with: RGBA(other), share))
    }

    /// sRGB component → linear light.
    private static let linear: [Float] = (0...255).map { component in
        let value = Float(component) / 255
        return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
}

extension RGB {
    @inlinable
    static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255)) }

    /// What an eye sees of a colour that is opaque; the alpha is dropped.
    @inlinable
    public init(_ color: RGBA) {
        // Component by component: the vector's clamp is a call each.
        let scaled = color.components * 255 + 0.5
        self.init(red: Self.byte(scaled.x), green: Self.byte(scaled.y), blue: Self.byte(scaled.z))
    }
}
