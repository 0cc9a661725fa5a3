import GroupContainer
import JSONText
import WidgetArchive
import WidgetLayout

/// Why a widget shows what it shows: the answer of `renderer why`.
public struct WidgetReasons: Fielded, Hashable, Sendable {
    /// Something that will happen.
    public struct Step: Fielded, Hashable, Sendable {
        /// When, seconds since 1970; nil: when something else happens first.
        public var date: Double?
        /// What.
        public var words = ""
        /// Nothing.
        public init() {}
        /// A step.
        public init(_ date: Double?, _ words: String) { (self.date, self.words) = (date, words) }
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("date", &date)
            try coder.field("words", &words)
        }
    }

    /// The placed widget's id.
    public var widget = ""
    /// Its kind.
    public var kind = ""
    /// Its family.
    public var family = WidgetFamilyName.systemSmall
    /// The answer in one sentence.
    public var answer = ""
    /// What is on show.
    public var shows = ""
    /// The words on it.
    public var text: String?
    /// When the timeline on show was made, seconds since 1970.
    public var madeAt: Double?
    /// The last reloads, the youngest first.
    public var reloads: [ReloadAccount] = []
    /// What happens next.
    public var next: [Step] = []
    /// The budget.
    public var budget = ""
    /// What it takes to have it updated now.
    public var toUpdate: [String] = []
    /// What else a person should know.
    public var notes: [String] = []

    /// Nothing known.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("widget", &widget)
        try coder.field("kind", &kind)
        try coder.field("family", &family)
        try coder.field("answer", &answer)
        try coder.field("shows", &shows)
        try coder.field("text", &text)
        try coder.field("madeAt", &madeAt)
        try coder.field("reloads", &reloads)
        try coder.field("next", &next)
        try coder.field("budget", &budget)
        try coder.field("toUpdate", &toUpdate)
        try coder.list("notes", &notes)
    }

    /// Puts together what the host, or the files, and the trace say.
    ///
    /// - Parameters:
    ///   - widget: how it stands.
    ///   - status: how the whole stands.
    ///   - events: the trace of all processes, ordered by time.
    ///   - words: now, and the time zone.
    ///   - date: an event's seconds since 1970.
    public init(
        _ widget: HostStatus.Widget, in status: HostStatus, events: [TraceEvent], words: ClockWords,
        date: (TraceEvent) -> Double
    ) {
        self.init()
        (self.widget, kind, family) = (widget.id, widget.kind, widget.family)
        text = widget.words
        madeAt = widget.madeAt
        reloads = ReloadStories.accounts(of: widget.id, in: events, date: date)
        notes = status.messages + widget.remarks
        let teller = Teller(widget: widget, status: status, words: words, last: reloads.first)
        shows = teller.shows
        next = teller.next
        budget = teller.budget
        toUpdate = teller.toUpdate
        answer = teller.answer
    }
}

/// Makes the sentences.
private struct Teller {
    let widget: HostStatus.Widget
    let status: HostStatus
    let words: ClockWords
    let last: ReloadAccount?

    private var now: Double { words.now }
    private func ago(_ date: Double) -> String { "\(ClockWords.span(now - date)) ago" }
    private var hasExtension: Bool { status.processes.contains { $0.role == "extension" } }
    private var isAppInFront: Bool { status.locks.contains { $0.name == WidgetHost.foregroundLock } }

    var shows: String {
        var text: String
        switch widget.shows {
        case "nothing": return "nothing: no timeline and no placeholder has come yet"
        case "placeholder": return "its placeholder: no timeline has come yet"
        case "earlier entry": text = "the last entry of an earlier timeline: all entries of the present one lie ahead"
        default:
            let count = widget.entries ?? 1
            text = count == 1 ? "the only entry of its timeline" : "entry \((widget.entry ?? 0) + 1) of \(count)"
            if let date = widget.entryDate, count > 1 { text += ", due since \(words.time(date))" }
        }
        if let made = widget.madeAt { text += ", made \(ago(made)) (\(words.time(made)))" }
        return text
    }

    var answer: String {
        if let failure = widget.failure {
            let what = failure.source == .tap ? "the last tap failed" : "the last reload failed"
            return "It shows its last good state: \(what) \(ago(failure.date)): \(failure.reason)."
        }
        if !status.isHosted {
            return "Nothing updates it: no renderer runs. What it would show stands below."
        }
        if widget.isReloading { return "A new timeline is being made right now." }
        if let held = widget.held, let wait = widget.nextReload {
            return "A reload waits for \(ClockWords.span(wait)) yet: \(held)."
        }
        switch last?.result {
        case .done:
            guard let last else { break }
            return "It is as new as it was asked to be: the last reload was done \(ago(last.date + (last.took ?? 0)))."
        case .unchanged:
            guard let last else { break }
            return "It was reloaded \(ago(last.date)), and the new timeline looks the same as the old one."
        case .failed, .void:
            return "The last reload did not work, and the last good state stays: \(last?.became ?? "")."
        case .running:
            guard let last else { break }
            return "It waits for \(last.asked), since \(ClockWords.span(now - last.date)): \(last.became)."
        default: break
        }
        return widget.shows == "nothing"
            ? "Nothing has come yet." : "Nobody has asked for a reload since the trace began."
    }

    var next: [WidgetReasons.Step] {
        var steps: [WidgetReasons.Step] = []
        if widget.isReloading {
            let cause = widget.reloadingCause.map { " (\(Self.cause($0)))" } ?? ""
            steps.append(.init(now, "the timeline that is being made\(cause) comes, or fails at its deadline"))
        }
        if let date = widget.nextEntry {
            steps.append(.init(date, "the next entry goes on show, by itself: no extension is needed"))
        }
        if status.isHosted, let wait = widget.nextReload {
            if let held = widget.held {
                let cause = widget.heldCause.map(Self.cause) ?? "a reload"
                steps.append(
                    .init(now + wait, "the reload that waits (\(cause)) is asked for; it waits because \(held)"))
            } else {
                steps.append(.init(now + wait, "a new timeline is asked for: \(policyWords)"))
            }
        } else if widget.policy == "never" {
            steps.append(.init(nil, "no reload by itself: its timeline says .never"))
        } else if !status.isHosted, let policy = widget.policy {
            let date = widget.policyDate
            steps.append(.init(date, "a renderer that runs then would ask for a new timeline (.\(policy))"))
        }
        if !status.isHosted {
            steps.append(.init(nil, "nothing is asked for and no tap is taken until a renderer runs"))
        }
        return steps.sorted { ($0.date ?? .infinity) < ($1.date ?? .infinity) }
    }

    private var policyWords: String {
        switch widget.policy {
        case "atEnd": "its timeline says .atEnd, and its last entry is due then"
        case "after": "its timeline says .after that date"
        default: "its timeline asks for it"
        }
    }

    /// A ``ReloadMachine/Cause`` as part of a sentence.
    static func cause(_ cause: String) -> String {
        switch cause {
        case "wish": "WidgetCenter asked for it"
        case "policy": "its timeline asked for it"
        case "retry": "the last one failed"
        case "tap": "a tap"
        case "user": "a person asked for it"
        case "added", "start": "nothing was on show"
        default: cause
        }
    }

    var budget: String {
        var text = "\(widget.budgetUsed) of \(widget.budget) reloads used in the last 24 h"
        if let free = widget.budgetFreesIn {
            text += "; the next one is free again at \(words.time(now + free)), in \(ClockWords.span(free))"
        }
        return text
    }

    var toUpdate: [String] {
        var ways: [String] = []
        guard status.isHosted else {
            return ["start a renderer: renderer --group \(status.group)"]
        }
        ways.append("as a person: renderer reload \(widget.id), or the key r: never held back, never counted")
        let call = "WidgetCenter.shared.reloadTimelines(ofKind: \"\(widget.kind)\")"
        if isAppInFront {
            ways.append("from the app: \(call): free now, because the app is in front")
        } else if widget.budgetFreesIn != nil {
            ways.append("from the app: \(call): only with the app in front, for the budget is spent")
        } else {
            ways.append(
                "from the app: \(call): one of the \(widget.budget - widget.budgetUsed) reloads left, or free with the app in front"
            )
        }
        if !widget.controls.isEmpty {
            ways.append("by a tap on a control (\(widget.controls.prefix(4).joined(separator: ", "))): always done")
        }
        if !hasExtension { ways.append("no extension runs now: one is started for any of these") }
        return ways
    }
}
