import AppIntents

/// The tasks in the shared defaults: what the app and the extension both read and write.
///
/// Every change is one transaction: the tasks are read again under the suite's lock, changed and written as one line,
/// so what two processes do at the same time is never lost. Reading takes no lock.
public struct TaskStore: Sendable {
    /// The suite, named after the app group it would belong to on a phone.
    public static let suiteName = "group.com.example.tasks"

    let defaults: UserDefaults

    /// The store in a suite of your choice.
    public init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    /// The store of the app group.
    ///
    /// - Throws: ``TaskStoreError/unreadable(suite:)``
    public init() throws {
        guard let defaults = UserDefaults(suiteName: Self.suiteName) else {
            throw TaskStoreError.unreadable(suite: Self.suiteName)
        }
        self.init(defaults: defaults)
    }

    /// All tasks as they are now.
    ///
    /// - Throws: ``TaskStoreError/unreadable(suite:)``: no tasks and unknown tasks must not look alike.
    public func read() throws -> TaskList {
        guard defaults.synchronize() else { throw TaskStoreError.unreadable(suite: Self.suiteName) }
        return TaskList(values: defaults.dictionaryRepresentation())
    }

    /// Calls a handler on the main actor when another process has changed something.
    ///
    /// - Returns: a closure that ends the observation; letting go of it ends it too.
    @MainActor
    public func observe(_ handler: @escaping @MainActor () -> Void) throws -> @MainActor () -> Void {
        let token = try defaults.observe { _ in handler() }
        return { token.cancel() }
    }

    /// Changes the list as one step.
    ///
    /// - Parameter body: gets the list as it is under the lock and changes it; what it throws leaves all as it was.
    ///   Tasks that were changed are written, those that were taken out are removed, the rest is not touched.
    /// - Throws: what `body` throws, and what the defaults throw when the lock is not to be had or the disk is full.
    @discardableResult
    func change<T>(_ body: (inout TaskList) throws -> T) throws -> T {
        try defaults.update { transaction in
            let stored = defaults.dictionaryRepresentation()
            let before = TaskList(values: stored)
            var list = before
            let result = try body(&list)
            var known = Dictionary(uniqueKeysWithValues: before.tasks.map { ($0.id, $0) })
            for index in list.tasks.indices {
                let old = known.removeValue(forKey: list.tasks[index].id)
                guard old != list.tasks[index] else { continue }
                // What is seen comes first: the change is here, and the mark says that the rest is still to be done.
                if old?.saysTheSame(as: list.tasks[index]) != true { list.tasks[index].isPending = list.sync != nil }
                let key = TaskRecord.key(of: list.tasks[index].id)
                transaction.set(TaskRecord.members(of: list.tasks[index], over: stored[key]), forKey: key)
            }
            for id in known.keys { transaction.removeObject(forKey: TaskRecord.key(of: id)) }
            list.sync?.removed += known.count
            if list.problem != before.problem { transaction.set(list.problem?.record, forKey: TaskProblem.key) }
            if list.sync != before.sync { transaction.set(list.sync?.record, forKey: TaskSync.key) }
            return result
        }
    }
}
