import AppIntents

/// A todo.txt file elsewhere that the tasks are kept in step with: the dear work of the example.
///
/// A tap has a few seconds, and such a file may lie on a slow disk or be gone for the moment. So the visible state is
/// written first, with a mark on what is still to be done (``TaskItem/isPending``), and the widget that draws it is
/// there at once; the file is written afterwards, by the app. What the widget shows is true here, and says where it is
/// not true yet.
public struct TaskSync: Hashable, Sendable {
    static let key = "sync"

    /// The file's absolute path.
    public var file: String
    /// How many tasks were removed here and may still be in the file.
    var removed = 0

    /// A file that is still to be written.
    init(file: String) { self.file = file }

    /// The file of a record; nil without one.
    init?(record: Any?) {
        guard let members = record as? [String: Any], let file = members["file"] as? String else { return nil }
        self.file = file
        removed = members["removed"] as? Int ?? 0
    }

    var record: [String: Any] { ["file": file, "removed": removed] }
}

extension TaskStore {
    /// Chooses the file that the tasks are kept in step with; all of them are still to be written to it. Nil: none.
    public func setSyncFile(_ path: String?) throws {
        try change { list in
            list.sync = path.map { TaskSync(file: $0) }
            for index in list.tasks.indices { list.tasks[index].isPending = path != nil }
            if list.problem?.isSync == true { list.problem = nil }
        }
    }

    /// Writes the file, then takes the marks off what it holds now. What was changed meanwhile keeps its mark.
    ///
    /// - Parameter write: writes a text to a path as a whole.
    /// - Returns: how many changes have reached the file.
    /// - Throws: what `write` throws; the marks stay.
    @discardableResult
    public func synchronise(
        _ write: (String, _ path: String) throws -> Void = {
            try Data($0.utf8).write(to: URL(fileURLWithPath: $1), options: .atomic)
        }
    ) throws -> Int {
        let list = try read()
        guard let sync = list.sync, list.pendingChanges > 0 else { return 0 }
        // Outside the lock: nobody waits for a slow disk.
        try write(TodoTxtFile.text(of: list.tasks), sync.file)
        let written = Dictionary(uniqueKeysWithValues: list.tasks.map { ($0.id, $0) })
        try change { now in
            guard now.sync?.file == sync.file else { return }
            for index in now.tasks.indices where written[now.tasks[index].id] == now.tasks[index] {
                now.tasks[index].isPending = false
            }
            now.sync?.removed -= sync.removed
            if now.problem?.isSync == true { now.problem = nil }
        }
        return list.pendingChanges
    }

    /// Writes the file; a failure is kept for the widgets to show.
    ///
    /// - Returns: whether anything the widgets show has changed.
    /// - Throws: why the file could not be written.
    public func synchroniseOrSay() throws -> Bool {
        do {
            return try synchronise() > 0
        } catch {
            let problem = TaskProblem(
                message: String(localized: "Not synchronised"), reason: error.localizedDescription, isSync: true)
            if try read().problem != problem {
                try setProblem(problem)
                TaskWidgets.reload()
            }
            throw error
        }
    }
}
