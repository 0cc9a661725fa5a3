import Synchronization

extension GroupDirectory {
    /// The group that a process uses when nobody names another.
    public static let defaultIdentifier = "group.swift-widgets"

    /// The environment this process was started with.
    public static var processEnvironment: [String: String] { Sys.environment }

    /// Where group directories stand: `$APP_GROUP_ROOT`, else `app-groups` in `$XDG_DATA_HOME`, else
    /// `~/.local/share/app-groups`. A relative `$XDG_DATA_HOME` is ignored, as the XDG base directory specification asks.
    ///
    /// - Throws: ``GroupError/relativeRoot(_:)``: data would be written somewhere else than it was meant to.
    public static func defaultRoot(environment: [String: String]) throws(GroupError) -> String {
        func absolute(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        if let root = environment["APP_GROUP_ROOT"], !root.isEmpty {
            guard root.hasPrefix("/") else { throw GroupError.relativeRoot(root) }
            return root
        }
        if let data = absolute("XDG_DATA_HOME") { return data + "/app-groups" }
        let home = absolute("HOME") ?? Sys.homeDirectory ?? ""
        return home + "/.local/share/app-groups"
    }

    /// The directory of a group identifier.
    ///
    /// - Throws: ``GroupError/relativeRoot(_:)``.
    public static func path(forIdentifier id: String, environment: [String: String]) throws(GroupError) -> String {
        try defaultRoot(environment: environment) + "/" + FileName.encode(id)
    }

    /// The directory that this process uses when nobody names another, for its help; nil when there is none.
    package static var defaultPath: String? {
        try? path(forIdentifier: defaultIdentifier, environment: processEnvironment)
    }

    private static let chosen = Mutex<GroupDirectory?>(nil)

    /// The group directory of the task that runs, in place of the process's: several tests in one process each have a
    /// group of their own.
    @TaskLocal package static var ofTask: GroupDirectory?

    /// The group directory of this process; it serves every group identifier that the process's code names.
    ///
    /// Set once by ``setCurrent(_:)``; without that the directory of ``defaultIdentifier`` is opened.
    public static var current: GroupDirectory {
        get throws {
            if let ofTask { return ofTask }
            return try chosen.withLock { chosen in
                if let chosen { return chosen }
                let path = try path(forIdentifier: defaultIdentifier, environment: processEnvironment)
                let group = try GroupDirectory(opening: path)
                chosen = group
                return group
            }
        }
    }

    /// Makes a group directory the process's own.
    public static func setCurrent(_ group: GroupDirectory) {
        chosen.withLock { $0 = group }
    }
}
