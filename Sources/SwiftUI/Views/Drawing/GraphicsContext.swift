internal import WidgetArchive

/// What a ``Canvas`` draws into.
public struct GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let node: Node
        let size: CGSize
        /// The size the text takes of what is offered.
        public func measure(in size: CGSize) -> CGSize { self.size }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage: Sendable {
        let image: Image
        /// Points.
        public let size: CGSize
    }

    private final class Sheet {
        var pieces: [ResolvedNode.Piece] = []
    }

    /// How opaque what is drawn is, 0…1.
    public var opacity = 1.0
    /// How colours are laid over colours.
    public var blendMode = BlendMode.normal
    /// How what is drawn is moved, scaled and turned.
    public var transform = CGAffineTransform.identity
    /// What ``addFilter(_:options:)`` has added, innermost first.
    var filters: [Modifier] = []
    /// What ``clip(to:style:options:)`` has added.
    var clips: [Clip] = []
    private let sheet = Sheet()
    private let inputs: _ViewInputs
    private let size: Size

    @MainActor
    init(_ inputs: _ViewInputs, _ size: Size) { (self.inputs, self.size) = (inputs, size) }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { inputs.environment }

    var pieces: [ResolvedNode.Piece] { sheet.pieces }

    /// Moves what follows, points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales what follows.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what follows.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Changes how what follows is moved.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    /// Draws with a context of its own.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    // A canvas is drawn while its widget is archived, which happens on the main actor.
    private func add(_ make: @MainActor (ArchiveSession) -> (Rect, Node.Content)) {
        let context = Unchecked(self)
        MainActor.assumeIsolated {
            let (context, session) = (context.value, context.value.inputs.session)
            let (frame, content) = make(session)
            var node = Node(content)
            for filter in context.filters { node = Node(.modified(NumberCheck.checked(filter, session), node)) }
            if context.opacity < 1 {
                node = Node(.modified(NumberCheck.checked(.opacity(context.opacity), session), node))
            }
            for clip in context.clips { node = Node(.modified(clip.modifier(for: frame, session), node)) }
            if context.blendMode != .normal { node = Node(.modified(.blend("\(context.blendMode)"), node)) }
            context.sheet.pieces.append(ResolvedNode.Piece(frame: frame, node: node))
        }
    }

    /// Tells the developer something.
    func remark(_ words: String) {
        let session = Unchecked(inputs.session)
        MainActor.assumeIsolated { session.value.remark(words) }
    }

    private func add(_ shape: ShapeNode) {
        let frame = Rect(origin: Point(), size: size)
        add { session in
            var shape = shape
            shape.shape = ShapeCheck.checked(shape.shape, session)
            shape.stroke = ShapeCheck.checked(shape.stroke, session)
            return (frame, .shape(shape))
        }
    }

    private func paint(_ shading: Shading) -> Paint {
        let canvas = CGSize(width: size.width, height: size.height)
        return shading.paint(environment, Space(transform: transform, size: canvas)).paint
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        var description = path.applying(transform).archived
        description.evenOdd = style.isEOFilled
        add(ShapeNode(.path(description, madeFor: nil), fill: paint(shading)))
    }
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        var shape = ShapeNode(.path(path.applying(transform).archived, madeFor: nil), fill: nil)
        shape.strokePaint = paint(shading)
        shape.stroke = style.archived
        add(shape)
    }
    /// Draws a path's line, points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Makes a text ready.
    public func resolve(_ text: Text) -> ResolvedText {
        let inputs = Unchecked(inputs)
        return MainActor.assumeIsolated {
            let node = inputs.value.node(of: text)
            let size = inputs.value.session.size(of: node, in: inputs.value.proposal)
            return Unchecked(ResolvedText(node: node, size: CGSize(width: size.width, height: size.height)))
        }.value
    }
    /// Makes a picture ready.
    public func resolve(_ image: Image) -> ResolvedImage {
        let inputs = Unchecked(inputs)
        return MainActor.assumeIsolated {
            let size = inputs.value.session.size(of: inputs.value.node(of: image), in: inputs.value.proposal)
            return ResolvedImage(image: image, size: CGSize(width: size.width, height: size.height))
        }
    }
    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let place = point.applying(transform)
        let corner = CGPoint(x: place.x - text.size.width * anchor.x, y: place.y - text.size.height * anchor.y)
        draw(text.node, in: CGRect(x: corner.x, y: corner.y, width: text.size.width, height: text.size.height))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.node, in: moved(rect)) }
    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a picture at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        let resolved = resolve(image)
        let place = point.applying(transform)
        let corner = CGPoint(x: place.x - resolved.size.width * anchor.x, y: place.y - resolved.size.height * anchor.y)
        let inputs = Unchecked(inputs)
        let node = MainActor.assumeIsolated { inputs.value.node(of: image) }
        draw(node, in: CGRect(x: corner.x, y: corner.y, width: resolved.size.width, height: resolved.size.height))
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        let inputs = Unchecked(inputs)
        let node = MainActor.assumeIsolated { inputs.value.node(of: image.resizable()) }
        draw(node, in: moved(rect))
    }

    private func moved(_ rect: CGRect) -> CGRect {
        let origin = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
        return CGRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
    }

    private func draw(_ node: Node, in rect: CGRect) {
        let rect = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        add { session in
            @MainActor func number(_ value: Double) -> Double { NumberCheck.finite(value, or: 0, "Canvas", session) }
            let frame = Rect(
                x: number(rect.minX), y: number(rect.minY), width: max(number(rect.size.width), 0),
                height: max(number(rect.size.height), 0))
            return (frame, node.content)
        }
    }
}
