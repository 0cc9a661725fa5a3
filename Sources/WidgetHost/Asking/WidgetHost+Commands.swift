import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// Messages arrived in `host/new`; nil: look at everything.
    func commandsArrived(_ names: Set<String>?) {
        do {
            for id in try commands.arrivals(limit: 256) {
                guard let bytes = try commands.claim(id, by: claimant) else { continue }
                do {
                    obey(try HostCommand(jsonBytes: bytes), id)
                } catch {
                    try commands.reject(id, by: claimant, reason: "\(error)")
                }
            }
        } catch {
            trouble(.writing, "\(error)")
        }
    }

    func reply(_ reply: HostReply, to command: String) {
        do {
            try commands.answer(command, by: claimant, with: reply.jsonBytes())
        } catch {
            trouble(.writing, "\(error)")
        }
    }

    private func obey(_ command: HostCommand, _ id: String) {
        if isForEdits, command.verb != .edit, command.verb != .status {
            return reply(HostReply(failure: "no renderer shows \(group.path); start one first"), to: id)
        }
        switch command.verb {
        case .status:
            var answer = HostReply()
            answer.status = status()
            reply(answer, to: id)
        case .tap: tap(command, id)
        case .open: open(command, id)
        case .reload: reload(command, id)
        case .edit:
            guard let edit = command.edit else { return reply(HostReply(failure: "nothing is to be changed"), to: id) }
            openEdits += 1
            self.edit(edit) { [weak self] result in
                var answer = HostReply()
                switch result {
                case .success(let widget): answer.widget = widget
                case .failure(let error): (answer.failure, answer.exitStatus) = (error.description, error.exitStatus)
                }
                self?.reply(answer, to: id)
                self?.editEnded()
            }
        }
    }

    // MARK: Taps

    private func tap(_ command: HostCommand, _ id: String) {
        let found: (WidgetReference, ControlNode)
        do throws(Refusal) {
            found = try control(command.control ?? "", in: try widgets(named: command.widget ?? ""))
        } catch {
            return reply(HostReply(failure: error.reason), to: id)
        }
        let invocation = Identifier.make()
        if command.waits { tapWaiters[invocation] = id }
        event {
            perform(
                taps.tap(
                    found.1, label: found.1.label, on: found.0, id: invocation, bootID: BootClock.bootID, at: now))
        }
        if !command.waits { reply(HostReply(), to: id) }
    }

    private func open(_ command: HostCommand, _ id: String) {
        do throws(Refusal) {
            let widgets = try widgets(named: command.widget ?? "")
            guard let widget = widgets.first(where: { $0.url != nil }), let invocation = open(widget: widget.id) else {
                throw Refusal("the widget “\(command.widget ?? "")” has no URL to open")
            }
            if command.waits && taps[invocation] != nil {
                tapWaiters[invocation] = id
            } else {
                reply(HostReply(), to: id)
            }
        } catch {
            reply(HostReply(failure: error.reason), to: id)
        }
    }

    /// What a person named is not there.
    struct Refusal: Error {
        var reason: String
        init(_ reason: String) { self.reason = reason }
    }

    /// The placed widgets that a person means: an id, a kind, or a name.
    func widgets(named name: String) throws(Refusal) -> [PlacedWidget] {
        let all = widgets
        for found in [
            all.filter { $0.id == name }, all.filter { $0.reference.kind == name }, all.filter { $0.title == name },
        ] {
            if !found.isEmpty { return found }
        }
        if all.isEmpty { throw Refusal("no widget is placed" + (message.map { ": \($0)" } ?? "")) }
        let names = all.map { "\($0.id) (kind \($0.reference.kind))" }.joined(separator: ", ")
        throw Refusal("no widget “\(name)” is placed; there are \(names)")
    }

    /// The control that a person means: a key, a label, a label in another case, or the beginning of one.
    func control(
        _ name: String, in widgets: [PlacedWidget]
    ) throws(Refusal) -> (WidgetReference, ControlNode) {
        let all = widgets.filter { !$0.isPlaceholder }.flatMap { widget in
            widget.controls.map { (widget.reference, $0) }
        }
        let lower = name.lowercased()
        let labels = all.map { $0.1.label }
        let candidates = [
            all.filter { $0.1.key == name },
            zip(all, labels).filter { $0.1 == name }.map(\.0),
            zip(all, labels).filter { $0.1.lowercased() == lower }.map(\.0),
            zip(all, labels).filter { !lower.isEmpty && $0.1.lowercased().hasPrefix(lower) }.map(\.0),
        ].first { !$0.isEmpty }
        guard let candidates, let first = candidates.first else {
            if all.isEmpty { throw Refusal("the widget shows no controls now") }
            throw Refusal(
                "there is no control “\(name)”; there are \(labels.map { "“\($0)”" }.joined(separator: ", "))")
        }
        // The same control on several widgets is one and the same to whoever names the kind.
        let sameWidget = candidates.filter { $0.0.id == first.0.id }
        guard sameWidget.count == 1 else {
            let keys = sameWidget.map { "\($0.1.key) (“\($0.1.label)”)" }.joined(separator: ", ")
            throw Refusal("“\(name)” names \(sameWidget.count) controls; give one of the keys \(keys)")
        }
        return first
    }

    // MARK: Reloads

    private func reload(_ command: HostCommand, _ id: String) {
        var targets = widgets.map(\.id)
        if let name = command.widget {
            do throws(Refusal) {
                targets = try widgets(named: name).map(\.id)
            } catch {
                return reply(HostReply(failure: error.reason), to: id)
            }
        }
        guard command.waits, !targets.isEmpty else {
            for widget in targets { reload(widget: widget) }
            return reply(HostReply(), to: id)
        }
        reloadCounts[id] = (targets.count, nil)
        for widget in targets { reloadWaiters[widget, default: []].append(id) }
        for widget in targets { reload(widget: widget) }
    }

    /// One of the widgets that a command waits for has its timeline, or will get none.
    func reloadEnded(_ command: String, _ failure: Failure?) {
        guard var (left, reason) = reloadCounts[command] else { return }
        left -= 1
        if let failure { reason = reason ?? failure.reason }
        reloadCounts[command] = left > 0 ? (left, reason) : nil
        if left == 0 { reply(HostReply(failure: reason), to: command) }
    }
}
