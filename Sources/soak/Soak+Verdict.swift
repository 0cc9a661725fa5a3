import Foundation
import Glibc
import GroupContainer
import JSONText
import ProcessSupport

extension Soak {
    /// What is left when all faults are over, looked at from outside.
    func verdict() async throws -> Verdict {
        var verdict = Verdict()
        verdict.say("What was done in \(Int(elapsed.rounded())) s\(isStopped ? ", ended by hand" : ""):")
        verdict.list(tally.deeds)
        verdict.say("What was checked:")
        try await checkTasks(&verdict)
        checkWorkers(&verdict)
        try await checkRenderer(&verdict)
        let directory = try GroupDirectory(opening: group.path)
        checkTrace(directory, &verdict)
        await checkProcesses(&verdict)
        try checkFiles(directory, &verdict)
        verdict.check("no process ended by itself, and every error had a reason", tally.allComplaints)
        return verdict
    }

    private func checkTasks(_ verdict: inout Verdict) async throws {
        let listed = try await group.run(.app, ["list"])
        let lines = listed.output.split(separator: "\n").map(String.init)
        let tasks = tally.tasks
        var problems: [String] = listed.ending == .exited(0) ? [] : ["app list: \(listed.ending) \(listed.errors)"]
        for task in tasks {
            let times = lines.count { $0.hasSuffix(" " + task) }
            if times != 1 { problems.append("“\(task)” was acknowledged and is there \(times) times") }
        }
        verdict.check("each of \(tasks.count) acknowledged tasks is in the list once", problems)
    }

    /// The figures of the contention workers, which had the same group.
    private func checkWorkers(_ verdict: inout Verdict) {
        guard case .object(let all)? = try? JSONValue(jsonBytes: Array(workers.utf8)),
            case .object(let totals)? = all["totals"]
        else { return verdict.check("the contention workers ended", ["no figures: \(workers.prefix(200))"]) }
        func number(_ key: String) -> Int64 { if case .int(let value)? = totals[key] { value } else { -1 } }
        let bad = ["lostUpdates", "tornReads", "staleReads", "deadlocks", "failures", "tapsPerformedTwice"].filter {
            number($0) != 0
        }
        verdict.check(
            "\(number("transactions")) transactions and \(number("reads")) reads of workers, \(number("killed")) of "
                + "which were killed and \(number("stopped")) stopped: none lost, torn, stale, stuck or done twice",
            bad.map { "\($0): \(number($0))" })
    }

    /// A new renderer takes the group over, shows a frame, and takes a tap.
    private func checkRenderer(_ verdict: inout Verdict) async throws {
        let child = try group.renderer(columns: 120, rows: 50)
        let isShown = await child.shows("Tasks", within: 30, columns: 120, rows: 50)
        verdict.check(
            "a new renderer shows the widgets", isShown ? [] : [child.screen(columns: 120, rows: 50).text])
        if let label = try await taskOnShow() {
            let tap = try await group.run(.renderer, ["tap", "TaskWidget-large", label])
            verdict.check(
                "a tap is performed and drawn",
                tap.ending == .exited(0) ? [] : ["\(label): \(tap.ending) \(tap.output)\(tap.errors)"])
        } else {
            verdict.check("a tap is performed and drawn", ["the large widget shows no task"])
        }
        child.send("q")
        let ending = try await child.end()
        verdict.check("it ends when asked to", ending == .exited(0) ? [] : ["\(ending)"])
    }

    /// The label of a task's control in the large widget, as `renderer status` names it.
    private func taskOnShow() async throws -> String? {
        for _ in 0..<50 {
            let status = try await group.run(.renderer, ["status", "--json"]).output
            let widgets = try? JSONValue(jsonBytes: Array(status.utf8)).members["widgets"]?.list
            let widget = widgets?.first { $0.members["id"]?.text == "TaskWidget-large" }
            let labels = widget?.members["controls"]?.list.compactMap(\.text) ?? []
            if let task = labels.first(where: { $0.contains("soak task") }) { return task }
            try await Task.sleep(for: .milliseconds(200))
        }
        return nil
    }

    /// Each tap was performed at most once, whoever died.
    private func checkTrace(_ directory: GroupDirectory, _ verdict: inout Verdict) {
        let events = (try? Trace.read(in: directory)) ?? []
        var performs: [String: Int] = [:]
        for event in events where event.name == .performBegan { performs[event.span ?? "", default: 0] += 1 }
        let twice = performs.filter { !$0.key.isEmpty && $0.value > 1 }
        verdict.check(
            "each of \(performs.count) taps in \(events.count) lines of trace was performed at most once",
            twice.map { "\($0.key): \($0.value) times" })
    }

    private func checkProcesses(_ verdict: inout Verdict) async {
        // An extension ends when its renderer has; it is given a moment.
        for _ in 0..<50 where !processes(named: nil).isEmpty { try? await Task.sleep(for: .milliseconds(100)) }
        verdict.check("no process is left", processes(named: nil).map { "process \($0)" })
    }

    private func checkFiles(_ directory: GroupDirectory, _ verdict: inout Verdict) throws {
        var held: [String] = []
        for name in try Sys.list(directory.path(.locks)) where try FileLock.isHeld(path: directory.path(.locks, name)) {
            held.append(name)
        }
        verdict.check("every lock is free", held)
        var waiting: [String] = []
        for name in Mailbox.Name.allCases {
            let mailbox = Mailbox(name, in: directory)
            _ = try mailbox.sweep()
            _ = try mailbox.sweep()
            for folder in [mailbox.tmpPath, mailbox.newPath, mailbox.curPath, mailbox.donePath] {
                waiting += try Sys.list(folder).map { "\(folder)/\($0)" }
            }
        }
        verdict.check("every queue drains", waiting)
        let quarantined = try Sys.list(directory.path(.quarantine)).count
        verdict.check(
            "the quarantine is bounded (\(quarantined) files)", quarantined > 80 ? ["\(quarantined) files"] : [])
        var broken: [String] = []
        for name in try Sys.list(directory.path(.defaults)) where name.hasSuffix(".jsonl") {
            let suite = FileName.decode(String(name.dropLast(6))) ?? name
            let journal = Journal.separate(suite, in: directory)
            do {
                let before = try journal.values()
                try journal.set(.int(1), forKey: "after all")
                let after = try Journal.separate(suite, in: directory).values()
                if before.contains(where: { after[$0.key] != $0.value && $0.key != "after all" }) {
                    broken.append("\(name): values changed by a write to another key")
                }
            } catch {
                broken.append("\(name): \(error)")
            }
        }
        verdict.check("every journal reads and takes a transaction", broken)
    }
}
