import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import SystemMonitorWidgets

@MainActor
@Suite("The system monitor", .serialized)
struct SystemMonitorTests {
    /// A machine made of files.
    private func machine(load: String, availableKB: Int, received: Int) throws -> SystemReader {
        let folder = NSTemporaryDirectory() + "proc-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/net", withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        try write("\(load) 0.5 0.5 1/100 1\n", "loadavg")
        try write("7200.5 100\n", "uptime")
        try write("processor: 0\nmodel: x\nprocessor: 1\n", "cpuinfo")
        try write("MemTotal: 8000 kB\nMemFree: 1 kB\nMemAvailable: \(availableKB) kB\n", "meminfo")
        try write(
            "Inter-|\n face |\n lo: 999999 0 0 0 0 0 0 0 999999 0\n eth0: \(received) 1 0 0 0 0 0 0 500 1 0\n",
            "net/dev")
        return SystemReader(proc: folder)
    }

    @Test("It shows what the machine says, the loopback left out")
    func figures() async throws {
        SystemProvider.reader = try machine(load: "1.00", availableKB: 2000, received: 1000)
        let tester = try WidgetTester(SystemWidget.self)
        let frame = try await tester.frame()
        #expect(frame.view(id: "CPU")?.text == "50%" && frame.view(id: "RAM")?.text == "75%")
        #expect(frame.view(id: "uptime")?.text.contains("2 h") == true, "\(frame.texts)")
    }

    @Test("The history grows by one for each half hour, and the rate is what came between")
    func history() async throws {
        SystemProvider.reader = try machine(load: "1", availableKB: 2000, received: 0)
        let tester = try WidgetTester(SystemWidget.self, family: .systemMedium)
        _ = try await tester.frame()
        SystemProvider.reader = try machine(load: "1", availableKB: 2000, received: 9_000_000)
        let frame = try await tester.travel(by: 1800)
        #expect(frame.view(id: "received")?.text == "↓ 5 kB/s")
        try await tester.travel(by: 86400)
        let count = try await tester.asApp { SampleHistory.samples.count }
        #expect(count.value == SampleHistory.limit && tester.budgetUsed == 48)
    }

    @Test("Two widgets that measure at the same time are one sample")
    func together() async throws {
        SystemProvider.reader = try machine(load: "1", availableKB: 2000, received: 0)
        let first = try WidgetTester(SystemWidget.self)
        _ = try await first.frame()
        _ = try await WidgetTester(SystemWidget.self, family: .systemLarge, sharing: first).frame()
        #expect(try await first.asApp { SampleHistory.samples.count }.value == 1)
    }

    @Test("A machine without /proc shows zeros and does not fail")
    func nothing() async throws {
        SystemProvider.reader = SystemReader(proc: "/nowhere")
        let frame = try await WidgetTester(SystemWidget.self).frame()
        #expect(frame.view(id: "CPU")?.text == "0%")
    }

    @Test(
        "It looks as it did",
        arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
    func looks(_ family: WidgetFamily) async throws {
        let frame = try await WidgetTester(SystemWidget.self, family: family).snapshot(isPreview: true)
        frame.assertSnapshot(named: "\(family)")
        #expect(frame.hasContainerBackground && frame.truncatedTexts.isEmpty)
    }
}
