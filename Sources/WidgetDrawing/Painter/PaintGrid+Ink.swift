import WidgetArchive

/// What is filled is seen without colours, too, where its colour is another one than the ground's.
extension PaintGrid {
    /// Takes what is drawn by now for the ground: what does not differ from it is no ink.
    mutating func takeGround() {
        guard !hasColor else { return }
        inkGround = (0..<(columns * rows)).map { ground($0 % columns, $0 / columns) }
    }

    /// The cell of a picture without colours.
    func inkCell(_ index: Int) -> Cell {
        guard inkGround.count == top.count else { return .blank }
        let ground = inkGround[index]
        var ink: UInt32 = 0
        for pixel in 0..<Self.blockSize where pixelColor(index, pixel).isApart(from: ground) {
            ink |= 1 << UInt32(pixel)
        }
        return ink == 0 ? .blank : Cell(InkFit.glyph(ink, isASCII: isASCII))
    }
}

extension RGB {
    /// Whether the colours are told apart at a glance. A card that is a little lighter than its ground is not.
    fileprivate func isApart(from other: RGB) -> Bool {
        let difference = RGBA(self).components - RGBA(other).components
        let most = max(abs(difference.x), abs(difference.y), abs(difference.z))
        return most >= 0.26
    }
}
