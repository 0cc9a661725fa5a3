import Glibc

/// Lets the durable transactions of several processes share one fdatasync.
///
/// All go through one file, `locks/defaults.<name>.flush`. Who flushes holds a lock on it; meanwhile the others append,
/// and wait for it with shared locks, so that all of them wake together. In the file stands the mark: up to where the
/// journal was on the disk when the last flush ended. Who is covered by it is done; of those who are not, one flushes
/// up to the last whole line there is, which serves all who appended before.
///
/// 1. A mark is written after the fdatasync that makes it true, and only ever says what is true: a process that dies in
///    between costs a flush.
/// 2. It counts for one boot and one file (the random id in its first line); a whole line is never taken back, so a place
///    at the end of one stays covered.
/// 3. Waiting is a service, not a need: who waits too long, because the flushing process is stopped, flushes alone.
///    Neither lock nor mark ever causes a failure.
/// 4. When the last flush, a moment ago, served others too, they are about to append again: the next one lets them, for
///    a small part of what a flush takes.
final class SharedFlush: @unchecked Sendable {
    /// How long to wait for another's flush before flushing alone, nanoseconds.
    private static let patience: Int64 = 100_000_000
    /// How long to let others append, nanoseconds.
    private static let gathering: Int64 = 60_000

    private let path: String
    /// Guarded by who calls: one thread at a time, see ``GroupCommit``.
    private var descriptor: Int32 = -1

    init(_ name: String, in group: GroupDirectory) {
        path = group.path(.locks, FileName.encode(name) + ".flush")
    }

    deinit {
        if descriptor >= 0 { Sys.close(descriptor) }
    }

    /// Returns when the file is on the disk up to `point`.
    ///
    /// - Parameters:
    ///   - journal: the journal's path, for errors.
    ///   - newest: reads on, and says where the last whole line ends by now.
    func flush(_ point: CommitPoint, journal: String, newest: () -> CommitPoint) throws(SystemError) {
        if open() {
            let deadline = MonotonicClock.now() + Self.patience
            if let mark = FlushMark.read(descriptor, path) {
                if mark.covers(point) { return }
                if mark.isCrowded { gather() }
            }
            while true {
                if (try? Sys.tryLock(descriptor, path: path)) == true {
                    defer { Sys.unlock(descriptor) }
                    if FlushMark.read(descriptor, path)?.covers(point) == true { return }
                    let newest = newest()
                    try Sys.fdatasync(newest.file.descriptor, path: journal)
                    FlushMark(newest, served: newest.end > point.end).write(descriptor, path)
                    return
                }
                guard wait(until: deadline) else { break }
                Sys.unlock(descriptor)
                if FlushMark.read(descriptor, path)?.covers(point) == true { return }
            }
        }
        try Sys.fdatasync(point.file.descriptor, path: journal)
    }

    /// Waits until nobody flushes: true with a shared lock, false when that takes too long or cannot be.
    private func wait(until deadline: Int64) -> Bool {
        let left = deadline - MonotonicClock.now()
        guard left > 0, let timer = try? InterruptTimer(after: left) else { return false }
        var taken = false
        while !taken && MonotonicClock.now() < deadline {
            guard let got = try? Sys.lockUntilSignal(descriptor, shared: true, path: path) else { break }
            taken = got
        }
        timer.cancel()
        return taken
    }

    private func gather() {
        let end = MonotonicClock.now() + Self.gathering
        repeat { sched_yield() } while MonotonicClock.now() < end
    }

    private func open() -> Bool {
        if descriptor >= 0 { return true }
        guard let opened = try? Sys.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK) else { return false }
        guard (try? AtomicFile.safeStatus(opened, path)) != nil else {
            Sys.close(opened)
            return false
        }
        descriptor = opened
        return true
    }
}

/// Up to where a journal was on the disk when a flush ended, as text of a fixed length.
struct FlushMark: Equatable {
    var boot: String
    var file: String
    var end: Int
    /// Whether the flush covered more than its own process had appended.
    var served: Bool
    var process: Int32
    /// The instant of ``BootClock`` at which it ended.
    var time: Int64

    /// Longer than the text can be; behind it stands the checksum.
    static let length = 128
    private static let textLength = length - 8
    /// For how long after a flush others are expected to append again, nanoseconds.
    private static let echo: Int64 = 1_000_000

    init(_ point: CommitPoint, served: Bool) {
        (boot, file, end) = (BootClock.bootID, point.id, point.end)
        (self.served, process, time) = (served, Sys.processID, BootClock.now())
    }

    /// Reads the text; nil when it is none, or not all of one: it is also read while it is written.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        let text = bytes[..<Self.textLength]
        guard bytes[Self.textLength...].elementsEqual(Self.checksum(text)) else { return nil }
        let words = text.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 6, let end = Int(words[2]), let process = Int32(words[4]),
            let time = Int64(words[5])
        else { return nil }
        (boot, file, self.end) = (words[0], words[1], end)
        (served, self.process, self.time) = (words[3] == "1", process, time)
    }

    /// Whether everything up to a point is on the disk.
    func covers(_ point: CommitPoint) -> Bool {
        !point.id.isEmpty && boot == BootClock.bootID && file == point.id && end >= point.end
    }

    /// Whether other processes are about to append.
    var isCrowded: Bool {
        let age = BootClock.now() - time
        return (served || process != Sys.processID) && age >= 0 && age < Self.echo
    }

    /// The mark in a file.
    static func read(_ descriptor: Int32, _ path: String) -> FlushMark? {
        var bytes = [UInt8](repeating: 0, count: length)
        let count = try? bytes.withUnsafeMutableBytes { try Sys.pread(descriptor, into: $0, at: 0, path: path) }
        return count == length ? FlushMark(bytes) : nil
    }

    /// The text, filled up with blanks, and its checksum.
    var bytes: [UInt8] {
        var bytes = Array("\(boot) \(file) \(end) \(served ? 1 : 0) \(process) \(time) ".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(Self.textLength - bytes.count, 0)))
        bytes.removeLast(bytes.count - Self.textLength)
        return bytes + Self.checksum(bytes[...])
    }

    private static func checksum(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let crc = text.withUnsafeBytes { CRC32C.checksum($0) }
        return Array(String(crc | 1 << 31, radix: 16).utf8)
    }

    func write(_ descriptor: Int32, _ path: String) {
        guard !file.isEmpty else { return }
        _ = try? Sys.pwrite(descriptor, bytes, at: 0, path: path)
    }
}
