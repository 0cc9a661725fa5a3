/// The line editor: keys in, what to do out. It knows no terminal, no time and no tasks.
struct LineEditor {
    /// What a key leads to.
    enum Action: Hashable {
        /// Draw the line again.
        case redraw
        /// A line was entered.
        case line(String)
        /// Ctrl-C on a line with something in it: it is gone, a new one begins.
        case cleared
        /// Ctrl-C on an empty line.
        case interrupted
        /// Ctrl-D on an empty line.
        case ended
        case clearScreen
        case suspend
        case quit
        /// The key can do nothing here.
        case bell
    }

    private(set) var buffer = LineBuffer()
    private(set) var search: Search?
    private var history = History()
    private var killed = ""
    private var lastWasKill = false
    /// The words that the first word of a line is completed from.
    let completions: [String]

    /// A search backwards in the history.
    struct Search: Hashable {
        var text = ""
        var match: String?
        var position: Int?
        /// The line to come back to.
        var origin = LineBuffer()
    }

    init(completions: [String] = []) {
        self.completions = completions
    }

    /// Begins a line with some text, as when something outside asks for it.
    mutating func begin(with text: String) {
        search = nil
        buffer = LineBuffer(text)
    }

    /// Performs a key.
    mutating func press(_ key: EditKey) -> Action {
        if search != nil, let action = pressInSearch(key) { return action }
        let wasKill = lastWasKill
        lastWasKill = false
        switch key {
        case .insert(let text): buffer.insert(text)
        case .left: buffer.move(to: buffer.cursor - 1)
        case .right: buffer.move(to: buffer.cursor + 1)
        case .wordLeft: buffer.move(to: buffer.wordStart)
        case .wordRight: buffer.move(to: buffer.wordEnd)
        case .home: buffer.move(to: 0)
        case .end: buffer.move(to: buffer.characters.count)
        case .deleteBack:
            guard buffer.cursor > 0 else { return .bell }
            _ = buffer.remove(to: buffer.cursor - 1)
        case .deleteForward:
            guard buffer.cursor < buffer.characters.count else { return .bell }
            _ = buffer.remove(to: buffer.cursor + 1)
        case .killToEnd: kill(to: buffer.characters.count, joining: wasKill)
        case .killToStart: kill(to: 0, joining: wasKill)
        case .killWord: kill(to: buffer.wordEnd, joining: wasKill)
        case .killWordBack: kill(to: buffer.wordStart, joining: wasKill)
        case .killToSpaceBack: kill(to: buffer.spaceStart, joining: wasKill)
        case .yank: buffer.insert(killed)
        case .transpose: buffer.transpose()
        case .previous:
            guard let line = history.previous(buffer.text) else { return .bell }
            buffer = LineBuffer(line)
        case .next:
            guard let line = history.next() else { return .bell }
            buffer = LineBuffer(line)
        case .search: search = Search(origin: buffer)
        case .complete: return complete()
        case .accept: return accept()
        case .interrupt: return interrupt()
        case .endOfInput: return buffer.isEmpty ? .ended : press(.deleteForward)
        case .clearScreen: return .clearScreen
        case .suspend: return .suspend
        case .quit: return .quit
        case .abort: return .bell
        }
        return .redraw
    }

    /// Kills join as long as nothing else comes between them, so that one yank brings back all of them.
    private mutating func kill(to position: Int, joining: Bool) {
        let isForward = position > buffer.cursor
        let text = buffer.remove(to: position)
        killed = !joining ? text : isForward ? killed + text : text + killed
        lastWasKill = true
    }

    private mutating func accept() -> Action {
        let line = buffer.text
        history.add(line)
        buffer = LineBuffer()
        return .line(line)
    }

    private mutating func interrupt() -> Action {
        guard !buffer.isEmpty else { return .interrupted }
        history.add("")
        buffer = LineBuffer()
        return .cleared
    }

    private mutating func complete() -> Action {
        let start = String(buffer.characters[..<buffer.cursor])
        guard !start.isEmpty, !start.contains(" ") else { return .bell }
        let matches = completions.filter { $0.hasPrefix(start) }
        guard let first = matches.first else { return .bell }
        if matches.count == 1 {
            buffer.insert(String(first.dropFirst(start.count)) + " ")
            return .redraw
        }
        let common = matches.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        guard common.count > start.count else { return .bell }
        buffer.insert(String(common.dropFirst(start.count)))
        return .redraw
    }

    // MARK: Search

    /// Nil when the key ends the search and then does what it always does.
    private mutating func pressInSearch(_ key: EditKey) -> Action? {
        guard var search else { return nil }
        switch key {
        case .insert(let text):
            search.text += text
            find(&search, before: nil)
        case .deleteBack:
            _ = search.text.popLast()
            find(&search, before: nil)
        case .search:
            guard let position = search.position, history.search(search.text, before: position) != nil else {
                return .bell
            }
            find(&search, before: position)
        case .abort, .interrupt:
            buffer = search.origin
            self.search = nil
            return .redraw
        default:
            buffer = search.match.map { LineBuffer($0) } ?? search.origin
            self.search = nil
            return nil
        }
        self.search = search
        return .redraw
    }

    private func find(_ search: inout Search, before end: Int?) {
        let found = history.search(search.text, before: end)
        if found != nil || search.text.isEmpty {
            search.match = found?.line
            search.position = found?.position
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
