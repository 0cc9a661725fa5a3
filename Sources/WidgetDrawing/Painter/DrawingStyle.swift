import WidgetArchive

/// Which characters may be used.
public enum GlyphSet: String, Sendable, CaseIterable {
    /// Lines, blocks and symbols.
    case unicode
    /// ASCII only: dumb terminals and other encodings than UTF-8.
    case ascii
}

/// How a surface uses a widget's colours, by WidgetKit's names.
public enum TileRendering: String, Sendable, CaseIterable {
    /// As they are.
    case fullColor
    /// As two groups of one colour each: what is marked `widgetAccentable` has the accent, all else the text's colour.
    case accented
    /// As brightness alone.
    case vibrant
}

/// How a surface of cells draws: everything that holds for all its tiles.
public struct DrawingStyle: Sendable {
    /// Light or dark.
    public var scheme: DrawingScheme
    /// Points a cell is wide and high.
    public var cell: Size
    /// Which characters may be used.
    public var glyphs: GlyphSet
    /// Whether grounds and letters have colours. Without, tiles get a frame of lines and fills are not drawn.
    public var hasColor: Bool
    /// Whether attributes (bold, underline, reverse) have any effect.
    public var hasAttributes: Bool
    /// The corners of a tile, points; Apple publishes no figure, and this one reads as round on cells.
    public var cornerRadius: Double
    /// The accent colour; nil for the system's blue.
    public var accent: RGBA?
    /// How a widget's colours are used.
    public var rendering = TileRendering.fullColor
    /// Whether a tile has its title below it.
    public var showsTitles: Bool
    /// The colours behind the tiles, at the top and at the bottom.
    public var wallpaper: (top: RGB, bottom: RGB)

    /// A style of full colour; without other words cells of 8 × 16 points.
    public init(
        scheme: DrawingScheme = .dark, cell: Size = Size(width: 8, height: 16), glyphs: GlyphSet = .unicode,
        hasColor: Bool = true
    ) {
        self.scheme = scheme
        self.cell = cell.width > 0 && cell.height > 0 ? cell : Size(width: 8, height: 16)
        self.glyphs = glyphs
        self.hasColor = hasColor
        hasAttributes = hasColor
        cornerRadius = 11
        accent = nil
        showsTitles = true
        wallpaper = scheme == .dark ? (RGB(0x1B2145), RGB(0x43284F)) : (RGB(0xA9C7EE), RGB(0xE7C9DA))
    }

    /// What fits a terminal.
    public init(capabilities: TerminalCapabilities, scheme: DrawingScheme) {
        self.init(
            scheme: scheme, glyphs: capabilities.isUTF8 ? .unicode : .ascii, hasColor: capabilities.colorDepth != .none)
        hasAttributes = capabilities.allowsEscapes
        // Few colours cannot make a quiet gradient: theirs would have stripes, and greys in which tiles are lost.
        switch (capabilities.colorDepth, scheme) {
        case (.ansi16, .dark): wallpaper = (RGB(0x585858), RGB(0x585858))
        case (.ansi16, .light): wallpaper = (RGB(0xB0B0B0), RGB(0xB0B0B0))
        case (.indexed256, .dark): wallpaper = (RGB(0x00005F), RGB(0x00005F))
        case (.indexed256, .light): wallpaper = (RGB(0xAFD7FF), RGB(0xAFD7FF))
        default: break
        }
    }

    /// Cells around the content on each side: the frame of lines where there are no colours.
    var frame: Int { hasColor ? 0 : 1 }

    /// The colour behind the tiles in a row's upper and lower half.
    func wallpaper(row: Int, of rows: Int) -> (RGB, RGB) {
        let steps = Float(max(2 * rows - 1, 1))
        return (
            wallpaper.top.mixed(with: wallpaper.bottom, Float(2 * row) / steps),
            wallpaper.top.mixed(with: wallpaper.bottom, Float(2 * row + 1) / steps)
        )
    }
}
