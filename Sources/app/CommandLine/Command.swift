import TasksModel

/// What the app can be asked to do.
enum Command: Hashable {
    case add(String, TaskPriority)
    case list(ListFilter)
    case setCompleted([Int], Bool)
    case edit(Int, text: String?, priority: TaskPriority?)
    case remove([Int])
    /// A todo.txt file; nil is standard input.
    case importTasks(String?)
    /// A todo.txt file; nil is standard output.
    case exportTasks(String?)
    /// The file that the tasks are kept in step with.
    case sync(SyncWish)
    /// Stays in front with a prompt.
    case prompt
    /// Stays in front without one.
    case serve
    case help
    case version
}

/// What is wanted of the file that the tasks are kept in step with.
enum SyncWish: Hashable {
    /// Write it now.
    case now
    /// Keep this one in step from now on.
    case file(String)
    /// Keep none.
    case off
}

/// Which tasks a list shows.
struct ListFilter: Hashable {
    /// Only open ones (true), only done ones (false), all (nil).
    var isOpen: Bool?
    /// Words that must all be in the text, in any case.
    var words: [String] = []
}
