import WidgetArchive

/// A placed widget as the renderer draws it.
public struct PlacedWidget: Sendable, Identifiable {
    /// Which kind, how large, how configured.
    public var reference = WidgetReference()
    /// The name in the gallery; the kind while no extension says it.
    public var title = ""
    /// Where it was put by hand; nil: it flows.
    public var place: HomePlace?
    /// Its description in the extension's manifest; nil while no extension offers the kind.
    public var description: WidgetDescription?
    /// The entry on show; nil before anything came.
    public var entry: EntryArchive?
    /// Whether no extension has its kind: a notice stands in its place, and the widget comes back with the kind.
    public var isUnavailable = false
    /// Whether the entry on show is the placeholder.
    public var isPlaceholder = false
    /// The view to draw: the variant for the present surroundings, with what pending taps change. Nil: nothing yet.
    public var view: Node?
    /// What fills the whole widget behind the view.
    public var background: Node?
    /// Points between the widget's edge and the view.
    public var contentMargins = Insets()
    /// Whether the view declares no `containerBackground(for: .widget)`.
    public var lacksBackground = false
    /// The pending controls' keys.
    public var pending: Set<String> = []
    /// What did not work.
    public var failure: Failure?
    /// When the timeline on show was made, seconds since 1970; nil when it was another boot's.
    public var madeAt: Double?
    /// What the developer should know of the timeline.
    public var remarks: [String] = []
    /// Another number each time the host puts the widget together: where it is the same, so is all the rest.
    public internal(set) var revision = 0

    /// The placed widget's id.
    public var id: String { reference.id }

    /// Nothing placed.
    public init() {}

    /// The whole widget's size in points.
    public var size: Size { reference.family.size }

    /// Where a tap beside all controls leads.
    public var url: String? { entry?.url }

    /// The controls that a tap can reach, in the order of the tree.
    public var controls: [ControlNode] { view?.namedControls ?? [] }

    /// Whether the message about a missing `containerBackground` stands in place of the widget.
    public var asksForBackground: Bool { lacksBackground && view != nil && !isPlaceholder }

    /// The control of that key.
    public func control(_ key: String) -> ControlNode? { controls.first { $0.key == key } }
}
