internal import Glibc
internal import GroupContainer
internal import WidgetArchive

/// What is done to a real extension around a tap; it begins before the tap is sent.
@MainActor
final class ProcessTrouble {
    private let fault: WidgetFault?
    private let group: GroupDirectory
    private var held: [HeldLock] = []
    private var claims: ClaimWatch?
    private let processes: [Manifest]

    init(_ fault: WidgetFault?, in group: GroupDirectory) throws {
        self.fault = fault
        self.group = group
        processes = try Self.extensions(of: group)
        switch fault {
        case nil: break
        case .deadlineMissed: signal(SIGSTOP)
        case .storeLocked: try holdStore()
        case .extensionCrashed:
            try holdStore()
            try killAtClaim()
        case .diskFull, .unknownEnumValue:
            throw TesterError.fault(
                "\(fault.map { "\($0)" } ?? "") is made in the test's process only: use a WidgetTester")
        }
    }

    /// The tap has ended.
    func end() {
        claims?.end()
        claims = nil
        for lock in held { lock.release() }
        held = []
        if fault == .deadlineMissed { signal(SIGCONT) }
    }

    private func signal(_ signal: Int32) {
        for process in processes { kill(Int32(process.pid), signal) }
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

    private func killAtClaim() throws {
        // Whoever claims the tap cannot get further than the lock, for which it waits two seconds at most.
        claims = try ClaimWatch(in: group) { [group] claimants in
            for process in (try? Self.extensions(of: group)) ?? [] where claimants.contains(process.instance) {
                kill(Int32(process.pid), SIGKILL)
            }
        }
    }

    /// The manifests of the extensions that run.
    private nonisolated static func extensions(of group: GroupDirectory) throws -> [Manifest] {
        try Sys.list(group.path(.extensions)).filter { $0.hasSuffix(".json") }.compactMap { name in
            guard let bytes = try AtomicFile.read(group.path(.extensions, name)) else { return nil }
            let manifest = try Manifest(jsonBytes: bytes)
            return try AliveFile.isAlive(manifest.instance, in: group) ? manifest : nil
        }
    }
}
