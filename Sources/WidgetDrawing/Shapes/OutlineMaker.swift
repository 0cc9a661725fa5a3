import Glibc
import WidgetArchive

/// Sets a shape into a rectangle.
struct OutlineMaker {
    /// The container's shape and rectangle, for `containerRelative`.
    var container: Outline

    /// The outline of a shape in a rectangle, mapped.
    func outline(_ shape: ShapeDescription, in rect: Rect, evenOdd: Bool = false, map: Affine = .identity) -> Outline {
        switch shape {
        case .rectangle: return upright(.rectangle(rect), map)
        case .roundedRectangle(let width, let height, _):
            return upright(rounded(rect, Array(repeating: Size(width: width, height: height), count: 4)), map)
        case .unevenRectangle(let radii):
            // Archived as top leading, bottom leading, bottom trailing, top trailing.
            guard radii.count == 4 else { return upright(.rectangle(rect), map) }
            let corners = [radii[0], radii[3], radii[2], radii[1]].map { Size(width: $0, height: $0) }
            return upright(rounded(rect, corners), map)
        case .capsule:
            let radius = min(rect.size.width, rect.size.height) / 2
            return upright(rounded(rect, Array(repeating: Size(width: radius, height: radius), count: 4)), map)
        case .circle: return upright(.ellipse(Self.square(in: rect)), map)
        case .ellipse: return upright(.ellipse(rect), map)
        case .containerRelative: return upright(relative(rect), map)
        case .concentric(let minimum, let fixed, let isUniform):
            return upright(concentric(rect, minimum, fixed, isUniform), map)
        case .inset(let inner, let amount):
            return outline(inner.insetCorners(amount), in: rect.insetBy(amount), evenOdd: evenOdd, map: map)
        case .path(let path, let size):
            let isScaled = size.map { $0.width > 0 && $0.height > 0 } ?? false
            let fit = Affine(
                a: isScaled ? rect.size.width / (size?.width ?? 1) : 1,
                d: isScaled ? rect.size.height / (size?.height ?? 1) : 1, x: rect.minX, y: rect.minY)
            let full = map.after(fit)
            return .polygon(
                Polygon(
                    rings: PathFlattener.rings(of: path).map { $0.map(full.apply) }, evenOdd: path.evenOdd || evenOdd))
        case .transformed(let inner, let change):
            let anchor = rect.point(at: change.anchor)
            var turn = Affine.about(
                anchor, scaleX: change.scaleX, scaleY: change.scaleY, degrees: change.degrees)
            turn.x += change.x
            turn.y += change.y
            return outline(inner, in: rect, evenOdd: evenOdd, map: map.after(turn))
        case .trimmed(let inner, let from, let to):
            let lines = outline(inner, in: rect, evenOdd: evenOdd, map: map).rings
            return .polygon(Polygon(rings: lines.map { Trimmer.part(of: $0, from, to) }, evenOdd: evenOdd))
        }
    }

    /// The lines to draw along: a trimmed shape's are open.
    func strokeLines(_ shape: ShapeDescription, in rect: Rect, map: Affine = .identity) -> [[Point]] {
        if case .trimmed(let inner, let from, let to) = shape {
            return outline(inner, in: rect, map: map).rings.map { Trimmer.part(of: $0 + $0.prefix(1), from, to) }
        }
        if case .path(let path, let size) = shape {
            let isScaled = size.map { $0.width > 0 && $0.height > 0 } ?? false
            let fit = Affine(
                a: isScaled ? rect.size.width / (size?.width ?? 1) : 1,
                d: isScaled ? rect.size.height / (size?.height ?? 1) : 1, x: rect.minX, y: rect.minY)
            let full = map.after(fit)
            return PathFlattener.rings(of: path).map { $0.map(full.apply) }
        }
        if case .transformed(let inner, let change) = shape {
            let anchor = rect.point(at: change.anchor)
            var turn = Affine.about(anchor, scaleX: change.scaleX, scaleY: change.scaleY, degrees: change.degrees)
            turn.x += change.x
            turn.y += change.y
            return strokeLines(inner, in: rect, map: map.after(turn))
        }
        return outline(shape, in: rect, map: map).rings.map { $0 + $0.prefix(1) }
    }

    private func rounded(_ rect: Rect, _ corners: [Size]) -> Outline {
        let (halfWidth, halfHeight) = (rect.size.width / 2, rect.size.height / 2)
        return .rounded(
            rect,
            corners.map { Size(width: min(max($0.width, 0), halfWidth), height: min(max($0.height, 0), halfHeight)) })
    }

    /// The container's corners, smaller by the distance to its edge.
    private func relative(_ rect: Rect) -> Outline {
        guard case .rounded(let outer, let corners) = container else { return .rectangle(rect) }
        let distance = max(
            0, min(rect.minX - outer.minX, rect.minY - outer.minY, outer.maxX - rect.maxX, outer.maxY - rect.maxY))
        return rounded(
            rect, corners.map { Size(width: max(0, $0.width - distance), height: max(0, $0.height - distance)) })
    }

    /// The container's corners, smaller by the distance, where a corner has none of its own and wants none larger.
    private func concentric(_ rect: Rect, _ minimum: [Double], _ fixed: [Double?], _ isUniform: Bool) -> Outline {
        guard minimum.count == 4, fixed.count == 4 else { return .rectangle(rect) }
        var own = Array(repeating: Size(width: 0, height: 0), count: 4)
        if case .rounded(_, let corners) = relative(rect) { own = corners }
        // Archived as top leading, bottom leading, bottom trailing, top trailing.
        var corners = zip([0, 3, 2, 1], own).map { place, own in
            fixed[place].map { Size(width: $0, height: $0) }
                ?? Size(width: max(own.width, minimum[place]), height: max(own.height, minimum[place]))
        }
        if isUniform {
            let (width, height) = (corners.map(\.width).max() ?? 0, corners.map(\.height).max() ?? 0)
            corners = Array(repeating: Size(width: width, height: height), count: 4)
        }
        return rounded(rect, corners)
    }

    private func upright(_ outline: Outline, _ map: Affine) -> Outline {
        if map.isIdentity { return outline }
        if map.keepsRectangles, map.a > 0, map.d > 0 {
            switch outline {
            case .rectangle(let rect): return .rectangle(map.apply(rect))
            case .ellipse(let rect): return .ellipse(map.apply(rect))
            case .rounded(let rect, let corners):
                return .rounded(
                    map.apply(rect), corners.map { Size(width: $0.width * map.a, height: $0.height * map.d) })
            default: break
            }
        }
        return .polygon(Polygon(rings: outline.rings.map { $0.map(map.apply) }, evenOdd: false))
    }

    private static func square(in rect: Rect) -> Rect {
        let side = min(rect.size.width, rect.size.height)
        return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

extension ShapeDescription {
    /// The shape with corners that follow an inset of its rectangle.
    func insetCorners(_ amount: Double) -> ShapeDescription {
        switch self {
        case .roundedRectangle(let width, let height, let continuous):
            .roundedRectangle(
                cornerWidth: max(0, width - amount), cornerHeight: max(0, height - amount), continuous: continuous)
        case .unevenRectangle(let radii): .unevenRectangle(radii.map { max(0, $0 - amount) })
        // The container's corners are smaller by themselves where the distance is larger.
        case .concentric(let minimum, let fixed, let isUniform):
            .concentric(
                minimum: minimum.map { max(0, $0 - amount) }, fixed: fixed.map { $0.map { max(0, $0 - amount) } },
                isUniform: isUniform)
        default: self
        }
    }
}

extension Outline {
    /// The outline as closed lines, clockwise from where SwiftUI begins: the trailing side of a circle, the top left of
    /// a rectangle.
    var rings: [[Point]] {
        switch self {
        case .rectangle(let rect):
            return [
                [
                    Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
                    Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
                ]
            ]
        case .ellipse(let rect):
            let steps = 64
            return [
                (0..<steps).map { step in
                    let angle = 2 * Double.pi * Double(step) / Double(steps)
                    return Point(
                        x: rect.midX + cos(angle) * rect.size.width / 2,
                        y: rect.midY + sin(angle) * rect.size.height / 2)
                }
            ]
        case .rounded(let rect, let corners):
            let centers = [
                (Point(x: rect.minX + corners[0].width, y: rect.minY + corners[0].height), corners[0], 180.0),
                (Point(x: rect.maxX - corners[1].width, y: rect.minY + corners[1].height), corners[1], 270.0),
                (Point(x: rect.maxX - corners[2].width, y: rect.maxY - corners[2].height), corners[2], 0.0),
                (Point(x: rect.minX + corners[3].width, y: rect.maxY - corners[3].height), corners[3], 90.0),
            ]
            return [
                centers.flatMap { center, radius, start in
                    (0...8).map { step in
                        let angle = (start + 90 * Double(step) / 8) * .pi / 180
                        return Point(x: center.x + cos(angle) * radius.width, y: center.y + sin(angle) * radius.height)
                    }
                }
            ]
        case .polygon(let polygon): return polygon.rings
        case .stroke(let line): return line.lines
        }
    }
}
