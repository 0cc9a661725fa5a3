import Glibc

/// Reads the lines that one trace file has got since last time.
///
/// What is after the last newline is not there yet. Lines that cannot be read are passed over. When the path names
/// another file (rotation), the old one is read to its end before the new one is begun.
struct TraceTail: ~Copyable {
    let path: String
    private var descriptor: Int32 = -1
    private var identity: FileStatus.Identity?
    private var offset = 0
    private var rest: [UInt8] = []
    /// Seconds since 1970 of the last change, as seen last.
    private(set) var modified: Int64 = 0

    init(path: String) { self.path = path }

    deinit { if descriptor >= 0 { Sys.close(descriptor) } }

    /// Goes to the end: only what comes later is read.
    mutating func skipToEnd() {
        guard open(), let status = try? Sys.fstat(descriptor, path: path) else { return }
        offset = status.size
    }

    /// The events that are new.
    mutating func read() -> [TraceEvent] {
        var events: [TraceEvent] = []
        if descriptor < 0, !open() { return events }
        while true {
            readToEnd(into: &events)
            guard let present = try? Sys.lstat(path), present.identity != identity else { return events }
            // Once more: lines may have come between the reading and the renaming.
            readToEnd(into: &events)
            Sys.close(descriptor)
            descriptor = -1
            if !open() { return events }
        }
    }

    /// Whether the file has gone and another may be watched in its place.
    var isGone: Bool { (try? Sys.lstat(path)) == .some(.none) }

    private mutating func open() -> Bool {
        guard let opened = try? Sys.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return false }
        guard let status = try? Sys.fstat(opened, path: path), status.isRegular else {
            Sys.close(opened)
            return false
        }
        descriptor = opened
        identity = status.identity
        modified = status.modified
        offset = 0
        rest = []
        return true
    }

    private mutating func readToEnd(into events: inout [TraceEvent]) {
        // Emptied in place by hand: from the beginning.
        if let status = try? Sys.fstat(descriptor, path: path), status.size < offset { (offset, rest) = (0, []) }
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = try? chunk.withUnsafeMutableBytes {
                try Sys.pread(descriptor, into: $0, at: offset, path: path)
            }
            guard let count, count > 0 else { return }
            offset += count
            var start = 0
            for index in 0..<count where chunk[index] == UInt8(ascii: "\n") {
                let line = rest.isEmpty ? Array(chunk[start..<index]) : rest + chunk[start..<index]
                rest = []
                start = index + 1
                if !line.isEmpty, let event = TraceEvent(line: line) { events.append(event) }
            }
            // A line without an end is no line: what is longer than any of ours is dropped, its own end with it.
            if rest.count < 4 * Trace.lineLimit { rest += chunk[start..<count] }
        }
    }
}
