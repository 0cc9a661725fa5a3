import Foundation
import Glibc

/// How a process ended.
package enum Ending: Equatable, CustomStringConvertible {
    case exited(Int32)
    case signaled(Int32)

    package var description: String {
        switch self {
        case .exited(let code): "exit \(code)"
        case .signaled(let number): "signal \(number)"
        }
    }
}

/// A started process: real executable, own session, output collected.
package final class Child: @unchecked Sendable {
    package let pid: pid_t
    package let output: Output
    package let errors: Output?
    /// The pty's master side, or the write end of its standard input.
    package let input: Int32
    /// The terminal's settings before the process began; empty without one.
    package let firstSettings: [UInt8]
    private let ended: Task<Ending, Never>
    private let state = State()

    /// What has happened to the process and to its input.
    private final class State: @unchecked Sendable {
        private let lock = NSLock()
        var isInputClosed = false
        /// Its number may be another process's from then on.
        var isReaped = false

        func withLock<T>(_ body: (State) -> T) -> T { lock.withLock { body(self) } }
    }

    private init(pid: pid_t, output: Output, errors: Output?, input: Int32, firstSettings: [UInt8] = []) {
        self.pid = pid
        self.firstSettings = firstSettings
        self.output = output
        self.errors = errors
        self.input = input
        let state = state
        ended = Task {
            await blocking {
                var status: Int32 = 0
                // Waits without reaping (WNOWAIT, waitid(2)): until then the number cannot be another process's.
                var information = siginfo_t()
                while waitid(P_PID, id_t(pid), &information, WEXITED | Int32(bitPattern: 0x0100_0000)) < 0
                    && errno == EINTR
                {}
                state.withLock { $0.isReaped = true }
                while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
                return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signaled(status & 0x7F)
            }
        }
    }

    deinit {
        signal(SIGKILL)
        closeInput()
    }

    /// Where a process's standard output goes.
    package enum Destination: Hashable, Sendable {
        case pipe
        case file(String)
        case closed
        case descriptor(Int32)
    }

    /// Starts a process with pipes.
    package static func start(
        _ path: String, _ arguments: [String], environment: [String: String] = [:], output: Destination = .pipe
    ) throws -> Child {
        spawning.lock()
        defer { spawning.unlock() }
        let standardInput = try pipe(), standardOutput = try pipe(), standardError = try pipe()
        let pid = try spawn(path, arguments, environment) { actions in
            posix_spawn_file_actions_adddup2(&actions, standardInput.read, 0)
            switch output {
            case .pipe: posix_spawn_file_actions_adddup2(&actions, standardOutput.write, 1)
            case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT, 0o600)
            case .descriptor(let other): posix_spawn_file_actions_adddup2(&actions, other, 1)
            case .closed: posix_spawn_file_actions_addclose(&actions, 1)
            }
            posix_spawn_file_actions_adddup2(&actions, standardError.write, 2)
        }
        close(standardInput.read)
        close(standardOutput.write)
        close(standardError.write)
        return Child(
            pid: pid, output: Output(reading: standardOutput.read),
            errors: Output(reading: standardError.read),
            input: standardInput.write)
    }

    /// Starts a process whose standard output is a pipe that nobody reads any more.
    package static func startIntoClosedPipe(_ path: String, _ arguments: [String]) throws -> Child {
        let broken = try { () throws -> (read: Int32, write: Int32) in
            spawning.lock()
            defer { spawning.unlock() }
            return try pipe()
        }()
        close(broken.read)
        defer { close(broken.write) }
        return try start(path, arguments, output: .descriptor(broken.write))
    }

    /// Starts a process on a pseudo-terminal of its own, which is its controlling terminal.
    package static func startOnTerminal(
        _ path: String, _ arguments: [String], columns: UInt16 = 100, rows: UInt16 = 40,
        environment: [String: String] = [:]
    ) throws -> Child {
        spawning.lock()
        defer { spawning.unlock() }
        // posix_openpt and its kin are not in Swift's Glibc module; these are the ioctls behind them (ioctl_tty(2)):
        // TIOCSPTLCK unlocks the slave, TIOCGPTN tells its number.
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var unlocked: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw Failure("no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        let slave = "/dev/pts/\(number)"
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        let firstSettings = settings(of: master)
        var environment = environment
        if environment["TERM"] == nil { environment["TERM"] = "xterm-256color" }
        // An empty value stands for a variable that is not set.
        if environment["TERM"] == "" { environment["TERM"] = nil }
        let pid = try spawn(path, arguments, environment) { actions in
            // The child leads a session (POSIX_SPAWN_SETSID), so the first terminal it opens becomes its own.
            posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        // The reader has a descriptor of its own and closes it itself: one that is closed under a thread that reads may be
        // another test's terminal by the time it reads again.
        let reading = fcntl(master, F_DUPFD_CLOEXEC, 0)
        guard reading >= 0 else { throw Failure("no descriptor: \(String(cString: strerror(errno)))") }
        return Child(
            pid: pid, output: Output(reading: reading), errors: nil, input: master, firstSettings: firstSettings)
    }

    /// Writes to the process's terminal or standard input.
    package func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            sent += count
        }
    }

    /// Changes the terminal's size, which raises SIGWINCH.
    package func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(input, UInt(TIOCSWINSZ), &size)
    }

    /// Closes standard input.
    package func closeInput() {
        let isFirst = state.withLock { state in
            defer { state.isInputClosed = true }
            return !state.isInputClosed
        }
        if isFirst { close(input) }
    }

    /// Hangs the terminal up, as an emulator does that is closed. `key` makes the process write something.
    package func hangUp(after key: String) async throws {
        output.pause(true)
        send(key)
        guard await output.stop() else { throw Failure("nothing came after \(key)") }
        closeInput()
    }

    package func signal(_ number: Int32) {
        state.withLock { if !$0.isReaped { kill(pid, number) } }
    }

    /// The terminal's settings now, to be compared with ``firstSettings``.
    package var settings: [UInt8] { Self.settings(of: input) }

    private static func settings(of terminal: Int32) -> [UInt8] {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return [] }
        let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
        return withUnsafeBytes(of: settings.c_cc) { Array($0) }
            + flags.flatMap { flag in withUnsafeBytes(of: flag) { Array($0) } }
    }

    /// Waits for the process to end, and for all that it has printed; a hang is killed and fails.
    package func end(within seconds: Double = 30) async throws -> Ending {
        let watchdog = Task {
            try await Task.sleep(for: .seconds(seconds))
            signal(SIGKILL)
        }
        let ending = await ended.value
        watchdog.cancel()
        _ = await output.waitForEnd(upTo: 5)
        _ = await errors?.waitForEnd(upTo: 5)
        return ending
    }

    /// Glibc's module lacks pipe2, so a pipe is open to children for an instant: nobody spawns meanwhile.
    private static let spawning = NSRecursiveLock()

    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw Failure("pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

    /// posix_spawn_file_actions_addclosefrom_np(3), from glibc 2.34 on; the module Glibc does not show it.
    private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
        unsafeBitCast($0, to: CloseFrom.self)
    }

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String],
        _ prepare: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        prepare(&actions)
        // What else is open here is another test's: Foundation opens files that a process started meanwhile would inherit.
        _ = closeFrom?(&actions, 3)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads of a test have signals blocked, which no program expects of whoever starts it (tmux, for one).
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        // 0x80 is POSIX_SPAWN_SETSID (spawn.h), a macro that Glibc's module does not give.
        posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
        let inherited = ProcessInfo.processInfo.environment.filter {
            !["NO_COLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "LINES", "TERM", "LANG", "LC_ALL", "TMUX"]
                .contains($0.key)
        }
        let merged = inherited.merging(["LANG": "C.UTF-8"]) { $1 }.merging(environment) { $1 }
        var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, path, &actions, &attributes, &argv, &envp)
        guard code == 0 else { throw Failure("\(path): \(String(cString: strerror(code)))") }
        return pid
    }
}

/// A failed expectation of the harness itself.
package struct Failure: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
