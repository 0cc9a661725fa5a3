/// The lines in which two texts differ, with a few around them.
enum LineDiff {
    private enum Line: Equatable { case same(Substring), removed(Substring), added(Substring) }

    /// A readable account: `−` stands before what was expected, `+` before what there is.
    static func text(expected: String, actual: String, around: Int = 2) -> String {
        let lines = compare(split(expected), split(actual))
        var kept = [Bool](repeating: false, count: lines.count)
        for index in lines.indices {
            if case .same = lines[index] { continue }
            for near in max(0, index - around)...min(lines.count - 1, index + around) { kept[near] = true }
        }
        var out: [String] = []
        var isInside = false
        for index in lines.indices {
            guard kept[index] else {
                isInside = false
                continue
            }
            if !isInside && !out.isEmpty { out.append("  ⋯") }
            isInside = true
            switch lines[index] {
            case .same(let line): out.append("  \(line)")
            case .removed(let line): out.append("− \(line)")
            case .added(let line): out.append("+ \(line)")
            }
        }
        return out.joined(separator: "\n")
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func compare(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(.removed(old[left]))
                left += 1
            } else if added.contains(right) {
                lines.append(.added(new[right]))
                right += 1
            } else {
                lines.append(.same(old[left]))
                left += 1
                right += 1
            }
        }
        return lines
    }
}
