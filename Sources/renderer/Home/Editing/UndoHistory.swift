import WidgetArchive

/// Home screens as they were before the changes of this session, for undoing; the oldest are forgotten.
struct UndoHistory {
    /// How many changes can be taken back.
    static let limit = 50

    private var screens: [HomeScreen] = []

    var isEmpty: Bool { screens.isEmpty }

    /// Keeps the home screen as it was before a change.
    mutating func keep(_ screen: HomeScreen) {
        screens.append(screen)
        if screens.count > Self.limit { screens.removeFirst() }
    }

    /// Takes the last one back; nil when nothing was changed.
    mutating func takeLast() -> HomeScreen? { screens.popLast() }
}
