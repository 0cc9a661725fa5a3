/// What a person did at the terminal.
public enum InputEvent: Hashable, Sendable {
    /// A key.
    case key(Key, KeyModifiers)
    /// The mouse.
    case mouse(MouseEvent)
    /// Text that was pasted, whole; it is never taken for keys.
    case paste(String)
    /// The terminal's window got (true) or lost (false) the keyboard.
    case focus(Bool)

    /// A key without modifiers.
    public static func key(_ key: Key) -> InputEvent { .key(key, []) }
}

/// A key.
public enum Key: Hashable, Sendable {
    /// A key that writes something; with control held, its letter in lower case.
    case character(Character)
    case enter, tab, backTab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 … F20.
    case function(Int)
}

/// Keys held beside another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// xterm's bits: its parameter less one.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Alt or Option.
    public static let alt = KeyModifiers(rawValue: 2)
    /// Control.
    public static let control = KeyModifiers(rawValue: 4)
    /// Super, Meta or Command.
    public static let meta = KeyModifiers(rawValue: 8)
}

/// Something that the mouse did.
public struct MouseEvent: Hashable, Sendable {
    /// What.
    public enum Kind: Hashable, Sendable {
        case pressed, released
        /// Without a button.
        case moved
        /// With a button.
        case dragged
        /// One notch: positive is right, down.
        case scrolled(dx: Int, dy: Int)
    }
    /// The button.
    public enum Button: Hashable, Sendable { case left, middle, right, none }
    /// What.
    public var kind: Kind
    /// The button.
    public var button: Button
    /// The cell, 0-based.
    public var position: CellPoint
    /// Keys held.
    public var modifiers: KeyModifiers

    /// An event.
    public init(_ kind: Kind, button: Button = .none, position: CellPoint, modifiers: KeyModifiers = []) {
        (self.kind, self.button, self.position, self.modifiers) = (kind, button, position, modifiers)
    }
}
