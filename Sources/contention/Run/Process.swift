import Glibc
import GroupContainer

/// A process that was started here.
struct ChildProcess {
    let pid: pid_t

    /// Starts this program again.
    ///
    /// - Parameters:
    ///   - input: what its standard input reads from.
    ///   - output: what its standard output writes to.
    init(_ arguments: [String], input: Int32, output: Int32) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var words = (["contention"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var started: pid_t = 0
        let code = posix_spawn(&started, "/proc/self/exe", &actions, nil, &words, environ)
        guard code == 0 else { throw SystemError(call: "posix_spawn", path: "/proc/self/exe", errno: code) }
        pid = started
    }

    func signal(_ number: Int32) { kill(pid, number) }

    /// Waits for its end.
    func reap() {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }

    /// Whether it has ended; if so it is reaped.
    func hasEnded() -> Bool {
        var status: Int32 = 0
        return waitpid(pid, &status, WNOHANG) == pid
    }
}

/// A pipe whose ends no other program inherits.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError(call: "pipe", path: nil, errno: errno) }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
}

/// A directory for one run, removed with all that is in it.
enum ScratchDirectory {
    static func make() throws -> String {
        let parent = GroupDirectory.processEnvironment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        let path = parent + "/contention-" + Identifier.make()
        try Sys.makeDirectories(path)
        return path
    }

    static func remove(_ path: String) {
        for name in (try? Sys.list(path)) ?? [] {
            let child = path + "/" + name
            if (try? Sys.lstat(child))??.isDirectory == true { remove(child) } else { try? Sys.unlink(child) }
        }
        try? Sys.rmdir(path)
    }
}
