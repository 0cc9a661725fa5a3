import Glibc

/// A change of all colours of a view.
enum ColorChange {
    /// `brightness`, `contrast`, `saturation`, `grayscale`, `hueRotation` (degrees), `colorInvert`, `luminanceToAlpha`.
    case effect(String, Float)
    /// Multiplied component by component.
    case multiply(RGBA)

    func apply(_ color: RGBA) -> RGBA {
        let components = unclamped(color).components
        return RGBA(components.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)))
    }

    /// The changed colour, whose components may lie outside 0…1.
    func unclamped(_ color: RGBA) -> RGBA {
        let (r, g, b) = (color.components.x, color.components.y, color.components.z)
        let gray = 0.2126 * r + 0.7152 * g + 0.0722 * b
        func made(_ red: Float, _ green: Float, _ blue: Float) -> RGBA {
            RGBA(red: red, green: green, blue: blue, alpha: color.alpha)
        }
        switch self {
        case .multiply(let other): return RGBA(color.components * other.components)
        case .effect("brightness", let amount): return made(r + amount, g + amount, b + amount)
        case .effect("contrast", let amount):
            return made((r - 0.5) * amount + 0.5, (g - 0.5) * amount + 0.5, (b - 0.5) * amount + 0.5)
        case .effect("saturation", let amount):
            return made(gray + (r - gray) * amount, gray + (g - gray) * amount, gray + (b - gray) * amount)
        case .effect("grayscale", let amount):
            return made(r + (gray - r) * amount, g + (gray - g) * amount, b + (gray - b) * amount)
        case .effect("colorInvert", _): return made(1 - r, 1 - g, 1 - b)
        case .effect("luminanceToAlpha", _): return RGBA(red: 0, green: 0, blue: 0, alpha: color.alpha * gray)
        case .effect("hueRotation", let degrees):
            // Turned about the grey axis, as the SVG and CSS filter of that name does.
            let angle = degrees * .pi / 180
            let (s, c) = (sinf(angle), cosf(angle))
            return made(
                r * (0.213 + c * 0.787 - s * 0.213) + g * (0.715 - c * 0.715 - s * 0.715) + b
                    * (0.072 - c * 0.072 + s * 0.928),
                r * (0.213 - c * 0.213 + s * 0.143) + g * (0.715 + c * 0.285 + s * 0.140) + b
                    * (0.072 - c * 0.072 - s * 0.283),
                r * (0.213 - c * 0.213 - s * 0.787) + g * (0.715 - c * 0.715 + s * 0.715) + b
                    * (0.072 + c * 0.928 + s * 0.072))
        case .effect: return color
        }
    }
}
