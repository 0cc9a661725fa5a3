import Foundation
import Glibc
import GroupContainer

/// How a burst of arrivals is taken: all at once, or one by one.
@MainActor
struct WatchBurst {
    let group: GroupDirectory

    /// Adds the row: files renamed into a watched directory by one thread, until the handler knows all.
    func add(to report: inout Report, files: Int = 10_000) async throws {
        let path = group.path(.timelines)
        let known = Known(count: files)
        let token = try DirectoryWatcher.shared.watch(path) { names in
            known.calls += 1
            known.add(names ?? Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []))
        }
        defer { DirectoryWatcher.shared.cancel(token) }
        let start = nanoseconds()
        let made = Task.detached { () -> Int64 in
            for number in 0..<files { try AtomicFile.write([1], to: "\(path)/f\(number)") }
            return nanoseconds()
        }
        await known.all()
        let end = nanoseconds()
        let last = try await made.value
        report.add(
            "\(files) files renamed into a watched directory: known after the last",
            "\(microseconds(Double(max(end - last, 0)) / 1000)) · \(known.calls) wake-ups · making them took "
                + microseconds(Double(last - start) / 1000))
        report.figure("watch.burst.\(files).lag.us", Double(max(end - last, 0)) / 1000)
        report.figure("watch.burst.\(files).calls", Double(known.calls))
    }
}

/// The names a watcher has told of, until there are enough.
@MainActor
private final class Known {
    var calls = 0
    private var names: Set<String> = []
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
