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
