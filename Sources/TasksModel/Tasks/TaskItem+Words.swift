extension TaskItem {
    /// The words of ``text``, separated by spaces.
    private var words: [Substring] { text.split(separator: " ") }

    /// The projects named in the text, without the plus sign, in order.
    public var projects: [String] { marked("+") }

    /// The contexts named in the text, without the at sign, in order.
    public var contexts: [String] { marked("@") }

    /// The text without the tags and `key:value` pairs that end it: what there is room for in a widget.
    ///
    /// Tags among the words stay, for they are part of the sentence: “Call @mum about the trip +family” is
    /// “Call @mum about the trip”. A task of nothing but tags keeps them.
    public var title: String {
        var words = words
        while let last = words.last, Self.isTag(last) { words.removeLast() }
        return (words.isEmpty ? self.words : words).joined(separator: " ")
    }

    /// The tags and `key:value` pairs that end the text and are not part of ``title``.
    public var trailingTags: String {
        let words = words
        let tags = Array(words.reversed().prefix(while: Self.isTag).reversed())
        return tags.count == words.count ? "" : tags.joined(separator: " ")
    }

    private func marked(_ mark: Character) -> [String] {
        words.compactMap { $0.count > 1 && $0.first == mark ? String($0.dropFirst()) : nil }
    }

    private static func isTag(_ word: Substring) -> Bool {
        guard word.count > 1 else { return false }
        if word.first == "+" || word.first == "@" { return true }
        // key:value, but neither a URL nor a time of day.
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].first, first.isLetter, !parts[1].isEmpty else { return false }
        return !parts[1].hasPrefix("//")
    }
}

extension String {
    /// The text on one line: line ends and tabs become spaces, ends are trimmed, other control characters go.
    public var onOneLine: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.unicodeScalars.append(" ")
            case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        let trimmed = result.drop { $0 == " " }
        guard let end = trimmed.lastIndex(where: { $0 != " " }) else { return "" }
        return String(trimmed[...end])
    }
}
