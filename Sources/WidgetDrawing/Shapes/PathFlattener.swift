import Glibc
import WidgetArchive

/// Turns a path's curves into short lines.
enum PathFlattener {
    /// The path's parts, each a list of points; numbers that are missing or not finite end it.
    static func rings(of path: PathDescription) -> [[Point]] {
        var rings: [[Point]] = []
        var current: [Point] = []
        var index = 0
        func take() -> Point? {
            guard index + 1 < path.numbers.count else { return nil }
            let point = Point(x: path.numbers[index], y: path.numbers[index + 1])
            index += 2
            return point.x.isFinite && point.y.isFinite ? point : nil
        }
        func finish() {
            if current.count > 1 { rings.append(current) }
            current = []
        }
        commands: for command in path.commands {
            switch command {
            case "M":
                guard let point = take() else { break commands }
                finish()
                current = [point]
            case "L":
                guard let point = take() else { break commands }
                current.append(point)
            case "Q":
                guard let control = take(), let end = take() else { break commands }
                let start = current.last ?? control
                for step in 1...curveSteps {
                    let t = Double(step) / Double(curveSteps)
                    let u = 1 - t
                    current.append(
                        Point(
                            x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
                }
            case "C":
                guard let first = take(), let second = take(), let end = take() else { break commands }
                let start = current.last ?? first
                for step in 1...curveSteps {
                    let t = Double(step) / Double(curveSteps)
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    current.append(
                        Point(
                            x: p * start.x + q * first.x + r * second.x + s * end.x,
                            y: p * start.y + q * first.y + r * second.y + s * end.y))
                }
            case "Z":
                guard let first = current.first else { continue }
                current.append(first)
                finish()
                current = [first]
            default: continue
            }
        }
        finish()
        return rings
    }

    private static let curveSteps = 12
}

/// Cuts a part out of a line.
enum Trimmer {
    /// The part between two shares 0…1 of the line's length.
    static func part(of line: [Point], _ from: Double, _ to: Double) -> [Point] {
        guard line.count > 1, from < to else { return [] }
        var lengths = [0.0]
        for index in 1..<line.count {
            lengths.append(
                lengths[index - 1] + hypot(line[index].x - line[index - 1].x, line[index].y - line[index - 1].y))
        }
        let total = lengths[lengths.count - 1]
        let (start, end) = (max(0, from) * total, min(1, to) * total)
        var part: [Point] = []
        for index in 1..<line.count {
            let (low, high) = (lengths[index - 1], lengths[index])
            guard high > start, low < end, high > low else { continue }
            func at(_ place: Double) -> Point {
                let share = (place - low) / (high - low)
                return Point(
                    x: line[index - 1].x + share * (line[index].x - line[index - 1].x),
                    y: line[index - 1].y + share * (line[index].y - line[index - 1].y))
            }
            if part.isEmpty { part.append(at(max(start, low))) }
            part.append(at(min(end, high)))
        }
        return part
    }
}
