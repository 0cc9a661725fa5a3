import Testing
import WidgetKit
import WidgetTesting

/// With the extension that the tests of the processes use.
@MainActor
@Suite("Real processes", .serialized)
struct ProcessesTests {
    @Test("A tap is performed, and a crash leaves the mark and the frame from before; the next tap finds a new process")
    func crash() async throws {
        let processes = try WidgetProcesses(extension: "ProbeExtension", deadline: 15)
        try await processes.start()
        #expect(processes.kinds == ["ProbeWidget"])
        #expect(try await processes.tap("add", in: "ProbeWidget").frame.shows("count 1"))
        let crashed = try await processes.tap("add", in: "ProbeWidget", fault: .extensionCrashed)
        #expect(crashed.failureMark?.contains("ended") == true, "\(crashed.failureMark ?? "no mark")")
        #expect(crashed.frame.shows("count 1"))
        let next = try await processes.tap("add", in: "ProbeWidget")
        #expect(next.failureMark == nil && next.frame.shows("count 2"))
        await processes.stop()
    }

    @Test("A stopped extension misses the deadline, and the tap never runs afterwards")
    func deadline() async throws {
        let processes = try WidgetProcesses(extension: "ProbeExtension", deadline: 1)
        try await processes.start()
        let late = try await processes.tap("add", in: "ProbeWidget", fault: .deadlineMissed)
        #expect(late.failureMark != nil && late.frame.shows("count 0"))
        await processes.stop()
    }

    @Test("A fault that processes cannot show says where it can be shown")
    func elsewhere() async throws {
        let processes = try WidgetProcesses(extension: "ProbeExtension")
        try await processes.start()
        await #expect(throws: TesterError.self) {
            try await processes.tap("add", in: "ProbeWidget", fault: .diskFull)
        }
        await processes.stop()
    }
}
