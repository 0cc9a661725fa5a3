import GroupContainer
import JSONText

/// Reads the story of a widget's reloads out of the trace of all processes.
struct ReloadStories {
    /// What the trace says of one tap or request.
    private struct Story {
        var began: TraceEvent
        var cause: String
        var links: [String] = []
        var performer: Int32?
        var provider: Int64?
        var provided: Int64?
        var isArchived = false
        var seen: Int64?
        var drawn: Int64?
        var failure: (reason: String, time: Int64)?
        var void: String?
        var skipped: String?
        var put: (seconds: Double, reason: String)?
        var mergedInto: String?
    }

    private let widget: String
    private var stories: [String: Story] = [:]
    private var taps: [String: TraceEvent] = [:]
    private var wishes: [String: TraceEvent] = [:]
    private var roles: [Int32: ProcessRole] = [:]
    /// Who claimed a message.
    private var claimants: [String: Int32] = [:]
    /// Kinds whose provider asked for its own reload, by process.
    private var selfish: Set<String> = []
    /// Runs of the provider that serve several: who waited, and for which run.
    private var shares: [String: [String]] = [:]

    /// The reloads of a widget, the youngest first.
    ///
    /// - Parameters:
    ///   - events: of all processes, ordered by time.
    ///   - date: an event's seconds since 1970.
    static func accounts(
        of widget: String, in events: [TraceEvent], limit: Int = 6, date: (TraceEvent) -> Double
    ) -> [ReloadAccount] {
        var reader = ReloadStories(widget: widget)
        for event in events { reader.take(event) }
        return reader.accounts(limit, date)
    }

    private init(widget: String) { self.widget = widget }

    // MARK: Reading

    private mutating func take(_ event: TraceEvent) {
        roles[event.pid] = event.role
        if event.name == .reloadAsked, event.reason != nil { selfish.insert("\(event.pid) \(event.kind ?? "")") }
        guard let span = event.span else {
            if event.name == .merged, event.widget == widget { put(event, event.links) }
            return
        }
        switch event.name {
        case .tap:
            taps[span] = event
            if event.widget == widget { begin(span, event, "tap") }
        case .wishClaimed: wishes[span] = event
        case .claimed:
            claimants[span] = event.pid
            each(span) { $0.performer = event.pid }
        case .requested where event.widget == widget && event.reason?.hasPrefix("placeholder") != true:
            begin(span, event, event.reason ?? "")
            // What had been put off or merged is this one now.
            for link in event.links where stories[link]?.cause == "wish" { stories[link] = nil }
        case .providerBegan where event.widget == widget:
            shares[span] = event.links
            each(span) { $0.provider = event.time }
        case .provided where event.widget == widget: each(span) { $0.provided = event.time }
        case .archived where event.widget == widget:
            if stories[span] == nil, let tap = taps[span] { begin(span, tap, "tap") }
            each(span) { $0.isArchived = true }
        case .delayed where event.widget == widget: put(event, [span] + event.links)
        case .merged where event.widget == widget && event.role == .renderer: put(event, event.links)
        default: end(span, event)
        }
    }

    private mutating func begin(_ span: String, _ event: TraceEvent, _ cause: String) {
        stories[span] = Story(began: event, cause: cause, links: event.links, performer: claimants[span])
    }

    /// Changes the story of a span and of those that share its run.
    private mutating func each(_ span: String, _ change: (inout Story) -> Void) {
        for id in [span] + (shares[span] ?? []) {
            if stories[id] != nil { change(&stories[id, default: Story(began: TraceEvent(), cause: "")]) }
        }
    }

    /// A wish was put off or joined with another reload.
    private mutating func put(_ event: TraceEvent, _ ids: [String]) {
        guard let wish = ids.first(where: { wishes[$0] != nil }) ?? ids.first else { return }
        var story = Story(began: wishes[wish] ?? event, cause: "wish")
        if event.name == .merged {
            story.mergedInto = event.reason ?? ""
        } else {
            var seconds = 0.0
            if case .double(let value)? = event.detail["seconds"] { seconds = value }
            if case .int(let value)? = event.detail["seconds"] { seconds = Double(value) }
            story.put = (seconds, event.reason ?? "")
        }
        // Only a wish stands for itself; what a policy or a retry asked for is told by what comes next.
        if wishes[wish] != nil { stories[wish] = story }
    }

    private mutating func end(_ span: String, _ event: TraceEvent) {
        let isHere = event.widget == nil || event.widget == widget
        each(span) { story in
            switch event.name {
            case .seen: story.seen = event.time
            case .drawn where isHere && event.detail["optimistic"] != .bool(true): story.drawn = event.time
            case .failed where isHere, .interrupted where isHere:
                story.failure = (event.reason ?? "it failed", event.time)
            case .voided: story.void = event.reason ?? "it was taken back"
            case .skipped where isHere: story.skipped = event.reason
            default: break
            }
        }
    }

    // MARK: Telling

    private func accounts(_ limit: Int, _ date: (TraceEvent) -> Double) -> [ReloadAccount] {
        let newest = stories.sorted { ($0.value.began.time, $0.key) > ($1.value.began.time, $1.key) }
        return newest.prefix(limit).map { span, story in
            var account = ReloadAccount()
            account.span = span
            account.date = date(story.began)
            account.cause = story.cause
            account.asked = asked(story, span)
            (account.result, account.became) = became(story)
            let end = story.failure?.time ?? story.drawn ?? story.seen
            account.took = end.map { Double($0 - story.began.time) / 1e6 }
            if account.result == .running { account.took = nil }
            return account
        }
    }

    private func asked(_ story: Story, _ span: String) -> String {
        switch story.cause {
        case "tap":
            let tap = taps[span] ?? story.began
            var words = "a tap"
            if case .string(let control)? = tap.detail["control"] { words += " on “\(control)”" }
            if case .string(let intent)? = tap.detail["intent"] { words += " (\(intent))" }
            return tap.widget == widget ? words : words + " of \(tap.widget ?? "another widget")"
        case "wish":
            let wish = ([span] + story.links).lazy.compactMap { wishes[$0] }.first
            return wisher(wish)
        case "policy": return "its timeline: the time had come that its policy names"
        case "retry": return "the failure before: it was tried again"
        case "added": return "the widget itself: it is new here"
        case "start": return "the renderer: nothing was on show"
        case "user": return "a person (the key r, or renderer reload)"
        case "environment": return "the renderer: the place, the build or the group directory is another one"
        default: return story.cause
        }
    }

    private func wisher(_ wish: TraceEvent?) -> String {
        guard let wish else { return "a wish in reloads/" }
        guard case .string(let claimant)? = wish.detail["by"], let pid = Int32(claimant.prefix { $0 != "-" }) else {
            return "a file in reloads/, from a shell"
        }
        if selfish.contains("\(pid) \(wish.kind ?? "")") { return "its own provider, while it ran (process \(pid))" }
        let who =
            switch roles[pid] {
            case .app: "the app"
            case .extension: "the extension"
            case .renderer: "the renderer"
            case nil: "a process"
            }
        return "\(who) (process \(pid)), by WidgetCenter"
    }

    private func became(_ story: Story) -> (ReloadAccount.Result, String) {
        if let failure = story.failure { return (.failed, "it failed: \(failure.reason)") }
        if let void = story.void { return (.void, "it was taken back: \(void)") }
        if let put = story.put {
            return (.delayed, "it was put off by \(ClockWords.span(put.seconds)): \(put.reason)")
        }
        if let merged = story.mergedInto { return (.merged, "it was merged: \(merged)") }
        let provider = zip2(story.provider, story.provided).map {
            ", the provider \(ClockWords.span(Double($1 - $0) / 1e6))"
        }
        let who = story.performer.map { " by process \($0)" } ?? ""
        func took(_ end: Int64) -> String {
            "\(ClockWords.span(Double(end - story.began.time) / 1e6))\(who)\(provider ?? "")"
        }
        if let drawn = story.drawn, story.skipped == nil { return (.done, "done and drawn in \(took(drawn))") }
        if let seen = story.seen {
            if let skipped = story.skipped { return (.unchanged, "done in \(took(seen)); \(skipped)") }
            return (.done, "done in \(took(seen))")
        }
        return (.running, story.performer == nil ? "nobody has taken it yet" : "it is being worked on\(who)")
    }

    private func zip2(_ one: Int64?, _ other: Int64?) -> (Int64, Int64)? {
        if let one, let other { (one, other) } else { nil }
    }
}
