import Glibc
import GroupContainer
import Synchronization

/// A file that all processes of a run map into their memory: what each has done so far.
///
/// What a worker wrote there stays when it is killed, so an acknowledged transaction is never forgotten, and the
/// conductor reads it without disturbing anybody. Each cell has one writer.
final class Scoreboard: @unchecked Sendable {
    /// A worker's figures, in the order they lie.
    enum Cell: Int, CaseIterable {
        /// Transactions that returned.
        case acknowledged
        /// Reads, and those that found half a transaction, or less than was acknowledged before they began.
        case reads, torn, stale
        /// Waits that ended without the lock, and other failures.
        case timeouts, failures
        /// Taps that were sent, whose answers came, that were performed, and performed a second time.
        case tapsSent, tapsAnswered, tapsInterrupted, tapsPerformed, tapsDoubled
        case longestWait, longestHold
        /// The nanosecond at which the present transaction began, 0 between them.
        case began
    }

    /// Columns of the picture over time.
    static let columns = 48

    private static let header = 8
    private static let cells = 16
    private static let slotSize = cells + 2 * Histogram.bucketCount + columns

    private let base: UnsafeMutablePointer<Atomic<Int64>>
    private let byteCount: Int

    /// Maps the file, making it when it is new.
    init(path: String, workers: Int) throws {
        byteCount = (Self.header + workers * Self.slotSize) * 8
        let descriptor = try Sys.open(path, O_RDWR | O_CREAT | O_NOFOLLOW)
        defer { Sys.close(descriptor) }
        try Sys.ftruncate(descriptor, to: byteCount, path: path)
        guard let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
            memory != MAP_FAILED
        else { throw SystemError(call: "mmap", path: path, errno: errno) }
        base = memory.bindMemory(to: Atomic<Int64>.self, capacity: byteCount / 8)
    }

    deinit { munmap(base, byteCount) }

    private func get(_ index: Int) -> Int64 { base[index].load(ordering: .relaxed) }
    private func put(_ index: Int, _ value: Int64) { base[index].store(value, ordering: .releasing) }

    /// Set once, when all shall end.
    var isOver: Bool {
        get { base[0].load(ordering: .relaxed) != 0 }
        set { put(0, newValue ? 1 : 0) }
    }
    /// The nanosecond of CLOCK_MONOTONIC at which the run began.
    var start: Int64 {
        get { get(1) }
        set { put(1, newValue) }
    }
    /// How long the run is, nanoseconds.
    var length: Int64 {
        get { get(2) }
        set { put(2, newValue) }
    }

    private func slot(_ worker: Int) -> Int { Self.header + worker * Self.slotSize }

    subscript(worker: Int, cell: Cell) -> Int64 {
        get { base[slot(worker) + cell.rawValue].load(ordering: .acquiring) }
        set { put(slot(worker) + cell.rawValue, newValue) }
    }

    func add(_ worker: Int, _ cell: Cell, _ amount: Int64 = 1) { self[worker, cell] += amount }

    /// Adds a wait (a read's duration, for who only reads) and how long the lock was held.
    func record(_ worker: Int, wait: Int64, hold: Int64?, now: Int64) {
        let slot = slot(worker)
        let waits = slot + Self.cells + Histogram.bucket(wait)
        put(waits, get(waits) + 1)
        if wait > self[worker, .longestWait] { self[worker, .longestWait] = wait }
        if let hold {
            let holds = slot + Self.cells + Histogram.bucketCount + Histogram.bucket(hold)
            put(holds, get(holds) + 1)
            if hold > self[worker, .longestHold] { self[worker, .longestHold] = hold }
        }
        let column = slot + Self.cells + 2 * Histogram.bucketCount + column(now)
        if wait > get(column) { put(column, wait) }
    }

    private func column(_ now: Int64) -> Int {
        let length = max(length, 1)
        return min(max(Int((now - start) * Int64(Self.columns) / length), 0), Self.columns - 1)
    }

    func waits(_ worker: Int) -> Histogram { histogram(slot(worker) + Self.cells, self[worker, .longestWait]) }

    func holds(_ worker: Int) -> Histogram {
        histogram(slot(worker) + Self.cells + Histogram.bucketCount, self[worker, .longestHold])
    }

    private func histogram(_ start: Int, _ maximum: Int64) -> Histogram {
        var result = Histogram()
        for bucket in 0..<Histogram.bucketCount { result.add(bucket: bucket, count: Int(get(start + bucket))) }
        result.raise(maximum)
        return result
    }

    /// The longest wait in each part of the run, nanoseconds.
    func waitsOverTime(_ worker: Int) -> [Int64] {
        let start = slot(worker) + Self.cells + 2 * Histogram.bucketCount
        return (0..<Self.columns).map { get(start + $0) }
    }
}

/// CLOCK_MONOTONIC, nanoseconds.
func monotonic() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
}
