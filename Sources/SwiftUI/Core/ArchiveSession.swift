package import WidgetArchive
internal import WidgetLayout

/// What one archive shares: remarks, what is lifted out of the tree, control names and the bounds that keep user code
/// from making an archive without end.
@MainActor
package final class ArchiveSession {
    /// What the developer should know, each text once.
    package private(set) var remarks: [String] = []
    /// `containerBackground(for: .widget)`.
    package private(set) var background: Node?
    /// `widgetURL`.
    package private(set) var url: String?
    /// Where the widget is shown.
    package let surroundings: Surroundings

    /// What the views so far have told those around them.
    var preferences = Preferences()

    /// What fills the boxes whose size layout has to find.
    var postponed: [@MainActor (Size) -> Filling] = []
    /// What answers for the size of boxes that have one of their own, by their number.
    var sizers: [Int: @MainActor (Proposal) -> Size] = [:]

    private var said: Set<String> = []
    private var hasBackground = false
    private var controlCounts: [String: Int] = [:]
    private var bodiesLeft = 50_000
    private var rowsLeft = 10_000

    init(surroundings: Surroundings) { self.surroundings = surroundings }

    /// Notes something for the developer; the same words count once.
    package func remark(_ text: String) {
        guard remarks.count < 100, said.insert(text).inserted else { return }
        remarks.append(text)
    }

    /// Takes the widget's background; the first one wins.
    func lift(background nodes: Node) {
        if hasBackground { return remark("More than one containerBackground(for: .widget); the first is shown") }
        hasBackground = true
        background = nodes
    }

    /// Takes the widget's URL; the first one wins.
    func lift(url: String) {
        if let first = self.url, first != url { return remark("More than one widgetURL; the first is used") }
        self.url = url
    }

    /// Names the next control inside an identity: unique in the archive and the same in the next one.
    func nextControlKey(in identity: String) -> String {
        let ordinal = controlCounts[identity, default: 0]
        controlCounts[identity] = ordinal + 1
        return "\(identity)\(ordinal)"
    }

    /// Counts a body; false when there have been too many.
    func spendBody<V>(_ type: V.Type) -> Bool {
        guard bodiesLeft > 0 else {
            remark("More than 50000 view bodies; \(Self.name(of: type)) and what follows is left out")
            return false
        }
        bodiesLeft -= 1
        return true
    }

    /// Counts a row of a ForEach; false when there have been too many.
    func spendRow() -> Bool {
        guard rowsLeft > 0 else {
            remark("ForEach: more than 10000 rows in one widget; the rest is left out")
            return false
        }
        rowsLeft -= 1
        return true
    }

    /// A type's name without its module and its generic arguments.
    nonisolated static func name<V>(of type: V.Type) -> String {
        let name = String(describing: type)
        return String(name.prefix { $0 != "<" })
    }
}
