internal import WidgetArchive

/// What a ``Canvas`` draws into.
///
/// A copy draws into the same canvas with a state of its own: transform, opacity, filters, clips and blend mode.
public struct GraphicsContext {
    /// What one layer holds: its drawings, back to front.
    private final class Sheet {
        var pieces: [ResolvedNode.Piece] = []
        var hasBlended = false
        /// What was taken away last, and from what: further holes go into the same mask.
        var cut: (there: [ResolvedNode.Piece], holes: [ResolvedNode.Piece])?
        /// Drawings, those twice that stand in it twice.
        var weight = 0
    }

    /// How opaque what is drawn is, 0…1.
    public var opacity = 1.0
    /// How what is drawn is laid over what is there.
    public var blendMode = BlendMode.normal
    /// How what is drawn is moved, scaled and turned.
    public var transform = CGAffineTransform.identity
    /// What ``addFilter(_:options:)`` has added, innermost first.
    var filters: [Modifier] = []
    /// Where what is drawn may show.
    var clips: [Clip] = []
    /// The canvas's symbols, by their tags.
    let symbols: [AnyHashable: Node]
    private var sheet = Sheet()
    let inputs: _ViewInputs
    /// The canvas, points.
    let size: Size

    @MainActor
    init(_ inputs: _ViewInputs, _ size: Size, symbols: [AnyHashable: Node] = [:]) {
        (self.inputs, self.size, self.symbols) = (inputs, size, symbols)
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { inputs.environment }

    var pieces: [ResolvedNode.Piece] { sheet.pieces }
    /// Whether something was blended with what was there by then, and nothing behind it.
    var hasBlended: Bool { sheet.hasBlended }
    var whole: Rect { Rect(origin: Point(), size: size) }
    var place: Shading.Place { Shading.Place(environment: environment, transform: transform, size: size) }
    /// Whether a drawing as a whole is changed before it is drawn.
    var needsLayer: Bool { opacity < 1 || !filters.isEmpty || !clips.isEmpty || blendMode != .normal }

    /// Moves what follows, points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales what follows.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what follows.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Changes how what follows is moved.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path.applying(transform), fits: shading) { description, paint in
            var description = description
            description.evenOdd = style.isEOFilled
            return ShapeNode(.path(description, madeFor: nil), fill: paint)
        }
    }
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let scale = transform.meanScale
        var style = style
        style.lineWidth *= scale
        style.dash = style.dash.map { $0 * scale }
        style.dashPhase *= scale
        add(path.applying(transform), fits: shading) { [style] description, paint in
            var shape = ShapeNode(.path(description, madeFor: nil), fill: nil)
            (shape.strokePaint, shape.stroke) = (paint, style.archived)
            return shape
        }
    }
    /// Draws a path's line, points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Tells the developer something.
    func remark(_ words: String) {
        let session = Unchecked(inputs.session)
        MainActor.assumeIsolated { session.value.remark(words) }
    }

    /// Begins a sheet of its own, with nothing done to what is drawn on it.
    mutating func beginLayer() {
        sheet = Sheet()
        (opacity, blendMode, filters, clips) = (1, .normal, [], [])
    }

    /// Adds a layer's drawings, each by itself.
    func append(_ layer: GraphicsContext) {
        sheet.cut = nil
        sheet.pieces += layer.sheet.pieces
        sheet.weight += layer.sheet.weight
    }

    /// Adds a layer's drawings as one.
    func appendWhole(_ layer: GraphicsContext) {
        let (whole, content) = (whole, Self.group(layer.pieces, in: size).content)
        add { _ in (whole, content) }
        sheet.weight += layer.sheet.weight
    }

    /// Adds a shape, whose paint lies over the canvas, or over the path's own box where the shading says so.
    private func add(_ path: Path, fits shading: Shading, _ make: (PathDescription, Paint) -> ShapeNode) {
        let paint = shading.paint(place)
        let box = path.boundingRect
        let fits = shading.fitsPath && paint.hasPlaces && box.width > 0 && box.height > 0
        let path = fits ? path.offsetBy(dx: -box.minX, dy: -box.minY) : path
        let shape = make(path.archived, paint)
        let whole = whole
        add { session in
            var shape = shape
            shape.shape = ShapeCheck.checked(shape.shape, session)
            shape.stroke = ShapeCheck.checked(shape.stroke, session)
            return (fits ? NumberCheck.rect(box, "Canvas", session) : whole, .shape(shape))
        }
    }

    /// Adds a drawing with all that the context does to it.
    // A canvas is drawn while its widget is archived, which happens on the main actor.
    func add(_ make: @MainActor (ArchiveSession) -> (Rect, Node.Content)) {
        let context = Unchecked(self)
        MainActor.assumeIsolated {
            let (context, session) = (context.value, context.value.inputs.session)
            var (frame, content) = make(session)
            if frame != context.whole && (!context.clips.isEmpty || context.blendMode.isByAlpha) {
                content = Self.group([ResolvedNode.Piece(frame: frame, node: Node(content))], in: context.size).content
                frame = context.whole
            }
            var node = Node(content)
            for filter in context.filters { node = Node(.modified(NumberCheck.checked(filter, session), node)) }
            node = context.clipped(node, session)
            if context.opacity < 1 {
                node = Node(.modified(NumberCheck.checked(.opacity(context.opacity), session), node))
            }
            context.blend(ResolvedNode.Piece(frame: frame, node: node))
        }
    }

    /// Lays a drawing over, under or into what the layer has so far.
    private func blend(_ piece: ResolvedNode.Piece) {
        var piece = piece
        if let name = blendMode.colorName {
            piece.node = Node(.modified(.blend(name), piece.node))
            sheet.hasBlended = true
        }
        sheet.weight += 1
        let cut = sheet.cut
        sheet.cut = nil
        guard blendMode.isByAlpha else { return sheet.pieces.append(piece) }
        let there = sheet.pieces
        func masked(_ node: Node, by pieces: [ResolvedNode.Piece]) -> ResolvedNode.Piece {
            let mask = Self.group(pieces, in: size)
            return ResolvedNode.Piece(frame: whole, node: Node(.modified(.mask(mask, alignment: .center), node)))
        }
        // All but what the pieces cover.
        func outside(_ pieces: [ResolvedNode.Piece]) -> [ResolvedNode.Piece] {
            let all = ShapeNode(.rectangle, fill: .color(.system("black")))
            let hole = Node(.modified(.blend("destinationOut"), Self.group(pieces, in: size)))
            return [
                ResolvedNode.Piece(frame: whole, node: Node(.shape(all))),
                ResolvedNode.Piece(frame: whole, node: hole),
            ]
        }
        sheet.hasBlended = true
        switch blendMode {
        case .copy: sheet.pieces = [piece]
        case .destinationOver: sheet.pieces.insert(piece, at: 0)
        case .sourceIn: sheet.pieces = [masked(piece.node, by: there)]
        case .destinationIn: sheet.pieces = [masked(Self.group(there, in: size), by: [piece])]
        case .destinationAtop: sheet.pieces = [piece, masked(Self.group(there, in: size), by: [piece])]
        case .sourceOut: sheet.pieces = [masked(piece.node, by: outside(there))]
        case .destinationOut, .clear:
            let (there, holes) = (cut?.there ?? there, (cut?.holes ?? []) + [piece])
            sheet.pieces = [masked(Self.group(there, in: size), by: outside(holes))]
            sheet.cut = (there, holes)
        // What is there goes in twice, so that many in a row would make an archive without end.
        case .sourceAtop where sheet.weight <= Self.mostDoubled:
            sheet.weight *= 2
            sheet.pieces.append(masked(piece.node, by: there))
        case .xor where sheet.weight <= Self.mostDoubled:
            sheet.weight *= 2
            sheet.pieces = [
                masked(Self.group(there, in: size), by: outside([piece])), masked(piece.node, by: outside(there)),
            ]
        default:
            remark(
                "GraphicsContext.blendMode: \(blendMode.name) more often than \(Self.mostDoubled) times cannot be drawn: what "
                    + "follows lies over what was there")
            sheet.pieces.append(piece)
        }
    }

    private static let mostDoubled = 400
}
