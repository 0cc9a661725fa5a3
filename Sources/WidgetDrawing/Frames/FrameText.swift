extension CellCanvas {
    /// The canvas as lines of text without any escape: what a pipe, a file or a dumb terminal gets. Trailing spaces
    /// are cut; every line ends with a newline.
    public func plainText() -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count + height)
        for y in 0..<height {
            var lineEnd = bytes.count
            for x in 0..<width {
                let cell = self[x, y]
                if cell.isContinuation { continue }
                cell.glyph.append(to: &bytes)
                if !cell.glyph.isSpace { lineEnd = bytes.count }
            }
            bytes.removeSubrange(lineEnd...)
            bytes.append(0x0A)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The canvas as lines with colours and attributes but no cursor movement: to keep in a file and `cat`.
    public func ansiText(depth: ColorDepth) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count * 4)
        for y in 0..<height {
            var pen = Pen(depth: depth)
            var end = width
            while end > 0, self[end - 1, y] == .blank { end -= 1 }
            for x in 0..<end {
                let cell = self[x, y]
                if cell.isContinuation { continue }
                pen.adopt(cell, into: &bytes)
                cell.glyph.append(to: &bytes)
            }
            // The ground's colour must not run on to the margin of a wider terminal.
            pen.reset(into: &bytes)
            bytes.append(0x0A)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
