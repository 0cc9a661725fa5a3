import Glibc
import GroupContainer

/// Runs the app to its end while everything else stands still, so that what it wishes is found all at once.
enum SimulatedApp {
    /// How long it may take, milliseconds of real time.
    private static let limit: Int32 = 30_000

    /// Runs a command.
    ///
    /// - Returns: what went wrong, in words; nil: it exited with status 0.
    static func run(_ path: String, _ arguments: [String], environment: [String: String]) throws -> String? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError(call: "pipe", errno: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        defer { Sys.close(ends[0]) }
        let started = Result { try Spawn.run(path, arguments, environment: environment, &actions) }
        Sys.close(ends[1])
        let pid = try started.get()
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
            let found = poll(&ready, 1, limit)
            if found < 0 && errno == EINTR { continue }
            guard found > 0 else {
                kill(pid, SIGKILL)
                break
            }
            let count = read(ends[0], &buffer, buffer.count)
            if count > 0 {
                output = (output + buffer[..<count]).suffix(4096)
            } else if errno != EINTR || count == 0 {
                break
            }
        }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        guard status != 0 else { return nil }
        let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).last.map { ": \($0)" }
        return ChildProcess.describe(status) + (words ?? "")
    }
}
