import Glibc
import Testing

@testable import GroupContainer

@Suite struct AliveFileTests {
    let temporary: TemporaryGroup

    init() throws { temporary = try TemporaryGroup() }

    @Test("A killed process is dead at once, and its file can be removed")
    func killed() throws {
        let probe = try Probe("alive", temporary.group.path, "12-ab")
        #expect(probe.line() == "alive")
        #expect(try AliveFile.instances(in: temporary.group) == ["12-ab"])
        #expect(try AliveFile.isAlive("12-ab", in: temporary.group))
        #expect(try !AliveFile.removeIfDead("12-ab", in: temporary.group))
        probe.kill(SIGKILL)
        probe.waitForEnd()
        #expect(try !AliveFile.isAlive("12-ab", in: temporary.group))
        #expect(try AliveFile.instances(in: temporary.group) == ["12-ab"])
        #expect(try AliveFile.removeIfDead("12-ab", in: temporary.group))
        #expect(try AliveFile.instances(in: temporary.group) == [])
    }

    @Test("An instance without a file is dead")
    func missing() throws {
        #expect(try !AliveFile.isAlive("nobody", in: temporary.group))
        #expect(try !AliveFile.removeIfDead("nobody", in: temporary.group))
    }

    @Test("An instance name is taken once")
    func twice() throws {
        let first = try AliveFile("one", in: temporary.group)
        #expect(throws: LockError.self) { try AliveFile("one", in: temporary.group) }
        first.end(in: temporary.group)
        #expect(try AliveFile.instances(in: temporary.group) == [])
        _ = try AliveFile("one", in: temporary.group)
    }

    @Test("Asking whether an instance lives does not look like a death to a watcher")
    func askingIsSilent() throws {
        let alive = try AliveFile("one", in: temporary.group)
        let inotify = try Sys.inotifyInit()
        defer { Sys.close(inotify) }
        _ = try Sys.inotifyAdd(inotify, temporary.group.path(.extensions), UInt32(IN_CLOSE_WRITE))
        #expect(try AliveFile.isAlive("one", in: temporary.group))
        var buffer = [UInt8](repeating: 0, count: 4096)
        #expect(throws: SystemError.self) { try buffer.withUnsafeMutableBytes { try Sys.read(inotify, into: $0) } }
        alive.end(in: temporary.group)
    }

    @Test("A death raises CLOSE_WRITE for the watcher")
    func deathIsHeard() throws {
        let probe = try Probe("alive", temporary.group.path, "one")
        #expect(probe.line() == "alive")
        let inotify = try Sys.inotifyInit()
        defer { Sys.close(inotify) }
        _ = try Sys.inotifyAdd(inotify, temporary.group.path(.extensions), UInt32(IN_CLOSE_WRITE))
        probe.kill(SIGKILL)
        probe.waitForEnd()
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try buffer.withUnsafeMutableBytes { try Sys.read(inotify, into: $0) }
        #expect(String(decoding: buffer[..<count], as: UTF8.self).contains("one.alive"))
    }
}
