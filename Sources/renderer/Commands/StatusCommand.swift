import Glibc
import GroupContainer
import JSONText
import WidgetHost

/// `renderer status`: how things stand.
@MainActor
enum StatusCommand {
    private static var client: HostClient?

    static func run(json: Bool, in group: GroupDirectory) {
        let client = HostClient(group: group)
        Self.client = client
        client.ask(HostCommand(.status), within: 2) { result in
            var status: HostStatus
            switch result {
            case .reply(let reply):
                status = reply.status ?? HostStatus.withoutHost(of: group)
            case .nobody:
                status = HostStatus.withoutHost(of: group)
                status.messages.append("no renderer shows this group; start one with 'renderer --group \(group.path)'")
            case .restarted:
                status = HostStatus.withoutHost(of: group)
                status.messages.append("the renderer was restarted meanwhile; ask again")
            case .failed(let error):
                status = HostStatus.withoutHost(of: group)
                status.messages.append("\(error)")
            }
            for index in status.processes.indices where isStopped(status.processes[index].pid) {
                let note = status.processes[index].note
                status.processes[index].note = [note, "stopped"].compactMap { $0 }.joined(separator: ", ")
            }
            if json {
                Output.print(json: status.jsonBytes())
            } else {
                Output.print(StatusText(status, now: HostTime.now()).text)
            }
            exit(0)
        }
    }

    /// Whether a process was stopped, as by SIGSTOP, and does nothing until it is continued: its state in proc(5).
    private static func isStopped(_ pid: Int?) -> Bool {
        guard let pid, let stat = try? Sys.text("/proc/\(pid)/stat"), let name = stat.lastIndex(of: ")") else {
            return false
        }
        return ["T", "t"].contains(stat[name...].dropFirst().first { $0 != " " })
    }
}

/// A status in words.
struct StatusText {
    private let status: HostStatus
    private let now: HostTime

    init(_ status: HostStatus, now: HostTime) { (self.status, self.now) = (status, now) }

    var text: String {
        var lines = ["group      \(status.group)"]
        let messages = (status.homeFailure.map { [$0] } ?? []) + status.messages
        for message in messages { lines.append("note       \(message)") }
        if let polling = status.polling { lines.append("polling    \(polling)") }
        lines.append("")
        lines.append("processes" + (status.processes.isEmpty ? "  none" : ""))
        for process in status.processes {
            let pid = process.pid.map(String.init) ?? "?"
            lines.append(
                "  " + pad(process.role, 10) + pad(pid, 9)
                    + [process.note, process.instance].compactMap { $0 }.joined(separator: "  "))
        }
        lines.append("")
        let nothing = status.homeFailure == nil ? "  none" : "  not known"
        lines.append("widgets" + (status.widgets.isEmpty ? nothing : ""))
        for widget in status.widgets { lines += describe(widget) }
        lines.append("")
        lines.append("queues     waiting  claimed  answered")
        for queue in status.queues {
            lines.append(
                "  " + pad(queue.name, 9) + pad("\(queue.waiting)", 9) + pad("\(queue.claimed)", 9)
                    + "\(queue.answered)")
        }
        lines.append("wishes     " + (status.wishes.isEmpty ? "none" : status.wishes.joined(separator: ", ")))
        let locks = status.locks.map { lock in
            "\(lock.name) (\(lock.pid.map { "process \($0)" } ?? "unseen process")\(lock.command.map { ", \($0)" } ?? ""))"
        }
        lines.append("locks      " + (locks.isEmpty ? "none" : locks.joined(separator: ", ")))
        return lines.joined(separator: "\n") + "\n"
    }

    private func describe(_ widget: HostStatus.Widget) -> [String] {
        var lines = ["  \(widget.id)  \(widget.kind), \(widget.family.shortName)"]
        var shows = widget.shows
        if let entry = widget.entry, let count = widget.entries { shows += " \(entry + 1) of \(count)" }
        if let date = widget.entryDate {
            let age = now.wall - date
            shows += age < 1 ? ", since just now" : ", since \(span(age)) ago"
        }
        lines.append("      shows        \(shows)")
        if let next = widget.nextEntry { lines.append("      next entry   in \(span(next - now.wall))") }
        if status.isHosted {
            let reload = widget.isReloading ? "now" : widget.nextReload.map { "in \(span($0))" } ?? "when asked"
            let held = widget.held.map { ": \($0)" } ?? ""
            lines.append("      next reload  \(reload)\(held); \(widget.budgetUsed) of \(widget.budget) used in 24 h")
        }
        if !widget.controls.isEmpty {
            // The labels have commas of their own.
            lines.append("      controls     " + widget.controls.map { "“\($0)”" }.joined(separator: " "))
        }
        if !widget.pending.isEmpty { lines.append("      pending      " + widget.pending.joined(separator: ", ")) }
        if let failure = widget.failure {
            let what = [failure.control, failure.intent].compactMap { $0 }.joined(separator: ", ")
            lines.append(
                "      failure      \(what.isEmpty ? "" : "\(what): ")\(failure.reason) (\(span(now.wall - failure.date)) ago)"
            )
        }
        for remark in widget.remarks { lines.append("      remark       \(remark)") }
        return lines
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    /// A stretch of time in its largest unit.
    private func span(_ seconds: Double) -> String {
        let whole = Int(min(max(seconds, 0), 1e9))
        switch whole {
        case ..<120: return "\(whole) s"
        case ..<7200: return "\(whole / 60) min"
        case ..<172_800: return "\(whole / 3600) h"
        default: return "\(whole / 86_400) d"
        }
    }
}
