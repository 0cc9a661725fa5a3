import Glibc
import WidgetArchive

/// A closed shape in points: what lies inside can be asked of any point.
enum Outline {
    /// An upright rectangle.
    case rectangle(Rect)
    /// An upright rectangle with corners: top left, top right, bottom right, bottom left.
    case rounded(Rect, [Size])
    /// An upright ellipse in its rectangle.
    case ellipse(Rect)
    /// Any lines, closed.
    case polygon(Polygon)
    /// A line of a width along an outline.
    case stroke(Polyline)

    /// How a rectangle lies to a shape.
    enum Relation { case inside, outside, partial }

    /// The smallest rectangle around it.
    var bounds: Rect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): rect
        case .polygon(let polygon): polygon.bounds
        case .stroke(let line): line.bounds
        }
    }

    /// Whether it is a round shape of one row of cells, such as a badge.
    func isSoft(cell: Size) -> Bool {
        guard case .rounded(let rect, let corners) = self else { return false }
        return rect.size.height <= cell.height * 1.01 && rect.size.height > cell.height * 0.7
            && rect.size.width > cell.width * 1.5
            && corners.allSatisfy { $0.width >= 5 }
    }

    /// The shape with middling corners made as large as one cell: a circle of 8 points cut into cells of 8 × 16 leaves a
    /// sliver, an ellipse of one cell leaves a clean quarter of it.
    func withCellCorners(_ cell: Size) -> Outline {
        guard case .rounded(let rect, let corners) = self, rect.size.height >= cell.height * 1.9,
            rect.size.width >= cell.width * 2.9
        else { return self }
        return .rounded(
            rect,
            corners.map {
                $0.width >= 4 && $0.width < cell.height * 0.9 ? Size(width: cell.width, height: cell.height) : $0
            })
    }

    /// Whether a point lies inside.
    func contains(_ x: Double, _ y: Double) -> Bool {
        switch self {
        case .rectangle(let rect): return x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY
        case .rounded(let rect, let corners):
            guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return false }
            let isLeft = x < rect.midX
            let isTop = y < rect.midY
            let corner = corners[isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)]
            guard corner.width > 0, corner.height > 0 else { return true }
            let dx = corner.width - (isLeft ? x - rect.minX : rect.maxX - x)
            let dy = corner.height - (isTop ? y - rect.minY : rect.maxY - y)
            guard dx > 0, dy > 0 else { return true }
            let (u, v) = (dx / corner.width, dy / corner.height)
            return u * u + v * v <= 1
        case .ellipse(let rect):
            let u = (x - rect.midX) / max(rect.size.width / 2, 1e-9)
            let v = (y - rect.midY) / max(rect.size.height / 2, 1e-9)
            return u * u + v * v <= 1
        case .polygon(let polygon): return polygon.contains(x, y)
        case .stroke(let line): return line.contains(x, y)
        }
    }

    /// How a rectangle lies to the shape. `partial` when in doubt.
    func relation(to rect: Rect) -> Relation {
        let bounds = bounds
        if rect.maxX <= bounds.minX || rect.minX >= bounds.maxX || rect.maxY <= bounds.minY || rect.minY >= bounds.maxY
        {
            return .outside
        }
        switch self {
        case .rectangle, .rounded, .ellipse:
            // Convex: when the corners lie inside, all does. A hair inwards, so that edges on the grid count as inside.
            let hair = 1e-6
            let (left, right) = (rect.minX + hair, rect.maxX - hair)
            let (top, bottom) = (rect.minY + hair, rect.maxY - hair)
            return contains(left, top) && contains(right, top) && contains(left, bottom) && contains(right, bottom)
                ? .inside : .partial
        case .polygon, .stroke: return .partial
        }
    }
}

/// Closed lines.
struct Polygon {
    var rings: [[Point]]
    var evenOdd: Bool
    var bounds: Rect

    init(rings: [[Point]], evenOdd: Bool) {
        self.rings = rings.filter { $0.count > 2 }
        self.evenOdd = evenOdd
        bounds = Self.bounds(of: self.rings)
    }

    static func bounds(of rings: [[Point]]) -> Rect {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for ring in rings {
            for point in ring {
                left = min(left, point.x)
                right = max(right, point.x)
                top = min(top, point.y)
                bottom = max(bottom, point.y)
            }
        }
        return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : Rect()
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        var winding = 0
        var crossings = 0
        for ring in rings {
            var previous = ring[ring.count - 1]
            for point in ring {
                if (previous.y > y) != (point.y > y) {
                    let crossing = previous.x + (y - previous.y) / (point.y - previous.y) * (point.x - previous.x)
                    if x < crossing {
                        crossings += 1
                        winding += point.y > previous.y ? 1 : -1
                    }
                }
                previous = point
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }
}

/// Lines of a width.
struct Polyline {
    var lines: [[Point]]
    /// Half the line's width, points.
    var reach: Double
    var bounds: Rect

    init(lines: [[Point]], width: Double) {
        self.lines = lines.filter { $0.count > 1 }
        reach = width / 2
        let box = Polygon.bounds(of: self.lines)
        bounds = Rect(
            x: box.minX - reach, y: box.minY - reach, width: box.size.width + width, height: box.size.height + width)
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        let limit = reach * reach
        for line in lines {
            for index in 1..<line.count {
                let (from, to) = (line[index - 1], line[index])
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = dx * dx + dy * dy
                let share = length > 0 ? min(max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1) : 0
                let (u, v) = (x - from.x - share * dx, y - from.y - share * dy)
                if u * u + v * v <= limit { return true }
            }
        }
        return false
    }
}
