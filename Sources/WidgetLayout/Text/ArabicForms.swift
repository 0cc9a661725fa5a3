/// Gives Arabic letters the form that their neighbours ask for: Unicode's presentation forms.
///
/// A terminal that shows one cell after the other cannot join letters itself, and a measurer must know how wide each form
/// is. Lam and alef stay two letters, for they have two cells.
package enum ArabicForms {
    /// The clusters of a text in reading order, with the letters joined.
    package static func shaped(_ clusters: [Character]) -> [Character] {
        var shaped = clusters
        var isJoined = false
        for index in clusters.indices {
            let follows = isJoined
            isJoined = false
            guard let scalar = clusters[index].unicodeScalars.first else { continue }
            if scalar == tatweel {
                isJoined = true
                continue
            }
            guard let letter = letters[scalar.value] else { continue }
            if letter.joinsNext, index + 1 < clusters.count, let next = clusters[index + 1].unicodeScalars.first {
                isJoined = next == tatweel || letters[next.value]?.joinsPrevious == true
            }
            // The block's order: alone, last, first, in the middle.
            let form: UInt32 = (follows && letter.joinsPrevious ? 1 : 0) + (isJoined ? 2 : 0)
            guard let base = Unicode.Scalar(letter.isolated + form) else { continue }
            var scalars = clusters[index].unicodeScalars
            scalars.replaceSubrange(scalars.startIndex...scalars.startIndex, with: CollectionOfOne(base))
            shaped[index] = Character(String(scalars))
        }
        return shaped
    }

    /// Lam with the alef that follows it as the one glyph that fonts draw for both, from their forms; nil for others.
    static func ligature(of lam: Unicode.Scalar, with alef: Unicode.Scalar) -> Unicode.Scalar? {
        guard lam.value == 0xFEDF || lam.value == 0xFEE0 else { return nil }
        // An alef after lam is always joined to it.
        let first: UInt32
        switch alef.value {
        case 0xFE82: first = 0xFEF5
        case 0xFE84: first = 0xFEF7
        case 0xFE88: first = 0xFEF9
        case 0xFE8E: first = 0xFEFB
        default: return nil
        }
        return Unicode.Scalar(first + (lam.value - 0xFEDF))
    }

    private struct Letter {
        /// The form that stands alone; the others follow it.
        var isolated: UInt32
        /// 1, 2 or 4 forms.
        var forms: UInt32
        var joinsNext: Bool { forms == 4 }
        var joinsPrevious: Bool { forms > 1 }
    }

    private static let tatweel = Unicode.Scalar(0x640 as UInt16)

    /// U+0621…U+064A have their forms in this order from U+FE80; Persian and Urdu letters stand elsewhere.
    private static let letters: [UInt32: Letter] = {
        var letters: [UInt32: Letter] = [:]
        var isolated: UInt32 = 0xFE80
        let first = [1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]
        for (offset, forms) in first.enumerated() {
            letters[0x621 + UInt32(offset)] = Letter(isolated: isolated, forms: UInt32(forms))
            isolated += UInt32(forms)
        }
        for (offset, forms) in [4, 4, 4, 4, 4, 4, 4, 2, 2, 4].enumerated() {
            letters[0x641 + UInt32(offset)] = Letter(isolated: isolated, forms: UInt32(forms))
            isolated += UInt32(forms)
        }
        for (letter, isolated, forms) in [
            (0x679, 0xFB66, 4), (0x67E, 0xFB56, 4), (0x686, 0xFB7A, 4), (0x688, 0xFB88, 2), (0x691, 0xFB8C, 2),
            (0x698, 0xFB8A, 2), (0x6A9, 0xFB8E, 4), (0x6AF, 0xFB92, 4), (0x6BE, 0xFBAA, 4), (0x6C1, 0xFBA6, 4),
            (0x6CC, 0xFBFC, 4), (0x6D2, 0xFBAE, 2),
        ] as [(UInt32, UInt32, UInt32)] {
            letters[letter] = Letter(isolated: isolated, forms: forms)
        }
        return letters
    }()
}
