import WidgetLayout

/// Puts the clusters of a line in the order in which they stand from left to right: Unicode's bidirectional algorithm
/// (UAX #9) without embeddings, which ``CleanText`` has taken out.
///
/// Most terminals write cells one after the other and know nothing of directions. Those that do are told to leave the
/// order alone, see ``TerminalModes``. For the same reason Arabic letters become their presentation forms here.
enum VisualOrder {
    /// Bidirectional classes, as far as they matter without embeddings.
    enum Class: UInt8 {
        case left, right, arabicLetter, europeanNumber, arabicNumber
        case sign, separator, terminator, space, neutral

        var isNeutral: Bool { self == .space || self == .neutral }
        var isNumber: Bool { self == .europeanNumber || self == .arabicNumber }
    }

    /// Whether any letter of a text is written from right to left, told by its bytes.
    static func isNeeded(for text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch (previous, byte) {
            case (0xE0, ..<0xA4), (0xEF, 0xAC...0xBB), (0xF0, 0x90), (0xF0, 0x9E): return true
            default: break
            }
            // U+0590…U+07FF
            if byte >= 0xD6 && byte <= 0xDF { return true }
            previous = byte
        }
        return false
    }

    /// The clusters from left to right.
    ///
    /// - Parameter isRightToLeft: the paragraph's direction; nil: that of the first letter.
    static func arranged(_ text: String, isRightToLeft: Bool? = nil) -> [Character] {
        let clusters = ArabicForms.shaped(Array(text))
        let classes = clusters.map(bidirectionalClass)
        let first = classes.first { $0 == .left || $0 == .right || $0 == .arabicLetter }
        let isRight = isRightToLeft ?? (first != nil && first != .left)
        let levels = levels(of: classes, isRight)
        var line = Array(zip(clusters, levels))
        // L2: from the highest level down, turn every stretch of that level or higher.
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var start = 0
            while start < line.count {
                guard line[start].1 >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < line.count, line[end].1 >= level { end += 1 }
                line[start..<end].reverse()
                start = end
            }
        }
        // L4: brackets look the other way.
        return line.map { $0.1 % 2 == 1 ? mirrors[$0.0] ?? $0.0 : $0.0 }
    }

    /// The embedding levels: even ones run to the right, odd ones to the left.
    private static func levels(of original: [Class], _ isRight: Bool) -> [UInt8] {
        var classes = original
        resolveNumbers(&classes, isRight)
        resolveNeutrals(&classes, isRight)
        var levels = classes.map { item -> UInt8 in
            switch item {
            case .right, .arabicLetter: 1
            case .europeanNumber, .arabicNumber: 2
            default: isRight ? 2 : 0
            }
        }
        // L1: blanks at the end stand where the paragraph ends.
        for index in levels.indices.reversed() {
            guard original[index] == .space else { break }
            levels[index] = isRight ? 1 : 0
        }
        return levels
    }

    /// W2…W7: what a number is depends on the letters before it; signs go with the numbers around them.
    private static func resolveNumbers(_ classes: inout [Class], _ isRight: Bool) {
        var strong: Class = isRight ? .right : .left
        for index in classes.indices {
            switch classes[index] {
            case .left, .right, .arabicLetter: strong = classes[index]
            case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
            default: break
            }
        }
        for index in classes.indices.dropFirst().dropLast() {
            let (before, after) = (classes[index - 1], classes[index + 1])
            guard before == after else { continue }
            if classes[index] == .separator && before.isNumber || classes[index] == .sign && before == .europeanNumber {
                classes[index] = before
            }
        }
        for index in classes.indices where classes[index] == .terminator {
            var end = index
            while end < classes.count, classes[end] == .terminator { end += 1 }
            let touches = [index - 1, end].contains {
                classes.indices.contains($0) && classes[$0] == .europeanNumber
            }
            for inside in index..<end where touches { classes[inside] = .europeanNumber }
        }
        strong = isRight ? .right : .left
        for index in classes.indices {
            switch classes[index] {
            case .left, .right, .arabicLetter: strong = classes[index]
            case .sign, .separator, .terminator: classes[index] = .neutral
            case .europeanNumber where strong == .left: classes[index] = .left
            default: break
            }
        }
    }

    /// N1 and N2: what stands between two of a direction joins them, else it follows the paragraph.
    private static func resolveNeutrals(_ classes: inout [Class], _ isRight: Bool) {
        let own: Class = isRight ? .right : .left
        // Numbers count as right for what stands beside them.
        func side(_ index: Int) -> Class {
            guard classes.indices.contains(index) else { return own }
            return classes[index] == .left ? .left : .right
        }
        var start = 0
        while start < classes.count {
            guard classes[start].isNeutral else {
                start += 1
                continue
            }
            var end = start
            while end < classes.count, classes[end].isNeutral { end += 1 }
            let before = side(start - 1)
            let resolved = before == side(end) ? before : own
            for index in start..<end { classes[index] = resolved }
            start = end
        }
    }

    private static func bidirectionalClass(_ cluster: Character) -> Class {
        guard let scalar = cluster.unicodeScalars.first else { return .neutral }
        switch scalar.value {
        case 0x30...0x39, 0x6F0...0x6F9: return .europeanNumber
        case 0x660...0x669, 0x66B, 0x66C, 0x6DD: return .arabicNumber
        case 0x2B, 0x2D, 0x2212: return .sign
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F: return .separator
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030, 0x20A0...0x20CF: return .terminator
        case 0x20, 0x09, 0x2000...0x200A, 0x3000: return .space
        default: break
        }
        guard scalar.properties.isAlphabetic else { return .neutral }
        switch scalar.value {
        case 0x600...0x7BF, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x1EE00...0x1EEFF: return .arabicLetter
        case 0x590...0x5FF, 0x7C0...0x89F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EDFF: return .right
        default: return .left
        }
    }

    private static let mirrors: [Character: Character] = [
        "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«", "‹": "›",
        "›": "‹",
    ]
}
