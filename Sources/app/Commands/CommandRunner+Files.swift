import GroupContainer
import TasksModel
import WidgetKit

extension CommandRunner {
    /// The largest todo.txt file that is read: 64 MiB.
    private static let limit = 64 << 20

    /// Adds the tasks of a file, all or none.
    func importTasks(_ file: String?) throws -> String {
        let name = file ?? printer.words("standard input")
        let bytes: [UInt8]
        do {
            bytes = try Self.read(file)
        } catch {
            throw FileFailure(action: .read, name: name, cause: error)
        }
        let lines: [TodoTxtLine]
        do {
            lines = try TodoTxtFile.lines(in: bytes)
        } catch {
            throw CommandFailure(
                output: "", message: printer.words("\(name): \("\(error)"); nothing was imported"), exitStatus: .badData
            )
        }
        guard !lines.isEmpty else { return printer.words("nothing to import in \(name)") + "\n" }
        let tasks = try store.add(lines)
        reload()
        let done = tasks.count(where: \.isCompleted)
        return printer.words("imported \(tasks.count) tasks from \(name), \(done) of them done") + "\n"
    }

    /// Writes all tasks as todo.txt; a file is replaced whole.
    func exportTasks(_ file: String?) throws -> String {
        let tasks = try store.read().tasks
        let text = TodoTxtFile.text(of: tasks)
        guard let file else { return text }
        do {
            try OutputFile.write(Array(text.utf8), to: file)
        } catch {
            throw FileFailure(action: .write, name: file, cause: error.cause)
        }
        return printer.words("exported \(tasks.count) tasks to \(file)") + "\n"
    }

    /// All of a file, or of standard input.
    private static func read(_ file: String?) throws(SystemError) -> [UInt8] {
        let descriptor = try file.map { file throws(SystemError) in try Sys.open(file, O_RDONLY) } ?? 0
        defer { if descriptor != 0 { Sys.close(descriptor) } }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            var count = 0
            var failure: SystemError?
            buffer.withUnsafeMutableBytes { room in
                do throws(SystemError) { count = try Sys.read(descriptor, into: room, path: file) } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw SystemError(call: "read", path: file, errno: EFBIG) }
        }
    }
}

extension CommandRunner {
    /// Chooses the file that the tasks are kept in step with, or writes it.
    func sync(_ wish: SyncWish) throws -> String {
        switch wish {
        case .off:
            try store.setSyncFile(nil)
            reload()
            return printer.words("no file is kept in step any more") + "\n"
        case .file(let name):
            let path = name.hasPrefix("/") ? name : FileManager.default.currentDirectoryPath + "/" + name
            try store.setSyncFile(path)
            reload()
        case .now: break
        }
        guard let file = try store.read().sync?.file else {
            throw CommandFailure(output: "", message: printer.words("no file is kept in step; name one: app sync FILE"))
        }
        // A file that has gone is written, too, though nothing has changed.
        if wish == .now && !FileManager.default.fileExists(atPath: file) { try store.setSyncFile(file) }
        try keepInStep()
        return printer.words("in step with \(file) (tasks: \(try store.read().tasks.count))") + "\n"
    }

    /// The dear work after the visible one: writes the file that the tasks are kept in step with, when anything waits
    /// for it.
    func keepInStep() throws {
        let list = try store.read()
        guard list.pendingChanges > 0, let file = list.sync?.file else { return }
        do {
            if try store.synchroniseOrSay() { reload() }
        } catch let error as SystemError {
            throw FileFailure(action: .write, name: file, cause: error)
        } catch {
            let message = printer.words("cannot write \(file): \(error.localizedDescription)")
            // Foundation writes this file.
            let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
            throw CommandFailure(output: "", message: message, exitStatus: isFull ? .notWritten : .notCreated)
        }
    }
}

/// A file that could not be read or written.
struct FileFailure: ExitStatusError, CustomStringConvertible {
    enum Action { case read, write }

    let action: Action
    let name: String
    let cause: SystemError

    var description: String {
        switch action {
        case .read: String(localized: "cannot read \(name): \(reason)")
        case .write: String(localized: "cannot write \(name): \(reason)")
        }
    }

    var exitStatus: ExitStatus { action == .read ? .noInput : ExitStatus(writing: cause) }

    private var reason: String {
        switch cause.errno {
        case ENOENT: String(localized: "there is no such file or folder")
        case EACCES, EPERM: String(localized: "you have no permission")
        case ENOSPC, EDQUOT: String(localized: "the disk is full")
        case EISDIR: String(localized: "it is a folder")
        case EFBIG: String(localized: "it is too large")
        default: String(cString: strerror(cause.errno))
        }
    }
}
