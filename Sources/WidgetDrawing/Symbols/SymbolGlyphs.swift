/// SF Symbols as single characters of one column.
///
/// The characters are text in every common font, none has an emoji presentation by default, and each has an ASCII
/// stand-in. Variants are composed: `.fill` is bold, `.slash` struck through, `.circle`, `.square` and `.badge…` fall
/// back to what they decorate, where they have no character of their own.
public enum SymbolGlyphs {
    /// What a symbol is drawn with.
    public struct Found: Hashable, Sendable {
        /// The character.
        public var glyph: Character
        /// Its stand-in.
        public var ascii: Character
        /// Whether the name asks for the filled variant and the character does not show it.
        public var isFilled: Bool
        /// Whether the name asks for the struck-out variant.
        public var isStruck: Bool
        /// Whether there is a character at all; else it is a box.
        public var isKnown: Bool
    }

    /// The columns that every symbol takes, for ``CellMeasurer``.
    public static let columns = 1

    /// The character of a symbol's name.
    public static func find(_ name: String) -> Found {
        if let exact = table[name] {
            return Found(glyph: exact.0, ascii: exact.1, isFilled: false, isStruck: false, isKnown: true)
        }
        if let older = SymbolNames.older(name) { return find(older) }
        var parts = name.split(separator: ".").map(String.init)
        var isFilled = false
        var isStruck = false
        while !parts.isEmpty {
            if let found = table[parts.joined(separator: ".")] {
                return Found(glyph: found.0, ascii: found.1, isFilled: isFilled, isStruck: isStruck, isKnown: true)
            }
            let last = parts.removeLast()
            if last == "fill" { isFilled = true }
            if last == "slash" { isStruck = true }
        }
        return Found(glyph: "□", ascii: "?", isFilled: false, isStruck: false, isKnown: false)
    }

    /// The character of a variable symbol at a value 0…1; nil when it has no steps.
    static func variable(_ name: String, _ value: Double) -> Character? {
        let head = name.split(separator: ".").first.map(String.init) ?? name
        let steps: [Character]
        switch head {
        case "wifi", "cellularbars", "chart", "waveform": steps = ["▁", "▂", "▄", "▆", "█"]
        case "speaker": steps = ["◁", "◁", "◀", "◀", "◀"]
        case "gauge", "timelapse", "timer": steps = ["○", "◔", "◑", "◕", "●"]
        default: return nil
        }
        guard value.isFinite else { return nil }
        return steps[Int((min(max(value, 0), 1) * Double(steps.count - 1)).rounded())]
    }

    /// The system colour that a multicolour symbol mainly has.
    static func ownColor(_ name: String) -> String? {
        let head = name.split(separator: ".").first.map(String.init) ?? name
        switch head {
        case "exclamationmark", "sun", "star", "lightbulb", "bolt", "sunrise", "sunset": return "yellow"
        case "cloud", "drop", "snowflake", "wind", "icloud": return "cyan"
        case "moon": return "indigo"
        case "heart", "trash", "xmark", "minus", "flame": return "red"
        case "checkmark", "plus", "leaf", "tree", "battery": return "green"
        case "bell", "flag": return "orange"
        default: return nil
        }
    }

    /// What shines or falls beside a filled cloud, which itself is white in colours of its own; nil for anything else.
    static func weatherColor(_ name: String) -> String? {
        let words = name.split(separator: ".")
        guard words.first == "cloud", words.last == "fill" else { return nil }
        if words.contains("sun") || words.contains("bolt") { return "yellow" }
        return words.contains("moon") ? "indigo" : words.contains("fog") ? "gray" : "cyan"
    }

    /// Name → character, stand-in.
    static let table: [String: (Character, Character)] = {
        var table: [String: (Character, Character)] = [:]
        table.reserveCapacity(640)
        for list in [SymbolTable.marks, SymbolTable.arrows, SymbolTable.things, SymbolTable.places] {
            for line in list.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count > 2, let glyph = words[0].first, let ascii = words[1].first else { continue }
                for name in words.dropFirst(2) { table[String(name)] = (glyph, ascii) }
            }
        }
        for number in 0...50 {
            let digits = Array(String(number))
            // U+2460 … circled 1 to 20; black circled 1 to 10 are dingbats.
            let circled: UInt32? = number == 0 ? 0x24EA : number <= 20 ? 0x2460 + UInt32(number) - 1 : nil
            let glyph = circled.flatMap(Unicode.Scalar.init).map { Character($0) } ?? digits[digits.count - 1]
            for shape in ["circle", "circle.fill", "square", "square.fill"] {
                table["\(number).\(shape)"] = (glyph, digits[digits.count - 1])
            }
        }
        for letter in "abcdefghijklmnopqrstuvwyz" {
            guard let value = letter.asciiValue, let scalar = Unicode.Scalar(0x24B6 + UInt32(value) - 97) else {
                continue
            }
            for shape in ["circle", "circle.fill"] {
                table["\(letter).\(shape)"] = (Character(scalar), Character(letter.uppercased()))
            }
        }
        return table
    }()
}
