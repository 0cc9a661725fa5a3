import WidgetArchive

/// Follows every tap from the finger to its end.
///
/// 1. A tap has one absolute deadline, launching included. At it the tap is taken back; if that succeeds it never runs.
/// 2. If it was claimed, its performer gets a short grace to cancel, is then killed, and only when it is seen dead the
///    tap is reported: any other order would leave a late `perform()` possible.
/// 3. A toggle shows its other state from the tap until the truth is known. What is remembered is the state to show, not
///    that it differs, so a frame that arrives in between never makes it flicker.
/// 4. A second tap on a pending toggle sends the archived invocation once more without turning it again. Taps overlap,
///    as the essay warns, also those on one control, unless ``Rules/serializes`` is set: then a control's next tap is
///    sent when its last one has been performed, within its own deadline.
/// 5. Nothing is repeated by itself. A failure stays marked on the widget until a tap on it succeeds. The view before
///    is restored (the essay); with ``Rules/reloadsAfterFailure`` the widget is reloaded as well, as on a phone.
/// 6. The app is never killed for a tap; a tap it has not finished is marked and ends when the answer comes.
struct TapMachine: Sendable {
    /// The figures.
    struct Rules: Hashable, Sendable {
        /// From the tap to the last instant at which performing may begin, nanoseconds.
        var deadline: Int64 = 5_000_000_000
        /// From the deadline to the kill, nanoseconds.
        var grace: Int64 = 500_000_000
        /// Whether taps on one control are performed one after the other.
        var serializes = false
        /// Whether a tap that failed has the timeline asked for.
        var reloadsAfterFailure = false
    }

    /// What the owner does.
    enum Action: Hashable, Sendable {
        /// Put the invocation into a mailbox; tell ``TapMachine/failed(_:because:at:)`` if that fails.
        case send(Invocation, TapBox)
        /// Take it back; tell ``TapMachine/voided(_:at:)`` or ``TapMachine/claimed(_:by:at:)``.
        case void(String, TapBox)
        /// Kill the claimant; tell ``TapMachine/interrupted(_:by:at:)`` when it is seen dead.
        case kill(claimant: String, span: String)
        /// Take the timelines of these widgets.
        case adopt([String], span: String)
        /// Ask for the timelines of these widgets, too, once the tapped one is on the screen.
        case follow([String], span: String)
        /// Ask for the widget's timeline: the tap succeeded but brought none.
        case reload(widget: String, span: String)
        /// Continue in the app, by ``TapMachine/continueInApp(_:id:at:)``; who waits for the tap waits for that now.
        case continueInApp(Invocation, after: String)
        /// Mark the widget.
        case fail(widget: String, Failure)
        /// Remove the widget's mark.
        case succeed(widget: String)
        /// Draw the widget: its pending look has changed.
        case look(widget: String)
        /// Tell who waits for it; nil: it succeeded.
        case ended(id: String, widget: String, Failure?)
        /// Write a line into the trace.
        case trace(TapTrace)
    }

    /// A line for the trace.
    struct TapTrace: Hashable, Sendable {
        /// What happened.
        enum Event: Hashable, Sendable { case tap(target: Bool?), voided, interrupted, failed, skipped }
        var event: Event
        var span: String?
        var widget: String
        var label: String
        var intent: String?
        var reason: String?
    }

    var rules = Rules()
    /// Taps whose performer was found in a debugger.
    private var postponed: Set<String> = []
    /// The pending taps in the order of tapping.
    private(set) var taps: [Tap] = []
    /// What was sent for each of them, for a continuation in the app.
    private var invocations: [String: Invocation] = [:]

    init(rules: Rules = Rules()) { self.rules = rules }

    // MARK: Questions

    /// The pending tap of that id.
    subscript(id: String) -> Tap? { taps.first { $0.id == id } }

    /// What the widget shows while taps on it are pending.
    func look(of widget: String) -> PendingLook {
        var look = PendingLook()
        for tap in taps where tap.widget == widget && tap.isPending {
            if let target = tap.target { look.toggles[tap.key] = target } else { look.pressed.insert(tap.key) }
        }
        return look
    }

    /// When ``timePassed(at:)`` has something to do.
    var nextDue: DueTime? {
        taps.compactMap { tap in
            switch tap.phase {
            case .queued, .waiting: tap.deadline
            case .overdue(_, let killAt): killAt
            default: nil
            }
        }.min().map { .boot($0) }
    }

    // MARK: Tapping

    /// A control was tapped.
    ///
    /// - Parameters:
    ///   - control: the control as archived.
    ///   - label: its name for people.
    ///   - widget: the widget it stands in.
    ///   - id: the id of the invocation.
    ///   - bootID: the boot that `time` belongs to.
    mutating func tap(
        _ control: ControlNode, label: String, on widget: WidgetReference, id: String, bootID: String, at time: HostTime
    ) -> [Action] {
        func skip(_ reason: String) -> [Action] {
            [
                .trace(TapTrace(event: .skipped, widget: widget.id, label: label, reason: reason)),
                .ended(id: id, widget: widget.id, Failure(.tap, reason, control: label, date: time.wall)),
            ]
        }
        guard !control.isDisabled else { return skip("the control is disabled") }
        guard control.intent != nil || control.url != nil else { return skip("the control has no intent") }
        var invocation = Invocation()
        invocation.id = id
        invocation.intent = control.intent
        invocation.url = control.intent == nil ? control.url : nil
        invocation.widget = widget
        invocation.label = label
        invocation.bootID = bootID
        var target: Bool?
        if control.role == .toggle {
            let shown = taps.last { $0.widget == widget.id && $0.key == control.key && $0.isPending }?.target
            target = shown ?? !(control.isOn ?? false)
        }
        return begin(invocation, key: control.key, target: target, at: time)
    }

    /// The widget itself was tapped: its `widgetURL` goes to the app.
    mutating func open(
        _ url: String, label: String, of widget: WidgetReference, id: String, bootID: String, at time: HostTime
    ) -> [Action] {
        var invocation = Invocation()
        invocation.id = id
        invocation.url = url
        invocation.widget = widget
        invocation.label = label
        invocation.bootID = bootID
        return begin(invocation, key: "", target: nil, at: time)
    }

    private mutating func begin(
        _ invocation: Invocation, key: String, target: Bool?, at time: HostTime
    ) -> [Action] {
        var invocation = invocation
        if invocation.deadline == 0 { invocation.deadline = time.boot + rules.deadline }
        let box: TapBox = (invocation.intent?.process ?? .app) == .extension ? .extensions : .app
        var tap = Tap(
            id: invocation.id, widget: invocation.widget.id, key: key, label: invocation.label,
            intent: invocation.intent?.type, box: box, deadline: invocation.deadline, began: time.boot, target: target)
        let isBehind = rules.serializes && box == .extensions && isBusy(tap.widget, key)
        if isBehind { tap.phase = .queued }
        taps.append(tap)
        invocations[tap.id] = invocation
        let begun = trace(.tap(target: target), tap)
        return isBehind
            ? [begun, .look(widget: tap.widget)] : [begun, .send(invocation, box), .look(widget: tap.widget)]
    }

    /// Whether a tap on the control is on its way to being performed.
    private func isBusy(_ widget: String, _ key: String) -> Bool {
        taps.contains { tap in
            tap.widget == widget && tap.key == key && tap.box == .extensions
                && tap.phase != .queued && tap.phase != .awaitingTimeline
        }
    }

    /// Sends the taps that waited for others on their controls, where those have been performed.
    private mutating func release() -> [Action] {
        guard rules.serializes else { return [] }
        var actions: [Action] = []
        for index in taps.indices where taps[index].phase == .queued {
            let tap = taps[index]
            guard !isBusy(tap.widget, tap.key), let invocation = invocations[tap.id] else { continue }
            taps[index].phase = .waiting
            actions.append(.send(invocation, tap.box))
        }
        return actions
    }

    /// The tap could not be sent or followed: it ends at once.
    mutating func failed(_ id: String, because reason: String, at time: HostTime) -> [Action] {
        end(id, failing: reason, at: time)
    }

    /// The claimant of a late tap could not be ended.
    mutating func killFailed(_ id: String, because reason: String, at time: HostTime) -> [Action] {
        end(id, failing: "\(deadlineMissed), and could not be ended: \(reason); it may still be performing", at: time)
    }

    // MARK: The deadline

    /// Looks for taps whose time has come.
    mutating func timePassed(at time: HostTime) -> [Action] {
        var actions: [Action] = []
        var late: [String] = []
        for index in taps.indices {
            let tap = taps[index]
            switch tap.phase {
            case .queued where tap.deadline <= time.boot:
                late.append(tap.id)
            case .waiting where tap.deadline <= time.boot:
                taps[index].phase = .voiding
                actions.append(.void(tap.id, tap.box))
            case .overdue(let claimant, let killAt) where killAt <= time.boot:
                taps[index].phase = .dying(claimant: claimant)
                actions.append(.kill(claimant: claimant, span: tap.id))
            default: break
            }
        }
        for id in late {
            actions += end(
                id, failing: "\(deadlineMissed): the tap before it on this control had not ended; it will not run",
                at: time)
        }
        return actions
    }

    /// The performer is being debugged: the kill is put off, and looked at again in a second.
    ///
    /// - Returns: whether it is the first time.
    mutating func postpone(_ id: String, at time: HostTime) -> Bool {
        guard let index = taps.firstIndex(where: { $0.id == id }), case .dying(let claimant) = taps[index].phase else {
            return false
        }
        taps[index].phase = .overdue(claimant: claimant, killAt: time.boot + 1_000_000_000)
        return postponed.insert(id).inserted
    }

    /// The tap was taken back: it never ran and never will.
    mutating func voided(_ id: String, because reason: String? = nil, at time: HostTime) -> [Action] {
        guard let tap = self[id] else { return [] }
        let who = tap.box == .app ? "the app" : "an extension"
        let reason = reason ?? "\(deadlineMissed): \(who) did not take it; it will not run"
        return [trace(.voided, tap, reason)] + end(id, failing: reason, at: time)
    }

    /// The tap could not be taken back: somebody has claimed it.
    ///
    /// - Parameter claimant: nil when the answer is already on its way.
    mutating func claimed(_ id: String, by claimant: String?, at time: HostTime) -> [Action] {
        guard let index = taps.firstIndex(where: { $0.id == id }), taps[index].phase == .voiding else { return [] }
        guard let claimant else {
            // Between the claim's end and the answer's arrival: look once more after the grace.
            taps[index].phase = .waiting
            taps[index].deadline = time.boot + rules.grace
            return []
        }
        guard taps[index].box == .extensions else {
            taps[index].phase = .lingering
            let tap = taps[index]
            let reason = "\(deadlineMissed): the app has not finished it; it goes on"
            let failure = failure(tap, reason, at: time)
            return [
                .fail(widget: tap.widget, failure), .look(widget: tap.widget),
                .ended(id: id, widget: tap.widget, failure),
            ]
        }
        taps[index].phase = .overdue(claimant: claimant, killAt: time.boot + rules.grace)
        return []
    }

    /// The claimant of a tap is dead and had not answered.
    mutating func interrupted(_ id: String, by claimant: String, at time: HostTime) -> [Action] {
        guard let tap = self[id] else { return [] }
        let reason: String
        switch tap.phase {
        case .dying: reason = "\(deadlineMissed) and was ended while performing"
        default: reason = "its process ended while performing; it is not repeated"
        }
        return [trace(.interrupted, tap, reason)] + end(id, failing: reason, at: time)
    }

    // MARK: The answer

    /// The answer to a tap came.
    mutating func answered(_ outcome: Outcome, at time: HostTime) -> [Action] {
        guard let index = taps.firstIndex(where: { $0.id == outcome.id }) else { return [] }
        let tap = taps[index]
        switch outcome.status {
        case .succeeded:
            let brings = outcome.timelines.contains(tap.widget) || tap.intent == nil
            if brings {
                remove(tap.id)
                return [
                    .succeed(widget: tap.widget), .adopt(outcome.timelines, span: tap.id),
                    .look(widget: tap.widget), .ended(id: tap.id, widget: tap.widget, nil),
                ] + follow(outcome, tap) + release()
            }
            // Performed, but the provider gave nothing: the pending look stays until the reload brings the truth.
            taps[index].phase = .awaitingTimeline
            return [
                .succeed(widget: tap.widget), .adopt(outcome.timelines, span: tap.id),
                .reload(widget: tap.widget, span: tap.id), .ended(id: tap.id, widget: tap.widget, nil),
            ] + follow(outcome, tap) + release()
        case .failed: return end(tap.id, failing: outcome.reason ?? "it failed without a reason", at: time)
        case .timedOut:
            let words = outcome.reason ?? "it was cancelled"
            return end(
                tap.id, failing: words.contains("deadline") ? words : "\(deadlineMissed): \(words)", at: time)
        case .interrupted:
            return end(tap.id, failing: outcome.reason ?? "its process ended while performing", at: time)
        case .voided: return voided(tap.id, because: outcome.reason ?? "it came too late to be performed", at: time)
        case .continuesInApp:
            // With a payload the intent was performed, and what it opens goes on; without, the intent itself does.
            let next: Invocation?
            if let payload = outcome.payload {
                next = try? Invocation(jsonBytes: Array(payload.utf8))
            } else {
                next = invocations[tap.id]
            }
            guard let next else { return end(tap.id, failing: "what it opens cannot be read", at: time) }
            remove(tap.id)
            return [
                .succeed(widget: tap.widget), .adopt(outcome.timelines, span: tap.id),
                .continueInApp(next, after: tap.id), .look(widget: tap.widget),
            ] + follow(outcome, tap) + release()
        }
    }

    private func follow(_ outcome: Outcome, _ tap: Tap) -> [Action] {
        outcome.following.isEmpty ? [] : [.follow(outcome.following, span: tap.id)]
    }

    /// A new timeline of the widget is on show, or none will come: taps that only waited for it have ended.
    mutating func timelineCame(for widget: String) -> [Action] {
        let waiting = taps.filter { $0.widget == widget && $0.phase == .awaitingTimeline }
        for tap in waiting { remove(tap.id) }
        return waiting.isEmpty ? [] : [.look(widget: widget)]
    }

    /// Sends what the extension handed back to the app, as a tap of its own with what is left of the time.
    mutating func continueInApp(_ invocation: Invocation, id: String, at time: HostTime) -> [Action] {
        var invocation = invocation
        invocation.id = id
        if invocation.intent?.process == .extension { invocation.intent?.process = .app }
        return begin(invocation, key: "", target: nil, at: time)
    }

    /// Some widgets are no longer placed. What was tapped on them goes on to its end, its deadline included; what waits
    /// behind another tap does not begin, and nothing waits for a timeline that would have no place.
    mutating func keep(_ widgets: Set<String>, at time: HostTime) -> [Action] {
        var actions: [Action] = []
        for tap in taps where !widgets.contains(tap.widget) {
            switch tap.phase {
            case .queued: actions += end(tap.id, failing: "its widget was removed; it will not run", at: time)
            case .awaitingTimeline: remove(tap.id)
            default: break
            }
        }
        return actions
    }

    // MARK: Endings

    private mutating func end(_ id: String, failing reason: String, at time: HostTime) -> [Action] {
        guard let tap = self[id] else { return [] }
        let failure = failure(tap, reason, at: time)
        remove(id)
        return [
            trace(.failed, tap, reason), .fail(widget: tap.widget, failure), .look(widget: tap.widget),
            .ended(id: id, widget: tap.widget, failure),
        ] + (rules.reloadsAfterFailure ? [.reload(widget: tap.widget, span: id)] : []) + release()
    }

    private mutating func remove(_ id: String) {
        taps.removeAll { $0.id == id }
        invocations[id] = nil
    }

    private func failure(_ tap: Tap, _ reason: String, at time: HostTime) -> Failure {
        Failure(.tap, reason, intent: tap.intent, control: tap.label, date: time.wall, span: tap.id)
    }

    private func trace(_ event: TapTrace.Event, _ tap: Tap, _ reason: String? = nil) -> Action {
        .trace(
            TapTrace(
                event: event, span: tap.id, widget: tap.widget, label: tap.label, intent: tap.intent, reason: reason))
    }

    private var deadlineMissed: String { "missed its deadline of \(Double(rules.deadline / 1_000_000) / 1000) s" }
}
