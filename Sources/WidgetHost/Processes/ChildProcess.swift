import Dispatch
import Glibc
import GroupContainer

/// A process that the host started: it ends when the host ends, and what it prints goes into a file.
///
/// 1. It leads a session of its own. A Ctrl-C at the terminal reaches the host alone; and when the host dies, the kernel
///    does not continue a stopped process, as it would in the host's session (orphaned process groups, setpgid(2)).
/// 2. Its standard input and descriptor 3 (named in `WIDGETS_LIFELINE_FD`) are the reading end of a pipe that nobody
///    writes to: end of file means that the host is gone, however it went.
/// 3. Its end is waited for by a thread that sleeps in waitid(2): no signal handler, no wake-ups.
/// 4. What a process leaves in its session that was ended by a signal is ended too: a runtime's backtrace program, for
///    one, waits for ever for a process that is killed meanwhile.
@MainActor
final class ChildProcess {
    /// The process.
    let pid: Int32
    /// Whether it has not ended yet.
    private(set) var isRunning = true
    private var lifeline: Int32
    private let output: Output

    /// Where a process's output goes.
    enum Output {
        /// The host's log of all its processes.
        case log(OutputLog)
        /// A file of its own, which is made: for processes that come and go.
        case file(String)

        /// Says in the log that a process crashed.
        @MainActor
        func noteCrash(of pid: Int32, status: Int32, named program: String) {
            guard case .log(let log) = self, Backtrace.isCrash(status & 0x7F) else { return }
            log.noteCrash(
                of: pid, signal: status & 0x7F, named: program, at: Backtrace.stamp(time(nil)))
        }

        /// The last line that a process printed, for the message about its end.
        @MainActor
        func lastWords(of pid: Int32) -> String {
            switch self {
            case .log(let log): return log.lastWords(of: pid)
            case .file(let path):
                let bytes = (try? AtomicFile.read(path, limit: 1 << 20)) ?? nil
                return OutputLog.lastWords(in: bytes ?? [])
            }
        }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the executable.
    ///   - arguments: without the program's own name.
    ///   - environment: the child's environment.
    ///   - output: where its output goes.
    ///   - onEnd: called once on the main actor with how it ended, in words.
    init(
        _ path: String, _ arguments: [String], environment: [String: String], output: Output,
        onEnd: @escaping @MainActor (Int32, String) -> Void
    ) throws {
        self.output = output
        var environment = Backtrace.asked(in: environment)
        environment["WIDGETS_LIFELINE_FD"] = "3"
        let lifelinePipe = try Self.pipe()
        let ends: (read: Int32?, write: Int32)
        do {
            ends = try Self.open(output)
        } catch {
            Sys.close(lifelinePipe.read)
            Sys.close(lifelinePipe.write)
            throw error
        }
        defer {
            Sys.close(lifelinePipe.read)
            Sys.close(ends.write)
        }
        do {
            pid = try Self.spawn(
                path, arguments, environment, lifeline: lifelinePipe.read, output: ends.write)
        } catch {
            Sys.close(lifelinePipe.write)
            if let read = ends.read { Sys.close(read) }
            throw error
        }
        lifeline = lifelinePipe.write
        if case .log(let log) = output, let read = ends.read { log.take(read, of: pid) }
        let (pid, name) = (pid, String(path.split(separator: "/").last ?? "it"))
        Self.wait(for: pid) { [weak self] status in
            MainActor.assumeIsolated {
                self?.isRunning = false
                self?.cutLifeline()
                output.noteCrash(of: pid, status: status, named: name)
                onEnd(pid, Self.describe(status) + output.lastWords(of: pid))
            }
        }
    }

    isolated deinit { cutLifeline() }

    /// Tells the process to end, by end of file.
    func cutLifeline() {
        if lifeline >= 0 { Sys.close(lifeline) }
        lifeline = -1
    }

    /// Ends the process with a signal, if it is still the one that was started.
    func signal(_ number: Int32) {
        // Until waitpid has returned the pid cannot be another process's.
        if isRunning { kill(pid, number) }
    }

    // MARK: System calls

    /// pipe(2) with both ends close-on-exec. Only the main actor starts processes, so none slips in between the calls
    /// (the Glibc module does not carry pipe2).
    private static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw SystemError(call: "pipe", errno: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The descriptor that the process writes to, and the one to read from when there is a pipe between.
    private static func open(_ output: Output) throws -> (read: Int32?, write: Int32) {
        switch output {
        case .log:
            let ends = try pipe()
            return (ends.read, ends.write)
        case .file(let path): return (nil, try Sys.open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW))
        }
    }

    /// posix_spawn(3) in a session of its own, with every signal as it is by default.
    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], lifeline: Int32, output: Int32
    ) throws(SystemError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Above the targets first, so that no target is overwritten before it was copied.
        let spare = (max(lifeline, output, 3) + 1, max(lifeline, output, 3) + 2)
        posix_spawn_file_actions_adddup2(&actions, lifeline, spare.0)
        posix_spawn_file_actions_adddup2(&actions, output, spare.1)
        for (source, target) in [(spare.0, 0), (spare.1, 1), (spare.1, 2), (spare.0, 3)] as [(Int32, Int32)] {
            posix_spawn_file_actions_adddup2(&actions, source, target)
        }
        posix_spawn_file_actions_addclose(&actions, spare.0)
        posix_spawn_file_actions_addclose(&actions, spare.1)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let setSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the Glibc module does not carry
        posix_spawnattr_setflags(
            &attributes, Int16(setSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return try Spawn.run(path, arguments, environment: environment, &actions, &attributes)
    }

    /// Waits on a small thread of its own, and tells the main queue.
    private nonisolated static func wait(for pid: Int32, then: @escaping @Sendable (Int32) -> Void) {
        final class Box { let run: () -> Void; init(_ run: @escaping () -> Void) { self.run = run } }
        let box = Box {
            endSession(of: pid)
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
            let ended = status
            DispatchQueue.main.async { then(ended) }
        }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 128 << 10)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        defer { pthread_attr_destroy(&attributes) }
        var thread = pthread_t()
        let retained = Unmanaged.passRetained(box)
        let code = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                Unmanaged<Box>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, retained.toOpaque())
        // Without a thread the end is not reported; the alive lock still tells of it.
        if code != 0 { retained.release() }
    }

    /// Waits until a process has ended, leaves it to be reaped, and ends what it has left if a signal ended it.
    private nonisolated static func endSession(of pid: Int32) {
        var end = siginfo_t()
        while waitid(P_PID, id_t(pid), &end, WEXITED | WNOWAIT) < 0 {
            guard errno == EINTR else { return }
        }
        // Until it is reaped the number is no other process's, and no other group's.
        if end.si_code == CLD_KILLED || end.si_code == CLD_DUMPED { kill(-pid, SIGKILL) }
    }

    /// What waitpid(2) says, in words.
    nonisolated static func describe(_ status: Int32) -> String {
        let signal = status & 0x7F
        if signal == 0 { return "it exited with status \((status >> 8) & 0xFF)" }
        let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
        return "it was ended by signal \(signal) (\(name))"
    }
}
