// Areas put together. Curves are taken as the lines that they are drawn with; the rules are Core Graphics'
// (`CGPath.union(_:using:)` and its like): results can be filled by either rule.
extension Path {
    /// The outline of the area that either path fills. `eoFill` reads both by the even-odd rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 || $1 } }
    /// The outline of the area that both paths fill.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 && $1 } }
    /// The outline of the area that this path fills and the other does not.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 && !$1 } }
    /// The outline of the area that one path fills and not both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        area(with: other, eoFill) { $0 != $1 }
    }
    /// The outline of the path's own area, without lines that cross.
    public func normalized(eoFill: Bool = true) -> Path { area(with: Path(), eoFill) { first, _ in first } }
    /// The parts of this path's line that run where the other path fills.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(in: other, eoFill, isInside: true)
    }
    /// The parts of this path's line that run where the other path does not fill.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(in: other, eoFill, isInside: false)
    }

    private func area(with other: Path, _ eoFill: Bool, _ isFilled: (Bool, Bool) -> Bool) -> Path {
        let outline = FlatOutline(
            FlatOutline.lines(of: self, closing: true), FlatOutline.lines(of: other, closing: true))
        func fills(_ winding: FlatOutline.Winding) -> Bool {
            eoFill
                ? isFilled(winding.first % 2 != 0, winding.second % 2 != 0)
                : isFilled(winding.first != 0, winding.second != 0)
        }
        var border: [FlatOutline.Line] = []
        for (line, step) in outline.pieces {
            let sides = outline.sides(of: line, adding: step)
            let (before, after) = (fills(sides.before), fills(sides.after))
            guard before != after else { continue }
            // The area lies on one and the same hand of all lines.
            let turns = line.isLevel ? before : after
            border.append(turns ? FlatOutline.Line(from: line.to, to: line.from) : line)
        }
        return Path(loops: border)
    }

    private func line(in other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
        let own = FlatOutline.lines(of: self, closing: false)
        let border = FlatOutline.lines(of: other, closing: true)
        let outline = FlatOutline(border, [])
        var path = Path()
        for line in FlatOutline.cut(own + border).prefix(own.count).joined() {
            let winding = outline.winding(before: line.middle).first
            guard (eoFill ? winding % 2 != 0 : winding != 0) == isInside else { continue }
            if path.currentPoint != line.from.point { path.move(to: line.from.point) }
            path.addLine(to: line.to.point)
        }
        return path
    }

    /// Lines joined to closed parts; corners that are none are left out.
    private init(loops lines: [FlatOutline.Line]) {
        self.init()
        var next: [FlatOutline.Vertex: [FlatOutline.Vertex]] = [:]
        for line in lines.reversed() { next[line.from, default: []].append(line.to) }
        for line in lines {
            var corners: [FlatOutline.Vertex] = []
            var at = line.from
            while let end = next[at]?.popLast() {
                corners.append(at)
                at = end
            }
            corners = Self.withoutStraight(corners)
            guard corners.count > 2 else { continue }
            addLines(corners.map(\.point))
            closeSubpath()
        }
    }

    private static func withoutStraight(_ corners: [FlatOutline.Vertex]) -> [FlatOutline.Vertex] {
        corners.indices.filter { index in
            let (a, b) = (corners[(index + corners.count - 1) % corners.count], corners[index])
            let c = corners[(index + 1) % corners.count]
            return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
        }.map { corners[$0] }
    }
}
