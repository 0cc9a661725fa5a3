/// Columns that characters take on a terminal.
///
/// The C library's `wcwidth` knows code points only and is wrong for joined emoji, flags, keycaps and conjuncts; a
/// grid needs the width of what the reader sees, the grapheme cluster.
public enum ScalarWidth {
    /// Columns of one scalar: 0 for marks and format characters, 2 for East Asian wide ones, else 1.
    public static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value >= 0x7F && value < 0xA0 || value < 0x20 || value == 0xAD ? 0 : 1 }
        var low = 0
        var high = steps.count
        // The last step at or before the scalar.
        while high - low > 1 {
            let middle = (low + high) / 2
            if steps[middle] >> 2 <= value { low = middle } else { high = middle }
        }
        return Int(steps[low] & 3)
    }

    /// Columns of one grapheme cluster, 0, 1 or 2.
    ///
    /// The sum of its scalars, at most 2; an emoji that asks for its colour form (U+FE0F) is 2 wide, a pair of regional
    /// indicators too, as their sum says.
    public static func columns(of cluster: Character) -> Int {
        var sum = 0
        var previous: Unicode.Scalar?
        for scalar in cluster.unicodeScalars {
            if scalar.value == 0xFE0F, let previous, previous.properties.isEmoji { return 2 }
            sum += columns(of: scalar)
            previous = scalar
        }
        return min(sum, 2)
    }

    /// Whether terminals are known to disagree about the cluster's width: joined and modified emoji, emoji that ask for
    /// a form, flags, conjuncts and everything else of several scalars but a letter with plain marks.
    public static func isUncertain(_ cluster: Character) -> Bool {
        var scalars = cluster.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return false }
        if first.properties.isEmojiPresentation || columns(of: first) == 0 { return true }
        while let scalar = scalars.next() {
            if scalar.properties.generalCategory != .nonspacingMark || scalar.value == 0xFE0F || scalar.value == 0xFE0E
            {
                return true
            }
        }
        return false
    }

    /// Columns of a whole string in one line.
    public static func columns(of string: String) -> Int {
        var text = string
        let ascii: Int? = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
        }
        return ascii ?? string.reduce(0) { $0 + columns(of: $1) }
    }
}
