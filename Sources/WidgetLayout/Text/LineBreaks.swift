/// Where a line may end: a part of Unicode's line breaking (UAX 14) that widgets meet.
///
/// Between words at spaces, after hyphens and dashes, and between the letters of scripts written without spaces (Han,
/// kana), except before closing and after opening punctuation. Thai needs a dictionary; it breaks inside a word only
/// when a line is full.
enum LineBreaks {
    enum Class: Sendable {
        case start, space, letter, digit, hyphen, dash, ideograph, opening, closing, glue

        init(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x30...0x39: self = .digit
            case 0x2D, 0x2010, 0x58A, 0xAD: self = .hyphen
            case 0x2013, 0x2014: self = .dash
            case 0xA0, 0x202F, 0x2007, 0x2060, 0x2011, 0xFEFF: self = .glue
            case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0xA1, 0xBF: self = .opening
            case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B,
                0xFF5B, 0xFF5F, 0xFF62:
                self = .opening
            case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026, 0x25, 0x2030:
                self = .closing
            case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
                0x301F, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x309D,
                0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB...0x30FE,
                0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63...0xFF65,
                0xFF67...0xFF70, 0xFF9E, 0xFF9F:
                self = .closing
            case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3105...0x31FF, 0x3200...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
                0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFD:
                self = .ideograph
            default: self = .letter
            }
        }
    }

    static func isAllowed(between first: Class, and second: Class) -> Bool {
        switch (first, second) {
        case (.start, _), (.space, _), (_, .space), (.glue, _), (_, .glue), (_, .closing), (.opening, _): false
        case (.hyphen, .letter), (.hyphen, .opening), (.dash, .letter), (.dash, .digit), (.dash, .opening): true
        case (_, .hyphen), (_, .dash): false
        case (.ideograph, _), (_, .ideograph): true
        case (.closing, _), (.letter, _), (.digit, _), (.hyphen, _), (.dash, _): false
        }
    }

    static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }

    /// Characters that would drive a terminal or reorder what stands around them: C0, DEL, C1, soft hyphens and the
    /// directional overrides, embeddings and isolates.
    static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    /// True for a letter that runs from right to left, false for one that runs from left to right, nil for others.
    static func direction(of scalar: Unicode.Scalar) -> Bool? {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            // Arabic-Indic digits and marks have no direction of their own here.
            scalar.properties.isAlphabetic && scalar.properties.numericType == nil ? true : nil
        default: scalar.properties.isAlphabetic ? false : nil
        }
    }
}
