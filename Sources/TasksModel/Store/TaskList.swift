import AppIntents

/// What one reading of the store found.
public struct TaskList: Hashable, Sendable {
    /// The tasks by number.
    public var tasks: [TaskItem] = []
    /// How many records could not be read. They are still there, untouched.
    public var unreadable = 0
    /// What went wrong last and has not been put right since.
    public var problem: TaskProblem?
    /// The file that the tasks are kept in step with; nil: none.
    public var sync: TaskSync?

    /// Whether a place is kept for the app to go on at.
    var isPlaceKept = false

    /// No tasks.
    public init() {}

    /// The tasks among all values of the suite.
    init(values: [String: Any]) {
        for (key, value) in values where TaskRecord.isTaskKey(key) {
            if let task = TaskRecord.task(key: key, value: value) {
                tasks.append(task)
            } else {
                unreadable += 1
            }
        }
        // A record without a number comes last and is called by the next free one.
        tasks.sort {
            if $0.number == $1.number { return $0.id.uuidString < $1.id.uuidString }
            return ($0.number == 0 ? .max : $0.number) < ($1.number == 0 ? .max : $1.number)
        }
        for index in tasks.indices where tasks[index].number == 0 {
            tasks[index].number = (index > 0 ? tasks[index - 1].number : 0) + 1
        }
        problem = TaskProblem(record: values[TaskProblem.key])
        sync = TaskSync(record: values[TaskSync.key])
        isPlaceKept = TaskStore.isPlaceKept(in: values)
    }

    /// The number the next task gets.
    var nextNumber: Int { (tasks.last?.number ?? 0) + 1 }

    /// How many changes have not reached the file that the tasks are kept in step with; 0 without one.
    public var pendingChanges: Int {
        guard let sync else { return 0 }
        return tasks.count(where: \.isPending) + sync.removed
    }

    /// How many tasks are open.
    public var remaining: Int { tasks.count { !$0.isCompleted } }
}
