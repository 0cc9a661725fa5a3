import JSONText
import ProcessSupport
import Testing

@Suite("Runs of bin/contention", .timeLimit(.minutes(2)))
struct RunTests {
    private func totals(_ arguments: [String], expecting code: Int32 = 0) async throws -> [String: JSONValue] {
        let child = try Child.start(Executable.folder + "/contention", arguments + ["--json"])
        child.closeInput()
        #expect(try await child.end(within: 90) == .exited(code), "\(child.errors?.text ?? "")")
        guard case .object(let all) = try JSONValue(jsonBytes: Array(child.output.text.utf8)),
            case .object(let totals)? = all["totals"]
        else { throw Failure("no totals: \(child.output.text)") }
        return totals
    }

    @Test("Processes that are killed and stopped lose nothing")
    func sound() async throws {
        let totals = try await totals(["--processes", "5", "--seconds", "2", "--kill", "5", "--stop", "5"])
        for key in ["lostUpdates", "tornReads", "staleReads", "deadlocks", "failures", "tapsPerformedTwice"] {
            #expect(totals[key] == .int(0), "\(key)")
        }
        #expect(totals["transactions"] != .int(0))
        #expect(totals["killed"] != .int(0))
    }

    @Test("Without a lock updates are lost, and the count tells")
    func unlocked() async throws {
        let totals = try await totals(["--processes", "4", "--seconds", "1", "--lock", "none"])
        #expect(totals["lostUpdates"] != .int(0))
    }

    @Test("A wrong option ends with 64 and a sentence")
    func usage() async throws {
        let child = try Child.start(Executable.folder + "/contention", ["--lock", "maybe"])
        #expect(try await child.end() == .exited(64))
        #expect(child.errors?.text.contains("ofd, flock, none") == true)
    }
}
