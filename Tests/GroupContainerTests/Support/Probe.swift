import Glibc
import Synchronization
import Testing

@testable import GroupContainer

/// A running GroupContainerProbe: a real second process. It is killed when the object goes away.
final class Probe {
    let pid: pid_t
    private var input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []
    private var isReaped = false

    /// Starts the probe with a command.
    convenience init(_ arguments: String...) throws { try self.init(words: [Self.path] + arguments) }

    /// Starts the probe by another program, which is given the probe's path and arguments behind its own words.
    convenience init(under program: [String], _ arguments: String...) throws {
        try self.init(words: program + [Self.path] + arguments)
    }

    private init(words: [String]) throws {
        (pid, input, output) = try Self.spawning.withLock { _ in try Self.spawn(words) }
    }

    /// One at a time: a pipe must not get into another child before it is close-on-exec.
    private static let spawning = Mutex(())

    private static func spawn(_ arguments: [String]) throws -> (pid: pid_t, input: Int32, output: Int32) {
        var toChild: [Int32] = [0, 0]
        var fromChild: [Int32] = [0, 0]
        try #require(pipe(&toChild) == 0)
        try #require(pipe(&fromChild) == 0)
        for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let failure = posix_spawnp(&child, arguments[0], &actions, nil, &words, environ)
        close(toChild[0])
        close(fromChild[1])
        try #require(failure == 0, "posix_spawn of \(arguments[0]) failed: \(failure)")
        return (child, toChild[1], fromChild[0])
    }

    deinit {
        kill(SIGKILL)
        waitForEnd()
        endInput()
        close(output)
    }

    /// The next line it says; nil when it has ended.
    func line() -> String? {
        while true {
            if let newline = buffer.firstIndex(of: 0x0A) {
                defer { buffer.removeSubrange(...newline) }
                return String(decoding: buffer[..<newline], as: UTF8.self)
            }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(output, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return nil }
            buffer += chunk[..<count]
        }
    }

    /// Sends it a signal.
    func kill(_ signal: Int32) {
        if !isReaped { _ = Glibc.kill(pid, signal) }
    }

    /// Closes its standard input, on which holders wait.
    func endInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Waits until it has ended.
    func waitForEnd() {
        if isReaped { return }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        isReaped = true
    }

    /// Waits until it is stopped by SIGSTOP.
    func waitForStop() {
        var status: Int32 = 0
        while waitpid(pid, &status, WUNTRACED) < 0 && errno == EINTR {}
    }

    /// Beside the test's own executable.
    private static var path: String {
        get throws {
            var directory = AtomicFile.directory(of: try Sys.readlink("/proc/self/exe"))
            // The helper that runs a test bundle stands elsewhere and is told where the bundle is.
            if let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) {
                directory = AtomicFile.directory(of: bundle)
            }
            return directory + "/GroupContainerProbe"
        }
    }
}
