#if DEBUG
    import FaultScenarios
    import Glibc
    import GroupContainer

    /// Kills a process at each system call of each scenario, and looks at what it left.
    struct CrashPoints {
        /// Where the groups are made, one after the other.
        let root: String

        /// When the process is killed.
        enum Moment: String, CaseIterable {
            /// Before a call.
            case before
            /// When half of a write is in the file.
            case halfway
        }

        struct Row {
            let scenario: String
            var points = 0
            var halfway = 0
            var complaints: [String] = []
        }

        /// The process that is to die: runs the scenario with the plan in force, and says each acknowledged step.
        static func victim(_ scenario: Scenario, _ group: GroupDirectory, _ moment: Moment, _ index: Int) throws {
            let plan = FaultPlan()
            plan.strike(index, moment == .before ? .die : .dieHalfway)
            GroupLog.setHandler { _ in }
            try FaultPlan.$current.withValue(plan) { try scenario.run(group, say) }
        }

        /// Tries all points.
        func run() throws -> [Row] {
            GroupLog.setHandler { _ in }
            return try Scenario.all.map { scenario in
                var row = Row(scenario: scenario.name)
                for moment in Moment.allCases {
                    var index = 1
                    while try attempt(scenario, moment, index, &row) { index += 1 }
                    if moment == .before { row.points = index - 1 } else { row.halfway = index - 1 }
                }
                return row
            }
        }

        /// One process: false when it came to its end, because it makes fewer calls.
        private func attempt(_ scenario: Scenario, _ moment: Moment, _ index: Int, _ row: inout Row) throws -> Bool {
            let path = "\(root)/\(scenario.name.split(separator: " ").joined())-\(moment)-\(index)"
            let group = try GroupDirectory(opening: path)
            try scenario.prepare(group)
            let victim = try Victim([scenario.name, path, moment.rawValue, String(index)])
            let (words, wasKilled) = victim.finish()
            do {
                for complaint in try scenario.check(group, words) {
                    row.complaints.append("\(moment) call \(index), after \(words): \(complaint)")
                }
            } catch {
                row.complaints.append("\(moment) call \(index), after \(words): \(error)")
            }
            return wasKilled
        }
    }

    /// A process that is going to die.
    private struct Victim {
        private let pid: pid_t
        private let output: Int32

        init(_ arguments: [String]) throws {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw SystemError(call: "pipe", path: nil, errno: errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
            let all = ["GroupContainerProbe", "crash", arguments[1], arguments[0], arguments[2], arguments[3]]
            var words: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) }
            words.append(nil)
            defer {
                posix_spawn_file_actions_destroy(&actions)
                for word in words { free(word) }
            }
            var child: pid_t = 0
            let code = posix_spawn(&child, "/proc/self/exe", &actions, nil, &words, environ)
            Glibc.close(ends[1])
            guard code == 0 else { throw SystemError(call: "posix_spawn", path: nil, errno: code) }
            (pid, output) = (child, ends[0])
        }

        /// Its words, and whether it was killed.
        func finish() -> (words: [String], wasKilled: Bool) {
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(output, &chunk, chunk.count)
                if count < 0 && errno == EINTR { continue }
                if count <= 0 { break }
                bytes += chunk[..<count]
            }
            Glibc.close(output)
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
            let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            return (words, status & 0x7F == SIGKILL)
        }
    }
#endif
