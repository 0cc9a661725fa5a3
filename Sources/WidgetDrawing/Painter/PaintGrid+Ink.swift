import WidgetArchive

/// What is filled is seen without colours, too, where its colour is another one than the ground's.
extension PaintGrid {
    /// Takes what is drawn by now for the ground: what does not differ from it is no ink.
    mutating func takeGround() {
        guard !hasColor else { return }
        inkGround = (0..<(columns * rows)).map { ground($0 % columns, $0 / columns) }
    }

    /// The cells of a picture without colours, where no letters stand; what letters stand on is a ground of their own, and
    /// blank.
    func inkCells() -> [Cell] {
        guard inkGround.count == top.count else { return Array(repeating: .blank, count: top.count) }
        let ink = (0..<top.count).map { inkPixels(of: $0) }
        var isGround = [Bool](repeating: false, count: ink.count)
        var next = marks.indices.filter { marks[$0] != nil && ink[$0] == .max }
        while let index = next.popLast() {
            guard ink[index] != 0, !isGround[index] else { continue }
            isGround[index] = true
            let (x, y) = (index % columns, index / columns)
            if x > 0 { next.append(index - 1) }
            if x < columns - 1 { next.append(index + 1) }
            if y > 0 { next.append(index - columns) }
            if y < rows - 1 { next.append(index + columns) }
        }
        return ink.indices.map { index in
            ink[index] == 0 || isGround[index] ? .blank : Cell(InkFit.glyph(ink[index], isASCII: isASCII))
        }
    }

    /// The pixels of a cell that have ink, a bit each.
    private func inkPixels(of index: Int) -> UInt32 {
        let ground = inkGround[index]
        var ink: UInt32 = 0
        for pixel in 0..<Self.blockSize where pixelColor(index, pixel).isApart(from: ground) {
            ink |= 1 << UInt32(pixel)
        }
        return ink
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
