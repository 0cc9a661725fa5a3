import Foundation

/// What was done and what came of it, gathered from several tasks.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]
    private var complaints: [String] = []
    private var acknowledgedTasks: [String] = []

    func count(_ name: String) { lock.withLock { counts[name, default: 0] += 1 } }
    func complain(_ text: String) { lock.withLock { complaints.append(text) } }
    func acknowledge(_ task: String) { lock.withLock { acknowledgedTasks.append(task) } }

    var tasks: [String] { lock.withLock { acknowledgedTasks } }
    var allComplaints: [String] { lock.withLock { complaints } }
    var summary: String {
        lock.withLock { counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }.joined(separator: ", ") }
    }
}

/// What was checked, and what was found.
struct Verdict {
    private(set) var lines: [String] = []
    private(set) var isSound = true

    mutating func say(_ line: String) { lines.append(line) }

    mutating func check(_ what: String, _ problems: [String]) {
        if problems.isEmpty {
            lines.append("  ✓ \(what)")
        } else {
            isSound = false
            lines.append("  ✗ \(what)")
            for problem in problems.prefix(10) { lines.append("      \(problem)") }
            if problems.count > 10 { lines.append("      and \(problems.count - 10) more") }
        }
    }

    var text: String { (lines + [isSound ? "All is as it must be." : "NOT as it must be."]).joined(separator: "\n") }
}
