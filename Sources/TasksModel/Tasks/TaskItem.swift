import AppIntents

/// A thing to do.
///
/// It is called an item because `Task` is Swift's own word for concurrent work, which the model's users need too.
public struct TaskItem: Identifiable, Hashable, Sendable {
    /// What a task is known by in every process, for ever.
    public let id: UUID
    /// What people call it by: `app done 3`. Given when the task is added and never changed, so that a number read a
    /// minute ago still means the same task.
    public var number: Int
    /// The words, with `+project`, `@context` and `key:value` wherever they stand among them.
    public var text: String
    /// How pressing it is.
    public var priority: TaskPriority
    /// Whether it is done.
    public private(set) var isCompleted: Bool
    /// The day it was added, if known.
    public var createdOn: CalendarDay?
    /// The day it was done, if known; nil while it is open.
    public private(set) var completedOn: CalendarDay?
    /// The instant it was done, for tasks that were done here; nil while it is open.
    public private(set) var completedAt: Date?
    /// Whether it was changed here and the change has not reached the file that the tasks are kept in step with, see
    /// ``TaskSync``.
    public var isPending = false

    /// A task as it is stored or imported. Completion dates of an open task are ignored.
    public init(
        id: UUID, number: Int, text: String, priority: TaskPriority = .none, isCompleted: Bool = false,
        createdOn: CalendarDay? = nil, completedOn: CalendarDay? = nil, completedAt: Date? = nil
    ) {
        self.id = id
        self.number = number
        self.text = text
        self.priority = priority
        self.isCompleted = isCompleted
        self.createdOn = createdOn
        self.completedOn = isCompleted ? completedOn : nil
        self.completedAt = isCompleted ? completedAt : nil
    }

    /// Sets whether the task is done. Saying what is so already changes nothing, its dates included: however often a
    /// tap is performed, the task was done when it was first done.
    public mutating func setCompleted(_ value: Bool, at moment: TaskMoment) {
        guard value != isCompleted else { return }
        isCompleted = value
        completedOn = value ? moment.day : nil
        completedAt = value ? moment.date : nil
    }
}

/// An instant and the day it falls on where the user lives: all that the model needs to know of time.
public struct TaskMoment: Hashable, Sendable {
    /// The instant.
    public let date: Date
    /// The day.
    public let day: CalendarDay

    /// An instant as a calendar sees it.
    public init(_ date: Date, in calendar: Calendar) {
        self.date = date
        day = CalendarDay(date, in: calendar)
    }

    /// This instant, in the user's calendar. Read at the edge of a process and handed down from there.
    public static var now: TaskMoment { TaskMoment(Date(), in: .current) }
}
