/// A line through points.
enum LinePath {
    /// Adds the line to a path that stands at the first point.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            switch method.curve {
            case .straight: path.addLine(to: to)
            case .stepEnd:
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            case .stepStart:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .stepCenter:
                let middle = (from.x + to.x) / 2
                path.addLine(to: CGPoint(x: middle, y: from.y))
                path.addLine(to: CGPoint(x: middle, y: to.y))
                path.addLine(to: to)
            case .smooth, .monotone:
                let isFlat = method.curve == .monotone
                let (first, second) = (
                    slope(points, index - 1, isMonotone: isFlat), slope(points, index, isMonotone: isFlat)
                )
                path.addCurve(
                    to: to, control1: CGPoint(x: from.x + first.x / 3, y: from.y + first.y / 3),
                    control2: CGPoint(x: to.x - second.x / 3, y: to.y - second.y / 3))
            }
        }
    }

    /// Half of the way from the point before to the point after; monotone: none at a peak, and never more than three
    /// times the flatter of both sides.
    private static func slope(_ points: [CGPoint], _ index: Int, isMonotone: Bool) -> CGPoint {
        let before = points[max(index - 1, 0)]
        let after = points[min(index + 1, points.count - 1)]
        var slope = CGPoint(x: (after.x - before.x) / 2, y: (after.y - before.y) / 2)
        guard isMonotone, index > 0, index < points.count - 1 else { return slope }
        let (left, right) = (points[index].y - before.y, after.y - points[index].y)
        if left * right <= 0 {
            slope.y = 0
        } else {
            let most = 3 * min(abs(left), abs(right))
            slope.y = min(max(slope.y, -most), most)
        }
        return slope
    }
}
