import Glibc
import GroupContainer
import WidgetHost

/// `renderer tap`, `open` and `reload`: what is asked of the running home screen.
@MainActor
enum AskCommand {
    private static var client: HostClient?

    static func run(_ command: HostCommand, _ options: Options, in group: GroupDirectory) {
        let client = HostClient(group: group)
        Self.client = client
        // A tap may take its deadline, the grace, and the time in which a killed process dies.
        client.ask(command, within: max(20, options.deadline * 2 + 10)) { result in
            switch result {
            case .reply(let reply):
                if let failure = reply.failure { Output.fail(failure, reply.exitStatus) }
                if !options.isQuiet { Output.print(done(command, reply)) }
                exit(0)
            case .nobody:
                Output.fail(
                    "no renderer shows \(group.path), so there is nothing to tap or to reload: start one with "
                        + "'renderer --group \(group.path)'", .unavailable)
            case .restarted: Output.fail("the renderer was restarted, or did not understand the command", .unavailable)
            case .failed(let error): Output.fail(error)
            }
        }
    }

    /// What was done, as a line: what was hit, however it was named.
    private static func done(_ command: HostCommand, _ reply: HostReply) -> String {
        let widget = reply.target ?? command.widget ?? ""
        let end = command.waits ? "" : ", not waiting for the end"
        return switch command.verb {
        case .tap: "tapped “\(reply.control ?? command.control ?? "")” on \(widget)\(end)\n"
        case .open: "opened \(widget)\n"
        case .reload: "reloaded \(widget.isEmpty ? "all widgets" : widget)\(end)\n"
        default: ""
        }
    }
}
