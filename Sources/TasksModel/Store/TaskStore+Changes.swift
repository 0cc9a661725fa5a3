import AppIntents

extension TaskStore {
    /// How a change names its task.
    public enum Reference: Hashable, Sendable {
        /// By its id, as widgets do.
        case id(UUID)
        /// By its number, as people do.
        case number(Int)
    }

    /// Adds a task at the end.
    ///
    /// - Throws: ``TaskStoreError/noText``
    @discardableResult
    public func add(_ text: String, priority: TaskPriority = .none, at moment: TaskMoment) throws -> TaskItem {
        let text = text.onOneLine
        guard !text.isEmpty else { throw TaskStoreError.noText }
        return try change { list in
            let task = TaskItem(
                id: UUID(), number: list.nextNumber, text: text, priority: priority, createdOn: moment.day)
            list.tasks.append(task)
            return task
        }
    }

    /// Adds the tasks of a todo.txt file at the end, all or none.
    @discardableResult
    public func add(_ lines: [TodoTxtLine]) throws -> [TaskItem] {
        try change { list in
            let first = list.nextNumber
            let tasks = lines.enumerated().map { $1.task(id: UUID(), number: first + $0) }
            list.tasks += tasks
            return tasks
        }
    }

    /// Says whether a task is done. Saying it again changes nothing.
    @discardableResult
    public func setCompleted(_ value: Bool, of task: Reference, at moment: TaskMoment) throws -> TaskItem {
        try change(task) { $0.setCompleted(value, at: moment) }
    }

    /// Turns a task's completion into the opposite of what it is by then.
    @discardableResult
    public func toggle(_ task: Reference, at moment: TaskMoment) throws -> TaskItem {
        try change(task) { $0.setCompleted(!$0.isCompleted, at: moment) }
    }

    /// Gives a task other words, another priority, or both.
    ///
    /// - Throws: ``TaskStoreError/noText`` when the new words are none.
    @discardableResult
    public func edit(_ task: Reference, text: String? = nil, priority: TaskPriority? = nil) throws -> TaskItem {
        let text = text?.onOneLine
        guard text != "" else { throw TaskStoreError.noText }
        return try change(task) { task in
            if let text { task.text = text }
            if let priority { task.priority = priority }
        }
    }

    /// Removes a task. The numbers of the others stay.
    @discardableResult
    public func remove(_ task: Reference) throws -> TaskItem {
        try change { list in
            let index = try list.index(of: task)
            return list.tasks.remove(at: index)
        }
    }

    /// Keeps a problem for the widgets to show, or takes it away.
    public func setProblem(_ problem: TaskProblem?) throws {
        try change { $0.problem = problem }
    }

    private func change(_ task: Reference, _ body: (inout TaskItem) -> Void) throws -> TaskItem {
        try change { list in
            let index = try list.index(of: task)
            body(&list.tasks[index])
            // Whatever went wrong with a task before, things work again.
            if list.problem?.isSync != true { list.problem = nil }
            return list.tasks[index]
        }
    }
}

extension TaskList {
    fileprivate func index(of task: TaskStore.Reference) throws -> Int {
        switch task {
        case .id(let id):
            guard let index = tasks.firstIndex(where: { $0.id == id }) else { throw TaskStoreError.noLongerThere }
            return index
        case .number(let number):
            guard let index = tasks.firstIndex(where: { $0.number == number }) else {
                throw TaskStoreError.noSuchTask(number: number)
            }
            return index
        }
    }
}
