extension CellCanvas {
    /// Writes one line of text and gives the columns it took.
    ///
    /// The text is cleaned; newlines and tabs become spaces. What would reach beyond `maxWidth` columns or the grid is
    /// cut, and so is everything left of column 0.
    ///
    /// - Parameters:
    ///   - origin: where the first column stands.
    ///   - foreground: the letters' colour; nil for the terminal's own.
    ///   - background: the ground's colour; nil keeps what is there.
    ///   - attributes: how the letters look.
    ///   - maxWidth: most columns; nil for as many as the grid has.
    ///   - isRightToLeft: the direction of the sentence; nil: that of its first letter.
    @discardableResult
    public mutating func write(
        _ text: String, at origin: CellPoint, foreground: RGB? = nil, background: RGB? = nil,
        attributes: CellAttributes = [], maxWidth: Int? = nil, isRightToLeft: Bool? = nil
    ) -> Int {
        guard origin.y >= 0, origin.y < height else { return 0 }
        let end = min(width, maxWidth.map { origin.x + max(0, $0) } ?? width)
        var x = origin.x
        for piece in Clusters(text, isRightToLeft: isRightToLeft) {
            guard x + piece.columns <= end else { break }
            if x >= 0 {
                let ground = background ?? self[x, origin.y].background
                put(
                    Cell(
                        piece.glyph, foreground: foreground, background: ground, attributes: attributes,
                        columns: piece.columns, isUncertain: piece.isUncertain), x: x, y: origin.y)
            }
            x += piece.columns
        }
        return x - origin.x
    }
}
