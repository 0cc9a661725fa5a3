/// How one text became another: the bytes in the middle that differ.
///
/// Two frames of a widget are mostly equal, so a page is sent the change, not the frame.
package struct TextChange: Sendable, Hashable {
    /// How many UTF-16 units at the beginning stay: the page counts in those.
    package var start = 0
    /// How many UTF-16 units at the end stay.
    package var end = 0
    /// What stands between.
    package var text = ""

    /// The change from one text to another.
    package init(from old: String, to new: String) {
        var (old, new) = (old, new)
        old.withUTF8 { old in
            new.withUTF8 { new in
                let most = min(old.count, new.count)
                var start = 0
                while start < most && old[start] == new[start] { start += 1 }
                while start > 0 && start < new.count && Self.isContinuation(new[start]) { start -= 1 }
                while start > 0 && start < old.count && Self.isContinuation(old[start]) { start -= 1 }
                var end = 0
                while end < most - start && old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
                // A character is not cut: the first byte of what stays is no continuation.
                while end > 0 && Self.isContinuation(new[new.count - end]) { end -= 1 }
                self.start = Self.units(new[..<start])
                self.end = Self.units(new[(new.count - end)...])
                text = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
            }
        }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// UTF-16 units: one a character, two where UTF-8 takes four bytes.
    private static func units(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        bytes.reduce(0) { $0 + (isContinuation($1) ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
}
