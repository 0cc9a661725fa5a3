import Glibc
import Synchronization

extension Mailbox {
    /// Puts a message into `new`: whole, or not at all.
    ///
    /// - Parameters:
    ///   - bytes: the message, at most ``sizeLimit``.
    ///   - id: its name, which must never have been used before; ``Identifier/make()`` gives one.
    /// - Throws: ``MailboxError``, ``SystemError``.
    public func send(_ bytes: [UInt8], id: String) throws {
        try MessageName.check(id)
        try publish(bytes, to: newFile(id), id: id)
    }

    /// Writes bytes in `tmp` and renames them to where they belong.
    ///
    /// A host that starts empties `tmp` without asking whose the files are (see ``sweep(keeping:isAlive:answer:)``).
    /// Who loses a file that way learns it from the rename and writes it once more.
    func publish(_ bytes: [UInt8], to target: String, id: String) throws {
        guard bytes.count <= Self.sizeLimit else { throw MailboxError.tooLarge(path: target, bytes: bytes.count) }
        for _ in 0..<8 {
            if try attempt(bytes, to: target, id: id) { return }
            try makeDirectories()
        }
        throw MailboxError.swept(path: target)
    }

    /// Writes and renames once: false when the file or its directory was taken away meanwhile.
    private func attempt(_ bytes: [UInt8], to target: String, id: String) throws(SystemError) -> Bool {
        let temporary = temporaryFile(id)
        do throws(SystemError) {
            try MessageFile.create(temporary, bytes)
            try Sys.rename(temporary, target)
            return true
        } catch {
            // A file of that very name, from a process that had our id before: another number will do.
            if error.errno == EEXIST && error.call == SystemCall.open.rawValue { return false }
            try? Sys.unlink(temporary)
            if error.errno == ENOENT { return false }
            // The temporary name is nobody's business, and without it one cause has one sentence.
            throw error.path == temporary && error.call != SystemCall.rename.rawValue
                ? SystemError(call: error.call, path: tmpPath, errno: error.errno) : error
        }
    }

    /// The directories are there unless someone removed the group directory under a running process.
    func makeDirectories() throws {
        for path in [tmpPath, newPath, curPath, donePath] { try Sys.makeDirectories(path) }
    }

    private static let counter = Atomic<Int>(0)

    private func temporaryFile(_ id: String) -> String {
        let number = Self.counter.add(1, ordering: .relaxed).newValue
        return "\(tmpPath)/\(id).\(Sys.processID).\(number)"
    }
}
