/// The parts of a circle, clockwise from the top.
struct SectorMarks: View {
    let marks: [_ChartMark]
    let model: ChartModel
    let size: CGSize

    private struct Sector: Identifiable {
        var id: Int
        var mark: _ChartMark
        /// Radians from the top.
        var start: Double
        var end: Double
    }

    var body: some View {
        ForEach(sectors) { sector in
            path(sector).fill(model.style(sector.mark)).opacity(sector.mark.opacity)
        }
        ForEach(sectors) { sector in
            ForEach(Array(sector.mark.annotations.enumerated()), id: \.offset) { _, annotation in
                let at = point(
                    (sector.start + sector.end) / 2, (inner(sector.mark) + outer(sector.mark)) / 2)
                annotation.view.position(x: at.x, y: at.y)
            }
        }
    }

    private var sectors: [Sector] {
        let total = marks.reduce(0) { $0 + $1.angle }
        guard total > 0, total.isFinite else { return [] }
        var at = 0.0
        return marks.enumerated().map { index, mark in
            let start = at
            at += mark.angle / total * 2 * .pi
            return Sector(id: index, mark: mark, start: start, end: at)
        }
    }

    private var radius: CGFloat { min(size.width, size.height) / 2 }
    private func outer(_ mark: _ChartMark) -> CGFloat { mark.outer.radius(in: radius, usual: 1) }
    private func inner(_ mark: _ChartMark) -> CGFloat { mark.inner.radius(in: radius, usual: 0) }

    private nonisolated func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: size.width / 2 + sin(angle) * radius, y: size.height / 2 - cos(angle) * radius)
    }

    private func path(_ sector: Sector) -> Path {
        let (outer, inner) = (outer(sector.mark), inner(sector.mark))
        // The gap is as wide outside as inside, so it takes a larger angle there.
        func trimmed(_ radius: CGFloat) -> (Double, Double) {
            guard radius > 0 else { return (sector.start, sector.start) }
            let gap = min(Double(sector.mark.inset / radius), (sector.end - sector.start) / 2)
            return (sector.start + gap, sector.end - gap)
        }
        return Path { path in
            let (start, end) = trimmed(outer)
            guard outer > 0, end > start else { return }
            let steps = max(2, Int((end - start) / 0.1))
            func arc(_ from: Double, _ to: Double, _ radius: CGFloat) -> [CGPoint] {
                (0...steps).map { point(from + (to - from) * Double($0) / Double(steps), radius) }
            }
            var points = arc(start, end, outer)
            if inner > 0 {
                let (first, last) = trimmed(inner)
                points += arc(last, first, inner)
            } else {
                points.append(CGPoint(x: size.width / 2, y: size.height / 2))
            }
            path.addLines(points)
            path.closeSubpath()
        }
    }
}
