import WidgetArchive

/// What a tile shows beside the view: its name, marks, and what the pointer and the keyboard are on.
public struct TileLook: Sendable {
    /// The name below the tile.
    public var title: String?
    /// Why the last tap or reload failed, in a few words; drawn as a mark on the lower edge.
    public var failure: String?
    /// How old the picture is, such as `2 h`, when that is worth saying; drawn in the upper corner.
    public var age: String?
    /// Whether the view is a placeholder; it says so in nothing but its redaction.
    public var isPlaceholder = false
    /// Whether the keyboard is on the whole tile.
    public var isFocused = false
    /// The control that the keyboard is on.
    public var focusedControl: String?
    /// The control under the pointer.
    public var hoveredControl: String?
    /// Controls that are held down.
    public var pressedControls: Set<String> = []
    /// Controls whose tap has no answer yet.
    public var pendingControls: Set<String> = []
    /// Whether the view has no container background, which iOS 17 answers with a message in place of the widget.
    public var missingBackground = false

    /// Nothing but the view.
    public init() {}
}

/// What painting a tile has found out.
public struct TileReport: Sendable {
    /// A part that reacts to a tap.
    public struct Control: Sendable {
        /// See ``ControlNode/key``.
        public var key: String
        /// Its cells, in the canvas's coordinates, clipped to the tile.
        public var frame: CellRect
        /// What it does.
        public var control: ControlNode

        /// A control's cells.
        public init(key: String, frame: CellRect, control: ControlNode) {
            (self.key, self.frame, self.control) = (key, frame, control)
        }
    }
    /// Back to front: a tap belongs to the last whose frame holds it.
    public var controls: [Control] = []
    /// Unknown symbols and views that cannot be shown, each once.
    public var remarks: [String] = []
    /// The whole tile with frame and title, in the canvas's coordinates.
    public var frame = CellRect(x: 0, y: 0, width: 0, height: 0)
    /// Where the view's point (0, 0) lies, in the canvas's coordinates.
    public var contentOrigin = CellPoint(x: 0, y: 0)

    /// Nothing found yet.
    public init() {}

    /// The control at a cell of the canvas; of several the frontmost.
    public func control(at point: CellPoint) -> Control? { controls.last { $0.frame.contains(point) } }
}
