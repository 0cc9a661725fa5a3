/// How one text became another: the stretches that differ.
///
/// Two frames of a widget are mostly equal, so a page is sent the change, not the frame. Lines are compared first (lines
/// that stand once in both texts are the landmarks, between which the same is done again), then the bytes of those that
/// differ: pictures have an element a line.
package struct TextChange: Sendable, Hashable {
    /// A stretch of the old text, and what stands there now. Places are UTF-16 units: the page counts in those.
    package struct Edit: Sendable, Hashable {
        /// Where it begins.
        package var start: Int
        /// Where it ends.
        package var end: Int
        /// What stands there now.
        package var text: String
    }

    /// The stretches, in order; they do not overlap.
    package private(set) var edits: [Edit] = []

    /// The change from one text to another.
    package init(from old: String, to new: String) {
        if old == new && old.utf8.count == new.utf8.count { return }
        var comparison = LineComparison(Array(old.utf8), Array(new.utf8))
        comparison.compare()
        edits = comparison.edits
    }
}

/// Compares two texts line by line.
private struct LineComparison {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    /// Where each old line begins, in UTF-16 units; one more for the end.
    private var places: [Int] = [0]
    private(set) var edits: [TextChange.Edit] = []

    init(_ old: [UInt8], _ new: [UInt8]) {
        (self.old, self.new) = (Self.lines(of: old), Self.lines(of: new))
        places.reserveCapacity(self.old.count + 1)
        for line in self.old { places.append((places.last ?? 0) + Self.units(line)) }
    }

    /// Lines with their ends.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in text.indices where text[index] == 0x0A {
            lines.append(text[start...index])
            start = index + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }

    mutating func compare() { compare(old.indices, new.indices) }

    private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var (a, b) = (oldRange, newRange)
        while let x = a.first, let y = b.first, old[x] == new[y] {
            (a, b) = (x + 1..<a.upperBound, y + 1..<b.upperBound)
        }
        while let x = a.last, let y = b.last, old[x] == new[y] { (a, b) = (a.lowerBound..<x, b.lowerBound..<y) }
        if a.isEmpty && b.isEmpty { return }
        let marks = a.isEmpty || b.isEmpty ? [] : landmarks(a, b)
        guard !marks.isEmpty else { return replace(a, b) }
        for (x, y) in marks {
            compare(a.lowerBound..<x, b.lowerBound..<y)
            (a, b) = (x + 1..<a.upperBound, y + 1..<b.upperBound)
        }
        compare(a, b)
    }

    /// Lines that stand once in both stretches, as many as are in the same order.
    private func landmarks(_ a: Range<Int>, _ b: Range<Int>) -> [(Int, Int)] {
        var found: [ArraySlice<UInt8>: (old: Int, oldCount: Int, new: Int, newCount: Int)] = [:]
        for index in a {
            found[old[index], default: (0, 0, 0, 0)].old = index
            found[old[index], default: (0, 0, 0, 0)].oldCount += 1
        }
        for index in b {
            found[new[index], default: (0, 0, 0, 0)].new = index
            found[new[index], default: (0, 0, 0, 0)].newCount += 1
        }
        let pairs = found.values.filter { $0.oldCount == 1 && $0.newCount == 1 }.map { ($0.old, $0.new) }
            .sorted { $0.0 < $1.0 }
        return Self.ascending(pairs)
    }

    /// The longest stretch of pairs whose second numbers ascend.
    private static func ascending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        // The last pair of the best chain of each length, and whom each pair follows.
        var ends: [Int] = []
        var before: [Int] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            before.append(low == 0 ? -1 : ends[low - 1])
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var chain: [(Int, Int)] = []
        var index = ends.last ?? -1
        while index >= 0 {
            chain.append(pairs[index])
            index = before[index]
        }
        return chain.reversed()
    }

    private mutating func replace(_ a: Range<Int>, _ b: Range<Int>) {
        if a.count == b.count {
            for (x, y) in zip(a, b) { replace(old[x], at: places[x], by: new[y]) }
        } else {
            replace(Self.joined(old[a]), at: places[a.lowerBound], by: Self.joined(new[b]))
        }
    }

    private static func joined(_ lines: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8> {
        lines.reduce(into: []) { $0 += $1 }
    }

    /// Replaces what differs between two stretches; no character is cut.
    private mutating func replace(_ old: ArraySlice<UInt8>, at place: Int, by new: ArraySlice<UInt8>) {
        let (old, new) = (Array(old), Array(new))
        if old == new { return }
        let most = min(old.count, new.count)
        var start = 0
        while start < most && old[start] == new[start] { start += 1 }
        while start > 0
            && (start < new.count && Self.isContinuation(new[start])
                || start < old.count && Self.isContinuation(old[start]))
        { start -= 1 }
        var end = 0
        while end < most - start && old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        while end > 0 && Self.isContinuation(new[new.count - end]) { end -= 1 }
        let begin = place + Self.units(old[..<start])
        edits.append(
            TextChange.Edit(
                start: begin, end: begin + Self.units(old[start..<(old.count - end)]),
                text: String(decoding: new[start..<(new.count - end)], as: UTF8.self)))
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// UTF-16 units: one a character, two where UTF-8 takes four bytes.
    private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + (isContinuation($1) ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
}
