import WidgetArchive
import WidgetLayout

/// The attributes of one `<g>` around a view. SVG applies them in the order of the fields, whatever their order in the
/// text; a view's effects that come in that order share a group.
struct SVGLayer {
    /// The steps in which SVG draws a group.
    enum Step: Int { case filter, clip, mask, opacity, blend, transform, mark }

    private(set) var last: Step?
    private var attributes: [(name: StaticString, value: [UInt8])] = []

    var isEmpty: Bool { attributes.isEmpty }

    /// Whether an effect can still be put in this group.
    func takes(_ step: Step) -> Bool { last.map { $0.rawValue < step.rawValue || step == .mark } ?? true }

    mutating func add(_ step: Step, _ name: StaticString, _ write: (inout SVGWriter) -> Void) {
        var writer = SVGWriter()
        write(&writer)
        attributes.append((name, writer.bytes))
        last = step
    }

    func open(in writer: inout SVGWriter) {
        writer.begin("g")
        for attribute in attributes { writer.value(attribute.name) { $0.append(contentsOf: attribute.value) } }
        writer.open()
    }
}

/// The groups around one view, innermost first.
struct SVGLayers {
    private(set) var layers: [SVGLayer] = []

    mutating func add(_ step: SVGLayer.Step, _ name: StaticString, _ write: (inout SVGWriter) -> Void) {
        if layers.last?.takes(step) != true { layers.append(SVGLayer()) }
        layers[layers.count - 1].add(step, name, write)
    }

    mutating func reference(_ step: SVGLayer.Step, _ name: StaticString, _ id: String) {
        add(step, name) {
            $0.append("url(#")
            $0.escape(id)
            $0.append(")")
        }
    }

    mutating func text(_ name: StaticString, _ value: String) { add(.mark, name) { $0.escape(value) } }

    func open(in writer: inout SVGWriter) { for layer in layers.reversed() { layer.open(in: &writer) } }

    func close(in writer: inout SVGWriter) { for _ in layers { writer.close("g") } }
}

extension SVGWriter {
    /// An affine map as a value of `transform`.
    mutating func append(_ map: Affine) {
        if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
            append("translate(")
            append(Point(x: map.x, y: map.y))
        } else {
            append("matrix(")
            for (index, factor) in [map.a, map.b, map.c, map.d].enumerated() {
                if index > 0 { append(" ") }
                append(factor, decimals: 4)
            }
            append(" ")
            append(Point(x: map.x, y: map.y))
        }
        append(")")
    }

    /// A turn about a point as a value of `transform`.
    mutating func append(turn degrees: Double, about point: Point) {
        append("rotate(")
        append(degrees)
        append(" ")
        append(point)
        append(")")
    }
}
