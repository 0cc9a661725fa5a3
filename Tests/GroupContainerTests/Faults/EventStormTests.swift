import Glibc
import Testing

@testable import GroupContainer

/// The names a watcher has told of, until there are enough.
@MainActor
private final class Known {
    private(set) var names: Set<String> = []
    var calls = 0
    private let count: Int
    private var waiting: CheckedContinuation<Void, Never>?

    init(count: Int) { self.count = count }

    func add(_ new: Set<String>) {
        names.formUnion(new)
        guard names.count >= count else { return }
        waiting?.resume()
        waiting = nil
    }

    func all() async {
        if names.count >= count { return }
        await withCheckedContinuation { waiting = $0 }
    }
}

@Suite("A storm of events", .timeLimit(.minutes(2)))
struct EventStormTests {
    @Test("A hundred thousand files end in the right state, with bounded memory")
    func hundredThousand() async throws {
        // In a process of its own: what the other tests allocate meanwhile is none of the watcher's.
        await #expect(processExitsWith: .success) { try await watchStorm(of: 100_000) }
    }
}

@MainActor
private func watchStorm(of count: Int) async throws {
    let scratch = try ScratchGroup()
    let watcher = try DirectoryWatcher()
    let path = scratch.directory.path(.timelines)
    let known = Known(count: count)
    let token = try watcher.watch(path) { names in
        known.calls += 1
        known.add(names ?? Set((try? Sys.list(path)) ?? []))
    }
    let before = residentKilobytes
    let probe = try Probe("storm", scratch.directory.path, path, "\(count)")
    await known.all()
    #expect(probe.line() == "stormed")
    #expect(known.names.count == count)
    #expect(known.calls < count, "events are given together")
    // The names themselves are what the handler of this test keeps.
    #expect(residentKilobytes - before < 64 << 10)
    watcher.cancel(token)
}

private var residentKilobytes: Int {
    let text = (try? contents("/proc/self/statm")) ?? []
    let pages = String(decoding: text, as: UTF8.self).split(separator: " ")
    return (pages.count > 1 ? Int(pages[1]) ?? 0 : 0) * 4
}
