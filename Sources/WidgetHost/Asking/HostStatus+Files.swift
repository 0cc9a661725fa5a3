import GroupContainer
import JSONText
import WidgetArchive

extension HostStatus {
    /// What the files of a group tell, whoever reads them: processes, queues, wishes, locks.
    static func fromFiles(of group: GroupDirectory) -> HostStatus {
        var status = HostStatus()
        status.group = group.path
        let host = FileLock.holder(ofFileAt: FileLock("host", in: group).path)
        if let host { status.processes.append(Process(role: "renderer", pid: host.pid.map(Int.init))) }
        var performers = PerformerList()
        _ = try? performers.look(in: group)
        for performer in performers.living {
            let pid =
                performer.manifest.map(\.pid)
                ?? FileLock.holder(ofFileAt: AliveFile.path(performer.instance, in: group))?.pid.map(Int.init)
            status.processes.append(
                Process(role: performer.manifest == nil ? "app" : "extension", pid: pid, instance: performer.instance))
        }
        for name in [Mailbox.Name.intents, .requests, .app, .host] {
            let mailbox = Mailbox(name, in: group)
            var queue = Queue()
            queue.name = name.rawValue
            queue.waiting = (try? mailbox.pending().count) ?? 0
            queue.claimed = (try? mailbox.claimed().count) ?? 0
            queue.answered = (try? mailbox.answers().count) ?? 0
            status.queues.append(queue)
        }
        status.wishes = ((try? Sys.list(group.path(.reloads))) ?? []).filter { !$0.hasPrefix(".") }
            .map { FileName.decode($0) ?? $0 }.sorted()
        status.locks = locks(of: group)
        if let app = status.locks.first(where: { $0.name == WidgetHost.foregroundLock }),
            !status.processes.contains(where: { $0.pid != nil && $0.pid == app.pid })
        {
            status.processes.append(Process(role: "app", pid: app.pid, note: "foreground"))
        }
        status.messages = damage(in: group) + strangers(in: group)
        return status
    }

    private static func locks(of group: GroupDirectory) -> [Lock] {
        let names = ((try? Sys.list(group.path(.locks))) ?? []).filter { $0.hasSuffix(".lock") }.sorted()
        return names.compactMap { name in
            guard let holder = FileLock.holder(ofFileAt: group.path(.locks, name)) else { return nil }
            var lock = Lock()
            lock.name = FileName.decode(String(name.dropLast(5))) ?? name
            lock.pid = holder.pid.map(Int.init)
            lock.command = holder.command
            return lock
        }
    }

    /// How things stand when no renderer runs: what the files tell, with the widgets as they would be shown now.
    public static func withoutHost(of group: GroupDirectory, at time: HostTime = .now()) -> HostStatus {
        var status = fromFiles(of: group)
        let screen: HomeScreen
        do throws(HomeFileError) {
            guard let read = try HomeFile.read(in: group) else { return status }
            screen = read
        } catch {
            status.homeFailure = error.description
            return status
        }
        for reference in screen.widgets {
            var frames = WidgetFrames()
            let path = group.path(.timelines, FileName.encode(reference.id) + ".json")
            if let bytes = try? AtomicFile.read(path, limit: TimelineFile.sizeLimit),
                let file = try? TimelineFile(bytes)
            {
                _ = try? frames.adopt(file, bootID: BootClock.bootID, at: time.wall)
            }
            var widget = Widget(reference, frames, at: time)
            // How many there may be is the renderer's matter; the last one has written it down.
            if let file = (try? BudgetFile.read(of: reference.id, in: group)) ?? nil {
                var rules = ReloadBudget.Rules()
                rules.limit = file.limit
                widget.take(ReloadBudget(file, bootID: BootClock.bootID, rules: rules, at: time), at: time)
            } else {
                widget.take(ReloadBudget(), at: time)
            }
            status.widgets.append(widget)
        }
        return status
    }
}

extension HostStatus.Widget {
    /// What a widget shows.
    init(_ reference: WidgetReference, _ frames: WidgetFrames?, at time: HostTime) {
        self.init()
        (id, kind, family) = (reference.id, reference.kind, reference.family)
        entries = frames?.timeline?.count
        nextEntry = frames?.nextFlip(after: time.wall)
        remarks = frames?.timeline?.header.remarks ?? []
        if let header = frames?.timeline?.header {
            if header.bootID == BootClock.bootID {
                madeAt = time.wall - Double(time.boot - header.generation) / 1e9
            }
            switch header.policy {
            case .atEnd: (policy, policyDate) = ("atEnd", frames?.timeline?.schedule.lastDate)
            case .after(let date): (policy, policyDate) = ("after", date)
            case .never: policy = "never"
            }
        }
        guard let frame = frames?.frame else {
            shows = "nothing"
            return
        }
        entry = frame.index
        entryDate = frame.isPlaceholder ? nil : frame.entry.date
        shows = frame.isPlaceholder ? "placeholder" : frame.index == nil ? "earlier entry" : "entry"
        if !frame.isPlaceholder { words = frame.entry.view.sentence }
    }

    /// Takes what was spent of a budget.
    mutating func take(_ budget: ReloadBudget, at time: HostTime) {
        budgetUsed = budget.used(at: time)
        self.budget = budget.rules.limit
        budgetFreesIn = budget.available(at: time).map { DueTime.boot($0).delay(from: time) }
    }
}

extension WidgetHost {
    /// How things stand.
    public func status() -> HostStatus {
        let time = now
        var status = HostStatus.fromFiles(of: group)
        status.isHosted = true
        for index in status.processes.indices {
            let pid = status.processes[index].pid
            if children.contains(where: { Int($0.pid) == pid }) {
                status.processes[index].note = "launched"
            }
        }
        for pid in launch.starting {
            status.processes.append(.init(role: "extension", pid: Int(pid), note: "starting"))
        }
        status.polling = DirectoryWatcher.shared.pollingReason
        status.messages = troubles.sorted { $0.key < $1.key }.map(\.value) + status.messages
        status.widgets = home.widgets.map { reference in
            var widget = HostStatus.Widget(reference, frames[reference.id], at: time)
            widget.nextReload = reloads.nextReload(of: reference.id)?.delay(from: time)
            widget.isReloading = reloads.isRunning(reference.id)
            if let state = reloads.states[reference.id] {
                widget.take(state.budget, at: time)
                widget.reloadingCause = state.running?.cause.rawValue
                if let pending = state.pending, pending.hold != .none {
                    (widget.heldCause, widget.held) = (pending.ask.cause.rawValue, pending.hold.words)
                }
            }
            widget.pending = taps.look(of: reference.id).controls.sorted()
            widget.failure = failures.latest(on: reference.id)
            if let placed = self.widget(reference.id), !placed.isPlaceholder {
                widget.controls = placed.controls.map(\.label)
            }
            return widget
        }
        return status
    }
}
