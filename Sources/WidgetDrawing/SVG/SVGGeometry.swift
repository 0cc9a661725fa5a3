import Glibc
import WidgetArchive

/// A shape in its rectangle, as SVG says it best.
struct SVGGeometry {
    enum Form {
        case rectangle(Rect, rx: Double, ry: Double)
        case ellipse(Rect)
        case path([UInt8])
    }
    var form: Form
    var evenOdd = false
    /// A turn about a point and a move, outermost first.
    var turns: [(degrees: Double, about: Point, x: Double, y: Double)] = []

    /// Begins the element; paint and end follow.
    func begin(in writer: inout SVGWriter, rule: StaticString = "fill-rule") {
        switch form {
        case .rectangle(let rect, let rx, let ry):
            writer.begin("rect")
            if rect.minX != 0 { writer.number("x", rect.minX) }
            if rect.minY != 0 { writer.number("y", rect.minY) }
            writer.number("width", rect.size.width)
            writer.number("height", rect.size.height)
            if rx > 0, ry > 0 {
                writer.number("rx", rx)
                if rx != ry { writer.number("ry", ry) }
            }
        case .ellipse(let rect):
            let isCircle = abs(rect.size.width - rect.size.height) < 0.005
            writer.begin(isCircle ? "circle" : "ellipse")
            writer.number("cx", rect.midX)
            writer.number("cy", rect.midY)
            if isCircle {
                writer.number("r", rect.size.width / 2)
            } else {
                writer.number("rx", rect.size.width / 2)
                writer.number("ry", rect.size.height / 2)
            }
        case .path(let data):
            writer.begin("path")
            writer.value("d") { $0.append(contentsOf: data) }
            if evenOdd { writer.word(rule, "evenodd") }
        }
        guard !turns.isEmpty else { return }
        writer.value("transform") { value in
            for (index, turn) in turns.enumerated() {
                if index > 0 { value.append(" ") }
                if turn.x != 0 || turn.y != 0 {
                    value.append(Affine(x: turn.x, y: turn.y))
                    if turn.degrees != 0 { value.append(" ") }
                }
                if turn.degrees != 0 { value.append(turn: turn.degrees, about: turn.about) }
            }
        }
    }
}

/// Sets shapes into rectangles.
struct SVGGeometryMaker {
    var container: Outline

    func geometry(_ shape: ShapeDescription, in rect: Rect, evenOdd: Bool = false) -> SVGGeometry {
        switch shape {
        case .rectangle: return SVGGeometry(form: .rectangle(rect, rx: 0, ry: 0))
        case .roundedRectangle(let width, let height, let isContinuous):
            return Self.rounded(rect, width, height, isContinuous: isContinuous)
        case .unevenRectangle(let radii):
            guard radii.count == 4 else { return SVGGeometry(form: .rectangle(rect, rx: 0, ry: 0)) }
            let corners = [radii[0], radii[3], radii[2], radii[1]].map { Size(width: $0, height: $0) }
            return Self.corners(rect, corners)
        case .capsule:
            let radius = min(rect.size.width, rect.size.height) / 2
            return SVGGeometry(form: .rectangle(rect, rx: radius, ry: radius))
        case .circle:
            let side = min(rect.size.width, rect.size.height)
            return SVGGeometry(
                form: .ellipse(
                    Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
        case .ellipse: return SVGGeometry(form: .ellipse(rect))
        case .containerRelative, .concentric:
            guard case .rounded(_, let corners) = OutlineMaker(container: container).outline(shape, in: rect) else {
                return SVGGeometry(form: .rectangle(rect, rx: 0, ry: 0))
            }
            return Self.corners(rect, corners)
        case .inset(let inner, let amount):
            return geometry(inner.insetCorners(amount), in: rect.insetBy(amount), evenOdd: evenOdd)
        case .path(let path, let size):
            return SVGGeometry(
                form: .path(path.svgData(Self.fit(size, in: rect))), evenOdd: path.evenOdd || evenOdd)
        case .transformed(let inner, let change):
            if change.scaleX == 1, change.scaleY == 1 {
                var made = geometry(inner, in: rect, evenOdd: evenOdd)
                made.turns.insert((change.degrees, rect.point(at: change.anchor), change.x, change.y), at: 0)
                return made
            }
            if case .path(let path, let size) = inner, change.degrees == 0 {
                // Scaled alone: the curves stay curves.
                var fit = Self.fit(size, in: rect)
                let anchor = rect.point(at: change.anchor)
                (fit.a, fit.d) = (fit.a * change.scaleX, fit.d * change.scaleY)
                fit.x = anchor.x + (fit.x - anchor.x) * change.scaleX + change.x
                fit.y = anchor.y + (fit.y - anchor.y) * change.scaleY + change.y
                return SVGGeometry(form: .path(path.svgData(fit)), evenOdd: path.evenOdd || evenOdd)
            }
            return polygon(shape, in: rect, evenOdd: evenOdd)
        case .trimmed(let inner, let from, let to):
            let whole = geometry(inner, in: rect, evenOdd: evenOdd)
            if case .ellipse(let box) = whole.form {
                return SVGGeometry(form: .path(Self.arc(box, from, to)), turns: whole.turns)
            }
            return polygon(shape, in: rect, evenOdd: evenOdd)
        }
    }

    /// From a path's own coordinates to a rectangle's.
    private static func fit(_ size: Size?, in rect: Rect) -> Affine {
        var fit = Affine(x: rect.minX, y: rect.minY)
        if let size, size.width > 0, size.height > 0 {
            (fit.a, fit.d) = (rect.size.width / size.width, rect.size.height / size.height)
        }
        return fit
    }

    /// Any shape as straight lines.
    private func polygon(_ shape: ShapeDescription, in rect: Rect, evenOdd: Bool) -> SVGGeometry {
        let lines = OutlineMaker(container: container).strokeLines(shape, in: rect)
        var writer = SVGWriter()
        for line in lines {
            for (index, point) in line.enumerated() {
                writer.append(index == 0 ? (writer.bytes.isEmpty ? "M" : " M") : " L")
                writer.append(point)
            }
        }
        return SVGGeometry(form: .path(writer.bytes), evenOdd: evenOdd)
    }

    /// A part of an ellipse, clockwise from its trailing side.
    static func arc(_ box: Rect, _ from: Double, _ to: Double) -> [UInt8] {
        let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
        var writer = SVGWriter()
        guard end > start, start.isFinite, end.isFinite else { return [] }
        func point(_ share: Double) -> Point {
            let angle = 2 * Double.pi * share
            return Point(
                x: box.midX + cos(angle) * box.size.width / 2, y: box.midY + sin(angle) * box.size.height / 2)
        }
        writer.append("M")
        writer.append(point(start))
        // An arc that ends where it begins is none; two halves are a whole.
        let stops = end - start > 0.999 ? [(start + end) / 2, end] : [end]
        for stop in stops {
            writer.append(" A")
            writer.append(Point(x: box.size.width / 2, y: box.size.height / 2))
            writer.append(stops.count == 1 && end - start > 0.5 ? " 0 1 1 " : " 0 0 1 ")
            writer.append(point(stop))
        }
        return writer.bytes
    }

    /// The least radius at which the eye tells a continuous corner from a round one, points.
    private static let leastSmooth = 13.0

    /// Four equal corners.
    static func rounded(_ rect: Rect, _ width: Double, _ height: Double, isContinuous: Bool) -> SVGGeometry {
        let (rx, ry) = (min(max(width, 0), rect.size.width / 2), min(max(height, 0), rect.size.height / 2))
        let reach = SmoothCorner.reach * rx
        if isContinuous, rx == ry, rx >= leastSmooth, 2 * reach <= min(rect.size.width, rect.size.height) + 0.01 {
            return SVGGeometry(form: .path(SmoothCorner.rectangle(rect, [rx, rx, rx, rx])))
        }
        return SVGGeometry(form: .rectangle(rect, rx: rx, ry: ry))
    }

    /// Corners of their own: top left, top right, bottom right, bottom left.
    private static func corners(_ rect: Rect, _ corners: [Size]) -> SVGGeometry {
        if let first = corners.first, corners.allSatisfy({ $0 == first }) {
            return rounded(rect, first.width, first.height, isContinuous: true)
        }
        let most = min(rect.size.width, rect.size.height) / 2
        return SVGGeometry(form: .path(SmoothCorner.rectangle(rect, corners.map { min(max($0.width, 0), most) })))
    }
}

extension PathDescription {
    /// The path as a value of `d`, each point mapped; it ends where numbers are missing or not finite.
    func svgData(_ map: Affine) -> [UInt8] {
        var writer = SVGWriter()
        var index = 0
        for command in commands.utf8 {
            let count: Int
            switch command {
            case 0x4D, 0x4C: count = 1
            case 0x51: count = 2
            case 0x43: count = 3
            case 0x5A: count = 0
            default: continue
            }
            guard index + 2 * count <= numbers.count,
                numbers[index..<(index + 2 * count)].allSatisfy(\.isFinite)
            else { break }
            writer.append(contentsOf: CollectionOfOne(command))
            for point in 0..<count {
                if point > 0 { writer.append(" ") }
                writer.append(map.apply(Point(x: numbers[index + 2 * point], y: numbers[index + 2 * point + 1])))
            }
            index += 2 * count
        }
        return writer.bytes
    }
}
