internal import GroupContainer
import Dispatch
import Glibc
internal import WidgetArchive

/// The extension's process: claims taps and requests, performs, makes timelines, answers.
///
/// Everything but `perform()` and providers' own asynchronous work happens on the main actor, whose thread also reads
/// inotify (``EventLoop``): one loop, no polling. From a tap's file to its answer there are two thread hops, to
/// `perform()` and back; a provider that completes before it returns, and the archiving of its views, add none.
///
/// A tap's answer waits for the tapped widget's timeline alone. The others that show what has changed are named in it
/// (``Outcome/following``) and asked for like any reload: what becomes of them, if this process or the host ends in
/// between, is no matter of the tap any more.
@MainActor
final class ExtensionProcess {
    let group: GroupDirectory
    let instance: String
    let intents: Mailbox
    let requests: Mailbox
    private(set) var widgets: [String: _WidgetDefinition] = [:]
    private(set) var kinds: [String] = []

    var providers = ProviderQueue()
    /// The placed widgets that runs are for, by id, as they were last asked for.
    var references: [String: WidgetReference] = [:]
    /// What waits for timelines, by span.
    var answers: [String: PendingAnswer] = [:]
    /// The intents that are being performed, by span.
    var performing: [String: PerformingTap] = [:]
    /// Provider runs under way.
    var runs: [Int: Task<Void, Never>] = [:]
    let finished = FinishedTaps()
    let maker: TimelineMaker
    let publisher: TimelinePublisher
    var placed: PlacedWidgets
    let deadlines = DeadlineTimer()
    private var alive: AliveFile?
    private var signals: [any DispatchSourceSignal] = []
    private var lifeline: Lifeline?
    /// Set by SIGTERM: nothing new is claimed, and the process ends with its last answer.
    private(set) var isEnding = false
    private var exit: @MainActor () -> Void = { Glibc.exit(0) }

    /// A process for a group. ``start(_:)`` begins its work.
    init(group: GroupDirectory, instance: String, build: BuildIdentity = .current) {
        self.group = group
        self.instance = instance
        intents = Mailbox(.intents, in: group)
        requests = Mailbox(.requests, in: group)
        maker = TimelineMaker(build: build.text)
        publisher = TimelinePublisher(group: group)
        placed = PlacedWidgets(group: group)
        deadlines.onDeadline = { [weak self] in self?.deadlinesPassed($0) }
        finished.wake = { [weak self] in self?.takeFinished() }
    }

    // MARK: A process of its own

    /// Reads the command line, opens the group directory and begins the trace; ends the process when that fails.
    static func launch() -> ExtensionProcess {
        StandardStream.openMissing()
        let program = StandardStream.calledAs ?? "extension"
        do {
            let arguments = try ExtensionArguments(Array(CommandLine.arguments.dropFirst()), program: program)
            if let text = arguments.print {
                StandardStream(program: program).print(text + "\n")
                Glibc.exit(0)
            }
            if let folder = arguments.previews {
                MainBundle.complete()
                try PreviewAnswer.give(in: folder, group: arguments.group)
            }
            EventLoop.prepare()
            let group = try GroupDirectory.opened(arguments.group, for: program)
            GroupDirectory.setCurrent(group)
            let instance = InstanceName.make()
            Trace.start(role: .extension, claimant: instance, in: group, redacting: !arguments.tracesValues)
            ReloadWishes.introduce { ($0.claimant, $0.role) = (instance, "extension") }
            return ExtensionProcess(group: group, instance: instance)
        } catch {
            StandardStream(program: program).fail("\(error)", ExitStatus(error))
        }
    }

    /// Works until a signal or the launcher's end. Never returns.
    func run(_ definitions: [_WidgetDefinition], controls: [_ControlDefinition] = []) -> Never {
        do {
            watchSignals()
            lifeline = Lifeline(environment: GroupDirectory.processEnvironment) { Glibc.exit(0) }
            try start(definitions, controls: controls)
            PerformingExecutor.shared.prepare()
        } catch {
            Trace.record(.failed, reason: "the extension could not start: \(error)")
            StandardStream(program: StandardStream.calledAs ?? "extension").fail("\(error)", ExitStatus(error))
        }
        EventLoop.prepare().run()
    }

    // MARK: Work

    /// Shows that the process lives, writes its manifest, and begins to claim.
    func start(_ definitions: [_WidgetDefinition], controls: [_ControlDefinition] = []) throws {
        // Before the first claim: whoever finds a claim of ours must be able to tell whether we live.
        alive = try AliveFile(instance, in: group)
        learn(definitions)
        self.controls = controls
        try writeManifest(for: placed.lastKnown.surroundings)
        let watcher = DirectoryWatcher.shared
        tokens = [
            try watcher.watch(intents.newPath) { [weak self] names in self?.claimIntents(names) },
            try watcher.watch(requests.newPath) { [weak self] names in self?.claimRequests(names) },
        ]
    }
    private var tokens: [DirectoryWatcher.Token] = []

    /// Ends the work of a process inside another, for tests.
    func stop() {
        for token in tokens { DirectoryWatcher.shared.cancel(token) }
        tokens = []
        for run in runs.values { run.cancel() }
        for tap in performing.values { tap.task.cancel() }
        deadlines.stop()
        alive?.end(in: group)
        alive = nil
    }

    /// Names and descriptions of the widgets follow the language of the place where they are shown.
    func speak(in surroundings: Surroundings) {
        guard surroundings.locale != describedIn else { return }
        do {
            try writeManifest(for: surroundings)
        } catch {
            Trace.record(.failed, reason: "the names of the widgets in another language: \(error)")
        }
    }
    /// The locale of the manifest.
    private var describedIn = ""
    private var controls: [_ControlDefinition] = []

    private func writeManifest(for surroundings: Surroundings) throws {
        describedIn = surroundings.locale
        let manifest = UserLocale.run(surroundings) {
            ManifestMaker.manifest(
                of: kinds.compactMap { widgets[$0] }, controls: controls, instance: instance, build: maker.build)
        }
        try AtomicFile.write(
            manifest.jsonBytes(), to: group.path(.extensions, FileName.encode(instance) + ".json"))
    }

    private func learn(_ definitions: [_WidgetDefinition]) {
        for definition in definitions {
            if widgets.updateValue(definition, forKey: definition.kind) != nil {
                Trace.record(
                    .log, kind: definition.kind,
                    reason: "two widgets of the bundle have the kind \(definition.kind); the last counts")
            } else {
                kinds.append(definition.kind)
            }
        }
    }

    // MARK: Ending

    private func watchSignals() {
        for number in [SIGTERM, SIGINT] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.end() } }
            source.resume()
            signals.append(source)
        }
        // A reader of our output that went away must not end us.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Ends at once when the renderer that started this process is gone; nobody waits for what it would still do.
    func endIfAbandoned() {
        if lifeline?.hasEnded == true { Glibc.exit(0) }
    }

    /// Claims nothing any more; the process ends when what it claimed is answered, or at once when asked again.
    func end() {
        if isEnding { return exit() }
        isEnding = true
        endIfDone()
    }

    func endIfDone() {
        guard isEnding, performing.isEmpty, answers.isEmpty else { return }
        exit()
    }
}
