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
        guard !status.widgets.isEmpty else {
            if !status.isHosted { HomeCheck.failIfUnreadable(in: group) }
            Output.fail("no widget is placed in \(group.path); 'renderer add KIND' places one")
        }
        let widgets: [HostStatus.Widget]
        do {
            widgets = try name.map { try named($0, status.widgets, group) } ?? status.widgets
        } catch {
            Output.fail(error)
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

    private static func named(
        _ name: String, _ widgets: [HostStatus.Widget], _ group: GroupDirectory
    ) throws -> [HostStatus.Widget] {
        let listing = (try? HomeListing(of: group))?.widgets ?? []
        let names = widgets.map { widget in
            listing.first { $0.id == widget.id }?.naming
                ?? Naming.Widget(id: widget.id, kind: widget.kind, title: "", place: nil)
        }
        return try Naming.widgets(name, among: names).map { widgets[$0] }
    }
}
