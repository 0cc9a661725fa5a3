import Glibc

/// The file one process appends its trace to.
///
/// 1. A write is one or more whole lines to a descriptor opened with O_APPEND, so a reader sees whole lines. Lines may
///    be held back for a while and are written together then.
/// 2. The file is locked as long as the process lives: that tells a file in use from one that may be pruned.
/// 3. At the size limit the file is renamed to `….old.jsonl`, over the one before, and a new one begun. The new one is
///    locked before it gets a line, the old one until it is closed.
/// 4. Nothing here throws: what cannot be written is counted, and the count is the next line that can be.
struct TraceFile: ~Copyable {
    let path: String
    let limit: Int
    private var descriptor: Int32 = -1
    private var size = 0
    /// Lines that were lost since the last one that was written.
    private(set) var lost = 0 {
        didSet { if oldValue == 0 && lost > 0 { lostAt = BootClock.now() } }
    }
    private var lostAt: Int64 = 0
    /// Whether the last write was cut short, so that the next line must begin a line of its own.
    private var isTorn = false
    /// Lines that were held back.
    private var held: [UInt8] = []
    private var heldCount: Int { held.count { $0 == UInt8(ascii: "\n") } }
    /// More than this is not held back: 16 KiB.
    private static let heldLimit = 16 << 10

    init(path: String, limit: Int) {
        self.path = path
        self.limit = limit
    }

    deinit { if descriptor >= 0 { Sys.close(descriptor) } }

    /// Appends one line, which ends with a newline.
    ///
    /// - Parameters:
    ///   - isHeld: whether it may wait for ``flush(confession:)``.
    ///   - confession: makes the line that says how many were lost.
    mutating func append(_ line: [UInt8], isHeld: Bool = false, confession: (Int, Int64) -> [UInt8]) {
        held += line
        if isHeld && held.count < Self.heldLimit { return }
        flush(confession: confession)
    }

    /// Writes what was held back.
    mutating func flush(confession: (Int, Int64) -> [UInt8]) {
        guard !held.isEmpty else { return }
        defer { held.removeAll(keepingCapacity: true) }
        if size >= limit { rotate() }
        guard isOpen() else {
            lost += heldCount
            return
        }
        if lost > 0 {
            guard write(confession(lost, lostAt)) == 0 else {
                lost += heldCount
                return
            }
            lost = 0
        }
        lost += write(held)
    }

    /// Writes lines; gives the number of those that were not written whole.
    private mutating func write(_ lines: [UInt8]) -> Int {
        let newline = UInt8(ascii: "\n")
        let bytes = isTorn ? [newline] + lines : lines
        do {
            let count = try bytes.withUnsafeBytes { try Sys.write(descriptor, $0, path: path) }
            size += count
            isTorn = count < bytes.count
            return isTorn ? bytes[count...].count { $0 == newline } : 0
        } catch {
            return lines.count { $0 == newline }
        }
    }

    /// Whether there is a file to write to that still has a name; opens one if need be.
    private mutating func isOpen() -> Bool {
        if descriptor >= 0 {
            // Removed, perhaps with its directory: begin anew where the path leads now.
            if let status = try? Sys.fstat(descriptor, path: path), status.links > 0 { return true }
            Sys.close(descriptor)
            descriptor = -1
        }
        return open()
    }

    private mutating func open() -> Bool {
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK
        guard let opened = try? Sys.open(path, flags) else { return false }
        guard let status = try? Sys.fstat(opened, path: path), status.isRegular, status.links == 1 else {
            Sys.close(opened)
            return false
        }
        _ = try? Sys.tryLock(opened, path: path)
        descriptor = opened
        size = status.size
        // What an earlier writer of this name left may lack its newline; an empty line more does no harm.
        isTorn = status.size > 0
        return true
    }

    private mutating func rotate() {
        let old = descriptor
        size = 0
        do {
            try Sys.rename(path, TraceName.older(path))
        } catch {
            return  // goes on in the same file, and tries again a limit later
        }
        descriptor = -1
        if old >= 0 { Sys.close(old) }
    }
}

/// The names of trace files.
enum TraceName {
    static let suffix = ".jsonl"
    static let olderSuffix = ".old.jsonl"

    static func file(_ role: ProcessRole, _ claimant: String) -> String {
        FileName.encode("\(role.rawValue).\(claimant)") + suffix
    }

    /// Where a file goes when it is full.
    static func older(_ path: String) -> String {
        String(path.dropLast(suffix.count)) + olderSuffix
    }
}
