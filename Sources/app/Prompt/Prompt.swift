import GroupContainer
import TasksModel
import WidgetKit

/// The app in front: takes commands, shows what others change, performs what the widgets hand over.
@MainActor
final class Prompt {
    private let runner: CommandRunner
    private let takesCommands: Bool
    private let signals = SignalHandlers()
    private let conversation: any Conversation
    private let group: GroupDirectory
    /// Where intents and URLs come in that must be handled in the app; nil when another app is in front.
    private var mailbox: AppMailbox?
    private var endObservation: (@MainActor () -> Void)?
    /// The tasks as this process last told of them.
    private var known: [TaskItem] = []
    private var knownProblem: TaskProblem?
    /// The problem with the file that was last complained about here.
    private var saidProblem: TaskProblem?
    private var hasFailed = false
    private var groupWatch: DirectoryWatcher.Token?
    /// Whether it was said that the group directory is not there.
    private var isGoneTold = false

    /// - Parameters:
    ///   - runner: performs the commands.
    ///   - group: the group directory.
    ///   - takesCommands: false to read standard input only for its end.
    init(runner: CommandRunner, group: GroupDirectory, takesCommands: Bool) {
        self.runner = runner
        self.group = group
        self.takesCommands = takesCommands
        conversation = takesCommands && TerminalMode.isAvailable ? TerminalConversation() : LineConversation()
    }

    /// Stays until the input ends, `quit`, Ctrl-C on an empty line or a signal. Never returns.
    func run() -> Never {
        signals.on([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { [self] number in end(128 + number) }
        conversation.onLine = { [self] line in perform(line) }
        conversation.onEnd = { [self] reason in
            switch reason {
            case .inputEnded: end(status)
            case .interrupted: end(128 + SIGINT)
            case .quit: end(128 + SIGQUIT)
            }
        }
        TaskFront.shared.onShow = { [self] place in show(place) }
        do {
            let list = try runner.store.read()
            (known, knownProblem) = (list.tasks, list.problem)
            endObservation = try runner.store.observe { [self] in tellChanges() }
            groupWatch = try DirectoryWatcher.shared.watch(group.path, events: .removals) {
                [self] _ in tellGone()
            }
            if conversation.isTerminal { conversation.say(welcome) }
            mailbox = try AppMailbox.open(
                group: group.path, intents: [NewTaskIntent.self, ToggleTaskIntent.self, SyncTasksIntent.self],
                givesWay: !takesCommands
            ) { [self] in
                open($0)
            } onPerformed: { [self] in
                tell($0)
            } onGivingWay: { [self] in
                end(status)
            }
            keepInStep()
        } catch {
            conversation.complain("\(error)")
            // A prompt is of use behind another app too; without one there is nothing left to do.
            if !takesCommands { end(ExitStatus(error).rawValue) }
        }
        conversation.start(signals)
        goOn()
        dispatchMain()
    }

    /// A script is told at the end whether something failed; a person has seen it.
    private var status: Int32 {
        (hasFailed && !conversation.isTerminal ? ExitStatus.failed : .done).rawValue
    }

    private var welcome: String {
        let printer = runner.printer
        let table = known.isEmpty ? printer.invitation() : printer.table(known)
        return table + printer.dim(printer.words("help lists the commands, Ctrl-D leaves")) + "\n"
    }

    // MARK: Commands

    private func perform(_ line: String) {
        guard takesCommands else { return }
        let words = ShellWords.split(line)
        guard let first = words.first, !first.hasPrefix("#") else { return }
        if ["quit", "exit", "q"].contains(first), words.count == 1 { end(status) }
        if isGone, ["list", "ls", "export"].contains(first) {
            hasFailed = true
            return complainOfGone()
        }
        tellChanges()
        do {
            // What a person changes is reason enough to begin anew.
            if isGone, first != "help" { _ = try GroupDirectory(opening: group.path) }
            var arguments = try Arguments(words)
            let command = try Command(&arguments)
            conversation.say(command == .help ? Help.prompt : try runner.run(command))
        } catch {
            hasFailed = true
            if let failure = error as? CommandFailure { conversation.say(failure.output) }
            conversation.complain(Help.atPrompt("\(error)"))
        }
        keepInStep()
        // What this command did has been told by its own words.
        if let list = try? runner.store.read() { (known, knownProblem) = (list.tasks, list.problem) }
    }

    // MARK: What others do

    /// Says that the group directory is not there any more, once.
    ///
    /// - Returns: whether it is gone.
    @discardableResult
    private func tellGone() -> Bool {
        let isGone = isGone
        if isGone && !isGoneTold { complainOfGone() }
        isGoneTold = isGone
        return isGone
    }

    private var isGone: Bool {
        do {
            return try Sys.lstat(group.path) == nil
        } catch {
            // It cannot be looked at, which is not the same.
            return false
        }
    }

    private func complainOfGone() {
        conversation.complain(
            runner.printer.words("\(group.path) was removed, with the tasks in it; the next change begins a new list"))
    }

    private func tellChanges() {
        if tellGone() { return }
        do {
            let list = try runner.store.read()
            for change in TaskChange.between(known, list.tasks) {
                conversation.say("* \(runner.printer.sentence(change))\n")
            }
            if let problem = list.problem, problem != knownProblem {
                conversation.say("* \(runner.printer.words("a widget says: \(TaskPrinter.clean(problem.sentence))"))\n")
            }
            (known, knownProblem) = (list.tasks, list.problem)
        } catch {
            conversation.complain("\(error)")
        }
        keepInStep()
    }

    /// What a tap has changed is on its widget already; now there is time for the file.
    private func keepInStep() {
        do {
            try runner.keepInStep()
        } catch {
            let list = try? runner.store.read()
            // Said once, not at each change while the file cannot be written.
            if list?.problem != saidProblem || saidProblem == nil { conversation.complain("\(error)") }
            (saidProblem, knownProblem) = (list?.problem, list?.problem)
        }
    }

    /// Goes on where a widget asked for while nobody was here.
    private func goOn() {
        guard takesCommands, conversation.isTerminal, let place = try? runner.store.takePlace() else { return }
        show(place)
    }

    private func tell(_ performed: AppMailbox.Performed) {
        if let error = performed.error {
            let label = TaskPrinter.clean(performed.label)
            conversation.complain(runner.printer.words("\(label) failed: \(TaskPrinter.clean(error))"))
        }
        // The URL and what the intent did speak for themselves.
    }

    private func open(_ url: URL) {
        if url.absoluteString == TaskWidgets.listURL {
            show(.list)
        } else {
            conversation.complain(runner.printer.words("there is no place \(TaskPrinter.clean(url.absoluteString))"))
        }
    }

    private func show(_ place: TaskFront.Place) {
        switch place {
        case .list: conversation.say(runner.printer.table(known))
        case .newTask where !takesCommands:
            // Nobody can write here. Who opens the app goes on there.
            do { try runner.store.setPlace(place) } catch { conversation.complain("\(error)") }
        case .newTask:
            conversation.say("* \(runner.printer.words("a widget asks for a new task"))\n")
            conversation.suggest("add ")
        }
    }

    private func end(_ status: Int32) -> Never {
        conversation.stop()
        endObservation?()
        if let groupWatch { DirectoryWatcher.shared.cancel(groupWatch) }
        mailbox?.close()
        exit(status)
    }
}
