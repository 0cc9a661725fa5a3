import Glibc
import GroupContainer

/// posix_spawn(3) with arguments and environment as Swift has them.
enum Spawn {
    /// Starts a process.
    ///
    /// - Parameters:
    ///   - path: the executable, which is the first argument, too.
    ///   - actions: what becomes of its descriptors.
    ///   - attributes: its session and signals; nil: as here.
    /// - Returns: its pid.
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String],
        _ actions: inout posix_spawn_file_actions_t, _ attributes: UnsafePointer<posix_spawnattr_t>? = nil
    ) throws(SystemError) -> pid_t {
        var argumentPointers = ([path] + arguments).map { strdup($0) }
        var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        argumentPointers.append(nil)
        environmentPointers.append(nil)
        var pid = pid_t()
        let code = posix_spawn(&pid, path, &actions, attributes, argumentPointers, environmentPointers)
        guard code == 0 else { throw SystemError(call: "posix_spawn", path: path, errno: code) }
        return pid
    }
}
