/// The block elements, each as the pixels it covers in a cell of 4 × 8: what a picture of 32 pixels is fitted with.
enum BlockGlyphs {
    /// One element; bit `row * 4 + column` is set where it has the letters' colour.
    struct Block {
        var glyph: Glyph
        var mask: UInt32
    }

    /// From the simplest on, so that of two equally good ones the simpler is taken. Complements need no entry of their
    /// own: the two colours change places.
    static let all: [Block] = {
        var blocks: [Block] = []
        func add(_ character: Character, _ covers: (Int, Int) -> Bool) {
            var mask: UInt32 = 0
            for row in 0..<8 {
                for column in 0..<4 where covers(column, row) { mask |= 1 << UInt32(row * 4 + column) }
            }
            blocks.append(Block(glyph: Glyph(character), mask: mask))
        }
        add("▀") { _, row in row < 4 }
        add("▌") { column, _ in column < 2 }
        for (index, character) in "▁▂▃▅▆▇".enumerated() {
            let rows = [1, 2, 3, 5, 6, 7][index]
            add(character) { _, row in row >= 8 - rows }
        }
        add("▎") { column, _ in column < 1 }
        add("▊") { column, _ in column < 3 }
        add("▘") { column, row in column < 2 && row < 4 }
        add("▝") { column, row in column >= 2 && row < 4 }
        add("▖") { column, row in column < 2 && row >= 4 }
        add("▗") { column, row in column >= 2 && row >= 4 }
        add("▚") { column, row in (column < 2) == (row < 4) }
        return blocks
    }()
}
