import WidgetArchive

/// What a widget's last layouts know of parts that have not changed since.
///
/// A tap changes one row of a list; the others answer every proposal as they did before. Parts that carry an identity
/// (the rows of a `ForEach`, `id(_:)`) are kept with what they have answered, and used again as long as their archived
/// views are equal. Texts that run with the clock are always laid out anew. A memo belongs to one widget on one surface,
/// for what layout depends on besides the views must not change.
public final class LayoutMemo {
    struct Key: Hashable {
        var id: String
        var density: Quantum.Density
        var axis: Axis?
        var isRightToLeft: Bool
    }

    private struct Entry {
        var node: Node
        var box: Box
        var isUsed: Bool
    }

    private var entries: [Key: Entry] = [:]

    /// Nothing is known yet.
    public init() {}

    /// The box of an equal part.
    func box(_ key: Key, for node: Node) -> Box? {
        guard let entry = entries[key], entry.node == node else { return nil }
        entries[key]?.isUsed = true
        return entry.box
    }

    func keep(_ box: Box, _ key: Key, for node: Node) {
        guard !node.runsWithClock else { return }
        entries[key] = Entry(node: node, box: box, isUsed: true)
    }

    /// Forgets what the layout that has just ended did not use.
    func prune() {
        entries = entries.filter(\.value.isUsed)
        for key in entries.keys { entries[key]?.isUsed = false }
    }
}

extension Node {
    /// Whether a text in it reads differently as time goes by.
    fileprivate var runsWithClock: Bool {
        if case .text(let text) = content {
            return text.runs.contains { if case .live = $0.content { true } else { false } }
        }
        return children.contains { $0.runsWithClock }
    }
}
