/// What a key, or a few, mean to the line editor: readline's emacs keys.
enum EditKey: Hashable {
    case insert(String)
    case left, right, wordLeft, wordRight, home, end
    case deleteBack, deleteForward
    case killToEnd, killToStart, killWord, killWordBack, killToSpaceBack, yank, transpose
    case previous, next, search
    case complete
    case accept
    /// Ctrl-C
    case interrupt
    /// Ctrl-D
    case endOfInput
    case clearScreen
    /// Ctrl-G
    case abort
    /// Ctrl-Z
    case suspend
    /// Ctrl-\
    case quit
}
