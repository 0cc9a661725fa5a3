internal import WidgetArchive

/// A picture that a closure draws, as ``Canvas`` does.
final class DrawnImage: Equatable, Sendable {
    /// Points.
    let size: CGSize
    private let renderer: Unchecked<(inout GraphicsContext) -> Void>

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = Unchecked(renderer)
    }

    static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

    /// The drawing as a view of the picture's size, or of any size for a resizable one, to which it is scaled.
    @MainActor
    func node(_ inputs: _ViewInputs, isResizable: Bool) -> Node {
        let own = Size(width: max(size.width, 0), height: max(size.height, 0))
        var inputs = inputs
        if !isResizable { inputs.proposal = own }
        let drawing = inputs.sized(source: "Image") { [self] inputs, size in
            var context = GraphicsContext(inputs, size)
            if own.width > 0, own.height > 0 {
                context.scaleBy(x: size.width / own.width, y: size.height / own.height)
            }
            renderer.value(&context)
            return context.pieces
        }
        let box = inputs.unmirrored(drawing)
        guard isResizable else {
            return Node(.modified(.frame(width: own.width, height: own.height, alignment: .center), box))
        }
        var frame = FlexibleFrame()
        (frame.idealWidth, frame.idealHeight) = (own.width, own.height)
        return Node(.modified(.flexibleFrame(frame), box))
    }
}

extension Image {
    /// A picture of a size, points, that a closure draws.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let finite = CGSize(
            width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
        self.init(source: .drawn(DrawnImage(size: finite, renderer: renderer)))
        self.label = label
        isDecorative = label == nil
    }
}
