import ProcessSupport
import Testing

/// Entries, policies and clocks, on a simulated clock against a real extension.
@Suite("The rules of timelines", .fewAtATime)
struct TimelineRuleTests {
    /// The widget is placed at 08:00; its provider gets this plan, and is asked two seconds after the beginning.
    private func day(_ plan: String, _ more: String = "", budget: Int = 60) async throws -> SimulatedDay {
        try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            budget \(budget)
            at +1s file plan "\(plan)"
            at +2s refresh
            \(more)
            """)
    }

    @Test(
        "On show is the last entry dated at or before now, whatever the order (cases.md b5)",
        arguments: [
            ("-7200 -3600 3600", ["2 entry 1", "3602 entry 2"]),
            ("3600 -7200 -3600", ["2 entry 2", "3602 entry 0"]),
            ("-3600 3600 -7200", ["2 entry 0", "3602 entry 1"]),
            // Of equal dates the last given counts.
            ("0 0", ["2 entry 1"]),
            ("-7200 -3600", ["2 entry 1"]),
            // All ahead: what was on show stays until the first is due.
            ("600 1200", ["602 entry 0", "1202 entry 1"]),
            ("0", ["2 entry 0"]),
            // Empty: the last good frame stays.
            ("", []),
        ] as [(String, [String])])
    func onShow(_ entries: String, _ shown: [String]) async throws {
        let day = try await day("entries \(entries); policy never", "end +2h")
        #expect(day.shown(from: 1) == shown, "\(day.story)")
    }

    @Test("Of a day of one entry a second each is on show in its second (cases.md b4)")
    func everySecond() async throws {
        let day = try await day("count 86400 from -3600 step 1; policy never", "end +8s")
        #expect(day.shown(from: 1) == (2...8).map { "\($0) entry \(3598 + $0)" }, "\(day.story)")
    }

    @Test("A clock that jumps forth or back shows the right entry at once")
    func jumps() async throws {
        let day = try await day(
            "entries -7200 -3600 3600; policy never", "at +10s clock +3h\nat +20s clock -3h\nat +30s clock -2h\nend +1m"
        )
        #expect(day.shown(from: 1) == ["2 entry 1", "10 entry 2", "20 entry 1", "30 entry 0"], "\(day.story)")
    }

    @Test("After a sleep the entry that became due meanwhile is on show at once, and one reload follows, not many")
    func sleep() async throws {
        let flips = try await day("entries 0 60 120; policy never", "at +10s sleep 5h\nend +6h")
        #expect(flips.shown(from: 1) == ["2 entry 0", "18010 entry 2"], "\(flips.story)")
        let reloads = try await day("entries 0 60 120; policy atEnd", "at +10s sleep 5h\nend +5h1m", budget: 2)
        #expect(reloads.reloads(from: 3) == ["18010 policy"], "\(reloads.story)")
    }

    @Test(
        "A policy's date is the earliest; a timeline that is exhausted does not spin",
        arguments: [
            ("entries 0 60; policy atEnd", ["62 policy", "122 policy"]),
            ("entries 0; policy after 600", ["602 policy", "1202 policy"]),
            // Too near: the floor of five seconds.
            ("entries 0; policy after 1", ["7 policy", "12 policy"]),
            // Gone by: a minute.
            ("entries -7200; policy atEnd", ["62 policy", "122 policy"]),
            ("entries 0; policy after -600", ["62 policy", "122 policy"]),
            ("entries 0 60; policy never", []),
        ] as [(String, [String])])
    func policies(_ plan: String, _ reloads: [String]) async throws {
        // A budget of two, so that the third waits for the next day.
        let day = try await day(plan, "end +6h", budget: 2)
        #expect(day.reloads(from: 3) == reloads, "\(day.story)")
    }

    @Test("A provider that answers twice: the first answer counts, and the developer is told")
    func twice() async throws {
        let day = try await day("entries 0; policy never; mode twice", "end +1m")
        #expect(day.shown(from: 1) == ["2 entry 0"], "\(day.story)")
    }

    @Test(
        "A provider that crashes, or never answers: the last good frame stays and the failure is said (cases.md b9)",
        arguments: [("crash", "ended while it made the timeline"), ("silent", "within 10 s")])
    func failing(_ mode: String, _ words: String) async throws {
        let day = try await day("entries 0; policy never; mode \(mode)", "end +14s")
        #expect(day.shown(from: 1).isEmpty, "\(day.story)")
        #expect(day.lines.contains { $0.words?.contains(words) == true }, "\(day.story)")
    }

    @Test("A burst of wishes is a few reloads, and the last wish is served (cases.md b1)")
    func burst() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            every 2ms from +1s to +1198ms reload ProbeWidget
            end +1m
            """)
        let reloads = day.reloads(from: 0.5)
        #expect((2...4).contains(reloads.count), "\(reloads)")
        #expect(reloads.last == "1.2 wish", "\(reloads)")
    }

    @Test("A provider that asks for its own reload runs at most three times in ten seconds (cases.md b2)")
    func selfish() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 08:00 UTC
            place ProbeWidget large as probe
            at +1s file selfish yes
            at +2s refresh
            end +12s
            """)
        #expect(day.reloads(from: 0.5).count <= 3, "\(day.story)")
        #expect(
            day.lines.contains { $0.words?.contains("the provider asks for its own reload") == true }, "\(day.story)")
    }

    @Test("Midnight is the local one: on the day the clocks go forth it comes an hour sooner")
    func daylightSaving() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-28 12:00 Europe/Berlin
            place TaskWidget medium as tasks
            end +2d
            """, extension: .extension)
        // 12 h to the first midnight, then a day of 23 hours.
        #expect(
            day.reloads(of: "tasks", from: 1) == ["43200 policy", "126000 policy"], "\(day.story)")
    }

    @Test("In another time zone the widget is made anew at once, free, and its midnight is the new place's")
    func timeZone() async throws {
        let day = try await SimulatedDay.run(
            """
            start 2026-03-02 12:00 Europe/Berlin
            place TaskWidget medium as tasks
            at 13:00 zone America/New_York
            end +24h
            """, extension: .extension)
        // 13:00 in Berlin is 07:00 in New York: midnight is 17 hours away.
        #expect(
            day.reloads(of: "tasks", from: 1) == ["3600 environment free", "64800 policy"], "\(day.story)")
    }
}
