import TasksModel

/// Tasks as lines of text.
struct TaskPrinter {
    /// Whether the lines may be coloured.
    var isColored = false

    /// Tasks one a line, and how many are open.
    func table(_ tasks: [TaskItem]) -> String {
        let width = tasks.map { String($0.number).count }.max() ?? 1
        let rows = TaskArrangement.sorted(tasks).map { line($0, numberWidth: width) + "\n" }.joined()
        return rows + dim("\(tasks.count { !$0.isCompleted }) of \(tasks.count) open") + "\n"
    }

    /// A task as a line: number, box, priority, words.
    func line(_ task: TaskItem, numberWidth: Int = 1) -> String {
        let digits = String(task.number)
        let number = String(repeating: " ", count: max(0, numberWidth - digits.count)) + digits
        let priority =
            task.priority.letterText.isEmpty ? "" : colored("(\(task.priority.letterText))", priorityColor(task)) + " "
        let words = Self.clean(task.text)
        let box = task.isCompleted ? colored("[x]", "32") : "[ ]"
        return "\(dim(number)) \(box) \(priority)\(task.isCompleted ? dim(words) : words)"
    }

    /// What happened to a task, as a sentence.
    func sentence(_ change: TaskChange) -> String {
        switch change {
        case .added(let task): "added \(name(task))" + priorityWords(task)
        case .removed(let task): "removed \(name(task))"
        case .completed(let task): "\(task.isCompleted ? colored("done", "32") : "open again") \(name(task))"
        case .edited(let task, let before):
            if task.text == before.text {
                "changed \(name(task)): priority \(task.priority.level.rawValue)"
            } else {
                "changed \(name(task))" + priorityWords(task)
            }
        }
    }

    private func name(_ task: TaskItem) -> String { "\(task.number): \(Self.clean(task.text))" }

    private func priorityWords(_ task: TaskItem) -> String {
        task.priority == .none ? "" : " (\(task.priority.level.rawValue))"
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
