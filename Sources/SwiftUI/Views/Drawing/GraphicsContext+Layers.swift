internal import WidgetArchive

extension GraphicsContext {
    /// Where something may be drawn.
    enum Clip {
        /// Inside a path, in the canvas's points.
        case path(Path, evenOdd: Bool)
        /// As far as a drawing is opaque.
        case layer([ResolvedNode.Piece])
    }

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Outside instead of inside.
        public static var inverse: ClipOptions { .init(rawValue: 1) }
    }

    /// Keeps what follows inside a path, and inside the paths before.
    ///
    /// - Parameter options: outside a path works for one whose outlines do not overlap.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var clip = path.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(.path(clip, evenOdd: style.isEOFilled))
            return
        }
        // All around, so that by the even-odd rule inside is outside.
        let around = clip.boundingRect.union(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        clip.addRect(around.insetBy(dx: -1, dy: -1))
        clips.append(.path(clip, evenOdd: true))
    }

    /// Keeps what follows where a drawing is opaque.
    ///
    /// - Parameter options: the inverse cannot be drawn; it is remarked, and nothing is clipped.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        layer.beginLayer()
        layer.opacity = opacity
        try content(&layer)
        if options.contains(.inverse) { return remark("GraphicsContext.clipToLayer: the inverse cannot be drawn") }
        clips.append(.layer(layer.pieces))
    }

    /// The box around all clips, in the context's points; the whole canvas without one.
    public var clipBoundingRect: CGRect {
        var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        for case .path(let path, false) in clips { box = box.intersection(path.boundingRect) }
        guard let back = transform.undone else { return box }
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
            CGPoint(x: box.maxX, y: box.maxY),
        ].map { $0.applying(back) }
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        return CGRect(
            x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
    }

    /// Draws with a context of its own, whose drawing as a whole is then drawn with this one's opacity, filters, clips
    /// and blend mode.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        layer.beginLayer()
        try content(&layer)
        if layer.pieces.isEmpty { return }
        // What is drawn plainly needs no layer.
        if needsLayer || layer.hasBlended { appendWhole(layer) } else { append(layer) }
    }

    /// A drawing as one view.
    static func group(_ pieces: [ResolvedNode.Piece], in size: Size) -> Node {
        var box = ResolvedNode()
        (box.source, box.size, box.pieces) = ("Canvas", size, pieces)
        return Node(.resolved(box))
    }

    /// A view kept inside the clips.
    @MainActor
    func clipped(_ node: Node, _ session: ArchiveSession) -> Node {
        clips.reduce(node) { node, clip in
            switch clip {
            case .path(let path, let evenOdd):
                let shape = ShapeCheck.checked(.path(path.archived, madeFor: nil), session)
                return Node(.modified(.clip(shape, evenOdd: evenOdd), node))
            case .layer(let pieces):
                return Node(.modified(.mask(Self.group(pieces, in: size), alignment: .center), node))
            }
        }
    }
}
