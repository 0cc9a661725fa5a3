import WidgetArchive

/// A symbol as SVG elements on its grid of 24 units.
struct SVGSymbol {
    /// One `<path>`.
    struct Element {
        /// Path data.
        var path: [UInt8] = []
        /// Whether its inside is filled.
        var isFilled = false
        /// Whether its line is drawn.
        var isStroked = true
        /// From its own grid to the symbol's; nil: the same.
        var map: Affine?
        /// Which of the symbol's colours: 0 the main one.
        var ink = 0
        /// How opaque, for variable symbols.
        var opacity = 1.0
        /// What is cut out of it.
        var cuts: [Element] = []
    }
    /// Elements with something cut out of all of them.
    struct Group {
        var elements: [Element]
        var cuts: [Element] = []
    }

    private(set) var groups: [Group] = []
    /// Units a stroke is wide.
    let width: Double

    init(_ composition: SymbolComposition, width: Double, isLayered: Bool, variableValue: Double?) {
        self.width = width
        var main = Group(elements: [])
        if let enclosure = composition.enclosure {
            let shape = Self.outline(enclosure.shape, isFilled: composition.isEnclosureFilled)
            let cutsOut = composition.isEnclosureFilled && !isLayered
            let glyphs = Self.glyphs(
                composition, scale: enclosure.scale, middle: enclosure.middle, filled: true, cutsOut: cutsOut)
            if cutsOut {
                main.elements = shape
                if !main.elements.isEmpty { main.elements[0].cuts += glyphs }
            } else {
                main.elements = shape.map { Self.inked($0, isLayered ? 1 : 0) } + glyphs
            }
        } else if composition.glyphs.count == 1 {
            main.elements = Self.elements(
                composition.glyphs[0], isFilled: composition.isFilled, isLayered: isLayered,
                variableValue: variableValue)
        } else {
            main.elements = Self.glyphs(composition, scale: 1, middle: 12, filled: composition.isFilled)
        }
        if composition.isStruck {
            var gap = Element(path: Self.slash)
            gap.map = Affine(x: 1.3, y: -1.3)
            main.cuts = [gap, Element(path: Self.slash)]
            groups = [main, Group(elements: [Element(path: Self.slash)])]
        } else {
            groups = [main]
        }
        if let badge = composition.badge { add(badge, isLayered: isLayered) }
    }

    private static let slash = Array("M3.6 3.6 20.4 20.4".utf8)

    private static func inked(_ element: Element, _ ink: Int) -> Element {
        var copy = element
        copy.ink = ink
        return copy
    }

    /// A drawing alone.
    private static func elements(
        _ drawing: SymbolPaths.Drawing, isFilled: Bool, isLayered: Bool, variableValue: Double?
    ) -> [Element] {
        var elements = outline(drawing, isFilled: isFilled && drawing.hasBody)
        if isLayered, !elements.isEmpty, isFilled { elements[0].ink = 1 }
        let map = map(of: drawing)
        let strokes = drawing.parts("v")
        let steps = variableValue.map { ($0.isFinite ? min(max($0, 0), 1) : 1) * Double(strokes.count) }
        for (index, part) in strokes.enumerated() {
            let isOn = steps.map { $0 > Double(index) } ?? true
            elements.append(Element(path: part.path, map: map, opacity: isOn ? 1 : 0.3))
        }
        return elements
    }

    private static func map(of drawing: SymbolPaths.Drawing) -> Affine? {
        if drawing.turn == 0, !drawing.isMirrored { return nil }
        let mirror = drawing.isMirrored ? Affine(a: -1, x: 24) : .identity
        return Affine.about(Point(x: 12, y: 12), degrees: Double(drawing.turn)).after(mirror)
    }

    /// Everything of a drawing but its variable strokes: the body first.
    private static func outline(_ drawing: SymbolPaths.Drawing, isFilled: Bool) -> [Element] {
        let map = map(of: drawing)
        func element(_ parts: [SymbolPaths.Part], filled: Bool, stroked: Bool) -> Element? {
            guard !parts.isEmpty else { return nil }
            var path = parts[0].path
            for part in parts.dropFirst() { path += [0x20] + part.path }
            return Element(path: path, isFilled: filled, isStroked: stroked, map: map)
        }
        guard isFilled else {
            return [
                element(drawing.parts("bsdk"), filled: false, stroked: true),
                element(drawing.parts("fh"), filled: true, stroked: false),
            ].compactMap { $0 }
        }
        var elements: [Element] = []
        if var body = element(drawing.parts("b"), filled: true, stroked: true) {
            body.cuts = [
                element(drawing.parts("d"), filled: false, stroked: true),
                element(drawing.parts("k"), filled: true, stroked: false),
                element(drawing.parts("h"), filled: true, stroked: false),
            ].compactMap { $0 }
            // Cut in the drawing's own grid.
            for index in body.cuts.indices { body.cuts[index].map = nil }
            elements.append(body)
        }
        elements += [
            element(drawing.parts("s"), filled: false, stroked: true),
            element(drawing.parts("f"), filled: true, stroked: false),
        ].compactMap { $0 }
        return elements
    }

    /// The glyphs, smaller and moved.
    ///
    /// - Parameter cutsOut: whether they are cut out of a shape: one with details on its body is an outline then, for
    ///   what would be cut out of the body cannot stand in a hole.
    private static func glyphs(
        _ composition: SymbolComposition, scale: Double, middle: Double, filled: Bool, cutsOut: Bool = false
    ) -> [Element] {
        let count = Double(composition.glyphs.count)
        let narrow = count > 1 ? 0.74 : 1
        return composition.glyphs.enumerated().flatMap { index, drawing in
            let offset = (Double(index) - (count - 1) / 2) * 9.2 * scale
            let factor = scale * narrow
            let place = Affine(
                a: factor, d: factor, x: 12 + offset - 12 * factor, y: middle - 12 * factor)
            let isHollow = cutsOut && !drawing.parts("dkh").isEmpty
            return
                (outline(drawing, isFilled: filled && drawing.hasBody && !isHollow)
                + drawing.parts("v").map { Element(path: $0.path, map: map(of: drawing)) }).map { element in
                    var element = element
                    element.map = element.map.map(place.after) ?? place
                    return element
                }
        }
    }

    /// A sign in the lower right corner, with a gap around it; a dot stands in the upper one.
    private mutating func add(_ badge: SymbolComposition.Badge, isLayered: Bool) {
        let isDot = badge.glyph == nil && !badge.isTriangle
        let center = isDot ? Point(x: 18.6, y: 5.2) : Point(x: 17.8, y: 17.8)
        let radius = isDot ? 3.8 : 5.6
        let scale = radius / 10.7
        let place = Affine(a: scale, d: scale, x: center.x - 12 * scale, y: center.y - 12 * scale)
        var gap = Element(path: Self.circle(center, radius + 1.6), isFilled: true, isStroked: false)
        let shape = SymbolPaths.drawing(badge.isTriangle ? "triangle" : "circle") ?? SymbolPaths.Drawing()
        var disc = Self.outline(shape, isFilled: true)
        for index in disc.indices { disc[index].map = place }
        if let glyph = badge.glyph {
            let inner = badge.isTriangle ? 0.46 : 0.58
            let middle = badge.isTriangle ? 14.4 : 12.0
            var composition = SymbolComposition(glyphs: [glyph])
            composition.isFilled = true
            let cut = Self.glyphs(composition, scale: inner, middle: middle, filled: true)
            if !disc.isEmpty { disc[0].cuts = cut }
        }
        if badge.isTriangle { gap.path = Self.circle(center, radius + 1.2) }
        for index in groups.indices { groups[index].cuts.append(gap) }
        groups.append(Group(elements: disc.map { Self.inked($0, isLayered ? 0 : 0) }))
    }

    private static func circle(_ center: Point, _ radius: Double) -> [UInt8] {
        var writer = SVGWriter()
        writer.append("M")
        writer.append(Point(x: center.x - radius, y: center.y))
        for sign in [1.0, -1] {
            writer.append("a")
            writer.append(Point(x: radius, y: radius))
            writer.append(" 0 0 1 ")
            writer.append(Point(x: 2 * radius * sign, y: 0))
        }
        writer.append("Z")
        return writer.bytes
    }
}

extension FontDescription.Weight {
    /// How wide a symbol's strokes are, in units of its grid of 24.
    var symbolStroke: Double {
        switch self {
        case .ultraLight: 0.7
        case .thin: 1
        case .light: 1.4
        case .regular: 1.8
        case .medium: 2.05
        case .semibold: 2.3
        case .bold: 2.65
        case .heavy: 3
        case .black: 3.4
        }
    }
}
