import Glibc
import Synchronization

/// The directory that is all an app, its extension and a renderer share.
///
/// Opening one checks it: it must be a directory (no symbolic link), belong to this user, be writable by nobody
/// else, and have a format this software knows. All that is missing inside is made; two processes may do so at once.
public struct GroupDirectory: Sendable, Hashable {
    /// The version of the layout, as the `format` file says it.
    public static let formatVersion = 1

    /// The absolute path, without a slash at the end.
    public let path: String

    /// The places inside a group directory.
    public enum Folder: String, Sendable, CaseIterable {
        /// Lock files: always empty, never deleted; the kernel lock is the truth.
        case locks
        /// The journals of the shared defaults, one a suite.
        case defaults
        /// What `FileManager.containerURL(forSecurityApplicationGroupIdentifier:)` gives.
        case files = "Files"
        /// A manifest and a life sign for each extension process.
        case extensions = "extension"
        /// The renderer's asks to the extension.
        case requests
        /// Asks to the hosting renderer.
        case host
        /// Taps on their way to `perform()`.
        case intents
        /// Intents and URLs for the app.
        case app
        /// Wishes to reload a kind, one file a kind.
        case reloads
        /// The archived timeline of each placed widget.
        case timelines
        /// What each placed widget has spent of its reloads.
        case budget
        /// What happened, one file a process.
        case trace
        /// Files that did not parse.
        case quarantine

        /// Whether the folder is a maildir.
        public var isMailbox: Bool {
            switch self {
            case .requests, .host, .intents, .app: true
            default: false
            }
        }
    }

    /// Opens a group directory.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - create: whether to make it when it is missing. What is missing inside is always made.
    /// - Throws: ``GroupError`` when it is refused, ``SystemError`` when it cannot be made.
    public init(opening path: String, create: Bool = true) throws {
        guard path.hasPrefix("/") else { throw GroupError.notAbsolute(path: path) }
        var trimmed = path[...]
        while trimmed.count > 1 && trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
        self.path = String(trimmed)
        if create, try Sys.lstat(self.path) == nil { try Sys.makeDirectories(self.path) }
        try checkDirectory()
        try checkSurroundings()
        try checkFormat()
        try makeFolders()
    }

    /// The path of a folder, or of a file in it. `name` must be a file name already, see ``FileName``.
    public func path(_ folder: Folder, _ name: String = "") -> String {
        name.isEmpty ? "\(path)/\(folder.rawValue)" : "\(path)/\(folder.rawValue)/\(name)"
    }

    private func checkDirectory() throws {
        let status = try Self.directory(at: path)
        guard status.owner == Sys.effectiveUser else {
            throw GroupError.foreignOwner(path: path, owner: status.owner)
        }
        guard !status.isWritableByOthers else {
            throw GroupError.writableByOthers(path: path, mode: status.mode)
        }
    }

    /// The directory that stands at a path.
    private static func directory(at path: String) throws -> FileStatus {
        guard let status = try Sys.lstat(path) else { throw GroupError.missing(path: path) }
        guard status.isDirectory else { throw GroupError.notADirectory(path: path) }
        return status
    }

    /// Why a path where no group directory has been made is none: something else stands there, or nothing yet.
    public static func lack(at path: String) -> GroupError {
        do {
            _ = try directory(at: path)
            try refuseStrangers(in: path)
        } catch {
            if let error = error as? GroupError { return error }
        }
        return .missing(path: path)
    }

    private func checkFormat() throws {
        let file = path + "/format"
        guard let bytes = try AtomicFile.read(file, limit: 4096) else {
            try Self.refuseStrangers(in: path)
            // Two processes that come here together write the same.
            return try AtomicFile.write(Array("\(Self.formatVersion)\n".utf8), to: file)
        }
        let text = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x20 && $0 != 0x0D }, as: UTF8.self)
        guard let found = Int(text), found > 0 else { throw GroupError.unreadableFormat(path: file) }
        guard found <= Self.formatVersion else {
            throw GroupError.newerFormat(path: path, found: found, supported: Self.formatVersion)
        }
    }

    /// Refuses a directory with something in it that no group directory has: it is another one, named by mistake. What
    /// begins with a dot is no reason.
    private static func refuseStrangers(in path: String) throws {
        let known = Set(Folder.allCases.map(\.rawValue) + ["home.json", "format"])
        if let entry = try Sys.list(path).sorted().first(where: { !known.contains($0) && !$0.hasPrefix(".") }) {
            throw GroupError.notAGroup(path: path, entry: entry)
        }
    }

    /// Whether a group directory has been made at a path; nothing is made or checked.
    public static func exists(at path: String) -> Bool {
        ((try? Sys.lstat(path + "/format")) ?? nil) != nil
    }

    private func makeFolders() throws {
        for folder in Folder.allCases {
            let path = path(folder)
            if try Sys.mkdirIfMissing(path) == false, let status = try Sys.lstat(path), !status.isDirectory {
                throw GroupError.notADirectory(path: path)
            }
            guard folder.isMailbox else { continue }
            for part in ["tmp", "new", "cur", "done"] { try Sys.mkdirIfMissing("\(path)/\(part)") }
        }
    }
}
