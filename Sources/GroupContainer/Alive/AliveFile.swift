import Glibc

/// A process's sign of life: `extension/<instance>.alive`, open for writing and locked until the process ends.
///
/// However the process ends, the kernel closes the file, which raises CLOSE_WRITE for who watches the directory, and
/// frees the lock. Nothing is decided by process ids.
public final class AliveFile: Sendable {
    /// The instance the file stands for.
    public let instance: String
    private let held: HeldLock

    /// Shows that `instance` lives, until this object goes away or the process ends.
    ///
    /// - Throws: ``LockError/timedOut(name:holder:)`` when another process has that instance name.
    public init(_ instance: String, in group: GroupDirectory) throws {
        let lock = FileLock(instance, path: Self.path(instance, in: group))
        guard let held = try lock.tryHold() else {
            throw LockError.timedOut(name: instance, holder: FileLock.holder(ofFileAt: lock.path))
        }
        self.instance = instance
        self.held = held
    }

    /// Ends the sign of life and removes the file.
    public func end(in group: GroupDirectory) {
        try? Sys.unlink(Self.path(instance, in: group))
        held.release()
    }

    /// The file of an instance.
    public static func path(_ instance: String, in group: GroupDirectory) -> String {
        group.path(.extensions, FileName.encode(instance) + ".alive")
    }

    /// Whether an instance lives.
    public static func isAlive(_ instance: String, in group: GroupDirectory) throws -> Bool {
        try FileLock.isHeld(path: path(instance, in: group))
    }

    /// The instances that have a file, living or dead, in the order of their names.
    public static func instances(in group: GroupDirectory) throws -> [String] {
        try Sys.list(group.path(.extensions)).filter { $0.hasSuffix(".alive") && !$0.hasPrefix(".") }
            .compactMap { FileName.decode(String($0.dropLast(6))) }.sorted()
    }

    /// Removes the file of an instance that is dead; false when it lives or has none.
    ///
    /// The lock is taken for the removal. An instance that is just starting finds that its file is gone and makes
    /// it anew, see `LockFile`.
    @discardableResult
    public static func removeIfDead(_ instance: String, in group: GroupDirectory) throws -> Bool {
        let path = path(instance, in: group)
        guard try Sys.lstat(path) != nil, let held = try FileLock(instance, path: path).tryHold() else { return false }
        defer { held.release() }
        try Sys.unlink(path)
        return true
    }
}
