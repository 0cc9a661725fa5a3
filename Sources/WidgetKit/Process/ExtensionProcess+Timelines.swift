internal import GroupContainer
internal import JSONText
internal import WidgetArchive

extension ExtensionProcess {
    /// Asks for a timeline that shows the present state. ``runProviders()`` begins it.
    func askForTimeline(of widget: WidgetReference, for span: String) {
        references[widget.id] = widget
        if let others = providers.ask(widget.id, for: span) {
            Trace.record(
                .merged, span: span, links: others, kind: widget.kind, widget: widget.id,
                reason: "one run of the provider serves them all")
        }
    }

    /// Begins all runs that can begin.
    func runProviders() {
        while let (widget, run) = providers.begin() {
            guard let reference = references[widget], let definition = widgets[reference.kind] else {
                runEnded(
                    run, of: widget, .failure(ProviderError(description: "this extension has no widget \(widget)")))
                continue
            }
            start(run, reference, definition)
        }
    }

    private func start(_ run: ProviderQueue.Run, _ reference: WidgetReference, _ definition: _WidgetDefinition) {
        // Whoever asked for the run decides where it is shown; a tap takes the home screen's surroundings.
        let surroundings =
            run.waiters.lazy.compactMap { self.answers[$0]?.request?.surroundings }.first
            ?? placed.surroundings(of: reference)
        speak(in: surroundings)
        let request = ProviderRequest(purpose: .timeline, widget: reference, surroundings: surroundings)
        // Taken before the provider reads anything: what was written earlier is in this generation or a later one.
        let generation = BootClock.now()
        let span = run.waiters[0]
        Trace.record(
            .providerBegan, span: span, links: Array(run.waiters.dropFirst()), kind: reference.kind,
            widget: reference.id,
            detail: ["generation": .int(generation)])
        let make: @MainActor () async -> Void = {
            let result: Result<[String], any Error>
            do {
                let provided = try await self.provide(request, definition, span)
                result = Result {
                    try self.publish(provided, definition, request, span: span, generation: generation)
                }
            } catch {
                result = .failure(error)
            }
            self.runs[run.number] = nil
            self.runEnded(run, of: reference.id, result)
            self.runProviders()
            self.endIfDone()
        }
        // Runs at once, on this thread, as far as the provider does not suspend; a preference for an executor, which
        // keeps asynchronous code off the usual pool, would put the task into the queue first.
        let task =
            definition.source.isImmediate
            ? Task.immediate(operation: make)
            : Task.immediate(executorPreference: PerformingExecutor.shared, operation: make)
        if providers.isRunning(run.number, of: reference.id) { runs[run.number] = task }
    }

    /// Runs a provider; what it wishes meanwhile is marked as a provider's.
    func provide(
        _ request: ProviderRequest, _ definition: _WidgetDefinition, _ span: String
    ) async throws -> ProvidedTimeline {
        ReloadWishes.runningProviders.add(1, ordering: .relaxed)
        defer { ReloadWishes.runningProviders.subtract(1, ordering: .relaxed) }
        let locale = UserLocale.of(request.surroundings.locale)
        // If the provider ends the process, the trace tells which one did.
        Trace.flush()
        let provided = try await Trace.$span.withValue(span) {
            try await CurrentLocale.$request.withValue(locale) { try await definition.source.provide(request) }
        }
        Trace.record(
            .provided, span: span, kind: request.widget.kind, widget: request.widget.id,
            detail: ["entries": .int(Int64(provided.entries.count))])
        return provided
    }

    private func publish(
        _ provided: ProvidedTimeline, _ definition: _WidgetDefinition, _ request: ProviderRequest, span: String,
        generation: Int64
    ) throws -> [String] {
        guard !provided.entries.isEmpty else {
            throw ProviderError(
                description: "the provider of \(definition.kind) gave no entries; the last timeline stays")
        }
        let archive = maker.archive(
            provided, of: definition, for: request, span: span, generation: generation, now: WallClock.now())
        let bytes = archive.jsonBytes(capacity: 16 << 10)
        let result = try publisher.publish(bytes, of: request.widget.id, generation: generation)
        if result == .superseded {
            Trace.record(
                .skipped, span: span, widget: request.widget.id,
                reason: "a timeline that was begun later is there already")
        } else {
            Trace.record(
                .archived, span: span, kind: request.widget.kind, widget: request.widget.id,
                detail: ["bytes": .int(Int64(bytes.count)), "generation": .int(generation)])
        }
        return archive.remarks
    }

    private func runEnded(_ run: ProviderQueue.Run, of widget: String, _ result: Result<[String], any Error>) {
        guard let waiters = providers.ended(run.number, of: widget) else {
            Trace.record(.log, widget: widget, reason: "a run of the provider ended after it was given up")
            return
        }
        var failure: String?
        if case .failure(let error) = result {
            failure = "\(error.textForPeople)"
            Trace.record(
                .failed, span: run.waiters[0], links: Array(run.waiters.dropFirst()), widget: widget, reason: failure)
        }
        for waiter in waiters { timelineCame(widget, for: waiter, failure: failure) }
    }

    private func timelineCame(_ widget: String, for span: String, failure: String?) {
        guard var pending = answers[span], pending.awaiting.remove(widget) != nil else { return }
        if let failure {
            if pending.needsTimelines { pending.outcome.status = .failed }
            pending.outcome.reason = pending.outcome.reason.map { $0 + "; " + failure } ?? failure
        } else {
            pending.outcome.timelines.append(widget)
        }
        answers[span] = pending
        if pending.awaiting.isEmpty { finish(span) }
    }

    private func finish(_ span: String) {
        guard let pending = answers.removeValue(forKey: span) else { return }
        deadlines.remove(span)
        answer(pending.outcome, in: pending.mailbox)
    }

    /// Answers a message.
    func answer(_ outcome: Outcome, in mailbox: Mailbox) {
        do {
            try mailbox.answer(outcome.id, by: instance, with: outcome.jsonBytes())
            Trace.record(
                .answered, span: outcome.id, reason: outcome.reason,
                detail: ["status": .string(outcome.status.rawValue)])
        } catch {
            Trace.record(.failed, span: outcome.id, reason: "the answer could not be given: \(error)")
        }
    }

    // MARK: Deadlines

    /// Cancels what is still being performed, and answers for what waits for providers.
    func deadlinesPassed(_ spans: [String]) {
        for span in spans {
            if var tap = performing[span] {
                // What does not listen to the cancellation is ended from outside, by the host.
                tap.isPastDeadline = true
                performing[span] = tap
                tap.task.cancel()
                Trace.record(.log, span: span, reason: "the deadline passed while performing: cancelled")
            }
            guard var pending = answers[span] else { continue }
            let reason = "the provider did not give its timeline before the deadline"
            if pending.needsTimelines { pending.outcome.status = .failed }
            pending.outcome.reason = pending.outcome.reason.map { $0 + "; " + reason } ?? reason
            for widget in pending.awaiting {
                if let run = providers.giveUp(widget, for: span) { runs.removeValue(forKey: run)?.cancel() }
            }
            answers[span] = pending
            Trace.record(.failed, span: span, reason: reason)
            finish(span)
        }
        runProviders()
        endIfDone()
    }
}
