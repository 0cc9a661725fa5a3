import Glibc

/// Stops this process as Control-Z does, from a thread on which Dispatch keeps signals blocked.
enum ProcessStop {
    /// Comes back when the process was continued, or at once when it cannot be stopped.
    ///
    /// The signal is sent to this very thread, so it has been acted on when the call comes back. To the whole group it
    /// would also reach the signal source, and the process would stop a second time when it goes on. The ancestors in
    /// the group (a script that started us, which a shell waits for) are stopped first.
    static func stop() {
        let group = getpgrp()
        var ancestor = getppid()
        while ancestor > 1, getpgid(ancestor) == group {
            kill(ancestor, SIGTSTP)
            ancestor = parent(of: ancestor)
        }
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, SIGTSTP)
        var before = sigset_t()
        signal(SIGTSTP, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &mask, &before)
        pthread_kill(pthread_self(), SIGTSTP)
        signal(SIGTSTP, SIG_IGN)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// The parent's number by /proc; 0 when it cannot be found.
    private static func parent(of process: pid_t) -> pid_t {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = read(file, &bytes, bytes.count)
        guard count > 0 else { return 0 }
        // The name stands in brackets and may hold anything; after it come the state and the parent.
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return 0 }
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > 1 ? pid_t(fields[1]) ?? 0 : 0
    }
}
