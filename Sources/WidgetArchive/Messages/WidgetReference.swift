import JSONText

/// A placed widget: which kind, how large, how configured.
public struct WidgetReference: Fielded, Hashable, Sendable {
    /// The placed widget's own id; several of one kind may be placed.
    public var id = ""
    /// The widget's kind.
    public var kind = ""
    /// Its size class.
    public var family = WidgetFamilyName.systemSmall
    /// The configuration intent's parameters; nil for the defaults.
    public var configuration: IntentReference?

    /// No widget.
    public init() {}
    /// A placed widget.
    public init(id: String, kind: String, family: WidgetFamilyName, configuration: IntentReference? = nil) {
        (self.id, self.kind, self.family, self.configuration) = (id, kind, family, configuration)
    }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("id", &id)
        try coder.field("kind", &kind)
        try coder.field("family", &family)
        try coder.field("configuration", &configuration)
    }
}

/// `home.json`: the placed widgets, written by the hosting renderer alone.
public struct HomeScreen: Fielded, Hashable, Sendable {
    /// The widgets in reading order.
    public var widgets: [WidgetReference] = []
    /// What all of them share; the size of each follows from its family. An extension that reloads a kind after a tap
    /// reads it here, so a tap need not carry it.
    public var surroundings = Surroundings()
    /// Whether the renderer chose the widgets itself; it then follows the manifest when kinds come and go.
    public var isAutomatic = false
    /// Where widgets were put by hand; those without a place flow around them in reading order.
    public var places: [HomePlace] = []
    /// The executables of the extensions whose widgets stand here, absolute paths: started again without being named.
    public var extensions: [String] = []
    /// An empty home screen.
    public init() {}
    /// Widgets in reading order.
    public init(widgets: [WidgetReference]) { self.widgets = widgets }
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        var schema = ArchiveSchema.version
        try coder.field("schema", &schema)
        try coder.field("around", &surroundings)
        try coder.field("auto", &isAutomatic, omit: false)
        try coder.list("extensions", &extensions)
        try coder.field("widgets", &widgets)
        try coder.list("places", &places)
    }
}

/// Where a widget was put by hand, on a grid whose unit is a small widget.
public struct HomePlace: Fielded, Hashable, Sendable {
    /// The placed widget's id.
    public var id = ""
    /// The row, from 1 at the top.
    public var row = 1
    /// The column, from 1 where a line of the language begins: at the left, or at the right in Arabic.
    public var column = 1

    /// The first place, for no widget.
    public init() {}
    /// A place for a widget.
    public init(id: String, row: Int, column: Int) { (self.id, self.row, self.column) = (id, row, column) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("id", &id)
        try coder.field("row", &row)
        try coder.field("column", &column)
    }
}

/// The version of everything this module describes.
public enum ArchiveSchema {
    /// Raised when a reader of the version before would misread a file; added fields do not raise it.
    public static let version = 1
}
