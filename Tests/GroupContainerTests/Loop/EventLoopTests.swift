import Glibc
import Testing

@testable import GroupContainer

/// The loop runs in a process of its own, for it takes the main thread for ever.
@Suite(.timeLimit(.minutes(1))) struct EventLoopTests {
    let scratch: ScratchGroup

    init() throws { scratch = try ScratchGroup() }

    @Test(
        "Watches, timers and tasks of the main actor are served; what was traced is there before it sleeps and at its end"
    )
    func serving() throws {
        let group = scratch.directory
        let probe = try Probe("loop", group.path)
        #expect(probe.line() == "watching")
        #expect(probe.line() == "timer")
        for name in ["one", "two"] {
            // Closed before it is renamed, so that it arrives once.
            try moveIn("", to: group.path(.reloads, name))
            #expect(probe.line() == "arrived \(name)")
            #expect(probe.line() == "task")
        }
        // The task came in a later turn than the event, so the event's line has been written.
        #expect(try Trace.read(in: group).compactMap(\.reason) == ["one", "two"])
        try moveIn("", to: group.path(.reloads, "end"))
        #expect(probe.line() == "arrived end")
        probe.waitForEnd()
        #expect(try Trace.read(in: group).compactMap(\.reason) == ["one", "two", "end"])
    }

    @Test("What hangs up while it is watched, by another thread, thousands of times, crashes nothing")
    func hangUps() throws {
        // By Dispatch sources instead it ends with SIGSEGV every time (see ReadWatch).
        let probe = try Probe("hang-ups", scratch.directory.path, "20000")
        #expect(probe.line() == "survived")
    }

    @Test("A parent that blocks signals does not make it deaf to them")
    func signals() throws {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        let probe = try Probe("loop", scratch.directory.path)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        #expect(probe.line() == "watching")
        probe.kill(SIGTERM)
        probe.waitForEnd()
    }
}

@Suite(.timeLimit(.minutes(1))) struct CrewTests {
    @Test("Pieces that wait for each other all have a thread", arguments: [0, 1, 3])
    func noStarving(_ kept: Int) {
        let crew = Crew(keeping: kept)
        crew.prepare()
        let monitor = Monitor()
        nonisolated(unsafe) var arrived = 0
        for round in 1...3 {
            for _ in 0..<8 {
                crew.run {
                    monitor.enter {
                        arrived += 1
                        if arrived == 8 * round { monitor.wakeAll() }
                        while arrived < 8 * round { monitor.sleep() }
                    }
                }
            }
            monitor.enter { while arrived < 8 * round { monitor.sleep() } }
        }
        #expect(arrived == 24)
    }
}
