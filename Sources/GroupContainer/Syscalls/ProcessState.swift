/// What /proc/PID/status tells of a process (proc(5)).
package struct ProcessState: Hashable, Sendable {
    /// Whether a signal or a debugger has stopped it.
    package var isStopped = false
    /// The process that traces it, such as a debugger.
    package var tracer: Int32?
    /// The process that started it, or has taken it over.
    package var parent: Int32?

    /// Looks at a process; nothing is known of one that has ended.
    package init(_ pid: Int32) {
        guard let text = try? Sys.text("/proc/\(pid)/status") else { return }
        for line in text.split(separator: "\n") {
            let parts = line.split(whereSeparator: \.isWhitespace)
            guard parts.count > 1 else { continue }
            if parts[0] == "State:" { isStopped = parts[1] == "T" || parts[1] == "t" }
            if parts[0] == "PPid:", let pid = Int32(parts[1]), pid > 0 { parent = pid }
            if parts[0] == "TracerPid:", let pid = Int32(parts[1]), pid > 0 { tracer = pid }
        }
    }
}
