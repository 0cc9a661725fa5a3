internal import WidgetArchive
internal import WidgetLayout

extension GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let text: Text
        let inputs: _ViewInputs
        /// What it is drawn with, where the text itself says nothing.
        public var shading = Shading.foreground

        init(_ text: Text, _ inputs: _ViewInputs) { (self.text, self.inputs) = (text, inputs) }

        /// The size the text takes of what is offered, points.
        public func measure(in size: CGSize) -> CGSize {
            asked { node, inputs in
                let size = inputs.session.size(of: node, in: Size(size))
                return CGSize(width: size.width, height: size.height)
            }
        }
        /// How far below the top the first line stands, points.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }
        /// How far below the top the last line stands, points.
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

        private func baseline(_ guide: VerticalGuide, _ size: CGSize) -> CGFloat {
            asked { node, inputs in
                LayoutEngine.guide(
                    guide, of: node, for: Proposal(Size(size)), context: inputs.session.layoutContext)
            }
        }

        // A canvas is drawn while its widget is archived, which happens on the main actor.
        private func asked<T>(_ body: @MainActor (Node, _ViewInputs) -> T) -> T {
            let (text, inputs) = (Unchecked(text), Unchecked(inputs))
            return MainActor.assumeIsolated {
                Unchecked(body(inputs.value.node(of: text.value), inputs.value))
            }.value
        }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage: Sendable {
        let image: Image
        /// Points.
        public let size: CGSize
        /// How far below the top the picture stands on a line, points.
        public var baseline: CGFloat { size.height }
        /// What a template is drawn with.
        public var shading: Shading?
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol: Sendable {
        let node: Node
        /// Points.
        public let size: CGSize
    }

    /// Makes a text ready.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, inputs) }

    /// Makes a picture ready.
    public func resolve(_ image: Image) -> ResolvedImage {
        let inputs = Unchecked(inputs)
        return MainActor.assumeIsolated {
            let size = inputs.value.session.size(of: inputs.value.node(of: image), in: inputs.value.proposal)
            return ResolvedImage(image: image, size: CGSize(width: size.width, height: size.height))
        }
    }

    /// The view among the canvas's symbols that has a tag; nil when none has.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = symbols[AnyHashable(id)] else { return nil }
        let inputs = Unchecked(inputs)
        return MainActor.assumeIsolated {
            let size = inputs.value.session.size(of: node, in: inputs.value.proposal)
            return ResolvedSymbol(node: node, size: CGSize(width: size.width, height: size.height))
        }
    }

    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let whole = text.measure(in: CGSize(width: size.width, height: size.height))
        draw(text, in: Self.rect(whole, at: point, anchor))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(node(of: text.text, text.shading), in: rect, scalesRect: false)
    }
    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a picture at a point, in its own size.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(
            node(of: image.image, image.shading), in: Self.rect(image.size, at: point, anchor), scalesRect: false)
    }
    /// Draws a picture over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(node(of: image.image.resizable(), image.shading), in: rect, scalesRect: true)
    }
    /// Draws a picture at a point, in its own size.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a picture over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

    /// Draws a symbol at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.node, in: Self.rect(symbol.size, at: point, anchor), scalesRect: false)
    }
    /// Draws a symbol in a rectangle: its size is offered to it.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect, scalesRect: false) }

    private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    private func node<V: View>(of view: V, _ shading: Shading?) -> Node {
        var inputs = inputs
        if let shading {
            let paint = shading.paint(place)
            inputs.change { $0.look.foreground = ForegroundPaints(primary: paint) }
        }
        let (view, ready) = (Unchecked(view), Unchecked(inputs))
        return MainActor.assumeIsolated { ready.value.node(of: view.value) }
    }

    /// Draws a view in a rectangle of the context.
    ///
    /// - Parameter scalesRect: whether it fills what the rectangle becomes, or is itself scaled as a whole.
    private func draw(_ node: Node, in rect: CGRect, scalesRect: Bool) {
        var (frame, node) = (rect.applied(transform), node)
        if !transform.onlyMoves {
            let (x, y) = transform.scales
            let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
            let size = scalesRect ? CGSize(width: rect.width * abs(x), height: rect.height * abs(y)) : rect.size
            frame = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            let (left, top) = scalesRect ? (x < 0 ? -1 : 1, y < 0 ? -1 : 1) : (Double(x), Double(y))
            if left != 1 || top != 1 { node = Node(.modified(.scale(x: left, y: top, anchor: UnitPosition()), node)) }
            let degrees = transform.turn.degrees
            if abs(degrees) > 1e-6 { node = Node(.modified(.rotation(degrees: degrees, anchor: UnitPosition()), node)) }
        }
        add { [frame, node] session in (NumberCheck.rect(frame, "Canvas", session), node.content) }
    }
}

extension Size {
    /// A size of the user's.
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGRect {
    /// The rectangle moved.
    fileprivate func applied(_ transform: CGAffineTransform) -> CGRect {
        let origin = CGPoint(x: minX, y: minY).applying(transform)
        return CGRect(x: origin.x, y: origin.y, width: width, height: height)
    }
}
