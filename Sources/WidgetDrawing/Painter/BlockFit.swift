/// Finds the block element and the two colours that show 32 pixels best.
///
/// The two colours are the two pixels that differ most, not averages: an edge between two colours stays an edge between
/// these two, and no third tone appears along it. Each pixel counts for the nearer colour; the element whose pixels
/// agree with most of them is taken.
enum BlockFit {
    /// The cell that shows the pixels best.
    static func cell(_ pixels: UnsafeBufferPointer<RGB>) -> Cell {
        let first = pixels[0]
        let one = farthest(from: first, in: pixels)
        // Nothing to be seen in it.
        guard distance(first, one) > least else { return Cell(background: first) }
        let other = farthest(from: one, in: pixels)
        var mask: UInt32 = 0
        for index in 0..<32 where distance(pixels[index], one) <= distance(pixels[index], other) {
            mask |= 1 << UInt32(index)
        }
        var best = (
            disagreement: min(mask.nonzeroBitCount, 32 - mask.nonzeroBitCount), glyph: Glyph.space, isInverse: false
        )
        best.isInverse = mask.nonzeroBitCount > 16
        for block in BlockGlyphs.all {
            let wrong = (block.mask ^ mask).nonzeroBitCount
            if wrong < best.disagreement { best = (wrong, block.glyph, false) }
            if 32 - wrong < best.disagreement { best = (32 - wrong, block.glyph, true) }
        }
        if best.glyph.isSpace { return Cell(background: best.isInverse ? one : other) }
        return Cell(best.glyph, foreground: best.isInverse ? other : one, background: best.isInverse ? one : other)
    }

    /// Squared distance below which two colours are one.
    private static let least = 60

    private static func farthest(from color: RGB, in pixels: UnsafeBufferPointer<RGB>) -> RGB {
        var found = color
        var most = 0
        for pixel in pixels where pixel != color {
            let apart = distance(pixel, color)
            if apart > most { (most, found) = (apart, pixel) }
        }
        return found
    }

    @inline(__always)
    private static func distance(_ first: RGB, _ second: RGB) -> Int {
        let (r, g, b) = (
            Int(first.red) - Int(second.red), Int(first.green) - Int(second.green), Int(first.blue) - Int(second.blue)
        )
        return r * r + g * g + b * b
    }
}
