import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// Asks for new timelines, at a person's wish.
    ///
    /// - Parameter widget: the placed widget's id; nil: all.
    public func reload(widget: String? = nil) {
        event {
            ensureGroup()
            lookAtDefaults()
            for placed in home.widgets where widget == nil || placed.id == widget {
                perform(reloads.ask(placed.id, .init(cause: .user), at: now))
            }
        }
    }

    /// Asks for what placed widgets have nothing of, or nothing of today.
    func askForWhatIsMissing() {
        if isForEdits || isReadOnly { return }
        var builds: [String: Int64?] = [:]
        for widget in home.widgets {
            placeForReloads(widget.id)
            let state = frames[widget.id]
            guard let header = state?.timeline?.header else {
                wantPlaceholder(widget.id)
                perform(reloads.ask(widget.id, .init(cause: .added), at: now))
                continue
            }
            var built: Int64?
            if let path = launch.path(ofKind: widget.kind) ?? launch.paths.first {
                if builds[path] == nil { builds[path] = .some(Executables.modified(path)) }
                built = builds[path] ?? nil
            }
            let isOlderThanBuild = built.map { $0 > timelineIdentities[widget.id]?.modified ?? 0 } ?? false
            let isOtherwisePlaced =
                header.widget.family != widget.family || header.widget.configuration != widget.configuration
            if isOtherwisePlaced {
                perform(reloads.ask(widget.id, .init(cause: .user), at: now))
            } else if isOlderThanBuild || !header.surroundings.isSamePlace(as: surroundings(of: widget)) {
                perform(reloads.ask(widget.id, .init(cause: .environment), at: now))
            } else if state?.hasContent != true {
                perform(reloads.ask(widget.id, .init(cause: .start), at: now))
            } else if let cause = heldOver.removeValue(forKey: widget.id) {
                perform(reloads.ask(widget.id, .init(cause: cause), at: now))
            }
        }
    }

    func perform(_ actions: [ReloadMachine.Action]) {
        for action in actions { perform(action) }
    }

    private func perform(_ action: ReloadMachine.Action) {
        switch action {
        case .request(let id, let widget, let cause, let links, let deadline, let counts):
            observer?(.requested(widget: widget, cause: cause, counts: counts))
            request(id, widget, cause, links, deadline)
        case .void(let id): void(id)
        case .fail(let widget, let failure):
            mark(failure, on: widget)
            perform(taps.timelineCame(for: widget))
        case .ended(let widget, let failure):
            observer?(.reloadEnded(widget: widget, failure: failure?.reason))
            for command in reloadWaiters.removeValue(forKey: widget) ?? [] {
                reloadEnded(command, failure)
            }
        case .merged(let widget, let span, let links):
            Trace.record(
                .merged, span: span, links: links, widget: widget,
                reason: span == nil ? "a reload is due already" : "a reload runs already: one more follows it")
        case .delayed(let widget, let links, let seconds, let hold):
            observer?(.delayed(widget: widget, hold: hold))
            Trace.record(
                .delayed, span: links.first, links: Array(links.dropFirst()), widget: widget, reason: hold.words,
                detail: ["seconds": .double(seconds)])
        }
    }

    private func request(
        _ id: String, _ widget: String, _ cause: ReloadMachine.Cause, _ links: [String], _ deadline: Int64
    ) {
        guard let reference = home.widgets.first(where: { $0.id == widget }) else { return }
        clearPlace(of: widget)
        var request = ExtensionRequest()
        request.id = id
        request.widget = reference
        request.surroundings = surroundings(of: reference)
        request.reason = cause.rawValue
        request.deadline = options.clock.onMachine(deadline)
        request.bootID = BootClock.bootID
        do {
            try withGroup { try requests.send(request.jsonBytes(), id: id) }
            Trace.record(
                .requested, span: id, links: links, kind: reference.kind, widget: widget, reason: cause.rawValue)
            perform(launch.wanted(for: reference.kind, at: now))
        } catch {
            perform(reloads.untaken(id, "the request could not be sent: \(error)", at: now))
        }
    }

    private func void(_ id: String) {
        do {
            if try requests.void(id) {
                _ = try? requests.takeAnswer(id)
                let widget = reloads.widget(ofRequest: id)
                launch.wasSilent(for: home.kind(of: widget), at: now)
                Trace.record(.voided, span: id, widget: widget, reason: "nobody took the request before its deadline")
                perform(reloads.expired(id, isClaimed: false, at: now))
            } else if !takeRequestAnswer(id) {
                perform(reloads.expired(id, isClaimed: true, at: now))
            }
        } catch {
            perform(reloads.failed(id, "\(error)", at: now))
        }
    }

    /// Takes the answer to a request, if it is there.
    @discardableResult
    func takeRequestAnswer(_ id: String) -> Bool {
        var outcome: Outcome
        do {
            switch try requests.takeAnswer(id) {
            case nil: return false
            case .voided: outcome = Outcome(id: id, status: .voided, reason: "no extension could read the request")
            case .outcome(let bytes): outcome = try Outcome(jsonBytes: bytes)
            }
        } catch {
            outcome = Outcome(id: id, status: .failed, reason: "its answer cannot be read: \(error)")
        }
        outcome.id = id
        perform(launch.answered(outcome.claimant.isEmpty ? nil : outcome.claimant))
        if let question = questions.removeValue(forKey: id) {
            questionAnswered(question, outcome)
            return true
        }
        if let widget = placeholders.removeValue(forKey: id) {
            placeholderCame(outcome, for: widget)
            return true
        }
        guard let widget = reloads.widget(ofRequest: id) else { return true }
        Trace.record(.seen, span: id, widget: widget)
        guard outcome.status == .succeeded else {
            perform(reloads.failed(id, outcome.reason ?? "the provider gave no timeline", at: now))
            return true
        }
        if let wrong = adopt(widget, .request(span: id)) {
            perform(reloads.failed(id, wrong, at: now))
            return true
        }
        for other in outcome.timelines where other != widget { adopt(other, .request(span: id)) }
        undrawn.append(Undrawn(span: id, widget: widget, isOptimistic: false))
        perform(reloads.succeeded(id, at: now))
        perform(taps.timelineCame(for: widget))
        return true
    }

    /// Names arrived in `requests/done`; nil: look at everything.
    func requestAnswersArrived(_ names: Set<String>?) {
        let mine = Set(reloads.requests).union(placeholders.keys).union(questions.keys)
        guard let names else {
            for id in mine.sorted() { takeRequestAnswer(id) }
            return
        }
        for name in names.sorted() {
            let id = name.hasSuffix(".void") ? String(name.dropLast(5)) : name
            if mine.contains(id) {
                takeRequestAnswer(id)
            } else if inherited.remove(id) != nil {
                _ = try? requests.takeAnswer(id)
                readAllTimelines()
            }
        }
    }

    // MARK: Wishes

    /// Names arrived in `reloads/`; nil: look at everything.
    func wishesArrived(_ names: Set<String>?) {
        // Whoever writes there again has begun anew after the group was emptied.
        if troubles[.group] != nil, lock != nil, ((try? Sys.lstat(group.path(.defaults))) ?? nil) != nil {
            trouble(.group, nil)
        }
        let all: [String]
        do {
            all = try names.map(Array.init) ?? Sys.list(group.path(.reloads)).filter { !$0.hasPrefix(".") }
        } catch {
            trouble(.group, "\(error)")
            return
        }
        lookAtDefaults()
        for name in all.sorted() { takeWish(name) }
    }

    /// Says it when what the widgets are made of cannot be read: an extension then shows what it knew before.
    private func lookAtDefaults() {
        trouble(
            .defaults,
            HostStatus.refusal(in: group).map { "the widgets may show what was before, for it cannot be read: \($0)" })
    }

    /// Claims a wish by renaming it, so that one made meanwhile is a new one, and asks for the timelines.
    private func takeWish(_ name: String) {
        let path = group.path(.reloads, name)
        let span = Identifier.make()
        let claimed = commands.tmpPath + "/wish-" + span
        do {
            guard try Sys.lstat(path) != nil else { return }
            try Sys.rename(path, claimed)
        } catch {
            if error.errno != ENOENTCode { trouble(.writing, error.description) }
            return
        }
        var wish = ReloadWish()
        do {
            if let bytes = try AtomicFile.read(claimed, limit: 64 << 10), !bytes.isEmpty {
                wish = (try? ReloadWish(jsonBytes: bytes)) ?? wish
            }
            try Sys.unlink(claimed)
        } catch {
            AtomicFile.setAside(claimed, in: group, reason: "reloads/\(name) is no wish: \(error)")
        }
        let kinds = home.widgets.filter { name == ReloadWish.allKinds || FileName.encode($0.kind) == name }
        let kind = name == ReloadWish.allKinds ? nil : FileName.decode(name) ?? name
        Trace.record(
            .wishClaimed, span: span, links: [wish.span].compactMap { $0 }, kind: kind,
            detail: wish.claimant.isEmpty ? [:] : ["by": .string(wish.claimant)])
        guard !kinds.isEmpty else {
            Trace.record(.skipped, span: span, kind: kind, reason: "no widget of this kind is placed")
            return
        }
        // A wish without a word about its writer comes from a shell: from somebody who is there.
        let isFree = wish.isForeground || wish.role.isEmpty || isAppInFront
        let ask = ReloadMachine.Ask(
            cause: .wish, links: [span] + [wish.span].compactMap { $0 }, isFree: isFree,
            isFromProvider: wish.isInProvider)
        for widget in kinds { perform(reloads.ask(widget.id, ask, at: now)) }
    }
}

extension Surroundings {
    /// Whether a timeline made for `other` is right here: the colour scheme does not count, for an archive serves both.
    /// The rendering mode does, for it decides whether the container's background is shown.
    func isSamePlace(as other: Surroundings) -> Bool {
        size == other.size && locale == other.locale && timeZone == other.timeZone && typeSize == other.typeSize
            && measurer == other.measurer && renderingMode == other.renderingMode
    }
}
