import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// Taps a control of a widget.
    ///
    /// - Returns: the invocation's id; nil when there is no such control.
    @discardableResult
    public func tap(widget: String, control key: String) -> String? {
        guard let placed = self.widget(widget), !placed.isPlaceholder, let control = placed.control(key) else {
            return nil
        }
        return tap(control, of: placed.reference)
    }

    func tap(_ control: ControlNode, of reference: WidgetReference) -> String {
        let id = Identifier.make()
        event {
            ensureGroup()
            perform(
                taps.tap(
                    control, label: control.label, on: reference, id: id, bootID: BootClock.bootID, at: now))
        }
        return id
    }

    /// Taps a widget beside its controls: its `widgetURL` is opened in the app.
    ///
    /// - Returns: the invocation's id; nil when the widget has no URL.
    @discardableResult
    public func open(widget: String) -> String? {
        guard let placed = self.widget(widget), let url = placed.url else { return nil }
        let id = Identifier.make()
        event {
            ensureGroup()
            perform(
                taps.open(
                    url, label: placed.title, of: placed.reference, id: id, bootID: BootClock.bootID, at: now))
        }
        return id
    }

    private func mailbox(_ box: TapBox) -> Mailbox { box == .app ? apps : intents }

    func perform(_ actions: [TapMachine.Action]) {
        for action in actions { perform(action) }
    }

    private func perform(_ action: TapMachine.Action) {
        switch action {
        case .send(let invocation, let box): send(invocation, box)
        case .void(let id, let box): void(id, box)
        case .kill(let claimant, let span): kill(claimant, span)
        case .adopt(let widgets, let span):
            for widget in widgets {
                observer?(.interacted(widget: widget))
                adopt(widget, .tap(span: span))
                reloads.interacted(widget, at: now)
                undrawn.append(Undrawn(span: span, widget: widget, isOptimistic: false))
            }
        case .follow(let widgets, let span):
            followers += widgets.map { ($0, span) }
        case .reload(let widget, let span):
            guard reloads.states[widget] != nil else {
                // Its widget was removed meanwhile.
                perform(taps.timelineCame(for: widget))
                break
            }
            perform(reloads.ask(widget, .init(cause: .tap, links: [span]), at: now))
        case .continueInApp(let invocation, let first):
            let id = Identifier.make()
            var invocation = invocation
            // Its deadline is the machine's; a clock of our own gives it one of its own.
            if options.clock.isDriven { invocation.deadline = 0 }
            if let command = tapWaiters.removeValue(forKey: first) { tapWaiters[id] = command }
            perform(taps.continueInApp(invocation, id: id, at: now))
        case .fail(let widget, let failure): mark(failure, on: widget)
        case .succeed(let widget):
            if failures.clear(.tap, on: widget) { touch(widget) }
        case .look(let widget): touch(widget)
        case .ended(let id, let widget, let failure):
            tellOfApp(id, hasFailed: failure != nil)
            observer?(.tapEnded(id: id, widget: widget, failure: failure?.reason))
            tapEnded(id, widget, failure)
        case .trace(let line): record(line)
        }
    }

    private func send(_ invocation: Invocation, _ box: TapBox) {
        var invocation = invocation
        invocation.deadline = options.clock.onMachine(invocation.deadline)
        observer?(.sent(id: invocation.id, to: box))
        do {
            try withGroup { try mailbox(box).send(invocation.jsonBytes(), id: invocation.id) }
            Trace.record(.written, span: invocation.id, widget: invocation.widget.id)
            undrawn.append(Undrawn(span: invocation.id, widget: invocation.widget.id, isOptimistic: true))
            appNews = nil
            if box == .app {
                // What runs behind leaves nothing to look at in the app.
                if invocation.intent?.process != .appInBackground { handedOver[invocation.id] = invocation.label }
                launchApp()
            } else {
                perform(launch.wanted(for: invocation.widget.kind, at: now))
            }
        } catch {
            perform(taps.failed(invocation.id, because: "it could not be sent: \(error)", at: now))
        }
    }

    private func void(_ id: String, _ box: TapBox) {
        do {
            if try mailbox(box).void(id) {
                _ = try? mailbox(box).takeAnswer(id)
                let kind = kind(ofTap: id)
                if box == .extensions { launch.wasSilent(for: kind, at: now) }
                perform(taps.voided(id, because: box == .extensions ? silenceReason(kind) : nil, at: now))
                return
            }
            // Claimed, or answered already.
            if takeTapAnswer(id, box) { return }
            let claim = try mailbox(box).claimed().first { $0.id == id }
            perform(taps.claimed(id, by: claim?.claimant, at: now))
            if claim != nil { settleAbandoned() }
        } catch {
            perform(taps.failed(id, because: "it could not be taken back: \(error)", at: now))
        }
    }

    private func kind(ofTap id: String) -> String? {
        home.kind(of: taps[id]?.widget)
    }

    /// Why nothing took a tap on a widget of a kind, when more is known than that.
    private func silenceReason(_ kind: String?) -> String? {
        let seconds = options.deadline
        let alive = performers.alive
        if let first = alive.first {
            return "missed its deadline of \(seconds) s: the extension (process \(first.pid)) did not take it; "
                + "is it stopped? It will not run"
        }
        if let why = troubles[.extensions] ?? troubles[.launching] {
            return "missed its deadline of \(seconds) s: \(why)"
        }
        guard let wait = launch.pause(for: kind, at: now) else { return nil }
        return "missed its deadline of \(seconds) s: the extension has ended again and again, and is started anew in "
            + "\(ClockWords.span(wait)); it will not run"
    }

    private func kill(_ instance: String, _ span: String) {
        if let pid = performers.performers[instance]?.pid, let tracer = ProcessState(pid).tracer {
            // Somebody looks at it in a debugger: its time stands still.
            if taps.postpone(span, at: now) {
                Trace.record(
                    .delayed, span: span,
                    reason: "process \(pid) is traced by process \(tracer): its deadline is suspended")
            }
            return
        }
        do throws(Killing.Refusal) {
            let pid = try Killing.kill(instance, pid: performers.performers[instance]?.pid, in: group)
            Trace.record(.log, span: span, reason: "process \(pid) missed its deadline while performing and was killed")
        } catch {
            if case .dead = error {
                lookAtPerformers()
                settleAbandoned()
                return
            }
            perform(taps.killFailed(span, because: "\(error)", at: now))
        }
    }

    /// Takes the answer to a tap, if it is there.
    @discardableResult
    func takeTapAnswer(_ id: String, _ box: TapBox) -> Bool {
        do {
            switch try mailbox(box).answer(to: id) {
            case nil: return false
            case .voided:
                takenAnswers.append((id, box))
                perform(taps.voided(id, at: now))
            case .outcome(let bytes):
                takenAnswers.append((id, box))
                var outcome = try Outcome(jsonBytes: bytes)
                outcome.id = id
                Trace.record(
                    .seen, span: id, widget: taps[id]?.widget,
                    detail: outcome.following.isEmpty ? [:] : ["following": .int(Int64(outcome.following.count))])
                perform(launch.answered(outcome.claimant.isEmpty ? nil : outcome.claimant))
                perform(taps.answered(outcome, at: now))
            }
        } catch {
            var outcome = Outcome(id: id, status: .failed, reason: "its answer cannot be read: \(error)")
            outcome.id = id
            perform(taps.answered(outcome, at: now))
        }
        return true
    }

    /// Names arrived in a `done` directory of taps; nil: look at everything.
    func tapAnswersArrived(_ names: Set<String>?, _ box: TapBox) {
        let mine = taps.taps.filter { $0.box == box }.map(\.id)
        guard let names else {
            for id in mine { takeTapAnswer(id, box) }
            return
        }
        var foreign = false
        var gone: [String] = []
        for name in names.sorted() {
            let id = name.hasSuffix(".void") ? String(name.dropLast(5)) : name
            if taps[id] != nil {
                takeTapAnswer(id, box)
            } else {
                // Somebody else's tap, or one of an earlier host's, whose answers nobody else takes.
                if case .outcome(let bytes)? = try? mailbox(box).answer(to: id) {
                    followers += ((try? Outcome(jsonBytes: bytes))?.following ?? []).map { ($0, id) }
                } else {
                    gone.append(id)
                }
                if inherited.remove(id) != nil { takenAnswers.append((id, box)) }
                foreign = true
            }
        }
        // It may have brought timelines.
        guard foreign else { return }
        let adopted = Set(readAllTimelines())
        guard let span = gone.first else { return }
        // Its sender was faster and has taken the answer: what follows is taken to be the rest of the kind.
        let kinds = Set(home.widgets.filter { adopted.contains($0.id) }.map(\.kind))
        for widget in home.widgets where kinds.contains(widget.kind) && !adopted.contains(widget.id) {
            followers.append((widget.id, span))
        }
    }

    /// What of taps comes after their frame: the widgets that follow are asked for, and then, not before, the answers
    /// that named them go. So a host that is killed in between leaves them to the next one, see ``unserved()``.
    func finishTaps() {
        let (followers, answers) = (followers, takenAnswers)
        (self.followers, takenAnswers) = ([], [])
        for follower in followers {
            perform(reloads.ask(follower.widget, .init(cause: .tap, links: [follower.span]), at: now))
        }
        for answer in answers { try? mailbox(answer.box).removeAnswer(answer.id) }
    }

    /// Placed widgets that an earlier host should still have had reloaded: those that follow a tap whose answer lies
    /// there, and those whose requests do.
    func unserved() -> [String] {
        var widgets: [String] = []
        for id in (try? intents.answers()) ?? [] {
            guard case .outcome(let bytes)? = try? intents.answer(to: id) else { continue }
            widgets += (try? Outcome(jsonBytes: bytes))?.following ?? []
        }
        for bytes in (try? requests.unanswered()) ?? [] {
            guard let request = try? ExtensionRequest(jsonBytes: bytes), request.purpose == .timeline else { continue }
            widgets.append(request.widget.id)
        }
        var seen: Set<String> = []
        return widgets.filter { seen.insert($0).inserted }
    }

    private func tapEnded(_ id: String, _ widget: String, _ failure: Failure?) {
        guard let command = tapWaiters.removeValue(forKey: id) else { return }
        reply(HostReply(failure: failure?.reason), to: command)
    }

    private func record(_ line: TapMachine.TapTrace) {
        var detail: [String: JSONValue] = ["control": .string(line.label)]
        if let intent = line.intent { detail["intent"] = .string(intent) }
        let name: TraceEvent.Name
        switch line.event {
        case .tap(let target):
            name = .tap
            if let target { detail["shows"] = .bool(target) }
        case .voided: name = .voided
        case .interrupted: name = .interrupted
        case .failed: name = .failed
        case .skipped: name = .skipped
        }
        let kind = home.kind(of: line.widget)
        Trace.record(name, span: line.span, kind: kind, widget: line.widget, reason: line.reason, detail: detail)
    }
}
