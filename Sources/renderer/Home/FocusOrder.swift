import WidgetDrawing

/// Something the focus can stand on: a control, or a whole widget that leads somewhere.
struct FocusTarget: Hashable {
    var widget: String
    /// The control's key; nil for the widget itself.
    var control: String?
}

/// The focusable things on the home screen in reading order, with their places.
struct FocusOrder {
    /// A direction of the arrow keys.
    enum Direction { case up, down, left, right }

    struct Stop {
        var target: FocusTarget
        /// In cells of the grid, not scrolled.
        var frame: CellRect
    }

    private(set) var stops: [Stop] = []

    mutating func add(_ more: [Stop]) { stops += more }

    func index(of target: FocusTarget?) -> Int? { stops.firstIndex { $0.target == target } }

    /// The place of a target.
    func frame(of target: FocusTarget?) -> CellRect? { index(of: target).map { stops[$0].frame } }

    /// The stop after (or before) a target, round and round.
    func next(after target: FocusTarget?, by step: Int) -> FocusTarget? {
        guard !stops.isEmpty else { return nil }
        guard let index = index(of: target) else { return step > 0 ? stops.first?.target : stops.last?.target }
        return stops[(index + step + stops.count) % stops.count].target
    }

    /// The nearest stop in a direction: what lies ahead, and sideways distance counts double.
    func nearest(to target: FocusTarget?, _ direction: Direction) -> FocusTarget? {
        guard let from = frame(of: target) else { return next(after: target, by: 1) }
        var best: (target: FocusTarget, distance: Int)?
        for stop in stops where stop.target != target {
            let to = stop.frame
            let (ahead, aside): (Int, Int)
            switch direction {
            case .down: (ahead, aside) = (to.y - from.y, Self.gap(from.x, from.maxX, to.x, to.maxX))
            case .up: (ahead, aside) = (from.y - to.y, Self.gap(from.x, from.maxX, to.x, to.maxX))
            case .right: (ahead, aside) = (to.x - from.x, Self.gap(from.y, from.maxY, to.y, to.maxY) * 2)
            case .left: (ahead, aside) = (from.x - to.x, Self.gap(from.y, from.maxY, to.y, to.maxY) * 2)
            }
            guard ahead > 0 else { continue }
            let distance = ahead + 2 * aside
            if distance < best?.distance ?? .max { best = (stop.target, distance) }
        }
        return best?.target ?? target
    }

    /// How far two stretches of a line are apart; 0 when they touch.
    private static func gap(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int { max(0, c - b, a - d) }
}
