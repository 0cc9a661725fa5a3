import AppIntents
import GroupContainer
import TasksModel
import WidgetKit

/// The Tasks app: one command and out, or a prompt that stays in front.
@main
struct TasksApp {
    @MainActor
    static func main() {
        StandardStream.openMissing()
        let invocation: Invocation
        do {
            try checkEncoding()
            invocation = try Invocation(CommandLine.arguments.dropFirst())
        } catch {
            fail(error)
        }
        switch invocation.command {
        case .help: Output.print(Output.named(Help.text))
        case .version: Output.print(Output.named(Help.version) + "\n")
        default: run(invocation)
        }
    }

    /// Refuses words that are no UTF-8: what stands in for their bytes would be stored in their place.
    private static func checkEncoding() throws {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            throw UsageError(
                message: "'\(String(cString: bytes))' is not UTF-8",
                remedy: "convert it, for example with 'iconv -t UTF-8'")
        }
    }

    @MainActor
    private static func run(_ invocation: Invocation) {
        do {
            let group = try openGroup(invocation.group)
            GroupDirectory.setCurrent(group)
            let claimant = "\(getpid())-" + String(UInt32.random(in: .min ... .max), radix: 16)
            Trace.start(role: .app, claimant: claimant, in: group)
            // Not Locale.current: with the Swift libraries inside, Foundation's own answers, which is English everywhere.
            let printer = TaskPrinter(
                isColored: Output.isColored, mostColumns: isatty(STDOUT_FILENO) == 1 ? 500 : nil,
                locale: CurrentLocale.process)
            let runner = CommandRunner(store: try TaskStore(), printer: printer)
            switch invocation.command {
            case .prompt: Prompt(runner: runner, group: group, takesCommands: true).run()
            case .serve: Prompt(runner: runner, group: group, takesCommands: false).run()
            default:
                Output.print(try runner.run(invocation.command))
                try runner.keepInStep()
            }
        } catch let failure as CommandFailure {
            Output.print(failure.output)
            fail(failure)
        } catch {
            fail(error)
        }
    }

    private static func openGroup(_ path: String?) throws -> GroupDirectory {
        guard let path else { return try GroupDirectory.current }
        let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return try GroupDirectory(opening: absolute)
    }

    private static func fail(_ error: any Error) -> Never {
        Output.complain("\(error)")
        exit(ExitStatus(error).rawValue)
    }
}
