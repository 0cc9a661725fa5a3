import WidgetArchive

/// How a host runs.
public struct HostOptions: Sendable {
    /// The extensions' executables; empty: none is started, one started by hand still serves.
    public var extensionPaths: [String] = []
    /// Whether the only executable was not named but stands beside the renderer: one that the home screen remembers
    /// goes before it.
    public var isExtensionBesideRenderer = false
    /// The app's executable; nil: none is started.
    public var appPath: String?
    /// From a tap to the last instant at which performing may begin, seconds.
    public var deadline = 5.0
    /// Whether taps on one control are performed one after the other instead of overlapping.
    public var serializesTaps = false
    /// Whether the widget is reloaded after a tap that failed, as on a phone, instead of only restored.
    public var reloadsAfterFailure = false
    /// The only extension's executable; nil: none is started.
    public var extensionPath: String? {
        get { extensionPaths.first }
        set { extensionPaths = newValue.map { [$0] } ?? [] }
    }
    /// What the surface is like; each widget's size follows from its family.
    public var surroundings = Surroundings()
    /// Reloads per placed widget in 24 hours.
    public var budget = 60
    /// Whether reloads that come of taps count against it (the essay) or are free (Apple's page).
    public var budgetCountsInteractions = true
    /// What stands in the place of a widget whose kind no extension has.
    public var unavailableTitle = "Unavailable"
    /// The environment of started processes.
    public var environment: [String: String] = [:]
    /// The clocks that decide.
    public var clock = HostClock.machine

    /// The usual figures, and nothing to start.
    public init() {}
}

/// Why a host does not run.
public enum HostError: Error, CustomStringConvertible, Sendable {
    /// Another renderer is host of the group.
    case held(path: String, pid: Int32?, command: String?)
    /// The group directory has gone or cannot be used.
    case unusable(String)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .held(let path, let pid, let command):
            if let pid {
                "process \(pid) (\(command ?? "unknown")) shows the home screen of \(path); "
                    + "end it there with q or 'kill \(pid)', or choose another --group"
            } else {
                "another process shows the home screen of \(path); end it there, or choose another --group"
            }
        case .unusable(let reason): reason
        }
    }
}
