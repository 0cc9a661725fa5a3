import Glibc
import GroupContainer

/// What /proc/PID/status tells of a process (proc(5)).
public struct ProcessState: Hashable, Sendable {
    /// Whether a signal or a debugger has stopped it.
    public var isStopped = false
    /// The process that traces it, such as a debugger.
    public var tracer: Int32?

    /// Looks at a process; nothing is known of one that has ended.
    public init(_ pid: Int32) {
        guard let file = try? Sys.open("/proc/\(pid)/status", O_RDONLY | O_CLOEXEC) else { return }
        defer { Sys.close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
        for line in String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: "\n") {
            let parts = line.split(whereSeparator: \.isWhitespace)
            guard parts.count > 1 else { continue }
            if parts[0] == "State:" { isStopped = parts[1] == "T" || parts[1] == "t" }
            if parts[0] == "TracerPid:", let pid = Int32(parts[1]), pid > 0 { tracer = pid }
        }
    }
}
