import ProcessSupport
import Testing

/// The budget, over days, against a real extension.
@Suite("The rules of the budget", .fewAtATime)
struct BudgetRuleTests {
    @Test("Automatic reloads stop when the budget is spent and go on as the window frees; a wish is not lost")
    func spent() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            budget 3
            every 1h from 09:00 to 13:00 reload ProbeWidget
            end 1+14:00
            """)
        #expect(
            day.reloads(from: 1) == ["3600 wish", "7200 wish", "10800 wish", "90000 wish"], "\(day.story)")
        #expect(day.sum()?.ranOut == 10_800_000_000_000)
        #expect(
            day.lines.contains { $0.words?.contains("waits until tomorrow 09:00:00: the budget of 3") == true },
            "\(day.story)")
    }

    @Test("Taps are always done, and count (the essay): none is left for the widget's own refreshes")
    func interactions() async throws {
        let script = """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            budget 3
            every 1m from 09:00 to 09:05 tap probe add
            at 10:00 reload ProbeWidget
            end 12:00
            """
        let counted = try await SimulatedDay.run(script)
        #expect(counted.sum()?.reloads == ["added": 1, "tap": 6], "\(counted.story)")
        #expect(counted.shown().last?.contains("count 6") == true)
        let free = try await SimulatedDay.run(script, "--budget-interactions", "free")
        #expect(free.sum()?.reloads == ["added": 1, "tap": 6, "wish": 1], "\(free.story)")
        #expect(free.sum()?.counted == 1)
    }

    @Test("A renderer that ends and another that begins share one budget, and what waited goes on waiting")
    func restart() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            budget 1
            at 09:00 reload ProbeWidget
            at 10:00 reload ProbeWidget
            at 11:00 renderer restart
            at 12:00 reload ProbeWidget
            end 1+10:00
            """)
        #expect(day.reloads(from: 1) == ["3600 wish", "90000 wish"], "\(day.story)")
    }

    @Test("What a person asks for, and the app in front, is free and not held back")
    func free() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            budget 0
            at 09:00 reload ProbeWidget
            at 10:00 refresh probe
            at 11:00 foreground
            at 11:01 reload ProbeWidget
            at 11:02 background
            end 12:00
            """, "--app", Executable.app.path)
        #expect(day.reloads(from: 1) == ["7200 user free", "10860 wish free"], "\(day.story)")
    }

    @Test("Each placed widget has a budget of its own")
    func instances() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place TaskWidget small as list
            place TaskToggleWidget small as switches
            budget 1
            at 09:00 reload TaskWidget
            at 10:00 reload TaskWidget
            at 11:00 reload TaskToggleWidget
            end 12:00
            """, extension: .extension)
        #expect(day.reloads(of: "list", from: 1) == ["3600 wish"], "\(day.story)")
        #expect(day.reloads(of: "switches", from: 1) == ["10800 wish"], "\(day.story)")
    }
}
