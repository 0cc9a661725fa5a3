internal import Glibc
internal import GroupContainer
internal import WidgetArchive

/// What is done to a real extension around a tap.
@MainActor
final class ProcessTrouble {
    private let fault: WidgetFault?
    private let group: GroupDirectory
    private var held: [HeldLock] = []
    private var token: DirectoryWatcher.Token?
    private let processes: [Int32]

    init(_ fault: WidgetFault?, in group: GroupDirectory) throws {
        self.fault = fault
        self.group = group
        processes = try Self.extensions(of: group)
        switch fault {
        case nil: break
        case .deadlineMissed: for process in processes { kill(process, SIGSTOP) }
        case .extensionCrashed, .storeLocked: try holdStore()
        case .diskFull, .unknownEnumValue:
            throw TesterError.fault(
                "\(fault.map { "\($0)" } ?? "") is made in the test's process only: use a WidgetTester")
        }
    }

    /// The tap was sent, as an invocation.
    func tapped(_ id: String) {
        guard fault == .extensionCrashed else { return }
        // Once it is claimed it cannot get further than the lock. The claim of the tap before may lie there still.
        let claims = Mailbox(.intents, in: group)
        let look: @MainActor () -> Void = { [processes] in
            guard let claimed = try? claims.claimed(), claimed.contains(where: { $0.id == id }) else { return }
            for process in processes { kill(process, SIGKILL) }
        }
        token = try? DirectoryWatcher.shared.watch(claims.curPath) { _ in look() }
        // It may have been claimed before the watch stood.
        look()
    }

    /// The tap has ended.
    func end() {
        if let token { DirectoryWatcher.shared.cancel(token) }
        token = nil
        for lock in held { lock.release() }
        held = []
        if fault == .deadlineMissed { for process in processes { kill(process, SIGCONT) } }
    }

    private func holdStore() throws {
        let suites = try Sys.list(group.path(.defaults)).compactMap { name in
            name.hasSuffix(".jsonl") ? FileName.decode(String(name.dropLast(".jsonl".count))) : nil
        }
        guard !suites.isEmpty else {
            throw TesterError.fault("there are no shared defaults yet whose lock could be held: have them written once")
        }
        held = try suites.compactMap { try FileLock("defaults.\($0)", in: group).tryHold() }
    }

    private static func extensions(of group: GroupDirectory) throws -> [Int32] {
        try Sys.list(group.path(.extensions)).filter { $0.hasSuffix(".json") }.compactMap { name in
            guard let bytes = try AtomicFile.read(group.path(.extensions, name)) else { return nil }
            let manifest = try Manifest(jsonBytes: bytes)
            return try AliveFile.isAlive(manifest.instance, in: group) ? Int32(manifest.pid) : nil
        }
    }
}
