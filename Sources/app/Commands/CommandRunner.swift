import GroupContainer
import TasksModel
import WidgetKit

/// Performs commands on a store. What it reads of the world is given to it.
struct CommandRunner {
    let store: TaskStore
    var printer = TaskPrinter()
    /// The present.
    var now: () -> TaskMoment = { .now }
    /// Called after each change, for the widgets.
    var reload: () -> Void = { TaskWidgets.reload() }

    /// Performs a command.
    ///
    /// - Returns: what to print on standard output.
    /// - Throws: why it could not be done, in words for people.
    func run(_ command: Command) throws -> String {
        switch command {
        case .add(let text, let priority):
            return told(.added(try store.add(text, priority: priority, at: now())))
        case .list(let filter): return try list(filter)
        case .setCompleted(let numbers, let isCompleted):
            return try each(numbers) { .completed(try store.setCompleted(isCompleted, of: .number($0), at: now())) }
        case .edit(let number, let text, let priority):
            let before = try store.read().tasks.first { $0.number == number }
            let task = try store.edit(.number(number), text: text, priority: priority)
            return told(.edited(task, from: before ?? task))
        case .remove(let numbers):
            return try each(numbers) { .removed(try store.remove(.number($0))) }
        case .importTasks(let file): return try importTasks(file)
        case .exportTasks(let file): return try exportTasks(file)
        case .sync(let wish): return try sync(wish)
        case .help: return Help.text
        case .version: return Help.version + "\n"
        case .prompt, .serve: throw UsageError(message: "the app is in front already")
        }
    }

    private func told(_ change: TaskChange) -> String {
        reload()
        return printer.sentence(change) + "\n"
    }

    /// Does something to each number, once; what cannot be done does not keep the others from being done.
    private func each(_ numbers: [Int], _ change: (Int) throws -> TaskChange) throws -> String {
        var output = ""
        var failures: [any Error] = []
        var (done, undone, seen): ([String], [String], Set<Int>) = ([], [], [])
        for number in numbers where seen.insert(number).inserted {
            do {
                output += printer.sentence(try change(number)) + "\n"
                done.append(String(number))
            } catch {
                failures.append(error)
                undone.append(String(number))
            }
        }
        if !output.isEmpty { reload() }
        guard let first = failures.first else { return output }
        var messages = failures.map { "\($0)" }
        if !done.isEmpty {
            let (done, undone) = (done.joined(separator: ", "), undone.joined(separator: ", "))
            messages.append(printer.words("carried out for \(done), not for \(undone)"))
        }
        throw CommandFailure(
            output: output, message: messages.joined(separator: "\n"), exitStatus: ExitStatus(first))
    }

    private func list(_ filter: ListFilter) throws -> String {
        let list = try store.read()
        let meant = list.tasks.filter { task in
            filter.words.allSatisfy { task.text.lowercased().contains($0.lowercased()) }
        }
        let tasks = meant.filter { filter.isOpen == nil || filter.isOpen == !$0.isCompleted }
        var output = printer.table(tasks, of: meant.count, countsDone: filter.isOpen == false)
        if meant.isEmpty, !filter.words.isEmpty {
            let sought = TaskPrinter.clean(filter.words.map { "‘\($0)’" }.joined(separator: " "))
            output = printer.words("no task matches \(sought) (tasks: \(list.tasks.count))") + "\n"
        }
        if list.tasks.isEmpty { output = printer.invitation(command: Output.named("app ")) }
        if list.unreadable > 0 { output += printer.words("\(list.unreadable) unreadable, kept as they are") + "\n" }
        return output
    }
}

/// A command that did a part of what it was asked.
struct CommandFailure: ExitStatusError, CustomStringConvertible {
    /// What was done.
    let output: String
    /// What was not.
    let message: String
    /// What the process ends with.
    var exitStatus = ExitStatus.failed

    var description: String { message }
}
