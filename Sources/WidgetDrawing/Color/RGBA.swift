import Glibc

/// A colour with transparency, sRGB, components 0…1, not premultiplied.
public struct RGBA: Hashable, Sendable {
    /// Red, green, blue, alpha.
    public var components: SIMD4<Float>

    /// A colour of four components.
    @inlinable
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        components = SIMD4(red, green, blue, alpha)
    }

    /// Four components at once.
    @inlinable
    public init(_ components: SIMD4<Float>) { self.components = components }

    /// An opaque colour.
    @inlinable
    public init(_ color: RGB) {
        components = SIMD4(Float(color.red), Float(color.green), Float(color.blue), 255) / 255
    }

    /// A colour written `0xRRGGBB` with an alpha.
    @inlinable
    public init(_ hex: UInt32, alpha: Float = 1) {
        self.init(RGB(hex))
        self.alpha = alpha
    }

    /// Nothing.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    /// Black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// 0 transparent … 1 opaque.
    @inlinable
    public var alpha: Float {
        get { components.w }
        set { components.w = newValue }
    }

    /// The colour with its alpha multiplied by a factor.
    @inlinable
    public func faded(_ factor: Float) -> RGBA {
        var copy = self
        copy.alpha *= factor
        return copy
    }

    /// This colour laid over an opaque one.
    @inlinable
    public func over(_ below: RGB) -> RGB {
        if alpha >= 0.999 { return RGB(self) }
        if alpha <= 0.001 { return below }
        let base = RGBA(below).components
        return RGB(RGBA(base + (components - base) * alpha))
    }

    /// This colour laid over one that may itself be transparent.
    public func over(_ below: RGBA) -> RGBA {
        let outAlpha = alpha + below.alpha * (1 - alpha)
        guard outAlpha > 0 else { return .clear }
        var out = (components * alpha + below.components * (below.alpha * (1 - alpha))) / outAlpha
        out.w = outAlpha
        return RGBA(out)
    }

    /// The colour a share 0…1 of the way to another, mixed as gradients do: premultiplied, so that fading to clear
    /// does not pass through grey.
    public func mixed(with other: RGBA, _ share: Float) -> RGBA {
        let outAlpha = alpha + (other.alpha - alpha) * share
        guard outAlpha > 0 else { return RGBA(SIMD4(components.x, components.y, components.z, 0)) }
        var out = (components * (alpha * (1 - share)) + other.components * (other.alpha * share)) / outAlpha
        out.w = outAlpha
        return RGBA(out)
    }
}

/// `powf`, named so that files without Glibc can use it.
func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }
