/// Why a group directory or a file in it is refused.
public enum GroupError: Error, Equatable, Sendable {
    /// The path is not absolute.
    case notAbsolute(path: String)
    /// There is no such directory and it was not to be made.
    case missing(path: String)
    /// There is a directory with other things in it.
    case notAGroup(path: String, entry: String)
    /// Something else than a directory has the path; a symbolic link counts as something else.
    case notADirectory(path: String)
    /// The directory belongs to another user.
    case foreignOwner(path: String, owner: UInt32)
    /// Others may write to the directory.
    case writableByOthers(path: String, mode: UInt32)
    /// A directory above it lets other users replace it.
    case unsafeParent(path: String, parent: String, reason: String)
    /// It is on a file system of another machine, where locks and change notices do not hold.
    case networkFileSystem(path: String, name: String)
    /// The directory was made by a newer version of this software.
    case newerFormat(path: String, found: Int, supported: Int)
    /// The `format` file does not hold a version number.
    case unreadableFormat(path: String)
    /// A file is something that is not read here: a link, a device, another user's.
    case unsafeFile(path: String, reason: String)
    /// A file is larger than the reader allows.
    case tooLarge(path: String, size: Int, limit: Int)
    /// Somebody has a file open for writing, so it may be half there.
    case beingWritten(path: String)
    /// `APP_GROUP_ROOT` is not an absolute path: each process would look for it somewhere else.
    case relativeRoot(String)
    /// No home directory is known, so there is no default root.
    case noHome
}

extension GroupError: CustomStringConvertible {
    /// What to do where it is the place that is wrong, however it was named.
    private static let another = "name another group directory with --group DIR or APP_GROUP_ROOT"

    /// The path, what is wrong with it, and what to do.
    public var description: String {
        switch self {
        case .notAbsolute(let path):
            "'\(path)' is not an absolute path: give a group directory that begins with '/'"
        case .missing(let path):
            "\(path): there is no group directory yet; start the renderer, the app or the extension first"
        case .notAGroup(let path, let entry):
            "\(path): no group directory, for '\(entry)' is in it; name an empty directory or one that is not there yet"
        case .notADirectory(let path):
            "\(path): not a directory (symbolic links are refused); choose another group, or move it away where it is in the way"
        case .foreignOwner(let path, let owner):
            "\(path): belongs to user \(owner), not to you; 'chown' it, or \(Self.another)"
        case .writableByOthers(let path, let mode):
            "\(path): others may write to it (mode \(String(mode & 0o7777, radix: 8))); run 'chmod 700 \(path)'"
        case .unsafeParent(let path, let parent, let reason):
            "\(path): \(parent) above it \(reason), so others could put another directory in its place; "
                + Self.another
        case .networkFileSystem(let path, let name):
            "\(path): is on a network file system (\(name)), which tells nobody of changes made elsewhere; "
                + "\(Self.another), on a local disk"
        case .newerFormat(let path, let found, let supported):
            "\(path): has format \(found), this program understands up to \(supported); update it, or use another group"
        case .unreadableFormat(let path):
            "\(path): does not hold a format number; write '\(GroupDirectory.formatVersion)' into it if the directory is yours"
        case .unsafeFile(let path, let reason):
            "\(path): \(reason); it is not read. Move it away"
        case .tooLarge(let path, let size, let limit):
            "\(path): \(size) bytes, more than the \(limit) that are read here; move it away"
        case .beingWritten(let path):
            "\(path): somebody is writing it; it is read when it has been closed"
        case .relativeRoot(let value):
            "APP_GROUP_ROOT is '\(value)', which is not an absolute path: each process would look for it somewhere else; "
                + "set it to a path that begins with '/', such as \"$PWD/\(value)\""
        case .noHome:
            "no home directory is known: set HOME, XDG_DATA_HOME or APP_GROUP_ROOT"
        }
    }
}
