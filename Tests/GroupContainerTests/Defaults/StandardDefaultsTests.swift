import Testing

@testable import GroupContainer

@Suite struct StandardDefaultsTests {
    let temporary: TemporaryGroup

    init() throws { temporary = try TemporaryGroup() }

    @Test("A process's group serves every identifier; its own suite is named after it")
    func current() throws {
        let probe = try Probe("standard", temporary.group.path, "-flag", "from the arguments")
        #expect(probe.line() == "mine")
        #expect(probe.line() == "mine")
        #expect(probe.line() == "from the arguments")
        #expect(probe.line() == temporary.group.path(.files))
        let files = try Sys.list(temporary.group.path(.defaults)).sorted()
        #expect(files == ["GroupContainerProbe.jsonl", "group.any.jsonl"])
        #expect(UserDefaults(suite: "group.any", in: temporary.group).string(forKey: "whose") == "ours")
    }

    @Test("Without a usable group a suite is refused, and the standard defaults live in memory")
    func refused() throws {
        let path = temporary.root + "/" + GroupDirectory.defaultIdentifier
        let probe = try Probe("no-group", path)
        #expect(probe.line() == "refused")
        #expect(probe.line() == "5")
        #expect(try Sys.list(path + "/defaults") == [])
    }
}
