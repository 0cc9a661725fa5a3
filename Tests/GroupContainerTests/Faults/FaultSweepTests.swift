import FaultScenarios
import Glibc
import Testing

@testable import GroupContainer

/// Each system call of each scenario fails in turn, in each way a system call fails.
@Suite("Failures of every system call", .timeLimit(.minutes(2)))
struct FaultSweepTests {
    // What a file's owner or mode may also be the cause of (EACCES) is another matter: such a file is set aside.
    private static let errors: [Int32] = [ENOSPC, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, EROFS]
    private static let names = Scenario.all.map(\.name)

    /// Each call of each scenario fails in turn, each time in another way.
    @Test("A failed call is an error or is put up with, and all holds when its cause is gone", arguments: names)
    func failures(_ name: String) throws {
        let scenario = try #require(Scenario.named(name))
        var index = 1
        var calls = 1
        while index <= calls {
            let errno = Self.errors[index % Self.errors.count]
            calls = try attempt(scenario, { $0.strike(index, .fail(errno)) }, "error \(errno) at call \(index)")
            index += 1
        }
    }

    @Test("As long as every call of a kind fails there are clear errors, and all holds afterwards", arguments: names)
    func lasting(_ name: String) throws {
        let scenario = try #require(Scenario.named(name))
        for (index, call) in [SystemCall.open, .write, .rename, .fdatasync, .mkdir, .unlink].enumerated() {
            let errno = Self.errors[index]
            try attempt(scenario, { $0.fail(call, with: errno) }, "\(call) always \(errno)")
        }
    }

    @Test("Calls interrupted again and again are made again, and nothing is noticed", arguments: names)
    func interrupted(_ name: String) throws {
        let scenario = try #require(Scenario.named(name))
        let plan = FaultPlan()
        for call in SystemCall.allCases where call != .close { plan.fail(call, with: EINTR, .times(5)) }
        let temporary = try TemporaryGroup()
        try scenario.prepare(temporary.group)
        var words: [String] = []
        try GroupLog.$listener.withValue({ _ in }) {
            try FaultPlan.$current.withValue(plan) { try scenario.run(temporary.group) { words.append($0) } }
        }
        #expect(try scenario.check(temporary.group, words) == [])
    }

    @Test("Writes that take a few bytes only are continued or taken back", arguments: [0, 7], names)
    func short(_ count: Int, _ name: String) throws {
        let scenario = try #require(Scenario.named(name))
        for index in 1...3 {
            // None at all, for ever, would be a kernel that is broken: only one write is like that.
            let occasion = FaultPlan.Occasion.nth(index)
            try attempt(scenario, { $0.shortenWrites(to: count, occasion) }, "write \(index) takes \(count) bytes")
        }
    }

    /// Runs a scenario with a fault and checks what it left.
    ///
    /// - Returns: how many calls it made.
    @discardableResult
    private func attempt(_ scenario: Scenario, _ plan: (FaultPlan) -> Void, _ what: String) throws -> Int {
        let temporary = try TemporaryGroup()
        try scenario.prepare(temporary.group)
        let fault = FaultPlan()
        plan(fault)
        var words: [String] = []
        var failure: (any Error)?
        try GroupLog.$listener.withValue({ _ in }) {
            FaultPlan.$current.withValue(fault) {
                do { try scenario.run(temporary.group) { words.append($0) } } catch { failure = error }
            }
            if let failure {
                #expect(isOurs(failure), "\(scenario.name), \(what): \(failure)")
                #expect("\(failure)".contains("/") || "\(failure)".contains("'"), "it names no file: \(failure)")
            }
            let complaints = try scenario.check(temporary.group, words)
            #expect(complaints == [], "\(scenario.name), \(what), after \(words)")
        }
        return fault.calls.count
    }

    private func isOurs(_ error: any Error) -> Bool {
        error is SystemError || error is JournalError || error is GroupError || error is LockError
            || error is MailboxError
    }
}
