internal import GroupContainer
internal import JSONText
internal import WidgetArchive

extension ExtensionProcess {
    /// Claims the requests that came; nil: all that wait.
    func claimRequests(_ names: Set<String>?) {
        for id in arrived(names, in: requests) { claimRequest(id) }
        runProviders()
        endIfDone()
    }

    private func claimRequest(_ id: String) {
        guard let bytes = claim(id, in: requests) else { return }
        let request: ExtensionRequest
        do {
            var read = try ExtensionRequest(jsonBytes: bytes)
            read.id = id
            request = read
        } catch {
            return refuse(id, in: requests, because: "\(error)")
        }
        Trace.record(
            .claimed, span: id, kind: request.widget.kind, widget: request.widget.id,
            reason: request.reason.isEmpty ? nil : request.reason,
            detail: ["purpose": .string(request.purpose.rawValue)])
        if let late = Self.lateness(deadline: request.deadline, bootID: request.bootID) {
            Trace.record(.voided, span: id, widget: request.widget.id, reason: late)
            return answer(Outcome(id: id, status: .voided, reason: late, claimant: instance), in: requests)
        }
        guard let definition = widgets[request.widget.kind] else {
            let offered = kinds.isEmpty ? "no widget" : kinds.joined(separator: ", ")
            return fail(request, "this extension has no widget of kind “\(request.widget.kind)”; it has \(offered)")
        }
        serve(request, definition)
    }

    private func fail(_ request: ExtensionRequest, _ reason: String) {
        deadlines.remove(request.id)
        Trace.record(.failed, span: request.id, widget: request.widget.id, reason: reason)
        answer(Outcome(id: request.id, status: .failed, reason: reason, claimant: instance), in: requests)
    }

    private func serve(_ request: ExtensionRequest, _ definition: _WidgetDefinition) {
        let isTimeline = request.purpose == .timeline
        answers[request.id] = PendingAnswer(
            mailbox: requests, outcome: Outcome(id: request.id, status: .succeeded, claimant: instance),
            awaiting: isTimeline ? [request.widget.id] : [], needsTimelines: true, request: request)
        deadlines.add(request.id, at: request.deadline)
        if isTimeline { return askForTimeline(of: request.widget, for: request.id) }
        Task.immediate(executorPreference: PerformingExecutor.shared) {
            let payload: Result<String, any Error>
            do {
                payload = .success(try await self.payload(for: request, definition))
            } catch {
                payload = .failure(error)
            }
            // Past the deadline it was answered already.
            guard self.answers.removeValue(forKey: request.id) != nil else { return }
            switch payload {
            case .success(let text):
                self.deadlines.remove(request.id)
                var outcome = Outcome(id: request.id, status: .succeeded, claimant: self.instance)
                outcome.payload = text
                self.answer(outcome, in: self.requests)
            case .failure(let error): self.fail(request, error.textForPeople)
            }
            self.endIfDone()
        }
    }

    /// What an answer carries: an archive for a snapshot or placeholder, choices for options and entities.
    private func payload(for request: ExtensionRequest, _ definition: _WidgetDefinition) async throws -> String {
        switch request.purpose {
        case .options, .entities, .form:
            guard let type = definition.source.configurationIntent else {
                throw ProviderError(description: "\(definition.kind) has no configuration")
            }
            return try await CurrentLocale.$request.withValue(UserLocale.of(request.surroundings.locale)) {
                if request.purpose == .form {
                    let form = try await IntentForm.form(type, edited: request.widget.configuration)
                    return String(decoding: form.jsonBytes(), as: UTF8.self)
                }
                let choices = try await IntentOptions.choices(
                    of: request.parameter ?? "", in: type, edited: request.widget.configuration,
                    matching: request.query)
                return String(decoding: choices.jsonBytes(), as: UTF8.self)
            }
        case .timeline, .snapshot, .placeholder:
            let asked = ProviderRequest(
                purpose: request.purpose == .snapshot ? .snapshot : .placeholder, widget: request.widget,
                surroundings: request.surroundings)
            let generation = BootClock.now()
            Trace.record(.providerBegan, span: request.id, kind: definition.kind, widget: request.widget.id)
            let provided = try await provide(asked, definition, request.id)
            let archive = maker.archive(
                provided, of: definition, for: asked, span: request.id, generation: generation, now: WallClock.now())
            return String(decoding: archive.jsonBytes(capacity: 16 << 10), as: UTF8.self)
        }
    }
}
