/// Takes out of text what would command a terminal instead of being read.
///
/// Dropped: C0 controls but newline and tab, DEL, C1 controls (U+009B and U+009D begin commands as ESC does), direction
/// overrides and isolates (they reorder what stands beside them), line and paragraph separators, the soft hyphen and
/// other format characters without a width of their own. Joiners and variation selectors stay inside a cluster.
public enum CleanText {
    /// Whether a scalar is dropped wherever it stands.
    @inlinable
    public static func isForbidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
            true
        case 0xFDD0...0xFDEF: true
        default: scalar & 0xFFFE == 0xFFFE
        }
    }

    /// Text with the forbidden dropped; the same string when there is nothing to drop.
    public static func clean(_ text: String) -> String {
        var isClean = true
        for scalar in text.unicodeScalars where isForbidden(scalar.value) {
            isClean = false
            break
        }
        if isClean { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isForbidden(scalar.value) { scalars.append(scalar) }
        return String(scalars)
    }

    /// The same, but that sequences which choose colours and weight (SGR: ESC, `[`, digits and semicolons, `m`) stay.
    public static func keepingColors(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isForbidden($0.value) }) else { return text }
        var kept = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", rest.first == "[" {
                let parameters = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" }
                let end = parameters.endIndex
                if end < rest.endIndex, rest[end] == "m" {
                    kept.append(scalar)
                    kept.append(contentsOf: rest[...end])
                    rest = rest[rest.index(after: end)...]
                }
            } else if !isForbidden(scalar.value) {
                kept.append(scalar)
            }
        }
        return String(kept)
    }

    /// A cluster that may be put in a cell, or nil when nothing of it may be shown. Newline and tab become a space.
    static func clean(_ cluster: Character) -> Character? {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return nil }
        if scalars.count == 1 {
            if first.value == 0x0A || first.value == 0x09 { return " " }
            return isForbidden(first.value) || isExtender(first.value) ? nil : cluster
        }
        if cluster == "\r\n" { return " " }
        var kept = String.UnicodeScalarView()
        for scalar in scalars where !isForbidden(scalar.value) { kept.append(scalar) }
        guard let lead = kept.first, !isExtender(lead.value) || kept.count > 1 else { return nil }
        let text = String(kept)
        return text.count == 1 ? text.first : text.first { _ in true }
    }

    /// A joiner or variation selector alone shows nothing.
    private static func isExtender(_ scalar: UInt32) -> Bool {
        scalar == 0x200C || scalar == 0x200D || (0xFE00...0xFE0F).contains(scalar)
            || (0xE0000...0xE01EF).contains(scalar)
    }
}
