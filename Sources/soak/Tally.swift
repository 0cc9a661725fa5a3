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
    /// What was done how often, most first.
    var deeds: [(name: String, count: Int)] {
        lock.withLock { counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) } }
    }
}

/// What was checked, and what was found.
struct Verdict {
    private(set) var lines: [String] = []
    private(set) var isSound = true

    mutating func say(_ line: String) { lines.append(line) }

    /// Lists what was done, numbers under each other.
    mutating func list(_ deeds: [(name: String, count: Int)]) {
        let width = deeds.map { String($0.count).count }.max() ?? 0
        for deed in deeds {
            let digits = String(deed.count)
            lines.append("  " + String(repeating: " ", count: width - digits.count) + "\(digits)  \(deed.name)")
        }
    }

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
