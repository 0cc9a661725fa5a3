import JSONText

/// `extension/<instance>.json`: what an extension process offers, written as it starts.
public struct Manifest: Fielded, Hashable, Sendable {
    /// The process's claimant name; its liveness is the lock on `<instance>.alive`.
    public var instance = ""
    /// The process.
    public var pid = 0
    /// The executable's path and what identifies its build: device, inode, size, modification time.
    public var executable = ""
    /// See ``executable``.
    public var build = ""
    /// Nanoseconds of CLOCK_BOOTTIME at which the process was ready.
    public var readyAt: Int64 = 0
    /// The boot.
    public var bootID = ""
    /// The widgets in the bundle's order.
    public var widgets: [WidgetDescription] = []
    /// The controls in the bundle's order. No surface here offers them.
    public var controls: [ControlDescription] = []
    /// The intents it knows by now.
    public var intents: [IntentDescriptionRecord] = []

    /// Nothing offered.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        var schema = ArchiveSchema.version
        try coder.field("schema", &schema)
        try coder.field("instance", &instance)
        try coder.field("pid", &pid)
        try coder.field("executable", &executable)
        try coder.field("build", &build)
        try coder.field("ready", &readyAt)
        try coder.field("boot", &bootID)
        try coder.field("widgets", &widgets)
        try coder.list("controls", &controls)
        try coder.list("intents", &intents)
    }
}

/// One control of a bundle.
public struct ControlDescription: Fielded, Hashable, Sendable {
    /// The kind.
    public var kind = ""
    /// `button` or `toggle`; empty for another look.
    public var look = ""
    /// The name in the gallery.
    public var displayName = ""
    /// The text in the gallery.
    public var summary = ""
    /// The configuration intent, for a configurable control.
    public var configuration: IntentDescriptionRecord?

    /// No control.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("kind", &kind)
        try coder.field("look", &look, omit: "")
        try coder.field("name", &displayName)
        try coder.field("summary", &summary, omit: "")
        try coder.field("configuration", &configuration)
    }
}

/// One widget of a bundle.
public struct WidgetDescription: Fielded, Hashable, Sendable {
    /// The kind.
    public var kind = ""
    /// The name in the gallery.
    public var displayName = ""
    /// The text in the gallery.
    public var summary = ""
    /// The families it supports, in the order given.
    public var families: [WidgetFamilyName] = []
    /// The configuration intent, for a configurable widget.
    public var configuration: IntentDescriptionRecord?
    /// `contentMarginsDisabled()`.
    public var ignoresContentMargins = false
    /// `containerBackgroundRemovable`.
    public var isBackgroundRemovable = true

    /// No widget.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("kind", &kind)
        try coder.field("name", &displayName)
        try coder.field("summary", &summary, omit: "")
        try coder.field("families", &families)
        try coder.field("configuration", &configuration)
        try coder.field("noMargins", &ignoresContentMargins, omit: false)
        try coder.field("removable", &isBackgroundRemovable, omit: true)
    }
}

/// One intent's metadata.
public struct IntentDescriptionRecord: Fielded, Hashable, Sendable {
    /// The persistent identifier.
    public var type = ""
    /// The title.
    public var title = ""
    /// The description.
    public var summary: String?
    /// Where it runs.
    public var process = IntentProcess.extension
    /// Its parameters in declaration order.
    public var parameters: [ParameterDescription] = []

    /// Nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("type", &type)
        try coder.field("title", &title)
        try coder.field("summary", &summary)
        try coder.field("runs", &process, omit: .extension)
        try coder.list("parameters", &parameters)
    }
}

/// One parameter's metadata.
public struct ParameterDescription: Fielded, Hashable, Sendable {
    /// A choice with its name for people.
    public struct Choice: Fielded, Hashable, Sendable {
        /// The value.
        public var value = ParameterValue.null
        /// Its name.
        public var title = ""
        /// Nothing.
        public init() {}
        /// A choice.
        public init(value: ParameterValue, title: String) { (self.value, self.title) = (value, title) }
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("value", &value)
            try coder.field("title", &title)
        }
    }
    /// The property's name.
    public var name = ""
    /// Its title for people.
    public var title = ""
    /// `Bool`, `Int`, `Double`, `String`, `Date`, `URL`, or an enum's or entity's type name; `[…]` for a list.
    public var type = ""
    /// Whether nil is allowed.
    public var isOptional = false
    /// The default; nil when there is none.
    public var defaultValue: ParameterValue?
    /// An enum's cases.
    public var choices: [Choice] = []
    /// Whether choices are asked of the extension (entities, dynamic options).
    public var hasQuery = false
    /// What it is for.
    public var summary: String?
    /// The smallest number allowed.
    public var minimum: Double?
    /// The largest number allowed.
    public var maximum: Double?
    /// What of a date is edited: `date`, `time`; nil: both.
    public var dateKind: String?
    /// Names of a switch's two states; nil: as the surface says it.
    public var onTitle: String?
    /// See ``onTitle``.
    public var offTitle: String?

    /// Nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("name", &name)
        try coder.field("title", &title)
        try coder.field("type", &type)
        try coder.field("optional", &isOptional, omit: false)
        try coder.field("default", &defaultValue)
        try coder.list("choices", &choices)
        try coder.field("query", &hasQuery, omit: false)
        try coder.field("summary", &summary)
        try coder.field("min", &minimum)
        try coder.field("max", &maximum)
        try coder.field("dateKind", &dateKind)
        try coder.field("on", &onTitle)
        try coder.field("off", &offTitle)
    }
}
