internal import GroupContainer
internal import JSONText
internal import WidgetArchive

extension ExtensionProcess {
    /// Claims the taps that came; nil: all that wait.
    func claimIntents(_ names: Set<String>?) {
        for id in arrived(names, in: intents) { claimIntent(id) }
    }

    /// The messages to look at: those named, in order, or all.
    func arrived(_ names: Set<String>?, in mailbox: Mailbox) -> [String] {
        if isEnding { return [] }
        do {
            return try mailbox.arrivals(names)
        } catch {
            Trace.record(.failed, reason: "\(mailbox.newPath) cannot be listed: \(error)")
            return []
        }
    }

    private func claimIntent(_ id: String) {
        guard let bytes = claim(id, in: intents) else { return }
        let invocation: Invocation
        do {
            var read = try Invocation(jsonBytes: bytes)
            read.id = id
            invocation = read
        } catch {
            return refuse(id, in: intents, because: "\(error)")
        }
        Trace.record(
            .claimed, span: id, kind: invocation.widget.kind, widget: invocation.widget.id,
            detail: Self.detail(of: invocation))
        if let late = Self.lateness(deadline: invocation.deadline, bootID: invocation.bootID) {
            Trace.record(.voided, span: id, widget: invocation.widget.id, reason: late)
            return answer(Outcome(id: id, status: .voided, reason: late, claimant: instance), in: intents)
        }
        guard let reference = invocation.intent else {
            let outcome = Outcome(id: id, status: .failed, reason: "the tap names no intent", claimant: instance)
            return answer(outcome, in: intents)
        }
        perform(reference, invocation)
    }

    /// Claims a message; nil: another was faster, or it was none.
    func claim(_ id: String, in mailbox: Mailbox) -> [UInt8]? {
        endIfAbandoned()
        do {
            // A message for a kind that another extension has is left to it.
            if let bytes = try mailbox.peek(id) {
                guard isOurs(bytes) else { return nil }
                return try mailbox.take(id, by: instance) ? bytes : nil
            }
            return try mailbox.claim(id, by: instance)
        } catch {
            Trace.record(.failed, span: id, reason: "it could not be claimed: \(error)")
            return nil
        }
    }

    /// Whether a message is for this process to answer: it is for a widget of this bundle, says so little that it may
    /// be, or is for one that nobody else could have.
    private func isOurs(_ message: [UInt8]) -> Bool {
        guard let envelope = try? Envelope(jsonBytes: message), !envelope.widget.kind.isEmpty else { return true }
        return widgets[envelope.widget.kind] != nil || !placed.hasSeveralExtensions
    }

    /// Sets a message aside that cannot be read, and says so to who sent it.
    func refuse(_ id: String, in mailbox: Mailbox, because reason: String) {
        let path = "\(mailbox.curPath)/\(id).\(instance)"
        let place = AtomicFile.setAside(path, in: group, reason: reason)
        Trace.record(
            .failed, span: id, reason: "\(path) cannot be read: \(reason)",
            detail: place.map { ["quarantine": .string($0)] } ?? [:])
        answer(
            Outcome(id: id, status: .failed, reason: "it cannot be read: \(reason)", claimant: instance), in: mailbox)
    }

    /// Why it is too late for something; nil: it is not.
    static func lateness(deadline: Int64, bootID: String) -> String? {
        if bootID != BootClock.bootID { return "it was sent before the machine was started again" }
        let late = BootClock.now() - deadline
        return late > 0 ? "its deadline had passed by \(late / 1_000_000) ms" : nil
    }

    private static func detail(of invocation: Invocation) -> [String: JSONValue] {
        var detail: [String: JSONValue] = [:]
        if let intent = invocation.intent {
            detail["intent"] = .string(intent.type)
            if !intent.parameters.isEmpty {
                detail["parameters"] = .object(intent.parameters.mapValues { .string($0.shown) })
            }
        }
        if !invocation.label.isEmpty { detail["control"] = .string(invocation.label) }
        return detail
    }

    // MARK: Performing

    private func perform(_ reference: IntentReference, _ invocation: Invocation) {
        let span = invocation.id
        let finished = finished
        let locale = UserLocale.of(placed.lastKnown.surroundings.locale)
        let isKnown = IntentRegistry.type(of: reference) != nil
        let task = Task.detached(executorPreference: PerformingExecutor.shared, priority: .userInitiated) {
            [weak self] in
            if !isKnown { await self?.meetIntents(of: invocation.widget) }
            let result: Result<PerformedIntent, any Error>
            do {
                let performed = try await Trace.$span.withValue(span) {
                    try await CurrentLocale.$request.withValue(locale) {
                        try await IntentPerformer.perform(reference) {
                            Trace.record(.performBegan, span: span, kind: invocation.widget.kind)
                        }
                    }
                }
                result = .success(performed)
            } catch {
                result = .failure(error)
            }
            finished.add(FinishedTaps.Item(span: span, result: result, instant: BootClock.now()))
        }
        performing[span] = PerformingTap(invocation: invocation, task: task)
        deadlines.add(span, at: invocation.deadline)
    }

    /// Takes what was performed: works out what to reload, runs the providers, answers.
    func takeFinished() {
        for item in finished.take() {
            guard let tap = performing.removeValue(forKey: item.span) else { continue }
            switch item.result {
            case .success(let performed):
                Trace.record(.performed, span: item.span, kind: tap.invocation.widget.kind, at: item.instant)
                reload(after: performed, tap)
            case .failure(let error): fail(tap, error)
            }
        }
        runProviders()
        endIfDone()
    }

    private func fail(_ tap: PerformingTap, _ error: any Error) {
        let span = tap.invocation.id
        deadlines.remove(span)
        let name = tap.invocation.intent?.type ?? ""
        if let goesOn = error as? ContinuesInForeground {
            Trace.record(.performed, span: span, reason: "goes on in the app: \(goesOn)")
            let outcome = Outcome(id: span, status: .continuesInApp, reason: goesOn.description, claimant: instance)
            return answer(outcome, in: intents)
        }
        let text = error.textForPeople
        let isLate = tap.isPastDeadline || error is CancellationError
        let reason =
            isLate ? "\(name) was cancelled at its deadline" : text.hasPrefix(name + ":") ? text : "\(name): \(text)"
        Trace.record(
            .performFailed, span: span, kind: tap.invocation.widget.kind, widget: tap.invocation.widget.id,
            reason: reason)
        answer(Outcome(id: span, status: isLate ? .timedOut : .failed, reason: reason, claimant: instance), in: intents)
    }

    private func reload(after performed: PerformedIntent, _ tap: PerformingTap) {
        let invocation = tap.invocation
        var outcome = Outcome(id: invocation.id, status: .succeeded, claimant: instance)
        if let next = performed.next { goOn(with: next, from: invocation, &outcome) }
        var asked: Set<String>? = [invocation.widget.kind]
        for ask in performed.reloads {
            switch ask {
            case .all: asked = nil
            case .kind(let kind):
                asked?.insert(kind)
                outcome.reloadedKinds.append(kind)
                if widgets[kind] == nil { wish(ask, inside: invocation.id) }
            }
        }
        if performed.reloads.contains(.all) { outcome.reloadedKinds = kinds }
        let targets = placed.widgets(of: asked).filter { widgets[$0.kind] != nil }
        // Two file hops from the tap to its frame: the tapped widget does not wait for the others.
        outcome.following = targets.compactMap { $0.id == invocation.widget.id ? nil : $0.id }
        guard widgets[invocation.widget.kind] != nil else {
            deadlines.remove(invocation.id)
            return answer(outcome, in: intents)
        }
        // One that was just removed or never placed (a preview) still has a sender who waits for its timeline.
        let tapped = targets.first { $0.id == invocation.widget.id } ?? invocation.widget
        answers[invocation.id] = PendingAnswer(
            mailbox: intents, outcome: outcome, awaiting: [tapped.id], needsTimelines: false)
        askForTimeline(of: tapped, for: invocation.id)
    }

    private func wish(_ ask: ReloadAsk, inside span: String) {
        do {
            try ReloadWishes.write(ask, ReloadWishes.wish(inside: span), in: group)
        } catch {
            Trace.record(.failed, span: span, kind: ask.kind, reason: "the wish to reload was lost: \(error)")
        }
    }

    /// Tells the host what is to be handed to the app: the intent that a result names, or its URL.
    private func goOn(with next: IntentReference, from first: Invocation, _ outcome: inout Outcome) {
        var invocation = first
        invocation.id = Identifier.make()
        if next.type == OpenURLIntent.persistentIdentifier, case .url(let url)? = next.parameters["url"] {
            invocation.url = url
            invocation.intent = nil
        } else {
            invocation.intent = next
        }
        outcome.status = .continuesInApp
        outcome.payload = String(decoding: invocation.jsonBytes(), as: UTF8.self)
    }

    /// Has the widgets' views archived so that the types of their intents are met: a type that is private to a file can
    /// only be found that way.
    private func meetIntents(of widget: WidgetReference) async {
        let first = widgets[widget.kind].map { [$0] } ?? []
        for definition in first + kinds.compactMap({ $0 == widget.kind ? nil : widgets[$0] }) {
            var reference = widget
            if definition.kind != widget.kind {
                reference = WidgetReference(
                    id: "", kind: definition.kind, family: definition.families?.compactMap(\.name).first ?? .systemSmall
                )
            }
            for purpose in [TimelineArchive.Purpose.placeholder, .timeline] {
                let request = ProviderRequest(
                    purpose: purpose, widget: reference, surroundings: placed.surroundings(of: reference))
                guard let provided = try? await definition.source.provide(request) else { continue }
                _ = maker.archive(provided, of: definition, for: request, span: "", generation: 0, now: 0)
            }
        }
    }
}
