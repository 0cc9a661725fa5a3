import WidgetArchive

/// How people name a placed widget, a kind or a control: one rule for all commands.
///
/// What fits first counts, in this order:
/// 1. the id, which one thing has alone: a placed widget's id, a control's key;
/// 2. another name as it is written: a widget's kind or its name in the gallery, a control's label;
/// 3. any of these in another case;
/// 4. the place that a widget was put at, `ROW,COLUMN`;
/// 5. the beginning of any of these but a control's key, in any case, where it fits one kind or one label only. A key may be
///    a number drawn by lot: its beginning means nothing.
///
/// A kind or a name may stand for several placed widgets. Whether that will do is for the command to say.
public enum Naming {
    /// Nothing is called so, or more than one thing is.
    public struct Failure: Error, Hashable, CustomStringConvertible, Sendable {
        /// What is wrong, and what there is instead.
        public let description: String
        init(_ description: String) { self.description = description }
    }

    /// A placed widget, as far as it can be named.
    public struct Widget: Hashable, Sendable {
        let id: String
        let kind: String
        let title: String
        let place: String?

        /// A placed widget.
        ///
        /// - Parameters:
        ///   - title: its name in the gallery; empty while nobody says it.
        ///   - place: where it was put by hand.
        public init(id: String, kind: String, title: String, place: HomePlace?) {
            (self.id, self.kind, self.title) = (id, kind, title)
            self.place = place.map { "\($0.row),\($0.column)" }
        }

        fileprivate var words: String { "\(id) (kind \(kind))" }
    }

    /// The placed widgets that a name means, by their index: at least one.
    public static func widgets(_ name: String, among placed: [Widget]) throws(Failure) -> [Int] {
        let things = placed.map { Thing(id: $0.id, names: [$0.kind, $0.title], place: $0.place) }
        let (found, isBeginning) = find(name, in: things)
        if found.isEmpty {
            if placed.isEmpty { throw Failure("no widget is placed") }
            throw Failure("no widget “\(name)” is placed; there are \(list(placed.map(\.words)))")
        }
        if isBeginning, Set(found.map { placed[$0].kind }).count > 1 { throw several(name, found.map { placed[$0] }) }
        return found
    }

    /// The one placed widget that a name means, by its index.
    public static func widget(_ name: String, among placed: [Widget]) throws(Failure) -> Int {
        let found = try widgets(name, among: placed)
        if found.count > 1 { throw several(name, found.map { placed[$0] }) }
        return found[0]
    }

    private static func several(_ name: String, _ widgets: [Widget]) -> Failure {
        Failure("“\(name)” names \(widgets.count) widgets; give one of the ids \(list(widgets.map(\.id)))")
    }

    /// The kind that a name means; nil: none is called so.
    public static func kind(
        _ name: String, among offered: [WidgetDescription]
    ) throws(Failure) -> WidgetDescription? {
        let found = find(name, in: offered.map { Thing(id: $0.kind, names: [$0.displayName]) }).found
        if found.count > 1 {
            let kinds = found.map { offered[$0].kind }
            throw Failure("“\(name)” names \(found.count) kinds; give one of \(list(kinds))")
        }
        return found.first.map { offered[$0] }
    }

    /// The control that a name means.
    static func control(
        _ name: String, among all: [(widget: WidgetReference, control: ControlNode)]
    ) throws(Failure) -> (widget: WidgetReference, control: ControlNode) {
        let labels = all.map(\.control.label)
        let things = zip(all, labels).map { Thing(id: $0.control.key, names: [$1], beginsByID: false) }
        let (found, isBeginning) = find(name, in: things)
        guard let first = found.first else {
            if all.isEmpty { throw Failure("the widget shows no controls now") }
            throw Failure("there is no control “\(name)”; there are \(list(labels.map { "“\($0)”" }))")
        }
        // The same control on several widgets is one and the same to whoever names the kind.
        let others = found.filter {
            all[$0].widget.id == all[first].widget.id || isBeginning && labels[$0] != labels[first]
        }
        guard others.count == 1 else {
            let keys = list(others.map { "\(all[$0].control.key) (“\(labels[$0])”)" })
            throw Failure("“\(name)” names \(others.count) controls; give one of the keys \(keys)")
        }
        return all[first]
    }

    // MARK: The rule

    private struct Thing {
        var id: String
        var names: [String]
        var place: String?
        /// Whether the beginning of its id means it.
        var beginsByID = true

        var beginnings: [String] { beginsByID ? [id] + names : names }
    }

    private static func find(_ name: String, in things: [Thing]) -> (found: [Int], isBeginning: Bool) {
        func fitting(_ fits: (Thing) -> Bool) -> [Int]? {
            let found = things.indices.filter { fits(things[$0]) }
            return found.isEmpty ? nil : found
        }
        let lower = name.lowercased()
        guard !lower.isEmpty else { return ([], false) }
        let exact =
            fitting { $0.id == name } ?? fitting { $0.names.contains(name) }
            ?? fitting { ([$0.id] + $0.names).contains { $0.lowercased() == lower } }
            ?? fitting { $0.place == name.filter { $0 != " " } }
        if let exact { return (exact, false) }
        return (fitting { $0.beginnings.contains { $0.lowercased().hasPrefix(lower) } } ?? [], true)
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
