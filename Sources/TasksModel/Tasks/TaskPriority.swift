/// How pressing a task is: a letter from A, the most pressing, to Z, or none.
///
/// The letter is todo.txt's and is kept as it came; what people and widgets see is its ``level``.
public struct TaskPriority: Hashable, Sendable {
    /// What a priority is called. A is high, B medium, every later letter low.
    public enum Level: String, CaseIterable, Sendable {
        /// No priority.
        case none
        /// C to Z.
        case low
        /// B
        case medium
        /// A
        case high
    }

    /// The letter as an ASCII byte, A to Z; nil for none.
    let letter: UInt8?

    /// No priority.
    public static let none = TaskPriority(level: .none)

    /// The priority with a level's own letter.
    public init(level: Level) {
        switch level {
        case .none: letter = nil
        case .low: letter = UInt8(ascii: "C")
        case .medium: letter = UInt8(ascii: "B")
        case .high: letter = UInt8(ascii: "A")
        }
    }

    /// The priority of a letter; nil unless it is one of A to Z.
    init?(letter: UInt8) {
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
        self.letter = letter
    }

    /// A priority by name (`none`, `low`, `medium`, `high`, in any case) or by letter (`A`…`Z`, `a`…`z`).
    public init?(_ text: String) {
        if let level = Level(rawValue: text.lowercased()) {
            self.init(level: level)
        } else {
            let bytes = Array(text.uppercased().utf8)
            guard bytes.count == 1 else { return nil }
            self.init(letter: bytes[0])
        }
    }

    /// What the priority is called.
    public var level: Level {
        switch letter {
        case nil: .none
        case UInt8(ascii: "A"): .high
        case UInt8(ascii: "B"): .medium
        default: .low
        }
    }

    /// The letter as text, or nothing.
    public var letterText: String { letter.map { String(UnicodeScalar($0)) } ?? "" }

    /// The place in a list by priority: 0 for A, 25 for Z, 26 without one.
    var rank: Int { letter.map { Int($0 - UInt8(ascii: "A")) } ?? 26 }
}
