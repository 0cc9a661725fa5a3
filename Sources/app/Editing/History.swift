/// The lines that were entered, and the one being looked at.
struct History {
    private var lines: [String] = []
    /// The line on show; `lines.count` is the one being written.
    private var position = 0
    /// What was being written when looking back began.
    private var draft = ""

    private static let limit = 1000

    /// Keeps a line, unless it is the last one again or empty, and comes back to the present.
    mutating func add(_ line: String) {
        if !line.isEmpty, lines.last != line { lines.append(line) }
        if lines.count > Self.limit { lines.removeFirst() }
        position = lines.count
        draft = ""
    }

    /// The line before the one on show, which is `current` as it stands now.
    mutating func previous(_ current: String) -> String? {
        guard position > 0 else { return nil }
        if position == lines.count { draft = current }
        position -= 1
        return lines[position]
    }

    /// The line after the one on show, at last the one being written.
    mutating func next() -> String? {
        guard position < lines.count else { return nil }
        position += 1
        return position == lines.count ? draft : lines[position]
    }

    /// The latest line with some text in it, before a position.
    func search(_ text: String, before end: Int? = nil) -> (line: String, position: Int)? {
        guard !text.isEmpty else { return nil }
        let end = end ?? lines.count
        guard let found = lines[..<end].lastIndex(where: { $0.contains(text) }) else { return nil }
        return (lines[found], found)
    }
}
