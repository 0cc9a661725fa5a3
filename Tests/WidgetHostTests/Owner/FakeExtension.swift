import Glibc
import GroupContainer
import JSONText
import WidgetArchive

@testable import WidgetHost

/// An extension in the test's own process: takes messages out of the mailboxes and answers as it is told.
@MainActor
final class FakeExtension {
    let group: GroupDirectory
    let instance: String
    /// What its only kind's timeline shows.
    var words: String
    /// Makes the answer to a tap; nil: the tap is claimed and never answered.
    var perform: (Invocation) -> Outcome? = { Outcome(id: $0.id, status: .succeeded) }
    /// Makes the timeline; nil: the provider fails.
    var provide: ((WidgetReference) -> TimelineArchive?)?
    /// Whether messages are taken at all.
    var isStopped = false { didSet { if !isStopped { look() } } }
    private(set) var performed: [Invocation] = []
    private(set) var provided: [ExtensionRequest] = []
    private var alive: AliveFile?
    private var tokens: [DirectoryWatcher.Token] = []
    private let intents: Mailbox
    private let requests: Mailbox

    init(in group: GroupDirectory, pid: Int32 = 1, kinds: [String] = ["Tasks"], words: String = "count 0") throws {
        self.group = group
        self.words = words
        instance = "\(pid)-\(Identifier.make().suffix(8))"
        intents = Mailbox(.intents, in: group)
        requests = Mailbox(.requests, in: group)
        alive = try AliveFile(instance, in: group)
        var manifest = Manifest()
        manifest.instance = instance
        manifest.pid = Int(pid)
        manifest.bootID = BootClock.bootID
        manifest.readyAt = BootClock.now()
        manifest.widgets = kinds.map { kind in
            var widget = WidgetDescription()
            (widget.kind, widget.displayName, widget.families) = (kind, kind, [.systemSmall])
            return widget
        }
        try AtomicFile.write(manifest.jsonBytes(), to: group.path(.extensions, FileName.encode(instance) + ".json"))
        for mailbox in [intents, requests] {
            tokens.append(try DirectoryWatcher.shared.watch(mailbox.newPath) { [weak self] _ in self?.look() })
        }
    }

    /// Ends, as a killed process would: its lock is free, its claims stay.
    func die() {
        for token in tokens { DirectoryWatcher.shared.cancel(token) }
        tokens = []
        alive = nil
        // The kernel closes a dead process's files; this process may keep the lock file open.
        let path = AliveFile.path(instance, in: group)
        if let descriptor = try? Sys.open(path, O_WRONLY) { Sys.close(descriptor) }
    }

    private func look() {
        guard !isStopped, alive != nil else { return }
        for id in (try? requests.pending()) ?? [] {
            guard let bytes = try? requests.claim(id, by: instance),
                let request = try? ExtensionRequest(jsonBytes: bytes)
            else { continue }
            answer(request)
        }
        for id in (try? intents.pending()) ?? [] {
            guard let bytes = try? intents.claim(id, by: instance), let invocation = try? Invocation(jsonBytes: bytes)
            else { continue }
            performed.append(invocation)
            guard var outcome = perform(invocation) else { continue }
            if outcome.status == .succeeded, publish(invocation.widget, span: id) {
                outcome.timelines = [invocation.widget.id]
            }
            outcome.claimant = instance
            try? intents.answer(id, by: instance, with: outcome.jsonBytes())
        }
    }

    private func answer(_ request: ExtensionRequest) {
        var outcome = Outcome(id: request.id, status: .succeeded, claimant: instance)
        if request.purpose == .placeholder {
            var archive = Archives.timeline([Archives.entry("placeholder", at: 0)], widget: request.widget.id)
            archive.purpose = .placeholder
            outcome.payload = String(decoding: archive.jsonBytes(), as: UTF8.self)
        } else {
            provided.append(request)
            if publish(request.widget, span: request.id) {
                outcome.timelines = [request.widget.id]
            } else {
                outcome.status = .failed
                outcome.reason = "the provider failed"
            }
        }
        try? requests.answer(request.id, by: instance, with: outcome.jsonBytes())
    }

    /// The control that every timeline of this extension has.
    static var button: ControlNode {
        var control = ControlNode()
        control.key = "add"
        control.intent = IntentReference(type: "AddIntent")
        control.body = Archives.text("Add")
        return control
    }

    /// Publishes a timeline of a widget.
    @discardableResult
    func publish(_ widget: WidgetReference, span: String) -> Bool {
        var archive = Archives.timeline(
            [Archives.entry(words, at: 0, controls: [Self.button])], widget: widget.id, generation: BootClock.now(),
            bootID: BootClock.bootID)
        if let provide {
            guard let made = provide(widget) else { return false }
            archive = made
            archive.generation = BootClock.now()
            archive.bootID = BootClock.bootID
        }
        archive.span = span
        archive.widget = widget
        let path = group.path(.timelines, FileName.encode(widget.id) + ".json")
        return (try? AtomicFile.write(archive.jsonBytes(), to: path)) != nil
    }
}
