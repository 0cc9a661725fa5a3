/// Turns what a terminal sends into events: a pure state machine, fed with bytes in pieces of any size.
///
/// A sequence may be split between any two reads. The one ambiguity is an ESC at the very end of a read: it is the
/// Escape key, for a terminal sends a sequence in one write; should the rest come later after all, the sequence's
/// remaining bytes are recognised by their form (`[` or `O` first) and taken as the sequence, not as typed letters.
/// Nothing waits and no clock is asked.
public struct InputParser: Sendable {
    private enum State {
        case ground
        case escape
        /// The Escape key was given at the end of a read; the next byte may still continue a sequence.
        case lateEscape
        case csi
        case ss3
        /// Inside an OSC, DCS, APC, PM or SOS string: dropped up to its end.
        case string
        case stringEscape
        case paste
        case utf8
    }

    private var state = State.ground
    private var buffer: [UInt8] = []
    private var missing = 0
    private var hasAlt = false

    /// The most bytes of one pasted text; the rest is dropped.
    public static let pasteLimit = 1 << 20
    private static let sequenceLimit = 64
    private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    /// A parser at rest.
    public init() {}

    /// The events in the bytes of one read, together with what was left from the ones before.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        var events: [InputEvent] = []
        for byte in bytes { take(byte, &events) }
        if state == .escape {
            // A lone ESC at the end of a read is the key. A prefixed one (ESC ESC) is Alt-Escape.
            events.append(.key(.escape, hasAlt ? .alt : []))
            state = .lateEscape
            hasAlt = false
        }
        return events
    }

    private mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch state {
        case .ground: ground(byte, &events)
        case .escape: escape(byte, &events)
        case .lateEscape:
            if byte == 0x5B || byte == 0x4F {
                // The Escape key was announced already; what follows is a sequence all the same.
                buffer.removeAll(keepingCapacity: true)
                state = byte == 0x5B ? .csi : .ss3
            } else {
                state = .ground
                ground(byte, &events)
            }
        case .csi: csi(byte, &events)
        case .ss3:
            state = .ground
            if let key = Self.ss3Key(byte) { events.append(.key(key, takeAlt())) } else { hasAlt = false }
        case .string:
            if byte == 0x07 || byte == 0x18 || byte == 0x1A { state = .ground }
            if byte == 0x1B { state = .stringEscape }
        case .stringEscape:
            // ESC \ ends it; any other sequence ends it too and begins anew.
            if byte == 0x5C {
                state = .ground
            } else {
                state = .escape
                escape(byte, &events)
            }
        case .paste: paste(byte, &events)
        case .utf8: continuation(byte, &events)
        }
    }

    private mutating func takeAlt() -> KeyModifiers {
        defer { hasAlt = false }
        return hasAlt ? .alt : []
    }

    private mutating func ground(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x1B:
            state = .escape
            hasAlt = false
        case 0x0D, 0x0A: events.append(.key(.enter, takeAlt()))
        case 0x09: events.append(.key(.tab, takeAlt()))
        case 0x7F, 0x08: events.append(.key(.backspace, takeAlt()))
        case 0x00: events.append(.key(.character(" "), takeAlt().union(.control)))
        case 0x01...0x1A:
            events.append(.key(.character(Character(Unicode.Scalar(byte + 0x60))), takeAlt().union(.control)))
        case 0x1C...0x1F:
            events.append(.key(.character(Character(Unicode.Scalar(byte + 0x40))), takeAlt().union(.control)))
        case 0x20...0x7E: events.append(.key(.character(Character(Unicode.Scalar(byte))), takeAlt()))
        case 0xC2...0xF4:
            buffer = [byte]
            missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
            state = .utf8
        default: events.append(.key(.character("\u{FFFD}"), takeAlt()))
        }
    }

    private mutating func continuation(_ byte: UInt8, _ events: inout [InputEvent]) {
        guard byte & 0xC0 == 0x80 else {
            events.append(.key(.character("\u{FFFD}"), takeAlt()))
            state = .ground
            ground(byte, &events)
            return
        }
        buffer.append(byte)
        missing -= 1
        guard missing == 0 else { return }
        state = .ground
        let text = String(decoding: buffer, as: UTF8.self)
        events.append(.key(.character(text.count == 1 ? text.first ?? "\u{FFFD}" : "\u{FFFD}"), takeAlt()))
    }

    private mutating func escape(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x5B:
            buffer.removeAll(keepingCapacity: true)
            state = .csi
        case 0x4F: state = .ss3
        case 0x5D, 0x50, 0x5F, 0x5E, 0x58: state = .string
        case 0x1B: hasAlt = true
        default:
            hasAlt = true
            state = .ground
            let before = hasAlt
            ground(byte, &events)
            if state != .utf8 { hasAlt = false } else { hasAlt = before }
        }
    }

    private mutating func csi(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x20...0x3F:
            if buffer.count < Self.sequenceLimit { buffer.append(byte) }
        case 0x40...0x7E:
            state = .ground
            // The Linux console's F1 … F5 are ESC [ [ A … E.
            if byte == 0x5B, buffer.isEmpty {
                buffer.append(byte)
                state = .csi
                return
            }
            finishSequence(byte, &events)
        case 0x1B:
            // A broken sequence; a new one begins.
            state = .escape
        default:
            state = .ground
        }
    }

    private mutating func finishSequence(_ final: UInt8, _ events: inout [InputEvent]) {
        let sequence = ControlSequence(parameters: buffer, final: final)
        if sequence.isPasteStart {
            buffer.removeAll(keepingCapacity: true)
            state = .paste
            hasAlt = false
            return
        }
        let alt = takeAlt()
        guard let event = sequence.event else { return }
        if case .key(let key, let modifiers) = event {
            events.append(.key(key, modifiers.union(alt)))
        } else {
            events.append(event)
        }
    }

    private mutating func paste(_ byte: UInt8, _ events: inout [InputEvent]) {
        buffer.append(byte)
        if byte == 0x7E, buffer.count >= Self.pasteEnd.count,
            buffer.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd)
        {
            buffer.removeLast(Self.pasteEnd.count)
            let kept = buffer.prefix(Self.pasteLimit)
            events.append(.paste(String(decoding: kept, as: UTF8.self)))
            buffer.removeAll(keepingCapacity: kept.count < 4096)
            state = .ground
        } else if buffer.count > Self.pasteLimit + 64 {
            // Too much: the tail stays, in which the end will be found.
            buffer.removeSubrange(Self.pasteLimit..<(buffer.count - Self.pasteEnd.count))
        }
    }

    private static func ss3Key(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x41: .up
        case 0x42: .down
        case 0x43: .right
        case 0x44: .left
        case 0x48: .home
        case 0x46: .end
        case 0x4D: .enter
        case 0x50...0x53: .function(Int(byte) - 0x4F)
        default: nil
        }
    }
}
