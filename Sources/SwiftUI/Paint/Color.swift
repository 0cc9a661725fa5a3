package import WidgetArchive

/// A colour.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// What the colour means in the archive.
    package let reference: ColorReference

    /// A colour of the archive.
    package init(reference: ColorReference) { self.reference = reference }

    init(system name: String) { reference = .system(name) }

    /// A way to give components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// Linear light, sRGB primaries.
        case sRGBLinear
        /// Gamma-encoded Display P3.
        case displayP3
    }

    /// Components 0…1. Display P3 is taken as sRGB; linear light is encoded.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func component(_ value: Double) -> Double {
            let value = value.isFinite ? value : 0
            return colorSpace == .sRGBLinear ? Self.encoded(value) : value
        }
        reference = .rgba(
            red: component(red), green: component(green), blue: component(blue), alpha: opacity.isFinite ? opacity : 1)
    }

    /// A grey: 0 black … 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * Foundation.pow(value, 1 / 2.4) - 0.055
    }

    /// The colour, more transparent.
    public func opacity(_ opacity: Double) -> Color {
        let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        switch reference {
        case .rgba(let red, let green, let blue, let alpha):
            return Color(reference: .rgba(red: red, green: green, blue: blue, alpha: alpha * factor))
        default: return Color(reference: .faded(reference, factor))
        }
    }

    /// The colour mixed with another; 0 is this one, 1 the other.
    public func mix(with other: Color, by fraction: Double) -> Color {
        Color(reference: .mixed(reference, other.reference, fraction.isNaN ? 0 : min(max(fraction, 0), 1)))
    }

    /// The colour's standard gradient, lighter at the top.
    public var gradient: AnyGradient { AnyGradient(color: reference) }

    /// For people.
    public var description: String {
        switch reference {
        case .system(let name): name
        default: "\(reference)"
        }
    }
}

extension Color: ShapeStyle {
    /// The colour.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.color(reference)) }
}

extension Color: View {
    /// Built in.
    public typealias Body = Never
    /// Archives a filled rectangle.
    public static func _makeNodes(_ view: Color, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        outputs.append(.shape(ShapeNode(.rectangle, fill: .color(view.reference))))
    }
}
