import Foundation
import Glibc
import ProcessSupport

/// What a process costs while nothing happens.
struct IdleProcess {
    let name: String
    let pid: pid_t

    /// Context switches of each thread so far: each is a wake-up. By thread, because a pool's threads end meanwhile.
    var switches: [String: Int] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
        return Dictionary(
            uniqueKeysWithValues: tasks.map { task in
                (task, status("/proc/\(pid)/task/\(task)/status", "voluntary_ctxt_switches:"))
            })
    }

    /// Wake-ups since an earlier reading.
    func wakeUps(since before: [String: Int]) -> Int {
        switches.reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) }
    }

    /// Kilobytes.
    var anonymousMemory: Int { status("/proc/\(pid)/status", "RssAnon:") }
    /// Kilobytes.
    var residentMemory: Int { status("/proc/\(pid)/status", "VmRSS:") }

    private func status(_ path: String, _ field: String) -> Int {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
        for line in text.split(separator: "\n") where line.hasPrefix(field) {
            return Int(line.dropFirst(field.count).split(whereSeparator: \.isWhitespace).first ?? "0") ?? 0
        }
        return 0
    }

    /// The processes that work on a group, found by its path among their arguments.
    static func all(on group: String) -> [IdleProcess] {
        let pids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        return pids.compactMap { pid in
            guard let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/cmdline")) else { return nil }
            let arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            guard let program = arguments.first, arguments.contains(group) else { return nil }
            return IdleProcess(name: (program as NSString).lastPathComponent, pid: pid)
        }
    }
}
