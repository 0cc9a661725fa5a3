import WidgetArchive

/// Turns what a host does at one instant into lines, always in the same order: what happened first, then the widgets as
/// they stand on the home screen. Which of several processes answered first is no part of it.
struct SimulationRecord {
    /// What happened to one widget at one instant.
    private struct Instant {
        var requests: [(cause: ReloadMachine.Cause, counts: Bool)] = []
        var taps = 0
        var failure: String?
        var flip: (entry: Int, count: Int)?
        var isAdopted = false
        var isEnded = false
    }

    /// How a widget stands at the end of an instant.
    struct Standing {
        var widget: String
        /// Where it is the same, so is the look.
        var revision: Int?
        var view: Node?
        var background: Node?
        var isPlaceholder = false
        var used: Int
        var limit: Int
        /// When what waits is due, and why it waits.
        var waits: (due: DueTime, hold: ReloadMachine.Hold)?
        /// Whether a tap is pending.
        var isPending = false
        /// When the budget has room again, seconds from now.
        var freesIn: Double?
    }

    private var instants: [String: Instant] = [:]
    private var tapEnds: [(widget: String, failure: String?)] = []
    private var looks: [String: (revision: Int?, view: Node?, background: Node?)] = [:]
    private var isSpent: Set<String> = []
    private var told: [String: DueTime] = [:]
    private(set) var sums: [String: SimulationSum] = [:]
    private let rules: ReloadBudget.Rules

    init(_ rules: ReloadBudget.Rules) { self.rules = rules }

    /// Another host has begun: its revisions count from the beginning.
    mutating func hostBegan() {
        for id in looks.keys { looks[id]?.revision = nil }
    }

    /// Takes what the host says.
    mutating func take(_ happening: HostHappening) {
        switch happening {
        case .sent: break
        case .tapEnded(_, let widget, let failure):
            // Successes show themselves.
            if failure != nil { tapEnds.append((widget, failure)) }
        case .interacted(let widget): instants[widget, default: Instant()].taps += 1
        case .requested(let widget, let cause, let counts):
            instants[widget, default: Instant()].requests.append((cause, counts))
        case .delayed(let widget, let hold):
            if hold.isBudget { sums[widget, default: SimulationSum()].held += 1 }
        case .reloadEnded(let widget, let failure):
            instants[widget, default: Instant()].failure = failure
            instants[widget, default: Instant()].isEnded = true
        case .adopted(let widget): instants[widget, default: Instant()].isAdopted = true
        case .flipped(let widget, let entry, let count):
            instants[widget, default: Instant()].flip = (entry, count)
        }
    }

    /// The lines of the instant that is over.
    ///
    /// - Parameters:
    ///   - standings: the placed widgets in reading order.
    ///   - time: the simulated present.
    ///   - offset: nanoseconds from the beginning.
    ///   - words: for dates, with the simulated present.
    mutating func lines(
        _ standings: [Standing], at time: HostTime, offset: Int64, words: ClockWords
    ) -> [SimulationLine] {
        var lines: [SimulationLine] = []
        func line(_ subject: SimulationLine.Subject, _ widget: String?, _ text: String) -> SimulationLine {
            var line = SimulationLine()
            (line.offset, line.date, line.subject, line.widget, line.words) = (offset, words.now, subject, widget, text)
            return line
        }
        for end in tapEnds.sorted(by: { ($0.widget, $0.failure ?? "") < ($1.widget, $1.failure ?? "") }) {
            lines.append(
                line(
                    .tap, end.widget,
                    "the tap failed: \(Self.withoutProcesses(end.failure ?? "")); the view before is restored"))
        }
        tapEnds = []
        for standing in standings {
            let id = standing.widget
            let look = looks[id]
            let isSame = look != nil && look?.revision == standing.revision
            let isNew =
                !isSame && (look == nil || look?.view != standing.view || look?.background != standing.background)
            if !isSame { looks[id] = (standing.revision, standing.view, standing.background) }
            if isNew {
                if standing.view != nil { sums[id, default: SimulationSum()].frames += 1 }
            }
            let shows =
                isNew ? standing.isPlaceholder ? "its placeholder" : standing.view?.sentence ?? "nothing" : nil
            let instant = instants[id]
            var own: [SimulationLine] = []
            if let flip = instant?.flip {
                sums[id, default: SimulationSum()].entries += 1
                own.append(line(.entry, id, "entry \(flip.entry + 1) of \(flip.count) is due"))
            }
            own += reloads(instant, standing, isNew, line)
            if isNew, own.isEmpty {
                own.append(
                    line(
                        .reload, id,
                        look == nil ? "is placed" : standing.isPending ? "shows the tap" : "looks different"))
            }
            if let last = own.indices.last { own[last].shows = shows }
            lines += own
            lines += wait(standing, time, words, line)
            lines += budget(standing, words, line)
        }
        instants = [:]
        return lines
    }

    private mutating func reloads(
        _ instant: Instant?, _ standing: Standing, _ isNew: Bool,
        _ line: (SimulationLine.Subject, String?, String) -> SimulationLine
    ) -> [SimulationLine] {
        guard let instant else { return [] }
        let id = standing.widget
        var lines: [SimulationLine] = []
        for _ in 0..<instant.taps {
            var made = line(.reload, id, "reload after the tap")
            (made.cause, made.counts) = ("tap", rules.countsInteractions)
            lines.append(made)
        }
        for request in instant.requests {
            var made = line(.reload, id, Self.words(request.cause))
            (made.cause, made.counts) = (request.cause.rawValue, request.counts)
            lines.append(made)
        }
        if lines.isEmpty, let failure = instant.failure {
            // It was asked for at an earlier instant.
            sums[id, default: SimulationSum()].failed += 1
            return [line(.reload, id, "the reload failed: \(Self.withoutProcesses(failure))")]
        }
        for index in lines.indices {
            sums[id, default: SimulationSum()].reloads[lines[index].cause ?? "", default: 0] += 1
            if lines[index].counts == true { sums[id, default: SimulationSum()].counted += 1 }
        }
        if let last = lines.indices.last {
            lines[last].used = standing.used
            if !instant.requests.isEmpty && !instant.isEnded {
                lines[last].words += ", not answered yet"
            } else if instant.failure == nil, !isNew {
                lines[last].words += ", looks the same"
            }
            if let failure = instant.failure {
                lines[last].words += ", failed: \(Self.withoutProcesses(failure))"
                sums[id, default: SimulationSum()].failed += 1
            }
        }
        return lines
    }

    /// A reload that waits, once for each time it is put off.
    private mutating func wait(
        _ standing: Standing, _ time: HostTime, _ words: ClockWords,
        _ line: (SimulationLine.Subject, String?, String) -> SimulationLine
    ) -> [SimulationLine] {
        guard let waits = standing.waits, waits.hold != .none, !waits.due.isReached(at: time) else {
            told[standing.widget] = nil
            return []
        }
        guard told.updateValue(waits.due, forKey: standing.widget) != waits.due else { return [] }
        let until = words.time(words.now + waits.due.delay(from: time))
        return [line(.held, standing.widget, "waits until \(until): \(waits.hold.words)")]
    }

    /// A text without the numbers of processes: they are others in each run.
    static func withoutProcesses(_ text: String) -> String {
        var words: [Substring] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let bare = word.drop { $0 == "(" }.prefix { $0.isNumber }
            if let last = words.last, last.hasSuffix("process"), !bare.isEmpty {
                // The number goes; what stands around it stays.
                words[words.count - 1] = Substring(String(last) + word.drop { $0.isNumber })
            } else {
                words.append(word)
            }
        }
        return words.joined(separator: " ")
    }

    /// A budget that has run out, or has room again.
    private mutating func budget(
        _ standing: Standing, _ words: ClockWords,
        _ line: (SimulationLine.Subject, String?, String) -> SimulationLine
    ) -> [SimulationLine] {
        let id = standing.widget
        if let free = standing.freesIn {
            guard isSpent.insert(id).inserted else { return [] }
            let made = line(
                .budget, id,
                "the budget is spent: \(standing.used) of \(standing.limit); automatic reloads wait until "
                    + words.time(words.now + free))
            let offset = made.offset
            if sums[id]?.ranOut == nil { sums[id, default: SimulationSum()].ranOut = offset }
            return [made]
        }
        guard isSpent.remove(id) != nil else { return [] }
        return [line(.budget, id, "the budget has room again: \(standing.used) of \(standing.limit)")]
    }

    private static func words(_ cause: ReloadMachine.Cause) -> String {
        switch cause {
        case .added: "first timeline"
        case .start: "reload: nothing was on show"
        case .wish: "reload, as WidgetCenter was asked"
        case .policy: "reload, as its timeline says"
        case .retry: "reload, tried again"
        case .tap: "reload after the tap"
        case .user: "reload, as a person asked"
        case .environment: "reload: the place or the build is another one"
        }
    }
}
