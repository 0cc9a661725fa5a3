import Glibc
import GroupContainer

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
            ancestor = ProcessState(ancestor).parent ?? 0
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
}
