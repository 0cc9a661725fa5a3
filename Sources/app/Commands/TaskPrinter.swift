import GroupContainer
import TasksModel
import WidgetKit

/// Tasks as lines of text.
struct TaskPrinter {
    /// Whether the lines may be coloured.
    var isColored = false
    /// The most columns that are shown of a task's words; nil: all. A terminal is not to be flooded by one task.
    var mostColumns: Int?
    /// The language and the numbers of sentences. Rows of ``table(_:)``, which scripts read, are alike in all languages.
    var locale = Locale(identifier: "en_US")

    /// Tasks one a line, and how many are open or done.
    ///
    /// - Parameters:
    ///   - total: how many there are with those that are not shown; nil: all are shown.
    ///   - countsDone: whether the done ones are counted, and not the open ones.
    func table(_ tasks: [TaskItem], of total: Int? = nil, countsDone: Bool = false) -> String {
        let width = tasks.map { String($0.number).count }.max() ?? 1
        let rows = TaskArrangement.sorted(tasks).map { line($0, numberWidth: width) + "\n" }.joined()
        let count = tasks.count { $0.isCompleted == countsDone }
        let total = total ?? tasks.count
        return rows + dim(countsDone ? words("\(count) of \(total) done") : words("\(count) of \(total) open")) + "\n"
    }

    /// A task as a line: number, box, priority, words.
    func line(_ task: TaskItem, numberWidth: Int = 1) -> String {
        let digits = String(task.number)
        let number = String(repeating: " ", count: max(0, numberWidth - digits.count)) + digits
        let priority =
            task.priority.letterText.isEmpty ? "" : colored("(\(task.priority.letterText))", priorityColor(task)) + " "
        let words = shown(task.text)
        let box = task.isCompleted ? colored("[x]", "32") : "[ ]"
        return "\(dim(number)) \(box) \(priority)\(task.isCompleted ? dim(words) : words)"
    }

    /// What happened to a task, as a sentence.
    func sentence(_ change: TaskChange) -> String {
        switch change {
        case .added(let task): "\(words("added")) \(name(task))" + priorityWords(task)
        case .removed(let task): "\(words("removed")) \(name(task))"
        case .completed(let task):
            "\(task.isCompleted ? colored(words("done"), "32") : words("open again")) \(name(task))"
        case .edited(let task, let before):
            if task.text == before.text {
                "\(words("changed")) \(name(task)): \(words("priority \(levelWord(task))"))"
            } else {
                "\(words("changed")) \(name(task))" + priorityWords(task)
            }
        }
    }

    /// What there is to say when there is no task.
    ///
    /// - Parameter command: the words before `add`: `app`, or nothing at the prompt.
    func invitation(command: String = "") -> String {
        words("No tasks yet. Add one: \("\(command)add \"\(words("Buy milk"))\" --priority high")") + "\n"
    }

    /// A text in the printer's language.
    func words(_ text: String.LocalizationValue) -> String { String(localized: text, locale: locale) }

    private func name(_ task: TaskItem) -> String { "\(task.number): \(shown(task.text))" }

    private func shown(_ text: String) -> String {
        let line = Self.clean(text)
        return mostColumns.map { Columns.cut(line, $0) } ?? line
    }

    private func priorityWords(_ task: TaskItem) -> String {
        task.priority == .none ? "" : " (\(levelWord(task)))"
    }

    private func levelWord(_ task: TaskItem) -> String {
        switch task.priority.level {
        case .high: words("high")
        case .medium: words("medium")
        case .low: words("low")
        case .none: words("none")
        }
    }

    private func priorityColor(_ task: TaskItem) -> String {
        switch task.priority.level {
        case .high: "31"
        case .medium: "33"
        case .low, .none: "2"
        }
    }

    func dim(_ text: String) -> String { colored(text, "2") }

    private func colored(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// Text from a file may hold anything; nothing of it is to reach the terminal as a command.
    static func clean(_ text: String) -> String { text.onOneLine }
}
