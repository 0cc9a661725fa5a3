/// The renderer's own words in the language of the widgets: hints, headings, marks. What goes wrong is said in English,
/// as in every log.
struct Words: Equatable {
    /// The languages, in the order of the table.
    static let languages = ["en", "es", "it", "pt", "uk", "ar"]

    private let column: Int

    /// The words of a locale such as `uk_UA`; English for a language that is not in the table.
    init(locale: String) {
        let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
        column = Self.languages.firstIndex(of: language) ?? 0
    }

    /// Whether lines are read from the right.
    var isRightToLeft: Bool { Self.languages[column] == "ar" }

    /// A word.
    subscript(_ word: Word) -> String { Self.table[word]?[column] ?? word.rawValue }

    /// A word that begins a line or stands alone: its first letter is large.
    func title(_ word: Word) -> String { self[word].prefix(1).uppercased() + self[word].dropFirst() }

    /// A word with something in the place of its `%`.
    func callAsFunction(_ word: Word, _ value: String) -> String {
        let parts = self[word].split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? parts[0] + value + parts[1] : self[word]
    }
}

/// What the renderer says.
enum Word: String, CaseIterable {
    // Hints: what a key does, in a word.
    case focus, tap, add, edit, reload, keys, quit, choose, move, size, configure, remove, undo, done, close, search
    case returnKey, escapeKey, deleteKey, arrowKeys, mouse
    // The box with the keys.
    case helpNext, helpArrows, helpTap, helpMouse, helpReload, helpAdd, helpEdit, helpScroll, helpClose, helpQuit
    case helpChoose, helpMove, helpSize, helpConfigure, helpRemove, helpUndo, helpDone
    // Headings and what stands in empty places.
    case addWidget, editWidget, editing, noWidgets, pressToAdd, noKinds, loading, nothingFound, tooSmall
    case unavailable, noValue, on, off, asDefault, nothingToConfigure
    // Marks on tiles.
    case tapFailed, somethingFailed, cannotLoad, cannotShow, justNow, minutesOld, hoursOld, daysOld
    // Families.
    case small, medium, large, extraLarge, circular, rectangular, inline
}
