import Glibc
import GroupContainer
import JSONText
import WidgetArchive
import WidgetHost

/// `renderer add`, `move`, `resize`, `remove` and `configure`.
///
/// A running home screen is asked and answers when it is written; without one, this process is host for as long as the
/// change takes.
@MainActor
struct EditCommand {
    private static var kept: AnyObject?

    /// How often the host may change while somebody asks it.
    private static let attempts = 100

    static func run(
        _ edit: HomeEdit, json: Bool, _ options: Options, in group: GroupDirectory, environment: [String: String]
    ) {
        EditCommand(edit: edit, json: json, isQuiet: options.isQuiet, group: group) {
            HomeCommand.host(options, in: group, environment: environment)
        }.attempt(1)
    }

    let edit: HomeEdit
    let json: Bool
    let isQuiet: Bool
    let group: GroupDirectory
    let makeHost: @MainActor () -> WidgetHost

    private func attempt(_ number: Int) {
        guard number <= Self.attempts else { Output.fail("the renderer of \(group.path) came and went too often") }
        if HostClient.host(of: group) == nil { changeHere(number) } else { askHost(number) }
    }

    private func askHost(_ number: Int) {
        let client = HostClient(group: group)
        Self.kept = client
        client.ask(HostCommand(edit), within: 30) { result in
            switch result {
            case .reply(let reply):
                if let failure = reply.failure { Output.fail(failure, reply.exitStatus) }
                finish(reply.widget)
            case .nobody, .restarted: attempt(number + 1)
            case .failed(let error): Output.fail(error)
            }
        }
    }

    private func changeHere(_ number: Int) {
        let host = makeHost()
        Self.kept = host
        do {
            try host.startForEdits()
        } catch HostError.held {
            // Somebody was faster.
            return attempt(number + 1)
        } catch {
            Output.fail(error)
        }
        host.edit(edit) { result in
            host.stopAfterEdits {
                switch result {
                case .success(let widget): finish(widget)
                case .failure(let error): Output.fail(error)
                }
            }
        }
    }

    private func finish(_ widget: HomeListing.Widget?) -> Never {
        if let widget {
            if json {
                Output.print(json: widget.jsonBytes())
            } else if edit.action == .add {
                // So that a script can go on with it.
                Output.print(widget.id + "\n")
            } else if !isQuiet {
                Output.print(done(widget.id))
            }
        }
        exit(0)
    }

    /// What was done, as a line.
    private func done(_ widget: String) -> String {
        switch edit.action {
        case .add: "added \(widget)\n"
        case .move: "moved \(widget) to \(edit.place.map { "\($0.row),\($0.column)" } ?? "its place")\n"
        case .resize: "resized \(widget) to \(edit.family ?? "its size")\n"
        case .configure: "configured \(widget)\n"
        case .remove: "removed \(widget)\n"
        }
    }
}
