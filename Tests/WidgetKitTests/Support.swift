import Foundation
import GroupContainer
import Synchronization
import WidgetArchive

@testable import WidgetKit

/// A group directory that goes away with the test.
final class TemporaryGroup: Sendable {
    let group: GroupDirectory
    init() throws {
        group = try GroupDirectory(opening: NSTemporaryDirectory() + "widgetkit-\(UUID().uuidString)")
    }
    deinit { try? FileManager.default.removeItem(atPath: group.path) }
}

/// What the intents and providers of one test share. Each test has its own, by name, because intents are made by the
/// process under test and can only find it by a parameter.
final class Stage: Sendable {
    private static let stages = Mutex<[String: Stage]>([:])
    static subscript(_ name: String) -> Stage {
        stages.withLock { stages in
            if let stage = stages[name] { return stage }
            let stage = Stage()
            stages[name] = stage
            return stage
        }
    }

    let count = Atomic<Int>(0)
    let providerRuns = Atomic<Int>(0)
    private let performed = Mutex<[String]>([])
    private let gates = Mutex<[CheckedContinuation<Void, Never>]>([])
    private let gateWaiters = Mutex<(arrived: Int, waiting: [(Int, CheckedContinuation<Void, Never>)])>((0, []))

    func note(_ text: String) { performed.withLock { $0.append(text) } }
    var notes: [String] { performed.withLock { $0 } }

    /// Waits until ``open()``.
    func pass() async {
        await withCheckedContinuation { continuation in
            gates.withLock { $0.append(continuation) }
            arrive()
        }
    }

    /// Counts as having come to the gate, without waiting.
    func arrive() {
        let ready = gateWaiters.withLock { state in
            state.arrived += 1
            let arrived = state.arrived
            let ready = state.waiting.filter { $0.0 <= arrived }
            state.waiting.removeAll { $0.0 <= arrived }
            return ready
        }
        for (_, waiter) in ready { waiter.resume() }
    }

    /// Lets all pass who wait now.
    func open() {
        let waiting = gates.withLock { gates in
            defer { gates = [] }
            return gates
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until so many have come to the gate.
    func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = gateWaiters.withLock { state in
                if state.arrived >= count { return true }
                state.waiting.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}

/// The renderer's part: sends taps and requests, waits for the answers.
@MainActor
final class Sender {
    let group: GroupDirectory
    private var waiting: [String: CheckedContinuation<Outcome, any Error>] = [:]
    private var came: [String: Outcome] = [:]
    private var tokens: [DirectoryWatcher.Token] = []

    init(_ group: GroupDirectory) throws {
        self.group = group
        for name in [Mailbox.Name.intents, .requests] {
            let mailbox = Mailbox(name, in: group)
            tokens.append(
                try DirectoryWatcher.shared.watch(mailbox.donePath) { [weak self] _ in
                    for id in (try? mailbox.answers()) ?? [] { self?.take(id, mailbox) }
                })
        }
    }

    func stop() { for token in tokens { DirectoryWatcher.shared.cancel(token) } }

    private func take(_ id: String, _ mailbox: Mailbox) {
        guard let answer = try? mailbox.takeAnswer(id) else { return }
        let outcome: Outcome
        switch answer {
        case .outcome(let bytes):
            outcome = (try? Outcome(jsonBytes: bytes)) ?? Outcome(id: id, status: .failed, reason: "unreadable")
        case .voided: outcome = Outcome(id: id, status: .voided, reason: "void file")
        }
        if let continuation = waiting.removeValue(forKey: id) {
            continuation.resume(returning: outcome)
        } else {
            came[id] = outcome
        }
    }

    func answer(_ id: String) async throws -> Outcome {
        if let outcome = came.removeValue(forKey: id) { return outcome }
        return try await withCheckedThrowingContinuation { waiting[id] = $0 }
    }

    /// Puts a tap into the mailbox.
    func send(
        _ intent: IntentReference, widget: WidgetReference = .tapped,
        deadline: Int64 = BootClock.now() + 60_000_000_000,
        bootID: String = BootClock.bootID
    ) throws -> String {
        var invocation = Invocation()
        invocation.id = Identifier.make()
        invocation.intent = intent
        invocation.widget = widget
        invocation.deadline = deadline
        invocation.bootID = bootID
        try Mailbox(.intents, in: group).send(invocation.jsonBytes(), id: invocation.id)
        return invocation.id
    }

    /// Sends a tap and waits for its answer.
    func tap(_ intent: some AppIntent, widget: WidgetReference = .tapped) async throws -> Outcome {
        try await answer(send(IntentReference(reading: intent), widget: widget))
    }

    /// Sends a request and waits for its answer.
    func ask(_ change: (inout ExtensionRequest) -> Void) async throws -> Outcome {
        var request = ExtensionRequest()
        request.id = Identifier.make()
        request.widget = .tapped
        request.deadline = BootClock.now() + 60_000_000_000
        request.bootID = BootClock.bootID
        change(&request)
        try Mailbox(.requests, in: group).send(request.jsonBytes(), id: request.id)
        return try await answer(request.id)
    }

    func timeline(_ widget: String = "w1") throws -> TimelineArchive? {
        try AtomicFile.read(group.path(.timelines, FileName.encode(widget) + ".json")).map {
            try TimelineArchive(jsonBytes: $0)
        }
    }

    /// All text of the first entry.
    func text(_ widget: String = "w1") throws -> String {
        guard let entry = try timeline(widget)?.entries.first else { return "nothing" }
        return entry.view.words
    }

    func write(home widgets: [WidgetReference]) throws {
        try AtomicFile.write(HomeScreen(widgets: widgets).jsonBytes(), to: group.path + "/home.json")
    }
}

extension WidgetReference {
    static let tapped = WidgetReference(id: "w1", kind: "Counter", family: .systemSmall)
}

extension Node {
    /// The view as JSON, for looking for words.
    var words: String { String(decoding: jsonBytes(), as: UTF8.self) }
}

/// A group, an extension process in this one, and a sender.
@MainActor
func withExtension(
    _ definitions: [_WidgetDefinition], before: (Sender) throws -> Void = { _ in },
    _ body: (Sender, ExtensionProcess) async throws -> Void
) async throws {
    let temporary = try TemporaryGroup()
    let sender = try Sender(temporary.group)
    try before(sender)
    let process = ExtensionProcess(group: temporary.group, instance: InstanceName.make())
    try process.start(definitions)
    defer {
        process.stop()
        sender.stop()
    }
    try await body(sender, process)
    withExtendedLifetime(temporary) {}
}
