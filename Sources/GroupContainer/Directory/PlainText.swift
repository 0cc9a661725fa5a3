/// Text of others, made harmless for a terminal that shows it.
package enum PlainText {
    /// The text without what commands a terminal or turns what stands beside it: C0 controls but newline and tab, DEL, C1
    /// controls, and the marks, overrides and isolates of direction.
    package static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isCommand) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isCommand(scalar) { scalars.append(scalar) }
        return String(scalars)
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
