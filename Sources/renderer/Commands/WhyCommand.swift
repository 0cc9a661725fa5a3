import Glibc
import GroupContainer
import JSONText
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// `renderer why`: why a widget shows what it shows.
@MainActor
enum WhyCommand {
    private static var client: HostClient?

    static func run(
        _ widget: String?, json: Bool, _ options: Options, in group: GroupDirectory, environment: [String: String]
    ) {
        let client = HostClient(group: group)
        Self.client = client
        client.ask(HostCommand(.status), within: 2) { result in
            let status: HostStatus
            switch result {
            case .reply(let reply): status = reply.status ?? HostStatus.withoutHost(of: group)
            case .nobody: status = HostStatus.withoutHost(of: group)
            case .restarted:
                var files = HostStatus.withoutHost(of: group)
                files.messages.append("the renderer was restarted meanwhile; ask again")
                status = files
            case .failed(let error):
                var files = HostStatus.withoutHost(of: group)
                files.messages.append("\(error)")
                status = files
            }
            answer(widget, status, json: json, options, group, environment)
        }
    }

    private static func answer(
        _ name: String?, _ status: HostStatus, json: Bool, _ options: Options, _ group: GroupDirectory,
        _ environment: [String: String]
    ) -> Never {
        let kinds = name == nil ? [] : (try? HomeListing(of: group))?.kinds ?? []
        func title(_ kind: String) -> String { kinds.first { $0.kind == kind }?.displayName ?? "" }
        let widgets = status.widgets.filter {
            name == nil || $0.id == name || $0.kind == name || title($0.kind).lowercased() == name?.lowercased()
        }
        if widgets.isEmpty {
            if !status.isHosted { HomeCheck.failIfUnreadable(in: group) }
            let known = status.widgets.map(\.id).joined(separator: ", ")
            Output.fail(
                name.map { "no widget “\($0)” is placed" + (known.isEmpty ? "" : "; there are \(known)") }
                    ?? "no widget is placed in \(group.path)")
        }
        let events = (try? Trace.read(in: group)) ?? []
        let now = TraceClock.current()
        var clocks = [BootClock.bootID: now]
        let words = ClockWords(
            zone: ZoneRules(identifier: Place.timeZone(environment)), now: HostTime.now().wall)
        let reasons = widgets.map { widget in
            WidgetReasons(widget, in: status, events: events, words: words) { event in
                if clocks[event.boot] == nil { clocks[event.boot] = TraceClock(boot: event.boot, in: events) ?? now }
                return Double(event.time + (clocks[event.boot] ?? now).wallOffset) / 1e6
            }
        }
        if json {
            Output.print(json: reasons.jsonBytes())
        } else {
            var window = winsize()
            let measured = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 ? Int(window.ws_col) : 0
            let columns = measured > 0 ? measured : environment["COLUMNS"].flatMap { Int($0) } ?? 100
            let capabilities = TerminalCapabilities(
                environment: environment, inputIsTerminal: true, outputIsTerminal: isatty(1) == 1,
                colorOverride: options.color == .never ? ColorDepth.none : options.color == .always ? .trueColor : nil)
            let isColored = options.color == .always || (capabilities.allowsEscapes && capabilities.colorDepth != .none)
            let text = WhyText(words: words, columns: max(40, min(columns, 110)), isColored: isColored)
            Output.printColored(reasons.map(text.text).joined(separator: "\n"))
        }
        exit(0)
    }
}
