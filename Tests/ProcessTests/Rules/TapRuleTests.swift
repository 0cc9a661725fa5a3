import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// What a tap may and may not do.
@Suite("The rules of taps", .fewAtATime)
struct TapRuleTests {
    @Test("Two reloads for one tap: what is shown never goes back, and the provider runs at most twice a tap (a3)")
    func neverBack() async throws {
        let folder = NSTemporaryDirectory() + "taps-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            at +1s file plan "mode numbered"
            at +2s refresh
            every 1s from +10s to +29s tap probe add
            end +1m
            """, "--keep", folder)
        let numbers = day.shown(from: 1).compactMap { line in
            line.split(separator: "·").first { $0.contains("call ") }?.split(separator: " ").last.flatMap { Int($0) }
        }
        #expect(!numbers.isEmpty && zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }, "\(day.story)")
        let log = try String(contentsOfFile: folder + "/group/Files/performed.log", encoding: .utf8)
        let lines = log.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("add ") } == 20)
        #expect(lines.count { $0.hasPrefix("provided ") } <= 2 * 20 + 2, "\(log)")
    }

    @Test("The other widgets that show what a tap has changed are reloaded at the same instant, and none is lost")
    func following() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place TaskWidget medium as list
            place TaskToggleWidget small as switches
            place TaskWidget large as big
            at 08:01 app add "Buy milk"
            every 1m from 09:00 to 09:29 tap switches "Buy milk"
            end 10:00
            """, "--app", Executable.app.path, extension: .extension)
        for widget in ["list", "switches", "big"] {
            let sum = try #require(day.sum(of: widget))
            #expect(sum.reloads?["tap"] == 30, "\(widget): \(day.story)")
            let taps = day.reloads(of: widget, from: 100).filter { $0.contains("tap") }
            #expect(taps.first?.hasPrefix("3600 ") == true && taps.last?.hasPrefix("5340 ") == true, "\(taps)")
        }
        #expect(!day.lines.contains { $0.words?.contains("failed") == true }, "\(day.story)")
    }

    @Test("A tap on a stopped extension is void at its deadline and never runs, also when the extension goes on (a5)")
    func void() async throws {
        let folder = NSTemporaryDirectory() + "taps-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            at +10s extension stop
            every 1s from +11s to +13s tap probe add
            at +20s extension continue
            at +30s tap probe add
            end +1m
            """, "--keep", folder)
        let failures = day.lines.filter { $0.about == "tap" }.map(\.seconds)
        #expect(failures == [16, 17, 18], "\(day.story)")
        let log = try String(contentsOfFile: folder + "/group/Files/performed.log", encoding: .utf8)
        #expect(log.split(separator: "\n").count == 1, "\(log)")
        #expect(day.shown().last?.contains("count 1") == true, "\(day.story)")
    }

    @Test("A tap's deadline does not move with the calendar: a clock set forth or back meanwhile changes nothing")
    func clockSet() async throws {
        for jump in ["+3h", "-3h"] {
            let day = try await SimulatedDay.run(
                """
                start 2026-03-02 08:00 UTC
                place ProbeWidget large as probe
                at +10s extension stop
                at +11s tap probe add
                at +12s clock \(jump)
                end +1m
                """)
            #expect(day.lines.filter { $0.about == "tap" }.map(\.seconds) == [16], "\(day.story)")
        }
    }

    @Test("After a throw the view before is restored (the essay); the flag has the widget reloaded (a7)")
    func afterThrow() async throws {
        let script = """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            at +10s tap probe "bad flag"
            end +1m
            """
        let restored = try await SimulatedDay.run(script)
        #expect(restored.reloads(from: 1).isEmpty, "\(restored.story)")
        #expect(
            restored.lines.contains { $0.words?.contains("the server said no; the view before is restored") == true },
            "\(restored.story)")
        let reloaded = try await SimulatedDay.run(script, "--after-failure", "reload")
        #expect(reloaded.reloads(from: 1) == ["10 tap"], "\(reloaded.story)")
    }

    @Test("Taps on one control overlap; with --taps serial the next is performed when the last has been")
    func serial() async throws {
        let overlapping = try TestGroup()
        let first = try overlapping.renderer("--deadline", "60", extension: .probeExtension)
        #expect(await first.shows("count 0"))
        let gate = try overlapping.gate()
        for _ in 1...2 { try await overlapping.tap("slow", waiting: false) }
        #expect(await overlapping.hasPerformed("slow began", times: 2), "both are performed at once")
        for _ in 1...2 { gate.open() }
        #expect(await first.shows("count 2"), "\(first.screen().text)")

        let serial = try TestGroup()
        let second = try serial.renderer("--deadline", "60", "--taps", "serial", extension: .probeExtension)
        #expect(await second.shows("count 0"))
        let other = try serial.gate()
        for _ in 1...2 { try await serial.tap("slow", waiting: false) }
        #expect(await serial.hasPerformed("slow began"))
        // Another control is not held back.
        try await serial.tap("add")
        #expect(serial.performed.filter { $0.hasPrefix("slow began") }.count == 1, "\(serial.performed)")
        other.open()
        #expect(await serial.hasPerformed("slow began", times: 2))
        other.open()
        #expect(await second.shows("count 3"), "\(second.screen().text)")
    }

    @Test(
        "Why the essay calls the toggling intent fragile: two hasty taps on it undo each other, on the setting one not")
    func fragile() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "60", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        func isOn() throws -> Bool {
            GroupContainer.UserDefaults(suite: "group.probe", in: try GroupDirectory(opening: group.path)).bool(
                forKey: "flag")
        }
        // Both taps are on their way before the first is performed: both carry what the widget showed.
        let pid = try #require(group.extensionPid)
        for (label, result) in [("flip", false), ("flag", true)] {
            kill(pid, SIGSTOP)
            for _ in 1...2 { try await group.tap(label, waiting: false) }
            let waits = await group.waitForChange(in: group.path + "/intents/new") {
                ((try? FileNames.of(group.path + "/intents/new")) ?? []).count == 2
            }
            #expect(waits)
            kill(pid, SIGCONT)
            #expect(await group.hasPerformed(label, times: 2), "\(group.performed)")
            #expect(try isOn() == result, "\(label)")
        }
    }
}

extension TestGroup {
    /// The extension that runs.
    var extensionPid: pid_t? {
        let names = (try? FileNames.of(path + "/extension")) ?? []
        return names.first { $0.hasSuffix(".alive") }.flatMap { pid_t($0.prefix { $0 != "-" }) }
    }
}
