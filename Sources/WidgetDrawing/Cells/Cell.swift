/// How letters look, beside their colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
    /// Six bits.
    public let rawValue: UInt8
    /// A set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    public static let bold = CellAttributes(rawValue: 1)
    /// Fainter, on terminals that know it.
    public static let dim = CellAttributes(rawValue: 2)
    /// Slanted.
    public static let italic = CellAttributes(rawValue: 4)
    /// A line below.
    public static let underline = CellAttributes(rawValue: 8)
    /// A line through.
    public static let strikethrough = CellAttributes(rawValue: 16)
    /// Ground and letters change places.
    public static let reverse = CellAttributes(rawValue: 32)
}

/// One cell of the grid: sixteen bytes of plain data.
public struct Cell: Hashable, Sendable {
    /// What it shows; ``Glyph/space`` in the second half of a wide one.
    public private(set) var glyph: Glyph
    /// Bits 0…23 the colour, 24…29 the attributes, 31 whether there is a colour.
    @usableFromInline var front: UInt32
    /// Bits 0…23 the colour, 24…25 the columns, 26 whether terminals may disagree on them, 31 whether there is a colour.
    @usableFromInline var back: UInt32

    @usableFromInline static let colored: UInt32 = 1 << 31
    @usableFromInline static let uncertain: UInt32 = 1 << 26

    /// A cell. `columns` is 1 or 2, or 0 for the second half of a wide one.
    public init(
        _ glyph: Glyph = .space, foreground: RGB? = nil, background: RGB? = nil, attributes: CellAttributes = [],
        columns: Int = 1, isUncertain: Bool = false
    ) {
        self.glyph = glyph
        front = UInt32(attributes.rawValue) << 24
        // The colour of an invisible letter is left out, so that equal looks are equal cells.
        if let foreground, !glyph.isSpace || !attributes.isDisjoint(with: [.underline, .strikethrough, .reverse]) {
            front |= foreground.hex | Self.colored
        }
        back = UInt32(columns) << 24 | (isUncertain ? Self.uncertain : 0)
        if let background { back |= background.hex | Self.colored }
    }

    /// The letters' colour; nil for the terminal's own.
    @inlinable
    public var foreground: RGB? { front & Self.colored == 0 ? nil : RGB(front & 0xFF_FFFF) }

    /// The ground's colour; nil for the terminal's own.
    @inlinable
    public var background: RGB? {
        get { back & Self.colored == 0 ? nil : RGB(back & 0xFF_FFFF) }
        set {
            back &= 0x0F00_0000
            if let newValue { back |= newValue.hex | Self.colored }
        }
    }

    /// How the letters look.
    @inlinable
    public var attributes: CellAttributes { CellAttributes(rawValue: UInt8(truncatingIfNeeded: front >> 24) & 0x3F) }

    /// 1 or 2; 0 for the second half of a wide one.
    @inlinable
    public var columns: Int { Int(back >> 24 & 3) }

    /// Whether terminals may disagree on how wide the cluster is.
    @inlinable
    public var isUncertain: Bool { back & Self.uncertain != 0 }

    /// Whether it is the second half of a wide one.
    @inlinable
    public var isContinuation: Bool { back & 0x0300_0000 == 0 }

    /// A space on the terminal's own ground.
    public static let blank = Cell()
}
