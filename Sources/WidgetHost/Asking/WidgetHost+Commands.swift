import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// Messages arrived in `host/new`; nil: look at everything.
    func commandsArrived(_ names: Set<String>?) {
        do {
            for id in try commands.arrivals(limit: 256) {
                // A host for changes only lets go of its lock with the last of them: what comes after is the next host's.
                guard isRunning else { return }
                guard let bytes = try commands.claim(id, by: claimant) else { continue }
                do {
                    obey(try HostCommand(jsonBytes: bytes), id)
                } catch {
                    try commands.reject(id, by: claimant, reason: "\(error)")
                }
            }
        } catch {
            writingFailed(error)
        }
    }

    func reply(_ reply: HostReply, to command: String) {
        var reply = reply
        if let meant = commandTargets.removeValue(forKey: command) { (reply.target, reply.control) = meant }
        do {
            try commands.answer(command, by: claimant, with: reply.jsonBytes())
        } catch {
            writingFailed(error)
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
            // The question itself is no message that waits.
            if let at = answer.status?.queues.firstIndex(where: { $0.name == Mailbox.Name.host.rawValue }) {
                answer.status?.queues[at].claimed -= 1
            }
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
        let found: (widget: WidgetReference, control: ControlNode)
        do throws(Naming.Failure) {
            found = try control(command.control ?? "", in: try widgets(named: command.widget ?? ""))
        } catch {
            return reply(HostReply(failure: error.description), to: id)
        }
        commandTargets[id] = (found.widget.id, found.control.label)
        let invocation = Identifier.make()
        if command.waits { tapWaiters[invocation] = id }
        event {
            perform(
                taps.tap(
                    found.control, label: found.control.label, on: found.widget, id: invocation,
                    bootID: BootClock.bootID, at: now))
        }
        if !command.waits { reply(HostReply(), to: id) }
    }

    private func open(_ command: HostCommand, _ id: String) {
        do throws(Naming.Failure) {
            let widgets = try widgets(named: command.widget ?? "")
            guard let widget = widgets.first(where: { $0.url != nil }), let invocation = open(widget: widget.id) else {
                throw Naming.Failure("the widget “\(command.widget ?? "")” has no URL to open")
            }
            commandTargets[id] = (widget.id, nil)
            if command.waits && taps[invocation] != nil {
                tapWaiters[invocation] = id
            } else {
                reply(HostReply(), to: id)
            }
        } catch {
            reply(HostReply(failure: error.description), to: id)
        }
    }

    /// The placed widgets that a person means, see ``Naming``.
    public func widgets(named name: String) throws(Naming.Failure) -> [PlacedWidget] {
        let all = widgets
        if all.isEmpty { throw Naming.Failure("no widget is placed" + (message.map { ": \($0)" } ?? "")) }
        let names = all.map { Naming.Widget(id: $0.id, kind: $0.reference.kind, title: $0.title, place: $0.place) }
        return try Naming.widgets(name, among: names).map { all[$0] }
    }

    /// The control that a person means, see ``Naming``.
    func control(
        _ name: String, in widgets: [PlacedWidget]
    ) throws(Naming.Failure) -> (widget: WidgetReference, control: ControlNode) {
        try Naming.control(
            name,
            among: widgets.filter { !$0.isPlaceholder }.flatMap { widget in
                widget.controls.map { (widget.reference, $0) }
            })
    }

    // MARK: Reloads

    private func reload(_ command: HostCommand, _ id: String) {
        var targets = widgets.map(\.id)
        if let name = command.widget {
            do throws(Naming.Failure) {
                targets = try widgets(named: name).map(\.id)
            } catch {
                return reply(HostReply(failure: error.description), to: id)
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
