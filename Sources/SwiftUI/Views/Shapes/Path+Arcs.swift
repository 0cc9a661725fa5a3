extension Path {
    /// How far the control points of a quarter circle stand from its ends.
    static let quarter = 0.552_284_749_8

    /// A rectangle with round corners; corners larger than the rectangle become as large as it allows.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let x = min(max(cornerSize.width, 0), abs(rect.width) / 2)
        let y = min(max(cornerSize.height, 0), abs(rect.height) / 2)
        guard x > 0, y > 0 else { return addRect(rect) }
        let corner = CGSize(width: x, height: y)
        addPath(.rectangle(rect, corners: (corner, corner, corner, corner)))
    }

    /// A part of a circle. As with Apple's, y grows downwards: `clockwise` false runs clockwise on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let full = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite, radius.isFinite else { return }
        if clockwise {
            if sweep <= -full {
                sweep = -full
            } else {
                while sweep > 0 { sweep -= full * max(1, (sweep / full).rounded(.down)) }
            }
        } else {
            if sweep >= full {
                sweep = full
            } else {
                while sweep < 0 { sweep += full * max(1, (-sweep / full).rounded(.down)) }
            }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
    }

    /// A part of a circle from an angle on.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
        // More than once around draws over itself.
        let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
        let steps = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / Double(steps)
        let handle = 4.0 / 3 * Foundation.tan(step / 4) * Double(radius)
        func point(_ angle: Double) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(Foundation.cos(angle)),
                y: center.y + radius * CGFloat(Foundation.sin(angle)))
        }
        func tangent(_ angle: Double) -> CGPoint {
            CGPoint(x: -handle * Foundation.sin(angle), y: handle * Foundation.cos(angle))
        }
        var angle = startAngle.radians
        addLine(to: point(angle))
        for _ in 0..<steps {
            let (from, to) = (point(angle), point(angle + step))
            let (out, back) = (tangent(angle), tangent(angle + step))
            addCurve(
                to: to, control1: CGPoint(x: from.x + out.x, y: from.y + out.y),
                control2: CGPoint(x: to.x - back.x, y: to.y - back.y))
            angle += step
        }
    }

    /// The path as lines: each part's points.
    func flattened() -> [(points: [CGPoint], isClosed: Bool)] {
        var parts: [(points: [CGPoint], isClosed: Bool)] = []
        var points: [CGPoint] = []
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        for element in elements {
            let last = points.last ?? CGPoint(x: 0, y: 0)
            switch element {
            case .move(let end):
                if points.count > 1 { parts.append((points, false)) }
                points = [end]
            case .line(let end): points.append(end)
            case .quadCurve(let end, let control):
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    points.append(mix(mix(last, control, t), mix(control, end, t), t))
                }
            case .curve(let end, let first, let second):
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let (a, b, c) = (mix(last, first, t), mix(first, second, t), mix(second, end, t))
                    points.append(mix(mix(a, b, t), mix(b, c, t), t))
                }
            case .closeSubpath:
                if let first = points.first {
                    parts.append((points + [first], true))
                    points = [first]
                }
            }
        }
        if points.count > 1 { parts.append((points, false)) }
        return parts
    }

    /// The part of the path between two fractions of its length, as lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let parts = flattened()
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        var total: CGFloat = 0
        for part in parts { for (a, b) in zip(part.points, part.points.dropFirst()) { total += length(a, b) } }
        guard total > 0, total.isFinite, from.isFinite, to.isFinite else { return Path() }
        let (begin, end) = (min(max(from, 0), 1) * total, min(max(to, 0), 1) * total)
        var path = Path()
        var walked: CGFloat = 0
        for part in parts {
            var isDrawing = false
            for (a, b) in zip(part.points, part.points.dropFirst()) {
                let step = length(a, b)
                defer { walked += step }
                guard step > 0, walked + step > begin, walked < end else {
                    isDrawing = false
                    continue
                }
                func at(_ place: CGFloat) -> CGPoint {
                    let t = min(max((place - walked) / step, 0), 1)
                    return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
                if !isDrawing { path.move(to: at(begin)) }
                isDrawing = true
                path.addLine(to: at(end))
            }
        }
        return path
    }

    /// Whether a point lies inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var crossings = 0
        var winding = 0
        for part in flattened() {
            var points = part.points
            if let first = points.first { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) where (a.y > p.y) != (b.y > p.y) {
                guard p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x else { continue }
                crossings += 1
                winding += a.y < b.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}
