import TasksModel

extension Command {
    /// The words that begin a command, in the order of the help.
    static let names = [
        "add", "list", "done", "undone", "edit", "remove", "import", "export", "sync", "serve", "help", "version",
    ]

    /// The names that mean something at the prompt.
    static let promptNames = names.filter { $0 != "serve" && $0 != "version" } + ["quit"]

    /// Takes a command out of arguments; no words are the prompt.
    init(_ arguments: inout Arguments) throws(UsageError) {
        if arguments.takeFlag(.help) {
            self = .help
            _ = arguments.takeOperands()
            return
        }
        if arguments.takeFlag(.version) {
            self = .version
            try arguments.finish("--version")
            return
        }
        guard let name = arguments.takeOperand() else {
            self = .prompt
            try arguments.finish("app")
            return
        }
        self = try Self.named(name, &arguments)
        try arguments.finish(name)
    }

    private static func named(_ name: String, _ arguments: inout Arguments) throws(UsageError) -> Command {
        switch name {
        case "add":
            let priority = try takePriority(&arguments) ?? .none
            let text = arguments.takeOperands().joined(separator: " ")
            guard !text.onOneLine.isEmpty else {
                throw UsageError(
                    message: "'add' needs the words of the task",
                    remedy: "for example: app add \"Buy milk\" --priority high")
            }
            return .add(text, priority)
        case "list", "ls":
            let (open, done) = (arguments.takeFlag(.open), arguments.takeFlag(.done))
            return .list(ListFilter(isOpen: open == done ? nil : open, words: arguments.takeOperands()))
        case "done": return .setCompleted(try takeNumbers(name, &arguments), true)
        case "undone": return .setCompleted(try takeNumbers(name, &arguments), false)
        case "edit": return try edit(&arguments)
        case "remove", "rm": return .remove(try takeNumbers(name, &arguments))
        case "import":
            guard let file = arguments.takeOperand() else {
                throw UsageError(message: "'import' needs a todo.txt file, or - for standard input")
            }
            return .importTasks(file == "-" ? nil : file)
        case "export": return .exportTasks(arguments.takeOperand().flatMap { $0 == "-" ? nil : $0 })
        case "sync":
            let wish = arguments.takeOperand().map { $0 == "off" ? SyncWish.off : .file($0) }
            return .sync(wish ?? .now)
        case "serve": return .serve
        case "help": return .help
        case "version": return .version
        default: throw UsageError(message: "there is no command '\(name)'" + suggestion(for: name))
        }
    }

    private static func edit(_ arguments: inout Arguments) throws(UsageError) -> Command {
        guard let number = arguments.takeOperand() else { throw UsageError(message: "'edit' needs a task's number") }
        let priority = try takePriority(&arguments)
        let words = arguments.takeOperands()
        guard priority != nil || !words.isEmpty else {
            throw UsageError(message: "'edit' needs new words, a --priority, or both")
        }
        return .edit(
            try self.number(number), text: words.isEmpty ? nil : words.joined(separator: " "), priority: priority)
    }

    private static func takePriority(_ arguments: inout Arguments) throws(UsageError) -> TaskPriority? {
        guard let text = arguments.take(.priority) else { return nil }
        guard let priority = TaskPriority(text) else {
            throw UsageError(
                message: "'\(text)' is no priority", remedy: "use high, medium, low, none, or a letter from A to Z")
        }
        return priority
    }

    private static func takeNumbers(_ name: String, _ arguments: inout Arguments) throws(UsageError) -> [Int] {
        var numbers: [Int] = []
        for word in arguments.takeOperands() { numbers.append(try number(word)) }
        guard !numbers.isEmpty else {
            throw UsageError(message: "'\(name)' needs a task's number", remedy: "'app list' shows the numbers")
        }
        return numbers
    }

    private static func number(_ word: String) throws(UsageError) -> Int {
        guard let number = Int(word), number > 0 else {
            throw UsageError(message: "'\(word)' is not a task's number", remedy: "'app list' shows the numbers")
        }
        return number
    }

    private static func suggestion(for name: String) -> String {
        names.first { $0.hasPrefix(name) && !name.isEmpty }.map { " (did you mean '\($0)'?)" } ?? ""
    }
}
