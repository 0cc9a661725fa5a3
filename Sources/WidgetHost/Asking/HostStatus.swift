import JSONText
import WidgetArchive

/// How things stand in a group.
public struct HostStatus: Fielded, Hashable, Sendable {
    /// A process of the group.
    public struct Process: Fielded, Hashable, Sendable {
        /// `renderer`, `extension` or `app`.
        public var role = ""
        /// The process; nil when it cannot be seen from here.
        public var pid: Int?
        /// Its instance name.
        public var instance: String?
        /// Anything else: `launched`, `starting`, `foreground`.
        public var note: String?
        /// No process.
        public init() {}
        /// A process.
        public init(role: String, pid: Int?, instance: String? = nil, note: String? = nil) {
            (self.role, self.pid, self.instance, self.note) = (role, pid, instance, note)
        }
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("role", &role)
            try coder.field("pid", &pid)
            try coder.field("instance", &instance)
            try coder.field("note", &note)
        }
    }

    /// A placed widget.
    public struct Widget: Fielded, Hashable, Sendable {
        /// Its id.
        public var id = ""
        /// Its kind.
        public var kind = ""
        /// Its family.
        public var family = WidgetFamilyName.systemSmall
        /// `entry`, `earlier entry`, `placeholder` or `nothing`.
        public var shows = ""
        /// The index of the entry on show, from 0.
        public var entry: Int?
        /// How many entries the timeline has.
        public var entries: Int?
        /// The date of the entry on show, seconds since 1970.
        public var entryDate: Double?
        /// When the next entry goes on show, seconds since 1970.
        public var nextEntry: Double?
        /// When the next timeline is asked for, seconds from now.
        public var nextReload: Double?
        /// Whether a timeline is being asked for now.
        public var isReloading = false
        /// Reloads counted in the last 24 hours, and how many there may be.
        public var budgetUsed = 0
        /// See ``budgetUsed``.
        public var budget = 0
        /// When the budget has room again, seconds from now; nil: it has.
        public var budgetFreesIn: Double?
        /// The words on it.
        public var words: String?
        /// When the timeline on show was made, seconds since 1970.
        public var madeAt: Double?
        /// What the timeline says of the next one: `atEnd`, `after` or `never`.
        public var policy: String?
        /// The date that goes with ``policy``, seconds since 1970.
        public var policyDate: Double?
        /// What asked for the timeline that is being made.
        public var reloadingCause: String?
        /// What asked for the reload that waits, and why it waits.
        public var heldCause: String?
        /// See ``heldCause``.
        public var held: String?
        /// The keys of the pending controls.
        public var pending: [String] = []
        /// The labels of its controls.
        public var controls: [String] = []
        /// The last failure, until something works again.
        public var failure: Failure?
        /// What the developer should know.
        public var remarks: [String] = []
        /// Nothing placed.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("id", &id)
            try coder.field("kind", &kind)
            try coder.field("family", &family)
            try coder.field("shows", &shows)
            try coder.field("entry", &entry)
            try coder.field("entries", &entries)
            try coder.field("entryDate", &entryDate)
            try coder.field("nextEntry", &nextEntry)
            try coder.field("nextReload", &nextReload)
            try coder.field("reloading", &isReloading)
            try coder.field("budgetUsed", &budgetUsed)
            try coder.field("budget", &budget)
            try coder.field("budgetFreesIn", &budgetFreesIn)
            try coder.field("words", &words)
            try coder.field("madeAt", &madeAt)
            try coder.field("policy", &policy)
            try coder.field("policyDate", &policyDate)
            try coder.field("reloadingCause", &reloadingCause)
            try coder.field("heldCause", &heldCause)
            try coder.field("held", &held)
            try coder.list("pending", &pending)
            try coder.list("controls", &controls)
            try coder.field("failure", &failure)
            try coder.list("remarks", &remarks)
        }
    }

    /// How many messages are in a mailbox.
    public struct Queue: Fielded, Hashable, Sendable {
        /// The mailbox.
        public var name = ""
        /// Waiting.
        public var waiting = 0
        /// Claimed.
        public var claimed = 0
        /// Answered and not taken.
        public var answered = 0
        /// An empty one.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("name", &name)
            try coder.field("waiting", &waiting)
            try coder.field("claimed", &claimed)
            try coder.field("answered", &answered)
        }
    }

    /// A lock that is held.
    public struct Lock: Fielded, Hashable, Sendable {
        /// Its name.
        public var name = ""
        /// Who holds it; nil when that cannot be seen.
        public var pid: Int?
        /// The holder's command.
        public var command: String?
        /// A free one.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("name", &name)
            try coder.field("pid", &pid)
            try coder.field("command", &command)
        }
    }

    /// The group directory.
    public var group = ""
    /// Whether a renderer is host and has answered; else only the files were read.
    public var isHosted = false
    /// The living processes.
    public var processes: [Process] = []
    /// The placed widgets in reading order.
    public var widgets: [Widget] = []
    /// Why ``widgets`` is not known; nil: it is.
    public var homeFailure: String?
    /// The mailboxes.
    public var queues: [Queue] = []
    /// Wishes to reload that wait, by kind.
    public var wishes: [String] = []
    /// The locks held.
    public var locks: [Lock] = []
    /// Why directories are polled, when they are.
    public var polling: String?
    /// What a person should know.
    public var messages: [String] = []

    /// Nothing known.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("group", &group)
        try coder.field("hosted", &isHosted)
        try coder.field("processes", &processes)
        try coder.field("widgets", &widgets)
        try coder.field("homeFailure", &homeFailure)
        try coder.field("queues", &queues)
        try coder.field("wishes", &wishes)
        try coder.field("locks", &locks)
        try coder.field("polling", &polling)
        try coder.field("messages", &messages)
    }
}
