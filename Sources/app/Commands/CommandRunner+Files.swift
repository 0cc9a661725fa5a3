import TasksModel
import WidgetKit

extension CommandRunner {
    /// Adds the tasks of a file, all or none.
    func importTasks(_ file: String?) throws -> String {
        let name = file ?? printer.words("standard input")
        let bytes: [UInt8]
        do {
            let handle = try file.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) } ?? .standardInput
            bytes = Array(try handle.readToEnd() ?? Data())
        } catch {
            throw FileFailure(action: .read, name: name, cause: error)
        }
        let lines: [TodoTxtLine]
        do {
            lines = try TodoTxtFile.lines(in: bytes)
        } catch {
            throw CommandFailure(output: "", message: printer.words("\(name): \("\(error)"); nothing was imported"))
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
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw FileFailure(action: .write, name: file, cause: error)
        }
        return printer.words("exported \(tasks.count) tasks to \(file)") + "\n"
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
        return printer.words("in step with \(file)") + "\n"
    }

    /// The dear work after the visible one: writes the file that the tasks are kept in step with, when anything waits
    /// for it.
    func keepInStep() throws {
        let list = try store.read()
        guard list.pendingChanges > 0, let file = list.sync?.file else { return }
        do {
            if try store.synchroniseOrSay() { reload() }
        } catch {
            throw FileFailure(action: .write, name: file, cause: error)
        }
    }
}

/// A file that could not be read or written.
struct FileFailure: Error, CustomStringConvertible {
    enum Action { case read, write }

    let action: Action
    let name: String
    let cause: any Error

    var description: String {
        switch action {
        case .read: String(localized: "cannot read \(name): \(reason)")
        case .write: String(localized: "cannot write \(name): \(reason)")
        }
    }

    private var reason: String {
        guard let code = (cause as? CocoaError)?.code else { return "\(cause)" }
        return switch code {
        case .fileReadNoSuchFile, .fileNoSuchFile: String(localized: "there is no such file or folder")
        case .fileReadNoPermission, .fileWriteNoPermission: String(localized: "you have no permission")
        case .fileWriteOutOfSpace: String(localized: "the disk is full")
        default: cause.localizedDescription
        }
    }
}
