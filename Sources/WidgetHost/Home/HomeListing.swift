import GroupContainer
import JSONText
import WidgetArchive

/// What stands on a home screen and what could: read from the files, whether a renderer runs or not.
public struct HomeListing: Fielded, Hashable, Sendable {
    /// A placed widget.
    public struct Widget: Fielded, Hashable, Sendable {
        /// Its id.
        public var id = ""
        /// Its kind.
        public var kind = ""
        /// Its name for people; empty while no extension says it.
        public var name = ""
        /// Its family.
        public var family = WidgetFamilyName.systemSmall
        /// Where it was put by hand; nil: it flows.
        public var row: Int?
        /// See ``row``.
        public var column: Int?
        /// Whether an extension that is known has its kind.
        public var isAvailable = true
        /// The configuration's values; empty for the defaults.
        public var configuration: [String: ParameterValue] = [:]
        /// Nothing placed.
        public init() {}
        init(_ reference: WidgetReference, _ place: HomePlace?, _ offer: WidgetDescription?) {
            (id, kind, family) = (reference.id, reference.kind, reference.family)
            name = offer?.displayName ?? ""
            (row, column) = (place?.row, place?.column)
            isAvailable = offer != nil
            configuration = reference.configuration?.parameters ?? [:]
        }
        /// What it may be called.
        public var naming: Naming.Widget {
            var place: HomePlace?
            if let row, let column { place = HomePlace(id: id, row: row, column: column) }
            return Naming.Widget(id: id, kind: kind, title: name, place: place)
        }
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("id", &id)
            try coder.field("kind", &kind)
            try coder.field("name", &name, omit: "")
            try coder.field("family", &family)
            try coder.field("row", &row)
            try coder.field("column", &column)
            try coder.field("available", &isAvailable, omit: true)
            try coder.field("configuration", &configuration, omit: [:])
        }
    }

    /// The placed widgets in reading order.
    public var widgets: [Widget] = []
    /// The kinds that could be placed.
    public var kinds: [WidgetDescription] = []
    /// Whether the renderer chose the widgets itself.
    public var isAutomatic = false

    /// Nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("automatic", &isAutomatic, omit: false)
        try coder.list("widgets", &widgets)
        try coder.list("kinds", &kinds)
    }

    /// Reads a group's home screen and manifests.
    ///
    /// - Throws: ``HomeFileError``, or ``SystemError``.
    public init(of group: GroupDirectory) throws {
        let screen = try HomeFile.read(in: group)
        var performers = PerformerList()
        _ = try performers.look(in: group, executables: screen?.extensions ?? [])
        kinds = performers.offers?.widgets ?? []
        guard let screen else { return }
        isAutomatic = screen.isAutomatic
        let kinds = kinds
        widgets = screen.widgets.map { widget in
            Widget(
                widget, screen.places.first { $0.id == widget.id }, kinds.first { $0.kind == widget.kind })
        }
    }
}
