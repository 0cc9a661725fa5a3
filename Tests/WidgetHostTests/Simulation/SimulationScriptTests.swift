import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("Scripts of simulated days")
struct SimulationScriptTests {
    private func seconds(_ script: SimulationScript) -> [Double] { script.events.map { Double($0.offset) / 1e9 } }

    @Test("Deeds happen by their time, those of one instant in the order of the script")
    func order() throws {
        let script = try SimulationScript(
            """
            start 2026-03-02 08:00 UTC   # a Monday
            place Tasks small
            place Tasks small as other
            at 09:00 tap other "Buy milk"
            at +90m note later
            at 09:00 app add "a \\"b\\" c"
            every 30m from 08:30 to 09:30 reload Tasks
            end 1+08:00
            """)
        #expect(script.start == 1_772_438_400_000_000_000)
        #expect(script.widgets.map(\.id) == ["Tasks-small", "other"])
        #expect(seconds(script) == [1800, 3600, 3600, 3600, 5400, 5400])
        #expect(script.events[1].deed == .tap(widget: "other", control: "Buy milk"))
        #expect(script.events[2].deed == .app(["add", "a \"b\" c"]))
        #expect(script.events[3].deed == .reload(kind: "Tasks"))
        #expect(script.end == 86_400_000_000_000)
    }

    @Test("Times of day are local ones, also over a change of the clocks")
    func localTimes() throws {
        let script = try SimulationScript(
            """
            start 2026-03-28 12:00 Europe/Berlin
            at 1+12:00 note a day of 23 hours
            at 1+02:30 note skipped, so an hour later
            end 2+00:00
            """)
        #expect(seconds(script).sorted() == [14.5 * 3600, 23 * 3600])
        #expect(script.end == Int64(126_000) * 1_000_000_000)
    }

    @Test(
        "What cannot be read is refused with its line",
        arguments: [
            ("jump 3", "unknown word 'jump'"), ("at 08:00", "what happens is missing"),
            ("at 25:00 note x", "'25:00' is no time"), ("at +1h fly", "unknown event 'fly'"),
            ("place Tasks huge", "'huge' is no family"), ("at +1h extension sleep", "kill, stop or continue"),
            ("at +1h zone Mars/Base", "no time zone 'Mars/Base'"), ("at +1h note \"x", "quotation mark has no end"),
            ("at +1h tap a b c", "'c' is too much"), ("every 0s from +1s to +2s note x", "a millisecond or more"),
            ("every 1s from +2s to +1s note x", "before the first"), ("budget many", "not a number of reloads"),
            ("at +1h file a/b x", "no file's name"), ("start 2026-02-31x", "no date"),
        ])
    func refused(_ line: String, _ reason: String) {
        do {
            _ = try SimulationScript("# a remark\n" + line)
            Issue.record("“\(line)” was taken")
        } catch {
            #expect(error.line == 2)
            #expect(error.reason.contains(reason), "\(error)")
        }
    }

    @Test(
        "Stretches of time are read in all units, alone and together",
        arguments: [
            ("250ms", 0.25), ("15s", 15), ("90m", 5400), ("1h30m", 5400), ("2d", 172_800), ("1.5h", 5400),
        ])
    func durations(_ word: String, _ seconds: Double) {
        #expect(ScriptReader.duration(word) == Int64(seconds * 1e9))
    }
}

@Suite("The clocks of a simulated day")
struct VirtualClockTests {
    @Test("They stand still, move together, and the calendar's jumps alone")
    func moves() {
        let clock = VirtualClock(wall: 5_000_000_000, page: nil)
        let start = clock.reading
        #expect(clock.reading == start)
        clock.advance(7)
        clock.jump(-3)
        #expect(clock.reading.boot == start.boot + 7)
        #expect(clock.reading.wall == start.wall + 4)
    }

    @Test("An instant of the machine's clock is the simulated instant that held then")
    func machine() {
        let clock = VirtualClock(wall: 0, page: nil)
        let host = clock.hostClock
        let before = HostTime.now().boot
        let first = clock.reading.boot
        clock.advance(3_600_000_000_000)
        let after = HostTime.now().boot
        #expect(host.fromMachine(before) == first)
        #expect(host.fromMachine(after) == first + 3_600_000_000_000)
        #expect(host.fromMachine(0) == first)
    }
}

@Suite("The record of a simulated day")
struct SimulationRecordTests {
    @Test(
        "Numbers of processes are no part of it",
        arguments: [
            ("the extension (process 12720) did not take it", "the extension (process) did not take it"),
            ("process 5 missed it; process 77", "process missed it; process"),
            ("2 of 3 processes took 5 s", "2 of 3 processes took 5 s"),
        ])
    func processes(_ text: String, _ told: String) {
        #expect(SimulationRecord.withoutProcesses(text) == told)
    }
}
