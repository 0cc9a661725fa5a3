import Dispatch
import Glibc
import GroupContainer
import JSONText
import WidgetDrawing

/// `renderer trace`: taps and reloads as waterfalls.
@MainActor
final class TraceCommand {
    /// How many of the past are shown before those that follow.
    private static let past = 3

    private let environment: [String: String]
    /// The columns there are now: a pane may become wider or narrower while this goes on.
    private var width: Int {
        var window = winsize()
        let measured = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 ? Int(window.ws_col) : 0
        return measured > 0 ? measured : environment["COLUMNS"].flatMap { Int($0) } ?? 100
    }
    private let style: Waterfall.Style
    private let glyphs: Waterfall.Glyphs
    private let clock: TraceClock
    private var grouper = WaterfallGrouper()
    private var follower: TraceFollower?
    private var timer: (any DispatchSourceTimer)?
    private static var kept: TraceCommand?

    /// Prints what there is; with `follow` it goes on until a signal.
    static func run(follow: Bool, _ options: Options, in group: GroupDirectory, environment: [String: String]) {
        do {
            let events = try Trace.read(in: group)
            let command = TraceCommand(options, environment: environment, clock: .current())
            let past = WaterfallGrouper.waterfalls(in: events)
            guard follow else {
                if past.isEmpty { Output.print("no tap and no reload was traced in \(group.path) yet\n") }
                command.print(past)
                exit(0)
            }
            kept = command
            command.print(past.suffix(Self.past))
            try command.follow(group, last: events.last?.time ?? 0)
        } catch {
            Output.fail(error)
        }
    }

    private static func eventsOfThisBoot(in group: GroupDirectory) throws -> [TraceEvent] {
        try Trace.read(in: group).filter { $0.boot == BootClock.bootID }
    }

    /// Prints where the time goes in all taps and reloads of this boot.
    static func printSummary(
        json: Bool, _ options: Options, in group: GroupDirectory, environment: [String: String]
    ) -> Never {
        do {
            let stories = WaterfallGrouper.waterfalls(in: try eventsOfThisBoot(in: group))
            let summaries = WaterfallSummary.Sort.allCases.map { WaterfallSummary(of: $0, in: stories) }
            if json {
                Output.print(json: JSONValue.array(summaries.map(\.json)).jsonBytes())
                exit(0)
            }
            let command = TraceCommand(options, environment: environment, clock: .current())
            let texts = summaries.filter { $0.drawn + $0.failed + $0.others > 0 }.map {
                $0.render(width: command.width, style: command.style, glyphs: command.glyphs)
            }
            if texts.isEmpty {
                Output.print("no tap and no reload was traced in \(group.path) since the machine started\n")
            }
            for text in texts { Output.printColored(text + "\n\n") }
            exit(0)
        } catch {
            Output.fail(error)
        }
    }

    /// Prints this boot's events for Chrome's trace viewer and Perfetto.
    static func printChrome(in group: GroupDirectory) -> Never {
        do {
            Output.print(json: ChromeTrace.document(try eventsOfThisBoot(in: group)))
            exit(0)
        } catch {
            Output.fail(error)
        }
    }

    private init(_ options: Options, environment: [String: String], clock: TraceClock) {
        let capabilities = TerminalCapabilities(
            environment: environment, inputIsTerminal: true, outputIsTerminal: isatty(1) == 1,
            colorOverride: options.color == .never ? ColorDepth.none : options.color == .always ? .trueColor : nil)
        self.environment = environment
        switch capabilities.allowsEscapes || options.color == .always ? capabilities.colorDepth : .none {
        case .none: style = .plain
        case .ansi16: style = .ansi16
        case .indexed256: style = .ansi256
        case .trueColor: style = .truecolor
        }
        glyphs = capabilities.isUTF8 ? .blocks : .ascii
        self.clock = clock
    }

    private func print(_ waterfalls: some Sequence<Waterfall>) {
        let width = width
        for waterfall in waterfalls {
            Output.printColored(waterfall.render(width: width, style: style, glyphs: glyphs, clock: clock) + "\n\n")
        }
    }

    private func follow(_ group: GroupDirectory, last: Int64) throws {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .distantFuture)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.advance() } }
        timer.resume()
        self.timer = timer
        follower = try Trace.follow(in: group, fromStart: true) { [weak self] events in
            // What was there at the start is printed already.
            self?.take(events.filter { $0.time > last || $0.boot != BootClock.bootID })
        }
    }

    private func take(_ events: [TraceEvent]) {
        let events = events.filter { $0.boot == BootClock.bootID }
        print(grouper.add(events, now: BootClock.now() / 1000))
        arm()
    }

    private func advance() {
        print(grouper.advance(to: BootClock.now() / 1000))
        arm()
    }

    private func arm() {
        guard let deadline = grouper.deadline, deadline < .max else {
            timer?.schedule(deadline: .distantFuture)
            return
        }
        let wait = max(0, deadline - BootClock.now() / 1000)
        timer?.schedule(deadline: .now() + .microseconds(Int(wait)), leeway: .milliseconds(1))
    }
}
