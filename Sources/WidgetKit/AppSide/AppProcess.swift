internal import GroupContainer
import Dispatch
import Glibc

/// The process of a ``WidgetApp``.
@MainActor
enum AppProcess {
    /// Does what the words say. Never returns.
    static func run<A: WidgetApp>(_ type: A.Type, _ words: [String]) -> Never {
        let program = StandardStream.calledAs ?? "app"
        StandardStream.openMissing()
        let output = StandardStream(program: program)
        var words = words
        do {
            let group = try openGroup(takenFrom: &words, program)
            if words.first == "--version" {
                output.print("\(program) (swift-widgets \(PackageVersion.text))\n")
                Glibc.exit(0)
            }
            if words.contains("--help") || words.contains("-h") || words.first == "help" {
                output.print(help(program, A().commands) + "\n")
                Glibc.exit(0)
            }
            GroupDirectory.setCurrent(group)
            MainBundle.complete()
            Trace.start(role: .app, claimant: InstanceName.make(), in: group)
            let app = A()
            switch words.first {
            case nil: AppPrompt(app, program, takesCommands: true).run()
            case "serve" where words.count == 1: AppPrompt(app, program, takesCommands: false).run()
            default:
                output.print(try perform(words, app.commands))
                Glibc.exit(0)
            }
        } catch let failure as Failure {
            output.complain("\(failure.text); try '\(program) --help'")
            Glibc.exit(failure.status)
        } catch {
            output.fail(error.textForPeople, ExitStatus(error))
        }
    }

    /// Why a command was not done.
    struct Failure: Error {
        var text: String
        var status: Int32
    }

    /// Performs one command and gives what it prints, lines ended.
    static func perform(_ words: [String], _ commands: [AppCommand]) throws -> String {
        guard let command = commands.first(where: { $0.name == words.first }) else {
            let known = commands.map(\.name).joined(separator: ", ")
            throw Failure(text: "there is no command “\(words.first ?? "")”; the commands are \(known)", status: 64)
        }
        do {
            let text = try command.perform(Array(words.dropFirst()))
            return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        } catch is AppCommand.Usage {
            throw Failure(text: "it is used so: \(command.usage)", status: 64)
        }
    }

    private static func openGroup(takenFrom words: inout [String], _ program: String) throws -> GroupDirectory {
        guard let index = words.firstIndex(where: { $0 == "--group" || $0.hasPrefix("--group=") }) else {
            return try GroupDirectory.opened(nil, for: program)
        }
        var path: String
        if words[index] == "--group" {
            guard index + 1 < words.count else { throw Failure(text: "--group needs a directory", status: 64) }
            path = words.remove(at: index + 1)
        } else {
            path = String(words[index].dropFirst("--group=".count))
        }
        words.remove(at: index)
        if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
        return try GroupDirectory(opening: path)
    }

    /// What the prompt takes besides the app's own commands.
    static let promptRows = [("help", "this list"), ("quit", "leaves, as does Ctrl-D")]

    /// The commands, a line each, and some more below them.
    static func list(_ commands: [AppCommand], _ more: [(usage: String, summary: String)]) -> String {
        let rows = commands.map { ($0.usage, $0.summary) } + more
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { usage, summary in
            "  " + usage.padding(toLength: width, withPad: " ", startingAt: 0) + "   " + summary
        }.joined(separator: "\n")
    }

    static func help(_ program: String, _ commands: [AppCommand]) -> String {
        let lines = list(
            commands, [("serve", "stays in front, without commands, until its standard input ends")])
        return """
            usage: \(program) [--group DIR] [COMMAND …]

            \(lines)

            Without a command it stays in front and reads commands; Ctrl-D leaves.

              --group DIR   the group directory (default: \(GroupDirectory.defaultPath(of: program) ?? "none: APP_GROUP_ROOT is relative"),
                            or, once 'bin/run PACKAGE' has made the package one of its own, that)
              --help, --version

            \(ExitStatus.table)
            """
    }
}
