/// What a view wishes between itself and its neighbours, an edge each.
struct Gaps: Sendable {
    enum Wish: Sendable {
        /// The usual distance of 8 points.
        case plain
        /// None: the edge of a `Spacer` along its stack.
        case none
        /// The edge of a text: no gap to another text (the system font has no leading).
        case text
    }
    var top = Wish.plain
    var bottom = Wish.plain
    var leading = Wish.plain
    var trailing = Wish.plain

    static let usual = 8.0

    /// The distance between two views on their facing edges.
    ///
    /// Apple publishes no figures for unlike neighbours; between a text and a box this takes the usual 8 where iOS
    /// derives about 9 to 11 from the font.
    static func between(_ first: Gaps, _ second: Gaps, along axis: Axis) -> Double {
        let pair = axis == .horizontal ? (first.trailing, second.leading) : (first.bottom, second.top)
        switch pair {
        case (.none, _), (_, .none), (.text, .text): return 0
        default: return usual
        }
    }

    /// The wish of several edges side by side.
    static func union(_ wishes: some Sequence<Wish>) -> Wish {
        var result: Wish?
        for wish in wishes {
            if wish == .text { return .text }
            // A Spacer across its axis has no extent and no say.
            if wish == .plain { result = .plain }
        }
        return result ?? .none
    }
}
