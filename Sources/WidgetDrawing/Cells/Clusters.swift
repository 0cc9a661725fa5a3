import WidgetLayout

/// A text's clusters, cleaned, each with its glyph and its columns; ASCII takes a short way.
struct Clusters: Sequence, IteratorProtocol {
    /// One cluster that takes room.
    struct Piece {
        var glyph: Glyph
        /// 1 or 2.
        var columns: Int
        var isUncertain: Bool
    }

    private let text: String
    private var index: String.UTF8View.Index

    /// The clusters from left to right, which is not the order of reading where letters run to the left.
    ///
    /// - Parameter isRightToLeft: the direction of the paragraph; nil: that of the first letter.
    init(_ text: String, isRightToLeft: Bool? = nil) {
        let isArranged = isRightToLeft == true || VisualOrder.isNeeded(for: text)
        self.text = isArranged ? String(VisualOrder.arranged(text, isRightToLeft: isRightToLeft)) : text
        index = self.text.startIndex
    }

    mutating func next() -> Piece? {
        let utf8 = text.utf8
        while index < utf8.endIndex {
            let byte = utf8[index]
            let after = utf8.index(after: index)
            // Two ASCII bytes in a row are never one cluster (but CR LF, which is below 0x20).
            if byte >= 0x20, byte < 0x7F, after == utf8.endIndex || utf8[after] < 0x80 {
                index = after
                return Piece(glyph: Glyph(ascii: byte), columns: 1, isUncertain: false)
            }
            let cluster = text[index]
            index = text.index(after: index)
            guard let clean = CleanText.clean(cluster) else { continue }
            let columns = ScalarWidth.columns(of: clean)
            guard columns > 0 else { continue }
            return Piece(
                glyph: Glyph(clean), columns: columns, isUncertain: clean.hasUncertainWidth)
        }
        return nil
    }
}

extension Character {
    /// Whether terminals disagree on the cluster's columns: joined and selected sequences, flags, conjuncts, emoji of
    /// recent years and private glyphs. A letter with plain combining marks is certain.
    var hasUncertainWidth: Bool {
        var isFirst = true
        for scalar in unicodeScalars {
            if isFirst {
                switch scalar.value {
                case 0x1F000..., 0xE000...0xF8FF, 0x1100...0x11FF: return true
                default: isFirst = false
                }
            } else {
                switch scalar.value {
                case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x064B...0x065F, 0x0E31, 0x0E34...0x0E3A,
                    0x0E47...0x0E4E:
                    continue
                default: return true
                }
            }
        }
        return false
    }
}
