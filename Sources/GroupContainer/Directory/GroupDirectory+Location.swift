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

    /// The directory that a program of a package uses when nobody names another: the one that `bin/run` has given to the
    /// package (of `PlantsApp` and `PlantsExtension` that is `group.swift-widgets.plants`), if it has; else that of
    /// ``defaultIdentifier``.
    ///
    /// - Throws: ``GroupError/relativeRoot(_:)``.
    package static func path(ofProgram name: String, environment: [String: String]) throws(GroupError) -> String {
        for ending in ["App", "Extension"] where name.hasSuffix(ending) && name != ending {
            let id = "\(defaultIdentifier).\(name.dropLast(ending.count).lowercased())"
            let path = try path(forIdentifier: id, environment: environment)
            if exists(at: path) { return path }
        }
        return try path(forIdentifier: defaultIdentifier, environment: environment)
    }

    /// The same in this process's environment, for a program's help; nil when there is none.
    package static func defaultPath(of program: String) -> String? {
        try? path(ofProgram: program, environment: processEnvironment)
    }

    /// Opens the directory of a program of a package: the one that was named, else as
    /// ``path(ofProgram:environment:)`` says.
    package static func opened(_ path: String?, for program: String) throws -> GroupDirectory {
        try GroupDirectory(opening: path ?? Self.path(ofProgram: program, environment: processEnvironment))
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
