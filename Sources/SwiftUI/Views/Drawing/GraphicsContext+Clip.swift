internal import WidgetArchive

extension GraphicsContext {
    /// How a path clips.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What lies outside is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A path that keeps what follows inside it, in the canvas' own points.
    struct Clip: Sendable {
        var path: Path
        var isEvenOdd: Bool

        /// The modifier of a part that stands in a frame of the canvas.
        @MainActor
        func modifier(for frame: Rect, _ session: ArchiveSession) -> Modifier {
            let moved = path.offsetBy(dx: -frame.minX, dy: -frame.minY)
            let shape = ShapeDescription.path(moved.archived, madeFor: nil)
            return .clip(ShapeCheck.checked(shape, session), evenOdd: isEvenOdd)
        }
    }

    /// Keeps what follows inside a path, or outside it.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var placed = path.applying(transform)
        if options.contains(.inverse) {
            // All there is, and the path again: what is in both is in neither.
            placed.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        }
        clips.append(Clip(path: placed, isEvenOdd: style.isEOFilled || options.contains(.inverse)))
    }
}
