import WidgetArchive

/// Measures for surfaces with free coordinates (SVG, pages), from a built-in table of advances.
///
/// It does not read the fonts of the machine: the same widget has the same lines everywhere. The advances are those
/// of open typefaces with the system font's letter spacing, so line breaks come close to Apple's and are not equal to
/// them. Arabic letters are measured in the form that their neighbours ask for.
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
        Self.isArabic(cluster) ? width(of: ArabicForms.shaped([cluster])[0], in: font) : width(of: cluster, in: font)
    }

    /// The advances from the table, those of Arabic letters by their forms; an alef joined to a lam takes no room of its
    /// own.
    public func advances(of clusters: [Character], in font: FontMetrics) -> [Double] {
        if font.isMonospaced || !clusters.contains(where: Self.isArabic) {
            return clusters.map { width(of: $0, in: font) }
        }
        let forms = ArabicForms.shaped(clusters)
        var advances = forms.map { width(of: $0, in: font) }
        for index in forms.indices.dropLast() {
            guard let lam = forms[index].unicodeScalars.first, let alef = forms[index + 1].unicodeScalars.first,
                let both = ArabicForms.ligature(of: lam, with: alef)
            else { continue }
            (advances[index], advances[index + 1]) = (width(of: Character(both), in: font), 0)
        }
        return advances
    }

    private static func isArabic(_ cluster: Character) -> Bool {
        cluster.unicodeScalars.first.map { (0x600..<0x700).contains($0.value) } == true
    }

    /// The advance of a cluster whose form is settled.
    private func width(of cluster: Character, in font: FontMetrics) -> Double {
        var units = 0.0
        // Letters that join have no space between them for tracking to widen.
        var tracking = font.tracking
        for scalar in cluster.unicodeScalars {
            if ScalarWidth.columns(of: scalar) == 0 { continue }
            if (0xFB50..<0xFF00).contains(scalar.value) { tracking = 0 }
            units = max(units, Self.units(of: scalar, in: font))
        }
        if units == 0 { return 0 }
        return units * font.size * font.stretch / 1000 + tracking
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
        if let index = index(of: scalar, in: AdvanceTable.blocks) {
            let units = tableUnits(index, font)
            if units > 0 { return units }
        } else if scalar.value >= 0x590, let index = index(of: scalar, in: RightToLeftAdvanceTable.blocks) {
            let units = rightToLeftUnits(index, of: scalar, font)
            if units > 0 { return units }
        }
        if columns == 2 { return scalar.properties.isEmojiPresentation ? 1250 : 1000 }
        switch scalar.value {
        case 0x590..<0x780, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: return 520
        case 0x900..<0xE00, 0xE00..<0x1100: return 600
        // Signs of calculation are as wide as a plus.
        case 0x2200..<0x2300: return 659
        case 0x2190..<0x2C00, 0x1F000..<0x20000: return 1000
        default: return 620
        }
    }

    /// Where a scalar stands in a table's rows.
    private static func index(of scalar: Unicode.Scalar, in blocks: [ClosedRange<UInt32>]) -> Int? {
        var offset = 0
        for block in blocks {
            if block.contains(scalar.value) { return offset + Int(scalar.value - block.lowerBound) }
            offset += block.count
        }
        return nil
    }

    private static func rightToLeftUnits(_ index: Int, of scalar: Unicode.Scalar, _ font: FontMetrics) -> Double {
        typealias Table = RightToLeftAdvanceTable
        let isDigit = font.hasMonospacedDigits && scalar.properties.numericType == .decimal
        let regular = Double(isDigit ? Table.regularDigit : Table.regular[index])
        let bold = Double(isDigit ? Table.boldDigit : Table.bold[index])
        return regular + (bold - regular) * min(max((font.weight.number - 400) / 300, 0), 1)
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
