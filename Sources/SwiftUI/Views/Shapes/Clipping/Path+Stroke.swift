extension Path {
    /// The outline of what a stroke of the path covers, to be filled by the nonzero rule. Curves are taken as lines,
    /// lengths are points.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outliner = StrokeOutliner(style: style)
        for part in flattened() {
            var points: [CGPoint] = []
            for point in part.points where point.x.isFinite && point.y.isFinite && point != points.last {
                points.append(point)
            }
            let isClosed = part.isClosed && points.count > 2
            if isClosed { points.removeLast() }
            for dash in Dashes(style).cut(points, isClosed: isClosed) {
                outliner.add(dash.points, isClosed: dash.isClosed)
            }
        }
        return outliner.path
    }
}

/// Lines cut into dashes.
private struct Dashes {
    let lengths: [CGFloat]
    let phase: CGFloat

    init(_ style: StrokeStyle) {
        let given = style.dash.map { $0.isFinite ? max($0, 0) : 0 }
        // An odd number of lengths is gone through twice, so that dashes and gaps change places.
        lengths = given.count % 2 == 0 ? given : given + given
        phase = style.dashPhase.isFinite ? style.dashPhase : 0
    }

    func cut(_ points: [CGPoint], isClosed: Bool) -> [(points: [CGPoint], isClosed: Bool)] {
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [(points, isClosed)] }
        var (index, left) = start(total)
        var dashes: [(points: [CGPoint], isClosed: Bool)] = []
        var dash: [CGPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
        let line = isClosed ? points + points.prefix(1) : points
        for (a, b) in zip(line, line.dropFirst()) {
            let length = (b - a).length
            var walked: CGFloat = 0
            while length - walked > left, dashes.count < 10_000 {
                walked += left
                let stop = a + (b - a) * (walked / length)
                if index % 2 == 0 {
                    dashes.append((dash + [stop], false))
                    dash = []
                } else {
                    dash = [stop]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - walked
            if index % 2 == 0 { dash.append(b) }
        }
        if dash.count > 1 { dashes.append((dash, false)) }
        return dashes
    }

    /// The length in which the line begins, and what is left of it.
    private func start(_ total: CGFloat) -> (index: Int, left: CGFloat) {
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        for (index, length) in lengths.enumerated() {
            if rest < length { return (index, length - rest) }
            rest -= length
        }
        return (0, lengths[0])
    }
}

/// Draws around lines.
private struct StrokeOutliner {
    let style: StrokeStyle
    var path = Path()
    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        guard let first = points.first else { return }
        guard points.count > 1 else { return dot(first) }
        if isClosed {
            close(side(points + [points[0], points[1]]))
            let back = Array(points.reversed())
            close(side(back + [back[0], back[1]]))
        } else {
            let back = Array(points.reversed())
            close(side(points) + cap(points) + side(back) + cap(back))
        }
    }

    private mutating func close(_ points: [CGPoint]) {
        path.addLines(points)
        path.closeSubpath()
    }

    /// A part without length shows its caps, if they are round or square.
    private mutating func dot(_ center: CGPoint) {
        let box = CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
        switch style.lineCap {
        case .butt: break
        case .round: path.addEllipse(in: box)
        case .square: path.addRect(box)
        }
    }

    /// The points on the left of lines, with the corners between them.
    private func side(_ points: [CGPoint]) -> [CGPoint] {
        var side: [CGPoint] = []
        for (a, b) in zip(points, points.dropFirst()) {
            let normal = (b - a).normal * half
            if let last = side.last { side += join(from: last, to: a + normal, around: a, along: b - a) }
            side += [a + normal, b + normal]
        }
        return side
    }

    private func join(from: CGPoint, to: CGPoint, around corner: CGPoint, along line: CGPoint) -> [CGPoint] {
        let (before, after) = (from - corner, to - corner)
        let turn = before.x * after.y - before.y * after.x
        guard abs(turn) > 1e-9 * half * half || before.dot(after) < 0 else { return [] }
        // On the inner side the corner itself is passed, so that the line's own area stays filled.
        if before.dot(line) > 0 { return [corner] }
        switch style.lineJoin {
        case .bevel: return []
        case .round: return arc(around: corner, before, after)
        case .miter:
            // Half the angle between the sides: the corner reaches 1/cos of it, the limit is one over its sine's like.
            let cosine = ((1 + before.dot(after) / (half * half)) / 2).squareRoot()
            guard cosine > 0, 1 / cosine <= style.miterLimit else { return [] }
            let middle = before + after
            return [corner + middle * (half / cosine / middle.length)]
        }
    }

    private func cap(_ points: [CGPoint]) -> [CGPoint] {
        let (a, b) = (points[points.count - 2], points[points.count - 1])
        let normal = (b - a).normal * half
        let ahead = (b - a) * (half / (b - a).length)
        switch style.lineCap {
        case .butt: return []
        case .square: return [b + normal + ahead, b - normal + ahead]
        case .round:
            return arc(around: b, normal, ahead) + [b + ahead]
                + arc(around: b, ahead, CGPoint(x: -normal.x, y: -normal.y))
        }
    }

    /// Points between two on a circle, not more than 15 degrees from each other.
    private func arc(around center: CGPoint, _ from: CGPoint, _ to: CGPoint) -> [CGPoint] {
        let angle = atan2(from.x * to.y - from.y * to.x, from.dot(to))
        let steps = max(Int((abs(angle) / (.pi / 12)).rounded(.up)), 1)
        return (1..<max(steps, 2)).map { step in
            let part = angle * CGFloat(step) / CGFloat(max(steps, 2))
            let (sine, cosine) = (sin(part), cos(part))
            return center + CGPoint(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
        }
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }
    fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    fileprivate var length: CGFloat { dot(self).squareRoot() }
    /// The direction turned by a quarter against the clock, of length 1.
    fileprivate var normal: CGPoint { CGPoint(x: y / length, y: -x / length) }
}
