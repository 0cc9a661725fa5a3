import Foundation
import ProcessSupport
import Testing

/// `renderer simulate` itself.
@Suite("A day in a second", .fewAtATime)
struct SimulationTests {
    /// The sample of the Tasks example.
    private var sample: String {
        #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/examples/days/tasks.day"
    }

    @Test("The day of the Tasks example is the same, byte for byte, run after run")
    func deterministic() async throws {
        let arguments = ["--script", sample, "--extension", Executable.extension.path, "--app", Executable.app.path]
        let first = try await SimulatedDay.simulate(arguments)
        #expect(first.ending == .exited(0), "\(first.errors)")
        #expect(first.output.contains("the budget is spent: 20 of 20"), "\(first.output)")
        #expect(first.output.contains("Fetch the children"))
        for _ in 1...3 {
            let again = try await SimulatedDay.simulate(arguments)
            #expect(again.output == first.output)
        }
    }

    @Test("The extension's Date() is the simulated one, its boot clock is not")
    func virtualDate() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2031-05-06 07:08:09 UTC
            place ProbeWidget large as probe
            at +1s file plan "entries 0 60; policy never"
            at +2s refresh
            end +2m
            """)
        #expect(day.shown(from: 1) == ["2 entry 0", "62 entry 1"], "\(day.story)")
        #expect(day.lines.first?.date == 1_935_817_689)
    }

    @Test("A script that cannot be read is refused with its line; what cannot be tapped is said")
    func refusals() async throws {
        let folder = NSTemporaryDirectory() + "day-\(UUID().uuidString)"
        mkdir(folder, 0o700)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "start 2026-03-02 UTC\nat 25:00 tap a b\n".write(
            toFile: folder + "/bad", atomically: true, encoding: .utf8)
        let bad = try await SimulatedDay.simulate(
            ["--script", folder + "/bad", "--extension", Executable.probeExtension.path])
        #expect(bad.ending == .exited(65))
        let nowhere = try await SimulatedDay.simulate(["--script", folder + "/none", "--extension", "/nowhere"])
        #expect(nowhere.ending == .exited(66) && nowhere.errors.contains(folder + "/none"), "\(nowhere.errors)")
        #expect(bad.errors.contains("line 2") && bad.errors.contains("25:00"), "\(bad.errors)")
        try "place ProbeWidget large as probe\nat +1s tap probe \"no such control\"\n".write(
            toFile: folder + "/vain", atomically: true, encoding: .utf8)
        let vain = try await SimulatedDay.simulate(
            ["--script", folder + "/vain", "--extension", Executable.probeExtension.path])
        #expect(vain.output.contains("there is no control “no such control”"), "\(vain.output)")
        #expect(vain.ending == .exited(1) && vain.errors.contains("1 of its taps"), "\(vain.errors)")
    }

    @Test("It leaves nothing behind, and touches no group directory but its own")
    func clean() async throws {
        let before = Set((try? FileManager.default.contentsOfDirectory(atPath: "/dev/shm")) ?? [])
        _ = try await SimulatedDay.run("place ProbeWidget large as probe\nat +1s tap probe add\n")
        let left = Set((try? FileManager.default.contentsOfDirectory(atPath: "/dev/shm")) ?? []).subtracting(before)
        // Other days may be told at the same time; they end as well.
        #expect(left.allSatisfy { $0.hasPrefix("widgets-simulation-") })
        let folder = NSTemporaryDirectory() + "kept-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try await SimulatedDay.run("place ProbeWidget large as probe\nat +1s tap probe add\n", "--keep", folder)
        let log = try String(contentsOfFile: folder + "/group/Files/performed.log", encoding: .utf8)
        #expect(log.hasPrefix("add "), "\(log)")
        #expect(FileManager.default.fileExists(atPath: folder + "/group/budget/probe.json"))
    }
}
