import Glibc
import GroupContainer
import Synchronization

/// The two clocks of a simulated day. They stand still until somebody moves them.
final class VirtualClock: Sendable {
    /// Nanoseconds of both clocks.
    struct Reading: Hashable, Sendable {
        /// Since the simulated machine was started.
        var boot: Int64
        /// Since 1970.
        var wall: Int64
        var time: HostTime { HostTime(boot: boot, wall: Double(wall) / 1e9) }
    }

    private struct State {
        var reading: Reading
        /// What the machine's boot clock read when this one was moved, ascending, and what this one read then.
        var moves: [(machine: Int64, boot: Int64)]
    }

    private let state: Mutex<State>
    private let page: VirtualTimePage?

    /// Clocks that stand at a date.
    ///
    /// - Parameters:
    ///   - wall: nanoseconds since 1970.
    ///   - page: what the simulated processes read; nil: there are none.
    init(wall: Int64, page: VirtualTimePage?) {
        let boot: Int64 = 1_000_000_000
        state = Mutex(
            State(reading: Reading(boot: boot, wall: wall), moves: [(BootClock.now(), boot)]))
        self.page = page
        page?.set(wall)
    }

    /// What both clocks read.
    var reading: Reading { state.withLock { $0.reading } }

    /// Moves both clocks on.
    func advance(_ nanoseconds: Int64) {
        move { reading in
            reading.boot += nanoseconds
            reading.wall += nanoseconds
        }
    }

    /// Sets the calendar's clock, forth or back.
    func jump(_ nanoseconds: Int64) { move { $0.wall += nanoseconds } }

    private func move(_ change: (inout Reading) -> Void) {
        let reading = state.withLock { state in
            change(&state.reading)
            state.moves.append((BootClock.now(), state.reading.boot))
            return state.reading
        }
        page?.set(reading.wall)
    }

    /// This clock for a host.
    var hostClock: HostClock {
        var clock = HostClock { self.reading.time }
        clock.isDriven = true
        clock.onMachine = { BootClock.now() + $0 - self.reading.boot }
        clock.fromMachine = { instant in
            self.state.withLock { state in
                let first = state.moves.partitioned { $0.machine > instant }
                return state.moves[max(0, first - 1)].boot
            }
        }
        return clock
    }
}

extension Array {
    /// The first index whose element, and all after it, fulfil `isSecond`; the array must be parted so.
    fileprivate func partitioned(_ isSecond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The page that tells simulated processes the date; see `Sources/VirtualTime`.
final class VirtualTimePage: Sendable {
    /// The file.
    let path: String
    private nonisolated(unsafe) let words: UnsafeMutablePointer<UInt64>

    private static let magic: UInt64 = 0x656D_6974_6C61_6376
    private static let size = 16

    /// Makes the file and maps it.
    init(at path: String) throws(SystemError) {
        self.path = path
        let descriptor = try Sys.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
        defer { Sys.close(descriptor) }
        try Sys.ftruncate(descriptor, to: Self.size, path: path)
        let mapped = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let mapped, mapped != UnsafeMutableRawPointer(bitPattern: -1) else {
            throw SystemError(call: "mmap", path: path, errno: errno)
        }
        words = mapped.assumingMemoryBound(to: UInt64.self)
        words[0] = Self.magic
    }

    deinit { munmap(words, Self.size) }

    /// Sets the date, nanoseconds since 1970. An aligned word is written whole.
    func set(_ nanoseconds: Int64) { words[1] = UInt64(bitPattern: nanoseconds) }
}
