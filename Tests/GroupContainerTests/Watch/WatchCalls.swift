import Testing

@testable import GroupContainer

/// Collects what a watcher's handler is called with, and lets a test wait for it.
///
/// A test that waits in vain is ended by its time limit, which cancels it.
@MainActor
final class WatchCalls {
    /// Everything the handler was called with.
    private(set) var calls: [Set<String>?] = []
    private var waiting: CheckedContinuation<Void, Never>?

    /// All names reported.
    var names: Set<String> { calls.reduce(into: []) { $0.formUnion($1 ?? []) } }

    /// How often everything was to be looked at anew.
    var rescans: Int { calls.count { $0 == nil } }

    func note(_ names: Set<String>?) {
        calls.append(names)
        waiting?.resume()
        waiting = nil
    }

    func reset() { calls = [] }

    /// Waits until the condition holds; it is looked at after every call.
    func wait(until condition: () -> Bool) async throws {
        while !condition() {
            try Task.checkCancellation()
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting = $0 }
            } onCancel: {
                Task { @MainActor in
                    self.waiting?.resume()
                    self.waiting = nil
                }
            }
        }
    }

    /// Waits for names, or for a call that says to look at everything.
    func wait(for name: String) async throws { try await wait { names.contains(name) } }

    /// Waits for so many calls with nil.
    func waitForRescans(_ count: Int) async throws { try await wait { rescans >= count } }
}

extension DirectoryWatcher {
    /// Watches and collects the calls; the first, from within `watch`, is taken out.
    func collect(_ path: String, events: WatchEvents = [.arrivals]) throws -> WatchCalls {
        let calls = WatchCalls()
        try watch(path, events: events) { calls.note($0) }
        #expect(calls.calls == [nil])
        calls.reset()
        return calls
    }
}

/// Writes a file in place.
func write(_ text: String, to path: String) throws {
    let descriptor = try Sys.open(path, 0o1 | 0o100 | 0o1000)  // O_WRONLY | O_CREAT | O_TRUNC
    defer { Sys.close(descriptor) }
    try Sys.writeAll(descriptor, Array(text.utf8), path: path)
}

/// Writes a file elsewhere and renames it into place.
func moveIn(_ text: String, to path: String) throws {
    let temporary = path + "-elsewhere"
    let outside = "/" + temporary.split(separator: "/").dropLast(2).joined(separator: "/") + "/" + Identifier.make()
    try write(text, to: outside)
    try Sys.rename(outside, path)
}
