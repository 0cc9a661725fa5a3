import Glibc
import GroupContainer
import WidgetHost

/// Runs a program to its end: an extension that is asked for its previews, or one that makes a PNG.
enum PreviewProgram {
    /// posix_spawn(3) and waitpid(2). Standard input and output are /dev/null, errors go to a file.
    ///
    /// - Returns: the exit status, or 128 + the signal.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String], errors: String
    ) throws(SystemError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var argumentPointers = ([program] + arguments).map { strdup($0) }
        var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        argumentPointers.append(nil)
        environmentPointers.append(nil)
        var pid = pid_t()
        let code = posix_spawn(&pid, program, &actions, nil, argumentPointers, environmentPointers)
        guard code == 0 else { throw SystemError(call: "posix_spawn", path: program, errno: code) }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// The program of that name in PATH.
    static func find(_ name: String, environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { Executables.isExecutable($0) }
    }
}

/// A folder for files of the moment.
struct MomentaryFolder {
    let path: String

    init() throws(SystemError) {
        var template = Array("/tmp/widget-preview-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw SystemError(call: "mkdtemp", path: "/tmp", errno: errno)
        }
        path = String(cString: made)
    }

    /// Removes it with the files in it.
    func remove() {
        for name in (try? Sys.list(path)) ?? [] { unlink("\(path)/\(name)") }
        rmdir(path)
    }
}
