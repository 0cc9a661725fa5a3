import Testing

@testable import contention

@Suite("The options of bin/contention")
struct OptionsTests {
    @Test("What is not said has a value, and readers are a quarter of the processes")
    func defaults() throws {
        let options = try Options([])
        #expect(options.processes == 8)
        #expect(options.readerCount == 2)
        #expect(Role.all(options).count { $0 == .app } == 4)
        #expect(Role.all(options).count { $0 == .extension } == 2)
    }

    @Test("A comparison has four writers and no reader, and a second for each store")
    func comparison() throws {
        let options = try Options(["--compare"])
        #expect(options.processes == 4)
        #expect(options.seconds == 1)
        #expect(Role.all(options) == [.app, .app, .app, .app])
    }

    @Test("Rates may be written with /s")
    func rates() throws {
        let options = try Options(["--kill", "5/s", "--stop", "0.5"])
        #expect(options.kills == 5)
        #expect(options.stops == 0.5)
    }

    @Test(
        "A wrong value is an error that names the option and what it takes",
        arguments: [
            (["--lock", "mutex"], "ofd, flock, none"), (["--processes", "0"], "1 to 256"),
            (["--value-size", "x"], "--value-size"), (["--seconds"], "needs a value"), (["--frob"], "--frob"),
            (["--kill", "-1"], "--kill"), (["--group", "here"], "absolute"), (["--durability", "none"], "relaxed"),
            (["--processes", "2", "--readers", "2"], "no writer"), (["--store", "sqlite", "--lock", "none"], "--lock"),
        ])
    func errors(_ arguments: [String], _ words: String) {
        let error = #expect(throws: UsageError.self) { try Options(arguments) }
        #expect(error?.text.contains(words) == true, "\(String(describing: error))")
    }

    @Test("What a worker is told reads back as the same")
    func workers() throws {
        let options = try Options(["--keys", "3", "--hold", "7", "--lock", "flock", "--durability", "durable"])
        let told = try Options(options.forWorkers)
        #expect((told.keys, told.hold, told.lock, told.durability) == (3, 7, .flock, .durable))
        #expect(Role.all(told) == Role.all(options))
    }
}
