import Foundation
import Glibc
import GroupContainer
import ProcessSupport

/// How a burst of arrivals is taken: all at once, or one by one.
@MainActor
enum WatchBurst {
    /// Adds the rows: files renamed into a watched directory by another thread, until the handler knows all.
    static func measure(files: Int = 10_000, into report: inout Report) async throws {
        let place = try TestGroup()
        let group = try GroupDirectory(opening: place.path)
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
        let making = Double(last - start) / 1000
        let lag = Double(max(end - last, 0)) / 1000
        report.add("\(files) files written and renamed: each", "burst.file", making / Double(files), .microseconds)
        report.add("all of them known after the last", "burst.lag", lag, .microseconds)
        report.add("calls of the handler for \(files) files", "burst.calls", Double(known.calls), .count)
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
