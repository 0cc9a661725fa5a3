import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// What helps to find out what is wrong with an extension: a debugger has all the time, and a crash says where.
@Suite("Debugging", .fewAtATime)
struct DebuggingTests {
    @Test("While a debugger is attached a tap has no deadline; when it has gone, the tap has")
    func deadline() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "3", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let gate = try group.gate()
        let pid = try #require(group.extensionPid)
        let debugger = try group.probe("debug", "\(pid)")
        #expect(await debugger.output.wait { !$0.isEmpty })
        guard debugger.output.text.hasPrefix("attached") else { return }
        // Performed long after its deadline, as if somebody had looked at a breakpoint: it counts.
        try await group.tap("slow", waiting: false)
        #expect(await group.traceHolds { $0.name == .delayed && $0.reason?.contains("is traced by process") == true })
        gate.open()
        #expect(await screen.shows("count 1"), "\(screen.screen().text)")
        // One that never ends: it is ended once the debugger has let go.
        try await group.tap("hang", waiting: false)
        #expect(await group.hasPerformed("hang began"))
        let delays = try group.delays()
        #expect(await group.traceHolds { _ in (try? group.delays()) ?? 0 > delays })
        #expect(kill(pid, 0) == 0, "it lives while it is being looked at")
        debugger.closeInput()
        #expect(await screen.shows("was ended while performing"), "\(screen.screen().text)")
        try await group.tap("add")
        #expect(await screen.shows("count 2"))
    }

    @Test("A crash leaves a backtrace in the log, or a word on why there is none")
    func backtrace() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("crash", waiting: false)
        #expect(await screen.shows("ended while performing"), "\(screen.screen().text)")
        #expect(await group.logHolds("was ended by signal"))
        let log = try await group.run(.renderer, ["log"])
        #expect(log.output.contains("crashed on purpose"), "\(log.output)")
        if log.output.contains("its backtrace is above") {
            #expect(log.output.contains("CrashIntent.perform()"), "\(log.output)")
            #expect(!log.output.contains("Registers") && !log.output.contains("Images"), "\(log.output)")
        } else {
            #expect(log.output.contains("there is no backtrace"), "\(log.output)")
        }
    }

    @Test("Where the runtime makes no backtrace, the log says so")
    func withoutBacktrace() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(await screen.shows("count 0"))
        try await group.tap("crash", waiting: false)
        #expect(await group.logHolds("there is no backtrace"))
    }
}

extension TestGroup {
    /// Waits until the trace has such a line.
    func traceHolds(_ condition: @escaping @Sendable (TraceEvent) -> Bool) async -> Bool {
        guard let directory = try? GroupDirectory(opening: path) else { return false }
        return await waitForChange(in: path + "/trace") {
            ((try? Trace.read(in: directory)) ?? []).contains(where: condition)
        }
    }

    /// How many deadlines were put off.
    func delays() throws -> Int {
        try Trace.read(in: GroupDirectory(opening: path)).count { $0.name == .delayed }
    }

    /// Waits until the log of what processes printed holds some words.
    func logHolds(_ words: String) async -> Bool {
        let log = path + "/extension/log"
        return await waitForChange(in: path + "/extension") {
            (try? String(contentsOfFile: log, encoding: .utf8))?.contains(words) == true
        }
    }
}
