/// Two outlines of straight lines, cut where they meet, and how often each winds around the two sides of every piece.
/// What both outlines share is one piece. Points lie on a grid of 1/4096 point, so that what should meet does.
struct FlatOutline {
    /// A point of the grid.
    struct Vertex: Hashable {
        var x: Double
        var y: Double
        init(_ point: CGPoint) {
            x = (Double(point.x) * 4096).rounded() / 4096
            y = (Double(point.y) * 4096).rounded() / 4096
        }
        var point: CGPoint { CGPoint(x: x, y: y) }
        /// Whether the point comes first on its way down and, on one height, to the right.
        func isBefore(_ other: Vertex) -> Bool { y == other.y ? x < other.x : y < other.y }
    }

    /// A line from one vertex to another.
    struct Line: Hashable {
        var from: Vertex
        var to: Vertex
        var isLevel: Bool { from.y == to.y }
        var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
    }

    /// How often two outlines wind around a place.
    struct Winding: Equatable {
        var first = 0
        var second = 0
        static func + (left: Winding, right: Winding) -> Winding {
            Winding(first: left.first + right.first, second: left.second + right.second)
        }
    }

    /// The pieces, each going down or to the right, with what crossing one adds.
    private(set) var pieces: [(line: Line, step: Winding)] = []

    init(_ first: [Line], _ second: [Line]) {
        var steps: [Line: Winding] = [:]
        var order: [Line] = []
        let lines = first + second
        for (index, parts) in Self.cut(lines).enumerated() {
            for part in parts {
                let goesOn = part.from.isBefore(part.to)
                let line = goesOn ? part : Line(from: part.to, to: part.from)
                let by = goesOn ? 1 : -1
                if steps[line] == nil { order.append(line) }
                let step = index < first.count ? Winding(first: by) : Winding(second: by)
                steps[line] = (steps[line] ?? Winding()) + step
            }
        }
        pieces = order.map { ($0, steps[$0] ?? Winding()) }
    }

    /// The windings left and right of a piece that goes down; above and below one that lies level.
    func sides(of line: Line, adding step: Winding) -> (before: Winding, after: Winding) {
        let before = winding(before: line.middle, isLevel: line.isLevel)
        return (before, before + step)
    }

    /// The winding at a place, seen from its left; from above for a level line.
    func winding(before place: CGPoint, isLevel: Bool = false) -> Winding {
        var sum = Winding()
        for (other, step) in pieces {
            let (a, b) = (other.from, other.to)
            if isLevel {
                guard (a.x > place.x) != (b.x > place.x) else { continue }
                let y = a.y + (b.y - a.y) * (place.x - a.x) / (b.x - a.x)
                guard y < place.y else { continue }
                // Seen from above, what goes to the right turns as what goes down does seen from the left.
                let turn = a.x < b.x ? 1 : -1
                sum = sum + Winding(first: turn * step.first, second: turn * step.second)
            } else {
                guard (a.y > place.y) != (b.y > place.y) else { continue }
                let x = a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y)
                if x < place.x { sum = sum + step }
            }
        }
        return sum
    }

    /// The lines of a path's parts; parts that are open are closed where areas are meant.
    static func lines(of path: Path, closing: Bool) -> [Line] {
        var lines: [Line] = []
        for part in path.flattened() {
            var points = part.points.filter { $0.x.isFinite && $0.y.isFinite }.map { Vertex($0) }
            if closing, let first = points.first { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) where a != b { lines.append(Line(from: a, to: b)) }
        }
        return lines
    }

    /// Each line in pieces that meet others only at their ends.
    static func cut(_ lines: [Line]) -> [[Line]] {
        var cuts: [[Vertex]] = Array(repeating: [], count: lines.count)
        // From left to right, so that only lines above each other are compared.
        func left(_ index: Int) -> Double { min(lines[index].from.x, lines[index].to.x) }
        let order = lines.indices.sorted { left($0) < left($1) }
        for (place, one) in order.enumerated() {
            let right = max(lines[one].from.x, lines[one].to.x)
            for other in order[(place + 1)...] {
                if left(other) > right { break }
                let (own, others) = meeting(lines[one], lines[other])
                cuts[one] += own
                cuts[other] += others
            }
        }
        return lines.indices.map { index in
            let line = lines[index]
            func way(_ vertex: Vertex) -> Double {
                (vertex.x - line.from.x) * (line.to.x - line.from.x)
                    + (vertex.y - line.from.y) * (line.to.y - line.from.y)
            }
            let stops = [line.from] + cuts[index].sorted { way($0) < way($1) } + [line.to]
            return zip(stops, stops.dropFirst()).filter { $0 != $1 }.map { Line(from: $0, to: $1) }
        }
    }

    /// Where two lines meet, other than at their own ends.
    private static func meeting(_ one: Line, _ other: Line) -> (one: [Vertex], other: [Vertex]) {
        guard max(one.from.y, one.to.y) >= min(other.from.y, other.to.y),
            max(other.from.y, other.to.y) >= min(one.from.y, one.to.y)
        else { return ([], []) }
        let (dx, dy) = (one.to.x - one.from.x, one.to.y - one.from.y)
        let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
        let (ox, oy) = (other.from.x - one.from.x, other.from.y - one.from.y)
        let cross = dx * ey - dy * ex
        if cross == 0 {
            // Side by side: where they lie on each other, the ends of one cut the other.
            guard ox * dy == oy * dx else { return ([], []) }
            return ([other.from, other.to].filter(one.holds), [one.from, one.to].filter(other.holds))
        }
        let (t, u) = ((ox * ey - oy * ex) / cross, (ox * dy - oy * dx) / cross)
        guard (0...1).contains(t), (0...1).contains(u) else { return ([], []) }
        let place = Vertex(CGPoint(x: one.from.x + dx * t, y: one.from.y + dy * t))
        return (
            place == one.from || place == one.to ? [] : [place], place == other.from || place == other.to ? [] : [place]
        )
    }
}

extension FlatOutline.Line {
    /// Whether a vertex in the line's direction lies between its ends.
    fileprivate func holds(_ vertex: FlatOutline.Vertex) -> Bool {
        guard vertex != from, vertex != to else { return false }
        return (min(from.x, to.x)...max(from.x, to.x)).contains(vertex.x)
            && (min(from.y, to.y)...max(from.y, to.y)).contains(vertex.y)
    }
}
