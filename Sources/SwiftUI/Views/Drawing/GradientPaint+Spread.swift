internal import WidgetArchive

/// Gradients that begin anew beyond their ends: their stops, as often as a canvas has room for.
extension GradientPaint {
    /// More turns than that are finer than anything shows.
    private static let mostTurns = 200

    /// A linear one, whose points lie in the unit square over the canvas.
    mutating func spreadLinear(over size: Size, mirrored: Bool) {
        let (dx, dy) = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
        let length = dx * dx + dy * dy
        guard length > 0, length.isFinite else { return }
        // How far along the line the corners lie, in lengths of it.
        let places = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
            ((x - start.x) * size.width * dx + (y - start.y) * size.height * dy) / length
        }
        guard let turns = turns(from: places.min() ?? 0, to: places.max() ?? 1, mirrored: mirrored) else { return }
        let (from, to) = (start, end)
        func along(_ turn: Int) -> UnitPosition {
            UnitPosition(x: from.x + (to.x - from.x) * Double(turn), y: from.y + (to.y - from.y) * Double(turn))
        }
        (start, end) = (along(turns.lowerBound), along(turns.upperBound))
    }

    /// A radial one, whose radii are points.
    mutating func spreadRadial(over size: Size, mirrored: Bool) {
        let length = endRadius - startRadius
        guard length > 0, length.isFinite, startRadius.isFinite else { return }
        let (x, y) = (center.x * size.width, center.y * size.height)
        let (across, down) = (max(abs(x), abs(size.width - x)), max(abs(y), abs(size.height - y)))
        let farthest = (across * across + down * down).squareRoot()
        // A radius below nought is none.
        let inner = -(startRadius / length).rounded(.down)
        guard let turns = turns(from: inner, to: (farthest - startRadius) / length, mirrored: mirrored) else { return }
        let begin = startRadius
        startRadius = begin + length * Double(turns.lowerBound)
        endRadius = begin + length * Double(turns.upperBound)
    }

    /// Repeats the stops from one turn to another, of which 0…1 is the gradient's own.
    private mutating func turns(from first: Double, to last: Double, mirrored: Bool) -> Range<Int>? {
        guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6, !stops.isEmpty else { return nil }
        let turns = min(Int(first.rounded(.down)), 0)..<max(Int(last.rounded(.up)), 1)
        guard turns.count > 1, turns.count <= Self.mostTurns else { return nil }
        let own = stops.sorted { $0.location < $1.location }
        let back = own.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
        stops = turns.flatMap { turn in
            // A turn is whole: its outermost colours reach to its ends, or they would mix with the next one's.
            var all = mirrored && !turn.isMultiple(of: 2) ? back : own
            if let stop = all.first, stop.location > 0 { all.insert(Stop(color: stop.color, location: 0), at: 0) }
            if let stop = all.last, stop.location < 1 { all.append(Stop(color: stop.color, location: 1)) }
            return all.map { stop in
                Stop(
                    color: stop.color,
                    location: (Double(turn - turns.lowerBound) + stop.location) / Double(turns.count))
            }
        }
        return turns
    }
}
