import Glibc
import GroupContainer
import WidgetArchive

/// ENOENT, under a name that `error.errno` does not hide.
let ENOENTCode: Int32 = ENOENT

extension WidgetHost {
    // MARK: Start

    func takeLock() throws {
        let file = FileLock("host", in: group)
        guard let held = try file.tryHold() else {
            let holder = FileLock.holder(ofFileAt: file.path)
            throw HostError.held(path: group.path, pid: holder?.pid, command: holder?.command)
        }
        lock = held
        groupIdentity = (try? Sys.lstat(group.path))??.identity
    }

    /// Clears away what an earlier host and dead processes left, and says in the trace what that was.
    func sweep() {
        for mailbox in [intents, requests, apps, commands] {
            do {
                // Who asked an earlier host something from a process of its own, and still waits, takes the answer itself.
                let report = try mailbox.sweep(keeping: { mailbox.name == .host && Self.isWaiting(for: $0) })
                inherited.formUnion(report.running.map(\.id))
                for id in report.voided {
                    Trace.record(.voided, span: id, reason: "it was left by an earlier renderer and never runs")
                }
                for claim in report.interrupted {
                    Trace.record(.interrupted, span: claim.id, reason: "\(claim.claimant) ended while performing it")
                }
                let rest = report.emptied.count + report.temporaries + report.setAside.count
                if rest > 0 {
                    Trace.record(
                        .log,
                        reason: "\(mailbox.name.rawValue): \(report.emptied.count) old answers, \(report.temporaries) "
                            + "temporary files removed, \(report.setAside.count) files set aside")
                }
            } catch {
                writingFailed(error)
            }
        }
        let clock = Int64(now.wall)
        for folder in [GroupDirectory.Folder.timelines, .extensions, .reloads, .defaults] {
            _ = try? AtomicFile.removeStaleTemporaries(in: group.path(folder), now: clock)
        }
        _ = try? AtomicFile.removeStaleTemporaries(in: group.path, now: clock)
        _ = try? Trace.prune(in: group)
    }

    private static func isWaiting(for id: String) -> Bool {
        guard let process = Identifier.process(of: id) else { return false }
        return kill(process, 0) == 0 || errno == EPERM
    }

    // MARK: Watching

    /// What a host for changes of the home screen only must hear of.
    func watchForEdits() throws {
        try on(requests.donePath) { $0.requestAnswersArrived($1) }
        try on(group.path(.extensions), [.arrivals, .removals]) { host, _ in host.lookAtPerformers() }
        try on(commands.newPath) { $0.commandsArrived($1) }
    }

    /// Watches a directory for as long as the host runs.
    func on(
        _ path: String, _ events: WatchEvents = .arrivals,
        _ handler: @escaping @MainActor (WidgetHost, Set<String>?) -> Void
    ) throws {
        let token = try DirectoryWatcher.shared.watch(path, events: events) { [weak self] names in
            guard let self, self.isRunning else { return }
            self.event { handler(self, names) }
        }
        tokens.append(token)
    }

    func watch() throws {
        let watcher = DirectoryWatcher.shared
        try on(intents.donePath) { $0.tapAnswersArrived($1, .extensions) }
        try on(requests.donePath) { $0.requestAnswersArrived($1) }
        try on(group.path(.reloads)) { $0.wishesArrived($1) }
        try on(group.path(.extensions), [.arrivals, .removals]) { host, _ in host.lookAtPerformers() }
        try on(commands.newPath) { $0.commandsArrived($1) }
        try on(apps.donePath) { $0.tapAnswersArrived($1, .app) }
        try on(group.path, [.arrivals, .removals]) { $0.rootChanged($1) }
        watcher.pollingDidChange = { [weak self] reason in
            guard let self else { return }
            self.event { self.trouble(.watching, reason) }
        }
        trouble(.watching, watcher.pollingReason)
    }

    private func rootChanged(_ names: Set<String>?) {
        guard let names else {
            checkGroup()
            return lookAtHomeFile()
        }
        if names.contains("home.json") { homeFileChanged() }
        if GroupDirectory.Folder.allCases.contains(where: { names.contains($0.rawValue) }) { foldersChanged() }
    }

    /// Folders are missing. Whoever removes the whole directory takes them one by one and would stumble over new ones, so
    /// they are made again only when it has stayed that way for a moment.
    private func foldersChanged() {
        let missing = GroupDirectory.Folder.allCases.filter { ((try? Sys.lstat(group.path($0))) ?? nil) == nil }
        guard !missing.isEmpty else { return }
        if missing.contains(.defaults) {
            groupTrouble("\(group.path) was emptied: what the app had written is gone")
        }
        folderTimer = HostTimer { [weak self] in
            guard let self, isRunning else { return }
            event { self.remakeFolders() }
        }
        folderTimer?.ring(in: 0.3)
    }

    // MARK: The directory's life

    /// Looks whether the group directory is there and is still the same.
    func checkGroup() {
        guard let status = (try? Sys.lstat(group.path)) ?? nil else {
            return groupTrouble(
                "\(group.path) was removed, with what it held; it is made again by the next tap, by r, or when an app or an "
                    + "extension starts")
        }
        // Without the lock it was given up meanwhile, for something else at the path, and is taken anew.
        if status.identity == groupIdentity, lock != nil {
            trouble(.group, nil)
            return
        }
        groupIsAnother()
    }

    func groupTrouble(_ words: String) { trouble(.group, words) }

    private func remakeFolders() {
        folderTimer = nil
        guard ((try? Sys.lstat(group.path)) ?? nil) != nil else { return }
        do {
            _ = try GroupDirectory(opening: group.path, create: false)
        } catch {
            groupTrouble("\(error)")
        }
    }

    /// The directory at the path is another one: the lock is taken there, and what it holds is looked at anew.
    private func groupIsAnother() {
        lock?.release()
        lock = nil
        do {
            _ = try GroupDirectory(opening: group.path)
            try takeLock()
        } catch {
            return groupTrouble("\(error)")
        }
        trouble(.group, nil)
        Trace.record(.log, reason: "the group directory was made anew: everything in it is looked at")
        performers.forget()
        log.reopen()
        timelineIdentities = [:]
        for widget in frames.keys { frames[widget]?.forgetTimeline() }
        // What was sent into the old directory is not answered in this one.
        for tap in taps.taps { perform(taps.failed(tap.id, because: "the group directory was removed", at: now)) }
        for id in reloads.requests {
            perform(reloads.failed(id, "the group directory was removed", at: now))
        }
        placeholders = [:]
        placeholderDues = [:]
        failQuestions(Array(questions.keys), "the group directory was removed")
        sweep()
        readHome()
        findExtensions()
        lookAtPerformers()
        readAllTimelines()
        wishesArrived(nil)
        for widget in home.widgets {
            placeForReloads(widget.id)
            perform(reloads.ask(widget.id, .init(cause: .environment), at: now))
        }
        touchHome(all: true)
    }

    /// Makes the group directory again if it has gone: what a person does is reason enough, what happens by itself is not.
    func ensureGroup() {
        do {
            let isThere = try Sys.lstat(group.path) != nil
            if isThere && lock != nil { return }
            if !isThere { _ = try GroupDirectory(opening: group.path) }
            groupIsAnother()
        } catch {
            groupTrouble("\(error)")
        }
    }

    /// Does something that writes into the group; a trouble is shown until a write succeeds.
    func withGroup<T>(_ body: () throws -> T) throws -> T {
        do {
            // Mailboxes make their directories when they are missing, but half a group directory helps nobody.
            guard try Sys.lstat(group.path) != nil else { throw GroupError.missing(path: group.path) }
            let result = try body()
            writingFailure = nil
            trouble(.writing, nil)
            return result
        } catch {
            writingFailed(error)
            throw error
        }
    }

    /// A write into the group has failed: it is shown until one succeeds.
    func writingFailed(_ error: any Error) {
        writingFailure = error
        trouble(.writing, "\(error)")
    }
}
