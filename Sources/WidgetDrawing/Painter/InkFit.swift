/// The block element that comes nearest to a cell's pixels where there is one ink and no colours.
enum InkFit {
    /// A glyph and the pixels that it fills, a bit each: rows from the top, the left column in the lowest bit.
    private static let blocks: [(glyph: Glyph, pixels: UInt32)] = {
        func pixels(_ isFilled: (Int, Int) -> Bool) -> UInt32 {
            (0..<32).reduce(0) { isFilled($1 % 4, $1 / 4) ? $0 | 1 << UInt32($1) : $0 }
        }
        var blocks: [(glyph: Glyph, pixels: UInt32)] = [(Glyph(" "), 0), (Glyph("█"), .max)]
        for (rows, glyph) in "▁▂▃▄▅▆▇".enumerated() {
            blocks.append((Glyph(glyph), pixels { $1 > 6 - rows }))
        }
        for (columns, glyph) in "▎▌▊".enumerated() { blocks.append((Glyph(glyph), pixels { x, _ in x <= columns })) }
        blocks += [(Glyph("▀"), pixels { $1 < 4 }), (Glyph("▐"), pixels { x, _ in x > 1 })]
        // Quarters: the upper left one is bit 0, then the upper right, the lower left, the lower right.
        for (glyph, quarters) in [
            ("▘", 1), ("▝", 2), ("▖", 4), ("▗", 8), ("▚", 9), ("▞", 6), ("▛", 7), ("▜", 11), ("▙", 13), ("▟", 14),
        ] { blocks.append((Glyph(Character(glyph)), pixels { quarters >> ($0 / 2 + $1 / 4 * 2) & 1 == 1 })) }
        return blocks
    }()

    /// The glyph for the pixels that have ink.
    static func glyph(_ ink: UInt32, isASCII: Bool) -> Glyph {
        if ink == 0 { return Glyph(" ") }
        if isASCII { return Glyph(ink.nonzeroBitCount > 12 ? "#" : " ") }
        var best = blocks[0]
        for block in blocks
        where (block.pixels ^ ink).nonzeroBitCount < (best.pixels ^ ink).nonzeroBitCount { best = block }
        return best.glyph
    }
}
