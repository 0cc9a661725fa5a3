import Glibc
import Testing

@testable import GroupContainer

private let canBeAnotherUser = geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0

/// Another user of the machine, who is really one: setpriv(1) starts a shell with another user id.
@Suite("Another user", .enabled(if: canBeAnotherUser, "needs root and setpriv"), .timeLimit(.minutes(1)))
struct SecondUserTests {
    private let temporary: TemporaryGroup
    private var group: GroupDirectory { temporary.group }

    init() throws {
        temporary = try TemporaryGroup()
        // What stands above may be entered, so that it is the group directory alone that keeps others out.
        try Sys.chmod(temporary.root, 0o711)
        try Journal.separate("s", in: group).set(.string("secret"), forKey: "a")
        try Mailbox(.intents, in: group).send(Array("tap".utf8), id: "t1")
    }

    /// Runs a command as the other user; its exit code.
    private func asOther(_ command: String) throws -> Int32 {
        let arguments = [
            "/usr/bin/setpriv", "--reuid=54321", "--regid=54321", "--clear-groups", "/bin/sh", "-c",
            command + " >/dev/null 2>&1",
        ]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        try #require(posix_spawn(&child, arguments[0], nil, nil, &words, environ) == 0)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        return status >> 8 & 0xFF
    }

    @Test("Cannot list, read, enter, write, rename, delete or lock anything of the group")
    func keptOut() throws {
        try #require(try asOther("true") == 0)
        try #require(try asOther("test -d \(temporary.root)") == 0)
        let path = group.path
        for command in [
            "ls \(path)", "cd \(path)", "cat \(path)/defaults/s.jsonl", "cat \(path)/intents/new/t1",
            "echo x >> \(path)/defaults/s.jsonl", "echo x > \(path)/intents/new/t2", "echo x > \(path)/reloads/kind",
            "rm \(path)/intents/new/t1", "mv \(path) \(path)2", "ln -s /etc/passwd \(path)/timelines/w.json",
            "ln \(path)/defaults/s.jsonl \(temporary.root)/copy", "flock -n \(path)/locks/defaults.s.lock true",
            "mkfifo \(path)/intents/new/t3", "chmod 777 \(path)",
        ] {
            #expect(try asOther(command) != 0, "\(command)")
        }
        #expect(try Journal.separate("s", in: group).value(forKey: "a") == .string("secret"))
        #expect(try Mailbox(.intents, in: group).pending() == ["t1"])
    }

    @Test("Files are the user's alone, whatever the umask is", arguments: ["0", "022"])
    func modes(_ mask: String) throws {
        let path = temporary.root + "/masked\(mask)"
        let probe = try Probe("masked", path, mask)
        #expect(probe.line() == "written")
        probe.waitForEnd()
        var waiting = [path]
        while let next = waiting.popLast() {
            let status = try #require(try Sys.lstat(next))
            #expect(status.mode & 0o077 == 0, "\(next): mode \(String(status.mode & 0o777, radix: 8))")
            if status.isDirectory { waiting += try Sys.list(next).map { next + "/" + $0 } }
        }
    }

    @Test("What the other user owns inside a group is not read, whatever it is", arguments: Trick.allCases)
    func tricks(_ trick: Trick) throws {
        let mailbox = Mailbox(.intents, in: group)
        let victim = temporary.root + "/victim"
        try AtomicFile.write(Array("precious".utf8), to: victim)
        let places = [
            mailbox.newPath + "/t2", group.path(.defaults, "p.jsonl"), group.path(.timelines, "w.json"),
            group.path(.locks, "defaults.q.lock"),
        ]
        for place in places { try trick.play(at: place, victim: victim) }
        try GroupLog.$listener.withValue({ _ in }) {
            let claimed = try mailbox.claim("t2", by: "x")
            #expect(claimed == nil)
            #expect(throws: (any Error).self) { try Journal.separate("p", in: group).value(forKey: "a") }
            #expect(throws: (any Error).self) { try Journal.separate("p", in: group).set(.int(1), forKey: "a") }
            #expect(throws: (any Error).self) { try AtomicFile.read(places[2]) }
            if trick == .link {
                #expect(throws: (any Error).self) { try FileLock("defaults.q", in: group).withLock {} }
            }
        }
        #expect(try plainContents(victim) == Array("precious".utf8))
        // What is well-formed beside it goes on.
        #expect(try mailbox.claim("t1", by: "x") == Array("tap".utf8))
    }

    /// Read by ordinary means: a file with two names is not read otherwise.
    private func plainContents(_ path: String) throws -> [UInt8] {
        let descriptor = try Sys.open(path, O_RDONLY)
        defer { Sys.close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = try bytes.withUnsafeMutableBytes { try Sys.read(descriptor, into: $0) }
        return Array(bytes[..<count])
    }

    enum Trick: CaseIterable {
        case link, hardLink, pipe, device, foreign

        func play(at path: String, victim: String) throws {
            switch self {
            case .link: try #require(symlink(victim, path) == 0)
            case .hardLink: try Sys.link(victim, path)
            case .pipe: try #require(mkfifo(path, 0o666) == 0)
            case .device: try #require(mknod(path, S_IFCHR | 0o666, 1 << 8 | 5) == 0)
            case .foreign:
                try AtomicFile.write(Array("{}".utf8), to: path)
                try #require(chown(path, 54321, 54321) == 0)
            }
        }
    }
}
