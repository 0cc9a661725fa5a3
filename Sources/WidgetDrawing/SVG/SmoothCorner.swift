import WidgetArchive

/// Corners as Apple's `.continuous` style has them: the curvature grows slowly instead of jumping at the tangent points.
/// The control points are those that others have measured on `UIBezierPath(roundedRect:cornerRadius:)`, in radii.
enum SmoothCorner {
    /// How far along an edge a corner reaches, in radii.
    static let reach = 1.528665

    /// A rectangle's outline as a value of `d`; radii: top left, top right, bottom right, bottom left. A corner without
    /// room to reach along both edges is a plain arc.
    static func rectangle(_ rect: Rect, _ radii: [Double]) -> [UInt8] {
        // From the start of each corner, clockwise: the corner's point, the direction in, the direction out.
        let corners: [(at: Point, dx: Double, dy: Double, ex: Double, ey: Double)] = [
            (Point(x: rect.maxX, y: rect.minY), 1, 0, 0, 1), (Point(x: rect.maxX, y: rect.maxY), 0, 1, -1, 0),
            (Point(x: rect.minX, y: rect.maxY), -1, 0, 0, -1), (Point(x: rect.minX, y: rect.minY), 0, -1, 1, 0),
        ]
        let order = [radii[1], radii[2], radii[3], radii[0]]
        let room = min(rect.size.width, rect.size.height) / 2
        let first = order[3] * (order[3] * reach <= room + 0.01 ? reach : 1)
        var writer = SVGWriter()
        writer.append("M")
        writer.append(Point(x: rect.minX + first, y: rect.minY))
        for (corner, radius) in zip(corners, order) {
            // `along` before the corner, `off` after it, in radii.
            func point(_ along: Double, _ off: Double) -> Point {
                Point(
                    x: corner.at.x - corner.dx * along * radius + corner.ex * off * radius,
                    y: corner.at.y - corner.dy * along * radius + corner.ey * off * radius)
            }
            let isSmooth = radius * reach <= room + 0.01 && radius > 0
            writer.append(" L")
            writer.append(point(isSmooth ? reach : 1, 0))
            guard radius > 0 else { continue }
            guard isSmooth else {
                writer.append(" A")
                writer.append(Point(x: radius, y: radius))
                writer.append(" 0 0 1 ")
                writer.append(point(0, 1))
                continue
            }
            let curves: [[(Double, Double)]] = [
                [(1.088493, 0), (0.868407, 0), (0.631494, 0.074911)],
                [(0.372824, 0.16906), (0.16906, 0.372824), (0.074911, 0.631494)],
                [(0, 0.868407), (0, 1.088493), (0, reach)],
            ]
            for curve in curves {
                for (index, place) in curve.enumerated() {
                    writer.append(index == 0 ? " C" : " ")
                    writer.append(point(place.0, place.1))
                }
            }
        }
        writer.append("Z")
        return writer.bytes
    }
}
