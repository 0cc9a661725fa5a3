import Foundation

/// What the figures were measured on.
enum Machine {
    /// Processor, cores, kernel and the file system of temporary files, in one line.
    static var description: String {
        let processor =
            text("/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
            .flatMap { $0.split(separator: ":").last }?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
        let kernel = text("/proc/sys/kernel/osrelease").trimmingCharacters(in: .whitespacesAndNewlines)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return "\(processor), \(cores) cores, Linux \(kernel), \(fileSystem(of: NSTemporaryDirectory()))"
    }

    /// The type of the mount that a path lies in: the longest mount point that begins it.
    private static func fileSystem(of path: String) -> String {
        let mounts = text("/proc/self/mounts").split(separator: "\n").map { $0.split(separator: " ") }
        let fitting = mounts.filter { $0.count > 2 && (path + "/").hasPrefix($0[1] == "/" ? "/" : $0[1] + "/") }
        return fitting.max { $0[1].count < $1[1].count }.map { String($0[2]) } ?? "unknown file system"
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
