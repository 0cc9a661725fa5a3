import WidgetArchive

/// What a surface knows of its fonts: how high a line is and how wide each character.
///
/// Layout asks per grapheme cluster, or for those of a stretch of text at once where neighbours change each other's form,
/// as in Arabic. Kerning and the ligatures of other scripts are not seen.
public protocol TextMeasurer: Sendable {
    /// Figures of a font.
    func metrics(of font: FontDescription) -> FontMetrics
    /// The advance of one grapheme cluster, points, without extra kerning.
    func advance(of cluster: Character, in font: FontMetrics) -> Double
    /// The advances of the clusters of a text in reading order, points, without extra kerning.
    func advances(of clusters: [Character], in font: FontMetrics) -> [Double]
    /// The advance of a printable ASCII character (0x20…0x7E), points: the fast way for most text.
    func advance(ofASCII byte: UInt8, in font: FontMetrics) -> Double
    /// The size of an SF Symbol that is not resizable, points.
    func size(of symbol: SymbolNode) -> Size
    /// Whether a font may be drawn smaller (`minimumScaleFactor`); false on a grid of cells.
    var canScale: Bool { get }
}

extension TextMeasurer {
    /// Asks for each alone.
    public func advances(of clusters: [Character], in font: FontMetrics) -> [Double] {
        clusters.map { advance(of: $0, in: font) }
    }
    /// Asks for the character.
    public func advance(ofASCII byte: UInt8, in font: FontMetrics) -> Double {
        advance(of: Character(Unicode.Scalar(byte)), in: font)
    }
    /// A square that follows the font: 1.2 × its size, by the symbol's scale.
    public func size(of symbol: SymbolNode) -> Size {
        let side = metrics(of: symbol.font).size * 1.2 * symbol.scale.factor
        return Size(width: side, height: side)
    }
    /// Fonts scale.
    public var canScale: Bool { true }
}

extension SymbolNode.Scale {
    /// The factor on the symbol's size (metrics observed on iOS).
    public var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }
}

/// Figures of one font, points.
public struct FontMetrics: Sendable, Hashable {
    /// The em.
    public var size: Double
    /// The stroke's weight.
    public var weight: FontDescription.Weight
    /// From the top of a line to its baseline.
    public var ascent: Double
    /// From the baseline to the bottom of a line.
    public var descent: Double
    /// Height of capitals.
    public var capHeight: Double
    /// What is added to every advance.
    public var tracking: Double
    /// Whether all characters are of one width.
    public var isMonospaced: Bool
    /// Whether digits are of one width.
    public var hasMonospacedDigits: Bool
    /// The factor of condensed and expanded fonts.
    public var stretch: Double
    /// Height of a line.
    public var lineHeight: Double { ascent + descent }

    /// Figures of a font.
    public init(
        size: Double, weight: FontDescription.Weight = .regular, ascent: Double, descent: Double,
        capHeight: Double? = nil, tracking: Double = 0, isMonospaced: Bool = false,
        hasMonospacedDigits: Bool = false, stretch: Double = 1
    ) {
        self.size = size
        self.weight = weight
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight ?? size * 0.705
        self.tracking = tracking
        self.isMonospaced = isMonospaced
        self.hasMonospacedDigits = hasMonospacedDigits
        self.stretch = stretch
    }
}
