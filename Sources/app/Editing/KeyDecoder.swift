/// Turns a terminal's bytes into keys, whatever pieces they come in.
///
/// An escape waits for what follows it, however long: alone it means nothing to the editor, so there is nothing to be
/// late for and no timer.
struct KeyDecoder {
    private var pending: [UInt8] = []
    private var pasted: [UInt8]?

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// The keys that are complete with these bytes.
    mutating func keys(_ bytes: some Sequence<UInt8>) -> [EditKey] {
        pending += bytes
        var keys: [EditKey] = []
        while !pending.isEmpty {
            if pasted != nil {
                guard let key = takePaste() else { break }
                keys.append(key)
                continue
            }
            guard let (key, length) = Self.next(pending[...]) else { break }
            pending.removeFirst(length)
            switch key {
            case .key(let key): keys.append(key)
            case .pasteBegins: pasted = []
            case .nothing: break
            }
        }
        return keys
    }

    private mutating func takePaste() -> EditKey? {
        let end = Self.pasteEnd
        guard let start = pending.indices.first(where: { pending[$0...].starts(with: end) }) else {
            // The end mark may itself be cut in two: what could be its beginning waits.
            let kept =
                (1..<end.count).last { pending.count >= $0 && pending.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
            pasted? += pending.dropLast(kept)
            pending.removeFirst(pending.count - kept)
            return nil
        }
        let text = (pasted ?? []) + pending[..<start]
        pending.removeFirst(start + end.count)
        pasted = nil
        return .insert(String(decoding: text, as: UTF8.self))
    }

    private enum Step {
        case key(EditKey)
        case pasteBegins
        case nothing
    }

    /// The first key and how many bytes it took; nil while it is not complete.
    private static func next(_ bytes: ArraySlice<UInt8>) -> (Step, Int)? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return escape(bytes) }
        if first < 0x20 || first == 0x7F { return (control(first), 1) }
        // A whole run of text at once: a fast typist's letters are one insertion.
        var end = bytes.startIndex
        while end < bytes.endIndex, bytes[end] >= 0x20, bytes[end] != 0x7F {
            let length = sequenceLength(bytes[end])
            guard end + length <= bytes.endIndex else { break }
            end += length
        }
        guard end > bytes.startIndex else { return nil }
        return (.key(.insert(String(decoding: bytes[..<end], as: UTF8.self))), end - bytes.startIndex)
    }

    private static func sequenceLength(_ lead: UInt8) -> Int {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    private static func control(_ byte: UInt8) -> Step {
        let keys: [UInt8: EditKey] = [
            0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x07: .abort,
            0x08: .deleteBack, 0x09: .complete, 0x0A: .accept, 0x0B: .killToEnd, 0x0C: .clearScreen, 0x0D: .accept,
            0x0E: .next, 0x10: .previous, 0x12: .search, 0x14: .transpose, 0x15: .killToStart, 0x17: .killToSpaceBack,
            0x19: .yank, 0x1A: .suspend, 0x1C: .quit, 0x7F: .deleteBack,
        ]
        return keys[byte].map { .key($0) } ?? .nothing
    }

    private static func escape(_ bytes: ArraySlice<UInt8>) -> (Step, Int)? {
        guard bytes.count > 1 else { return nil }
        let second = bytes[bytes.startIndex + 1]
        switch second {
        case UInt8(ascii: "["): return sequence(bytes)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (final(bytes[bytes.startIndex + 2], parameters: []), 3)
        case UInt8(ascii: "b"): return (.key(.wordLeft), 2)
        case UInt8(ascii: "f"): return (.key(.wordRight), 2)
        case UInt8(ascii: "d"): return (.key(.killWord), 2)
        case 0x7F, 0x08: return (.key(.killWordBack), 2)
        case 0x1B: return (.nothing, 1)
        default: return (.nothing, 2)
        }
    }

    /// ESC [ parameters final, by ECMA-48.
    private static func sequence(_ bytes: ArraySlice<UInt8>) -> (Step, Int)? {
        let body = bytes.dropFirst(2)
        guard let end = body.firstIndex(where: { $0 >= 0x40 && $0 <= 0x7E }) else {
            // No terminal sends that much; what is this?
            return bytes.count > 64 ? (.nothing, bytes.count) : nil
        }
        let parameters = body[..<end].split(separator: UInt8(ascii: ";")).map {
            Int(String(decoding: $0, as: UTF8.self)) ?? 0
        }
        return (final(body[end], parameters: parameters), end + 1 - bytes.startIndex)
    }

    private static func final(_ byte: UInt8, parameters: [Int]) -> Step {
        // Ctrl or Alt with an arrow moves by words: modifier 3, 5 and their like.
        let byWord = parameters.count > 1 && parameters[1] > 2
        switch byte {
        case UInt8(ascii: "A"): return .key(.previous)
        case UInt8(ascii: "B"): return .key(.next)
        case UInt8(ascii: "C"): return .key(byWord ? .wordRight : .right)
        case UInt8(ascii: "D"): return .key(byWord ? .wordLeft : .left)
        case UInt8(ascii: "H"): return .key(.home)
        case UInt8(ascii: "F"): return .key(.end)
        case UInt8(ascii: "~"):
            switch parameters.first {
            case 1, 7: return .key(.home)
            case 4, 8: return .key(.end)
            case 3: return .key(.deleteForward)
            case 200: return .pasteBegins
            default: return .nothing
            }
        default: return .nothing
        }
    }
}
