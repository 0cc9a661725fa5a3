/// A finished CSI sequence and what it means.
struct ControlSequence {
    /// The bytes between `ESC [` and the last.
    var parameters: [UInt8]
    /// The last byte.
    var final: UInt8

    /// Whether pasted text follows.
    var isPasteStart: Bool { final == 0x7E && parameters == [0x32, 0x30, 0x30] }

    /// The numbers, sub-parameters (after a colon) dropped; a missing one is 0.
    private var numbers: [Int] {
        var list = [0]
        var isSub = false
        for byte in parameters {
            switch byte {
            case 0x30...0x39:
                if !isSub { list[list.count - 1] = min(list[list.count - 1] * 10 + Int(byte) - 0x30, 1_000_000) }
            case 0x3B:
                list.append(0)
                isSub = false
            case 0x3A: isSub = true
            default: continue
            }
        }
        return list
    }

    private var modifiers: KeyModifiers {
        let numbers = numbers
        guard numbers.count > 1, numbers[1] > 1 else { return [] }
        return KeyModifiers(rawValue: (numbers[1] - 1) & 15)
    }

    /// What the sequence says; nil for answers and others that nobody asked for.
    var event: InputEvent? {
        switch (parameters.first, final) {
        case (0x3C, 0x4D), (0x3C, 0x6D): return mouse
        case (0x5B, 0x41...0x45): return .key(.function(Int(final) - 0x40))
        case (0x3F, _), (0x3E, _), (0x3D, _): return nil
        case (_, 0x49): return .focus(true)
        case (_, 0x4F): return .focus(false)
        case (_, 0x5A): return .key(.backTab, .shift)
        case (_, 0x75): return kittyKey
        case (_, 0x7E): return tildeKey
        default: break
        }
        let key: Key
        switch final {
        case 0x41: key = .up
        case 0x42: key = .down
        case 0x43: key = .right
        case 0x44: key = .left
        case 0x48: key = .home
        case 0x46: key = .end
        case 0x50...0x53:
            // With R and numbers it is the answer to a cursor question; F3 has the modifiers' form 1;n.
            if final == 0x52, numbers.first != 1, parameters.count > 0 { return nil }
            key = .function(Int(final) - 0x4F)
        default: return nil
        }
        return .key(key, modifiers)
    }

    private var tildeKey: InputEvent? {
        let key: Key
        switch numbers.first ?? 0 {
        case 1, 7: key = .home
        case 2: key = .insert
        case 3: key = .delete
        case 4, 8: key = .end
        case 5: key = .pageUp
        case 6: key = .pageDown
        case let number where number >= 11 && number <= 15: key = .function(number - 10)
        case let number where number >= 17 && number <= 21: key = .function(number - 11)
        case let number where number >= 23 && number <= 26: key = .function(number - 12)
        case let number where number >= 28 && number <= 29: key = .function(number - 13)
        case let number where number >= 31 && number <= 34: key = .function(number - 14)
        case 27 where numbers.count > 2: return character(numbers[2])
        default: return nil
        }
        return .key(key, modifiers)
    }

    /// Keys in the form of the kitty protocol and of xterm's modifyOtherKeys, which some users leave on.
    private var kittyKey: InputEvent? { character(numbers.first ?? 0) }

    private func character(_ code: Int) -> InputEvent? {
        switch code {
        case 13: return .key(.enter, modifiers)
        case 9: return .key(modifiers.contains(.shift) ? .backTab : .tab, modifiers)
        case 27: return .key(.escape, modifiers)
        case 127, 8: return .key(.backspace, modifiers)
        default:
            guard code >= 32, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
            return .key(.character(Character(scalar)), modifiers)
        }
    }

    private var mouse: InputEvent? {
        let numbers = numbers
        guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
        let code = numbers[0]
        let position = CellPoint(x: numbers[1] - 1, y: numbers[2] - 1)
        var held: KeyModifiers = []
        if code & 4 != 0 { held.insert(.shift) }
        if code & 8 != 0 { held.insert(.alt) }
        if code & 16 != 0 { held.insert(.control) }
        let button: MouseEvent.Button = [.left, .middle, .right, .none][code & 3]
        if code & 64 != 0 {
            let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)][code & 3]
            return .mouse(
                MouseEvent(.scrolled(dx: steps.0, dy: steps.1), position: position, modifiers: held))
        }
        let kind: MouseEvent.Kind =
            if code & 32 != 0 {
                button == .none ? .moved : .dragged
            } else {
                final == 0x4D ? .pressed : .released
            }
        return .mouse(MouseEvent(kind, button: button, position: position, modifiers: held))
    }
}
