import Glibc
import GroupContainer
import WidgetArchive

extension WidgetHost {
    /// The lock that an app holds while somebody uses it.
    nonisolated static let foregroundLock = "app-foreground"

    /// Whether the app is in front: its reloads are free, and it takes what is handed to the app.
    var isAppInFront: Bool {
        (try? FileLock.isHeld(path: group.path(.locks, FileName.encode(Self.foregroundLock) + ".lock"))) ?? false
    }

    func perform(_ actions: [LaunchTable.Action]) {
        for action in actions {
            switch action {
            case .launch(let slot): launchExtension(slot)
            case .say(let slot, let words):
                setBroken(slot, words)
                markBroken(slot, words)
                if words != nil { tellOfferWaiters() }
            }
        }
        updateExtensionTrouble()
    }

    /// Says why nothing of a slot answers, nil when it does again; of several the first is told.
    func setBroken(_ slot: Int, _ words: String?) {
        brokenSlots[slot] = words
        trouble(.launching, brokenSlots.min { $0.key < $1.key }?.value)
    }

    /// Says that there is no extension and how to get one, while that is so.
    private func updateExtensionTrouble() {
        for (index, slot) in launch.slots.enumerated() {
            if let path = slot.path { launch.setCanLaunch(index, Executables.isExecutable(path)) }
        }
        if !performers.alive.isEmpty || !launch.starting.isEmpty {
            trouble(.extensions, nil)
        } else if !launch.canLaunch {
            let looked = launch.paths.first.map { "there is none at \($0)" } ?? "none stands beside the renderer"
            trouble(
                .extensions,
                "no extension runs and \(looked): start one with 'extension --group \(group.path)', or give --extension PATH"
            )
        }
    }

    /// Where a started process's output goes: into the log; on a simulated day, when processes come and go by the second,
    /// each into a file of its own, see ``ChildProcess/Output``.
    var childOutput: ChildProcess.Output {
        options.clock.isDriven ? .file(group.path + "/.output-" + Identifier.make()) : .log(log)
    }

    private func launchExtension(_ slot: Int) {
        guard let path = launch.slots[slot].path, isRunning else { return }
        do {
            let started = try ChildProcess(
                path, ["--group", group.path], environment: options.environment, output: childOutput
            ) { [weak self] pid, how in
                self?.childEnded(pid, how)
            }
            if let old = slotChildren[slot] { retire(old, silentIn: slot) }
            slotChildren[slot] = started
            isRestartWanted = false
            launch.launched(slot, pid: started.pid, at: now)
            Trace.record(
                .launched, reason: "extension", detail: ["process": .int(Int64(started.pid)), "path": .string(path)])
        } catch {
            perform(launch.launchFailed(slot, "\(error)", at: now))
        }
    }

    /// Another process was started beside one that does not answer. It may only be stopped, and goes on then; but of
    /// those that never let go of their main thread there would be more and more.
    private func retire(_ process: ChildProcess, silentIn slot: Int) {
        if let earlier = silentChildren[slot] {
            Trace.record(
                .log, reason: "process \(earlier.pid) does not answer, nor does the one after it: it is ended")
            earlier.signal(SIGKILL)
        }
        silentChildren[slot] = process
        retiring.append(process)
    }

    private func childEnded(_ pid: Int32, _ how: String) {
        Trace.record(.died, reason: "the extension ended: \(how)", detail: ["process": .int(Int64(pid))])
        slotChildren = slotChildren.filter { $0.value.pid != pid }
        retiring.removeAll { $0.pid == pid }
        silentChildren = silentChildren.filter { $0.value.pid != pid }
        guard isRunning else { return childrenEnded() }
        event {
            perform(launch.exited(pid: pid, how, at: now))
            lookAtPerformers()
        }
    }

    /// Looks at `extension/`: who is there, who has died, what is offered.
    func lookAtPerformers() {
        let changes: PerformerList.Changes
        do {
            changes = try performers.look(in: group, executables: launch.paths)
        } catch {
            return groupTrouble("\(error)")
        }
        if isReadOnly {
            // A reader sees who is there; it asks nobody, and clears nothing away.
            setOwners()
            if changes.offersChanged || (!home.isSettled && performers.offers != nil) { offersChanged() }
            return settleUnavailable()
        }
        for remark in changes.remarks { Trace.record(.log, reason: remark) }
        for performer in changes.appeared {
            Trace.record(.log, reason: "extension process \(performer.pid) is here (\(performer.instance))")
            let executable = performer.manifest.map(\.executable) ?? ""
            let slot = launch.paths.firstIndex { Sys.realpath($0) == executable }
            perform(
                launch.appeared(performer.instance, pid: performer.pid, executable: slot, at: now))
            askForWhatFailed()
        }
        for performer in changes.died {
            if let child = children.first(where: { $0.pid == performer.pid }) {
                // It is ending; or it has closed what showed its life, and would go on claiming.
                child.signal(SIGKILL)
            } else {
                Trace.record(
                    .died, reason: "the extension ended", detail: ["process": .int(Int64(performer.pid))])
            }
            perform(launch.disappeared(performer.instance, at: now))
        }
        if !changes.died.isEmpty {
            settleAbandoned()
            performers.clear(in: group)
            // It may have been the app, with something still waiting for it.
            launchAppAgain()
        }
        defer { if !changes.appeared.isEmpty { tellOfferWaiters() } }
        setOwners()
        if changes.offersChanged || (!home.isSettled && performers.offers != nil) { offersChanged() }
        updateExtensionTrouble()
        settleUnavailable()
        wakeSomebody()
    }

    /// Which executable has which kind, as the manifests say.
    private func setOwners() {
        var owners: [String: Int] = [:]
        for manifest in performers.manifests {
            let slot =
                launch.slot(ofInstance: manifest.instance)
                ?? launch.paths.firstIndex { Sys.realpath($0) == manifest.executable }
            guard let slot else { continue }
            for widget in manifest.widgets where owners[widget.kind] == nil { owners[widget.kind] = slot }
        }
        launch.setOwners(owners)
    }

    /// An extension has come: what could not be loaded without one is asked for now, not at the next retry.
    private func askForWhatFailed() {
        if isForEdits { return }
        for widget in home.widgets
        where failures.latest(on: widget.id)?.source == .reload || frames[widget.id]?.hasContent != true {
            guard !reloads.isRunning(widget.id) else { continue }
            perform(reloads.ask(widget.id, .init(cause: .start), at: now))
        }
    }

    /// Has an extension started when something waits for one.
    func wakeSomebody() {
        guard isRunning else { return }
        let waiting =
            taps.taps.contains { $0.box == .extensions && $0.phase == .waiting } || !reloads.requests.isEmpty
            || !questions.isEmpty
        if !home.isSettled || isRestartWanted { perform(launch.wanted(at: now)) }
        guard waiting || isRestartWanted else { return }
        var kinds = Set(taps.taps.compactMap { home.kind(of: $0.widget) })
        if isRestartWanted { kinds.formUnion(home.widgets.map(\.kind).filter { launch.path(ofKind: $0) != nil }) }
        for id in reloads.requests {
            if let kind = home.kind(of: reloads.widget(ofRequest: id)) { kinds.insert(kind) }
        }
        if kinds.isEmpty { perform(launch.wanted(at: now)) }
        for kind in kinds.sorted() { perform(launch.wanted(for: kind, at: now)) }
    }

    /// Closes the claims of performers that have died: they were perhaps performed and never are again.
    func settleAbandoned() {
        settleAbandoned(intents, isAlive: intents.isClaimantAlive) { id, claimant in
            self.perform(self.taps.interrupted(id, by: claimant, at: self.now))
        } answered: { id in
            self.takeTapAnswer(id, .extensions)
        }
        settleAbandoned(requests, isAlive: requests.isClaimantAlive) { id, _ in
            self.perform(self.reloads.failed(id, "the extension ended while it made the timeline", at: self.now))
            self.failQuestions([id], "the extension ended while it worked on the answer")
        } answered: { id in
            self.takeRequestAnswer(id)
        }
        settleAbandoned(apps, isAlive: isAppAlive) { id, claimant in
            self.perform(self.taps.interrupted(id, by: claimant, at: self.now))
        } answered: { id in
            self.takeTapAnswer(id, .app)
        }
        // It may have published before it ended.
        readAllTimelines()
    }

    private func settleAbandoned(
        _ mailbox: Mailbox, isAlive: (String) throws -> Bool, interrupted: (String, String) -> Void,
        answered: (String) -> Void
    ) {
        do {
            for (id, claimant) in try mailbox.abandoned(isAlive: isAlive) {
                switch try mailbox.settle(id, by: claimant) {
                case .answered: answered(id)
                case .interrupted: interrupted(id, claimant)
                }
            }
        } catch {
            writingFailed(error)
        }
    }

    /// Whether a claimant in the app's mailbox runs. One that has no alive file is taken to: a claim is not closed on a
    /// guess.
    private func isAppAlive(_ claimant: String) throws -> Bool {
        try Sys.lstat(AliveFile.path(claimant, in: group)) == nil ? true : AliveFile.isAlive(claimant, in: group)
    }

    /// The build seen last offers other widgets than before: the home screen follows, and what was made by another build
    /// is made anew.
    private func offersChanged() {
        guard let offers = performers.offers else { return }
        if home.offered(offers.widgets) { homeChanged(write: true) }
        touchHome(all: true)
        if isForEdits || isReadOnly { return }
        for widget in home.widgets {
            placeForReloads(widget.id)
            guard let build = frames[widget.id]?.timeline?.header.build, !build.isEmpty,
                build != performers.manifest(ofKind: widget.kind)?.build
            else {
                continue
            }
            perform(reloads.ask(widget.id, .init(cause: .environment), at: now))
        }
    }
}
