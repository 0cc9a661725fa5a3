import GroupContainer
import JSONText

/// What another process asks of the renderer that is host: a message in `host/`.
public struct HostCommand: Fielded, Hashable, Sendable {
    /// What is asked.
    public enum Verb: String, JSONCodable, Sendable {
        /// Tap a control; answered when the tap has come to its end, or at once.
        case tap
        /// Tap the widget beside its controls.
        case open
        /// Reload widgets; answered when the new timelines are on show.
        case reload
        /// Say how things stand.
        case status
        /// Change the home screen; answered when it is written.
        case edit
    }

    /// What is asked.
    public var verb = Verb.status
    /// A placed widget as ``Naming`` has it; for a reload nil means all.
    public var widget: String?
    /// A control as ``Naming`` has it.
    public var control: String?
    /// Whether the answer comes only when all is done.
    public var waits = true
    /// For ``Verb/edit``: what is changed.
    public var edit: HomeEdit?

    /// Asks how things stand.
    public init() {}
    /// Asks for something.
    public init(_ verb: Verb, widget: String? = nil, control: String? = nil, waits: Bool = true) {
        (self.verb, self.widget, self.control, self.waits) = (verb, widget, control, waits)
    }
    /// Asks for a change of the home screen.
    public init(_ edit: HomeEdit) { (verb, self.edit) = (.edit, edit) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("verb", &verb)
        try coder.field("widget", &widget)
        try coder.field("control", &control)
        try coder.field("waits", &waits, omit: true)
        try coder.field("edit", &edit)
    }
}

/// The host's answer to a ``HostCommand``.
public struct HostReply: Fielded, Hashable, Sendable {
    /// What went wrong; nil: nothing.
    public var failure: String?
    /// What a command ends with because of it.
    package var exitStatus = ExitStatus.failed
    /// For ``HostCommand/Verb/status``.
    public var status: HostStatus?
    /// For ``HostCommand/Verb/tap`` and ``HostCommand/Verb/open``: the id of the widget that was meant.
    public var target: String?
    /// For ``HostCommand/Verb/tap``: the label of the control that was meant.
    public var control: String?
    /// For ``HostCommand/Verb/edit``: the placed widget that was changed.
    public var widget: HomeListing.Widget?

    /// All went well.
    public init() {}
    /// An ending.
    public init(failure: String?) { self.failure = failure }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("failure", &failure)
        var number = Int(exitStatus.rawValue)
        try coder.field("exit", &number, omit: Int(ExitStatus.failed.rawValue))
        exitStatus = Int32(exactly: number).flatMap(ExitStatus.init(rawValue:)) ?? .failed
        try coder.field("status", &status)
        try coder.field("target", &target)
        try coder.field("control", &control)
        try coder.field("widget", &widget)
    }
}
