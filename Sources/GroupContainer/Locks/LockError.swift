/// Why a lock was not given.
public enum LockError: Error, Equatable, Sendable {
    /// Others had it until the wait ended.
    case timedOut(name: String, holder: LockHolder?)
    /// The calling thread holds it already: waiting would never end.
    case nested(name: String)
}

/// A process that holds a lock.
public struct LockHolder: Equatable, Sendable, CustomStringConvertible {
    /// Its process id, nil when it is another user's or in another container.
    public var pid: Int32?
    /// Its name as `/proc/PID/comm` gives it.
    public var command: String?

    /// Names a holder.
    public init(pid: Int32?, command: String?) {
        self.pid = pid
        self.command = command
    }

    /// For example `process 4711 (extension)`.
    public var description: String {
        guard let pid else { return "a process that cannot be seen from here" }
        return "process \(pid)" + (command.map { " (\($0))" } ?? "")
    }
}

extension LockError: CustomStringConvertible {
    /// Which lock, who has it, and what to do.
    public var description: String {
        switch self {
        case .timedOut(let name, let holder):
            if let holder {
                "lock '\(name)' was not free in time: \(holder) holds it\(Self.advice(holder))"
            } else {
                "lock '\(name)' was not free in time; its holder has just let it go, so try again"
            }
        case .nested(let name):
            "lock '\(name)' is already held by this thread: do all the work inside the outer section"
        }
    }

    private static func advice(_ holder: LockHolder) -> String {
        guard let pid = holder.pid else { return "" }
        return "; look at it with 'ps -o stat,wchan,cmd -p \(pid)', or end it with 'kill \(pid)'"
    }
}
