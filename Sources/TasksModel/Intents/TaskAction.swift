import AppIntents

/// What all intents that change a task do around the change.
enum TaskAction {
    /// Changes a task and has the widgets drawn anew. A failure is kept in the store for the widgets to show.
    ///
    /// - Throws: the failure, only when it could not be kept either.
    static func perform(
        taskID: String, wanted: Bool?, in store: TaskStore? = nil, at moment: TaskMoment = .now,
        _ body: (TaskStore, TaskStore.Reference, TaskMoment) throws -> Void
    ) throws {
        let store = try store ?? TaskStore()
        do {
            guard let id = UUID(uuidString: taskID) else { throw TaskStoreError.noLongerThere }
            try body(store, .id(id), moment)
        } catch {
            try store.setProblem(problem(for: error, taskID: taskID, wanted: wanted))
        }
        TaskWidgets.reload()
    }

    private static func problem(for error: any Error, taskID: String, wanted: Bool?) -> TaskProblem {
        if let error = error as? TaskStoreError { return TaskProblem(message: error.description) }
        return TaskProblem(
            message: String(localized: "Not saved"), reason: "\(error)",
            taskID: wanted == nil ? nil : UUID(uuidString: taskID), wanted: wanted ?? false)
    }
}
