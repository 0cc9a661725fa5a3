import WidgetArchive

/// Measures for surfaces with free coordinates (SVG, pages), from a built-in table of advances.
///
/// It does not read the fonts of the machine: the same widget has the same lines everywhere. The advances are those
/// of an open grotesque with the system font's letter spacing, so line breaks come close to Apple's and are not equal
/// to them.
public struct PointMeasurer: TextMeasurer {
    /// The Dynamic Type size, by SwiftUI's name (`xSmall` … `large` … `accessibility5`).
    public let typeSize: String

    // Ascender and descender of the system font, per em; they make its line height.
    private static let ascender = 0.952
    private static let descender = 0.241

    /// A measurer for a Dynamic Type size.
    public init(typeSize: String = "large") {
        self.typeSize = typeSize
    }

    /// The font's figures: the style's size at this Dynamic Type size, or the fixed one.
    public func metrics(of font: FontDescription) -> FontMetrics {
        let typeSize = font.typeSize ?? typeSize
        var size: Double
        var weight = font.weight
        if let style = font.style {
            size = TypeRamp.figures(of: style, at: typeSize).size
            weight = weight ?? TypeRamp.weight(of: style)
        } else {
            size = font.size ?? 17
            if let style = font.relativeTo {
                size *= TypeRamp.figures(of: style, at: typeSize).size / TypeRamp.figures(of: style).size
            }
        }
        // A size of a million points is a mistake or an attack; either way no surface shows it.
        size = size.isFinite ? min(max(size, 0.1), 4096) : 17
        let lineFactor =
            switch font.leading {
            case .standard: 1.0
            case .tight: 0.9
            case .loose: 1.15
            }
        let stretch =
            switch font.width {
            case .compressed: 0.68
            case .condensed: 0.84
            case .standard: 1.0
            case .expanded: 1.22
            }
        return FontMetrics(
            size: size, weight: weight ?? .regular, ascent: Self.ascender * size * (1 + lineFactor) / 2,
            descent: Self.descender * size + Self.ascender * size * (lineFactor - 1) / 2,
            tracking: font.design == .monospaced ? 0 : TypeRamp.tracking(at: size),
            isMonospaced: font.design == .monospaced, hasMonospacedDigits: font.hasMonospacedDigits, stretch: stretch)
    }

    /// The advance from the table; characters beyond it by their kind.
    public func advance(of cluster: Character, in font: FontMetrics) -> Double {
        var units = 0.0
        for scalar in cluster.unicodeScalars {
            if ScalarWidth.columns(of: scalar) == 0 { continue }
            units = max(units, Self.units(of: scalar, in: font))
        }
        if units == 0 { return 0 }
        return units * font.size * font.stretch / 1000 + font.tracking
    }

    /// The advance from the table.
    public func advance(ofASCII byte: UInt8, in font: FontMetrics) -> Double {
        let units = font.isMonospaced ? Self.monospaced : Self.tableUnits(Int(byte) - 0x20, font)
        return units * font.size * font.stretch / 1000 + font.tracking
    }

    private static let monospaced = 616.0

    private static func units(of scalar: Unicode.Scalar, in font: FontMetrics) -> Double {
        let columns = Double(ScalarWidth.columns(of: scalar))
        if font.isMonospaced { return monospaced * columns }
        var offset = 0
        for block in AdvanceTable.blocks {
            if block.contains(scalar.value) {
                let units = tableUnits(
                    offset + Int(scalar.value - block.lowerBound), font)
                if units > 0 { return units }
                break
            }
            offset += block.count
        }
        if columns == 2 { return scalar.properties.isEmojiPresentation ? 1250 : 1000 }
        switch scalar.value {
        // Seen, sheen, sad and dad are long, alef is short.
        case 0x633...0x636: return 900
        case 0x622, 0x623, 0x625, 0x627: return 300
        case 0x590..<0x780, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: return 520
        case 0x900..<0xE00, 0xE00..<0x1100: return 600
        // Signs of calculation are as wide as a plus.
        case 0x2200..<0x2300: return 659
        case 0x2190..<0x2C00, 0x1F000..<0x20000: return 1000
        default: return 620
        }
    }

    // Between the three measured weights the advances are interpolated.
    private static func tableUnits(_ index: Int, _ font: FontMetrics) -> Double {
        let isDigit = font.hasMonospacedDigits && index >= 0x10 && index < 0x1A
        func units(_ table: [UInt16], _ digit: UInt16) -> Double { Double(isDigit ? digit : table[index]) }
        let regular = units(AdvanceTable.regular, AdvanceTable.regularDigit)
        let weight = font.weight.number
        if weight <= 400 { return regular }
        let semibold = units(AdvanceTable.semibold, AdvanceTable.semiboldDigit)
        if weight <= 600 { return regular + (semibold - regular) * (weight - 400) / 200 }
        let black = units(AdvanceTable.black, AdvanceTable.blackDigit)
        return semibold + (black - semibold) * (weight - 600) / 300
    }
}

extension FontDescription.Weight {
    /// The number of the weight, 100 (ultra light) to 900 (black), as in CSS.
    public var number: Double {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
