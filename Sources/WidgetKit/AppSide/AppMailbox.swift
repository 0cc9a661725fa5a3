internal import GroupContainer
import Dispatch
internal import JSONText
internal import WidgetArchive

/// The app's side of the widgets: performs the intents that run in the app and receives the URLs of links, while the app
/// is in front.
///
/// Open one when the app's user interface begins, and close it when it ends. The process must run the Dispatch main
/// queue (`dispatchMain()`, or a run loop).
///
///     let mailbox = try AppMailbox.open(intents: [NewTaskIntent.self]) { url in router.open(url) }
@MainActor
public final class AppMailbox {
    /// Another app of the group is in front.
    public struct InFront: Error, CustomStringConvertible {
        /// The other process, if it can be seen.
        public internal(set) var process: Int32?
        /// What to do.
        public var description: String {
            "the app is in front already" + (process.map { " (process \($0))" } ?? "")
                + ": use that one, or end it first"
        }
    }

    /// Something that was handed over and is done.
    public struct Performed: Sendable {
        /// What was tapped, for people.
        public var label: String
        /// The intent's name.
        public var intent: String?
        /// The opened URL.
        public var url: URL?
        /// Why it failed; nil when it did not.
        public var error: String?
    }

    private let group: GroupDirectory
    private let mailbox: Mailbox
    private let instance: String
    private let front: HeldLock
    private var alive: AliveFile?
    private let onOpenURL: @MainActor (URL) -> Void
    private let onPerformed: @MainActor (Performed) -> Void
    /// Set while this app makes room for another.
    private var onceDone: (@MainActor () -> Void)?
    private var way: FrontOfApp?
    private var token: DirectoryWatcher.Token?
    private var performing: [String: (task: Task<Void, Never>, invocation: Invocation)] = [:]
    private let deadlines = DeadlineTimer()

    /// Begins to take what is handed to the app.
    ///
    /// - Parameters:
    ///   - group: the group directory's absolute path; nil: the process's.
    ///   - intents: intent types of the app, so that they are found by name.
    ///   - onOpenURL: called with each URL of a tapped link or `widgetURL`.
    ///   - givesWay: whether this app, which nobody sees, makes room for one that somebody opens; it should end then.
    ///   - onPerformed: called after each intent or URL.
    ///   - onGivingWay: called when another app is to come to the front and nothing is being performed any more. The
    ///     mailbox is closed by then.
    /// - Throws: ``InFront`` when another app is in front and does not make room within two seconds, or why the group
    ///   directory is refused.
    public static func open(
        group: String? = nil, intents: [any AppIntent.Type] = [], givesWay: Bool = false,
        onOpenURL: @escaping @MainActor (URL) -> Void = { _ in },
        onPerformed: @escaping @MainActor (Performed) -> Void = { _ in },
        onGivingWay: @escaping @MainActor () -> Void = {}
    ) throws -> AppMailbox {
        for type in intents { IntentRegistry.register(type) }
        let directory = try group.map { try GroupDirectory(opening: $0) } ?? GroupDirectory.current
        let front = FrontOfApp(of: directory)
        let mailbox = AppMailbox(directory, try front.take(), onOpenURL, onPerformed)
        try mailbox.start()
        if givesWay {
            try front.giveWay { [weak mailbox] in mailbox?.giveWay(then: onGivingWay) }
            mailbox.way = front
        }
        return mailbox
    }

    /// Whether an app of the group is in front.
    public static func isInFront(group: String? = nil) throws -> Bool {
        let directory = try group.map { try GroupDirectory(opening: $0) } ?? GroupDirectory.current
        return try FrontOfApp(of: directory).isTaken
    }

    private init(
        _ group: GroupDirectory, _ front: HeldLock, _ onOpenURL: @escaping @MainActor (URL) -> Void,
        _ onPerformed: @escaping @MainActor (Performed) -> Void
    ) {
        self.group = group
        self.front = front
        self.onOpenURL = onOpenURL
        self.onPerformed = onPerformed
        instance = InstanceName.make()
        mailbox = Mailbox(.app, in: group)
    }

    private func start() throws {
        // Before the first claim, so that the host sees when we end while performing.
        alive = try AliveFile(instance, in: group)
        ReloadWishes.introduce {
            if $0.claimant.isEmpty { $0.claimant = instance }
            $0.role = "app"
            $0.isForeground = true
        }
        OpenedURLs.handler = onOpenURL
        deadlines.onDeadline = { [weak self] spans in
            for span in spans { self?.performing[span]?.task.cancel() }
        }
        token = try DirectoryWatcher.shared.watch(mailbox.newPath) { [weak self] _ in self?.claimAll() }
        Trace.record(.log, reason: "the app is in front")
    }

    /// Another app is to come to the front: takes nothing any more, finishes what it has taken, and goes.
    private func giveWay(then: @escaping @MainActor () -> Void) {
        if let token { DirectoryWatcher.shared.cancel(token) }
        token = nil
        onceDone = then
        endIfDone()
    }

    private func endIfDone() {
        guard let then = onceDone, performing.isEmpty else { return }
        onceDone = nil
        close()
        then()
    }

    /// Takes nothing any more and gives up the foreground. What is being performed is cancelled.
    public func close() {
        if let token { DirectoryWatcher.shared.cancel(token) }
        token = nil
        for (task, _) in performing.values { task.cancel() }
        deadlines.stop()
        ReloadWishes.introduce { $0.isForeground = false }
        alive?.end(in: group)
        alive = nil
        way?.end()
        front.release()
        Trace.record(.log, reason: "the app has left the front")
    }

    // MARK: Work

    private func claimAll() {
        do {
            for id in try mailbox.arrivals() { try claim(id) }
        } catch {
            Trace.record(.failed, reason: "\(mailbox.newPath): \(error)")
        }
    }

    private func claim(_ id: String) throws {
        guard let bytes = try mailbox.claim(id, by: instance) else { return }
        var invocation: Invocation
        do {
            invocation = try Invocation(jsonBytes: bytes)
            invocation.id = id
        } catch {
            _ = AtomicFile.setAside("\(mailbox.curPath)/\(id).\(instance)", in: group, reason: "\(error)")
            return answer(Outcome(id: id, status: .failed, reason: "it cannot be read: \(error)"))
        }
        Trace.record(.claimed, span: id, kind: invocation.widget.kind, widget: invocation.widget.id)
        if let late = ExtensionProcess.lateness(deadline: invocation.deadline, bootID: invocation.bootID) {
            Trace.record(.voided, span: id, reason: late)
            return answer(Outcome(id: id, status: .voided, reason: late))
        }
        if let reference = invocation.intent {
            perform(reference, invocation)
        } else if let text = invocation.url, let url = URL(string: text) {
            onOpenURL(url)
            answer(Outcome(id: id, status: .succeeded))
            onPerformed(Performed(label: invocation.label, url: url))
        } else {
            answer(Outcome(id: id, status: .failed, reason: "it names neither an intent nor a URL"))
        }
    }

    private func perform(_ reference: IntentReference, _ invocation: Invocation) {
        let span = invocation.id
        deadlines.add(span, at: invocation.deadline)
        let task = Task {
            var outcome = Outcome(id: span, status: .succeeded)
            do {
                // Off the usual pool, see PerformingExecutor: an app that performed once must not wake every second.
                let performed = try await withTaskExecutorPreference(PerformingExecutor.shared) {
                    try await Self.performInFront(reference, span)
                }
                Trace.record(.performed, span: span)
                self.reload(after: performed, invocation, &outcome)
            } catch let goesOn as ContinuesInForeground {
                do { try await goesOn.continuation?() } catch { self.fail(&outcome, reference, error) }
            } catch {
                self.fail(&outcome, reference, error)
            }
            self.deadlines.remove(span)
            self.performing[span] = nil
            self.answer(outcome)
            self.onPerformed(
                Performed(
                    label: invocation.label, intent: reference.type,
                    error: outcome.status == .succeeded ? nil : outcome.reason))
            self.endIfDone()
        }
        performing[span] = (task, invocation)
    }

    private nonisolated static func performInFront(
        _ reference: IntentReference, _ span: String
    ) async throws -> PerformedIntent {
        // This process is the app, and it is in front: going on in front needs nothing.
        try await IntentSystemContext.$current.withValue(.inFront) {
            try await Trace.$span.withValue(span) {
                try await IntentPerformer.perform(reference, stopsAtApp: false) {
                    Trace.record(.performBegan, span: span)
                }
            }
        }
    }

    private func fail(_ outcome: inout Outcome, _ reference: IntentReference, _ error: any Error) {
        let text = error.textForPeople
        outcome.status = error is CancellationError ? .timedOut : .failed
        outcome.reason = text.hasPrefix(reference.type) ? text : "\(reference.type): \(text)"
        Trace.record(.performFailed, span: outcome.id, reason: outcome.reason)
    }

    /// The extension makes the timelines; the app can only wish for them.
    private func reload(after performed: PerformedIntent, _ invocation: Invocation, _ outcome: inout Outcome) {
        var asks = performed.reloads
        let own = ReloadAsk.kind(invocation.widget.kind)
        if !invocation.widget.kind.isEmpty, !asks.contains(own), !asks.contains(.all) { asks.insert(own, at: 0) }
        outcome.reloadedKinds = asks.compactMap(\.kind)
        for ask in asks {
            do {
                try ReloadWishes.write(ask, ReloadWishes.wish(inside: invocation.id), in: group)
            } catch {
                Trace.record(
                    .failed, span: invocation.id, kind: ask.kind, reason: "the wish to reload was lost: \(error)")
            }
        }
    }

    private func answer(_ outcome: Outcome) {
        var outcome = outcome
        outcome.claimant = instance
        do {
            try mailbox.answer(outcome.id, by: instance, with: outcome.jsonBytes())
            Trace.record(
                .answered, span: outcome.id, reason: outcome.reason,
                detail: ["status": .string(outcome.status.rawValue)])
        } catch {
            Trace.record(.failed, span: outcome.id, reason: "the answer could not be given: \(error)")
        }
    }
}
