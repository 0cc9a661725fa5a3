import Glibc
import GroupContainer
import JSONText
import WidgetArchive

/// What changes from moment to moment, for a surface that shows it all the time: cheaper than a ``HostStatus``, which
/// looks at every file.
public struct HostPulse: Fielded, Hashable, Sendable {
    /// An extension process.
    public struct Process: Fielded, Hashable, Sendable {
        /// Its instance name; empty while it is starting.
        public var instance = ""
        /// The process.
        public var pid = 0
        /// `running`, `stopped` or `starting`.
        public var state = "running"
        /// Whether this renderer has started it.
        public var isLaunched = false
        /// No process.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("instance", &instance)
            try coder.field("pid", &pid)
            try coder.field("state", &state)
            try coder.field("launched", &isLaunched)
        }
    }

    /// A placed widget's reloads.
    public struct Reloads: Fielded, Hashable, Sendable {
        /// The widget.
        public var id = ""
        /// Reloads counted in the last 24 hours.
        public var used = 0
        /// How many there may be.
        public var limit = 0
        /// When the next timeline is asked for, seconds since 1970; nil: when something asks.
        public var next: Double?
        /// Whether a timeline is being asked for now.
        public var isRunning = false
        /// No widget.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("id", &id)
            try coder.field("used", &used)
            try coder.field("limit", &limit)
            try coder.field("next", &next)
            try coder.field("running", &isRunning)
        }
    }

    /// The renderer's process.
    public var renderer = 0
    /// The living extension processes.
    public var extensions: [Process] = []
    /// The process of the app, when this renderer has started it or it is in front.
    public var app: Int?
    /// Whether an extension can be started when none runs.
    public var canLaunch = false
    /// The placed widgets' reloads.
    public var reloads: [Reloads] = []
    /// What a person should know.
    public var messages: [String] = []

    /// Nothing known.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("renderer", &renderer)
        try coder.field("extensions", &extensions)
        try coder.field("app", &app)
        try coder.field("canLaunch", &canLaunch)
        try coder.field("reloads", &reloads)
        try coder.field("messages", &messages)
    }
}

extension WidgetHost {
    /// What changes from moment to moment.
    public func pulse() -> HostPulse {
        let time = now
        var pulse = HostPulse()
        pulse.renderer = Int(getpid())
        pulse.extensions = performers.alive.map { performer in
            var process = HostPulse.Process()
            process.instance = performer.instance
            process.pid = Int(performer.pid)
            process.isLaunched = children.contains { $0.pid == performer.pid }
            if ProcessState(performer.pid).isStopped { process.state = "stopped" }
            return process
        }
        for pid in launch.starting {
            var process = HostPulse.Process()
            (process.pid, process.state, process.isLaunched) = (Int(pid), "starting", true)
            pulse.extensions.append(process)
        }
        pulse.app = appChild.flatMap { $0.isRunning ? Int($0.pid) : nil }
        pulse.canLaunch = launch.canLaunch
        pulse.reloads = home.widgets.map { widget in
            var reload = HostPulse.Reloads()
            reload.id = widget.id
            reload.used = reloads.states[widget.id]?.budget.used(at: time) ?? 0
            reload.limit = reloads.rules.budget.limit
            // To the second, so that the same plan reads the same.
            reload.next = reloads.nextReload(of: widget.id).map { (time.wall + $0.delay(from: time)).rounded() }
            reload.isRunning = reloads.isRunning(widget.id)
            return reload
        }
        pulse.messages = troubles.sorted { $0.key < $1.key }.map(\.value)
        return pulse
    }
}
