import Glibc
import Testing

@testable import GroupContainer

/// What a process of its own sees in a mount namespace of its own, or under limits of its own.
@Suite("Mounts and limits", .timeLimit(.minutes(1)))
struct MountTests {
    private let mine: TemporaryGroup
    private let other: TemporaryGroup

    init() throws {
        (mine, other) = (try TemporaryGroup(), try TemporaryGroup())
    }

    /// Whether a command ends well.
    private static func succeeds(_ words: [String]) -> Bool {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawnp(&child, words[0], nil, nil, &arguments, environ) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        return status == 0
    }

    private static let canMount =
        geteuid() == 0 && succeeds(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"])
        && succeeds(["nsenter", "--version"])
    private static let canLimit = succeeds([
        "unshare", "-Ur", "sh", "-c", "echo 9 > /proc/sys/user/max_inotify_watches",
    ])

    @Test(
        "A bind mount is watched through, and followed when it is covered and uncovered",
        .enabled(if: canMount, "needs root, unshare(1), nsenter(1) and the right to mount"))
    func bindMount() throws {
        let target = mine.root + "/bound"
        try Sys.mkdir(target)
        let probe = try Probe(
            under: ["unshare", "-m", "sh", "-c", "mount --bind \"$0\" \"$1\" && shift && exec \"$@\""]
                + [mine.group.path, target], "loop", target)
        func inside(_ words: String...) -> Bool { Self.succeeds(["nsenter", "-t", "\(probe.pid)", "-m"] + words) }
        func wish(_ name: String, in group: GroupDirectory) throws {
            try AtomicFile.write([1], to: group.path(.reloads, name))
        }
        #expect(probe.line() == "watching")
        // By its other name.
        try wish("one", in: mine.group)
        #expect(lines(of: probe, until: "arrived one"))
        #expect(inside("mount", "--bind", other.group.path, target))
        #expect(lines(of: probe, until: "watching"))
        try wish("two", in: other.group)
        #expect(lines(of: probe, until: "arrived two"))
        #expect(inside("umount", "-l", target))
        #expect(lines(of: probe, until: "watching"))
        try wish("three", in: mine.group)
        #expect(lines(of: probe, until: "arrived three"))
    }

    @Test(
        "When the user's watches are used up, directories are looked at every two seconds, and the message says what to raise",
        .enabled(if: canLimit, "needs a user namespace of its own"))
    func watchLimit() throws {
        let probe = try Probe(
            under: ["unshare", "-Ur", "sh", "-c", "echo 2 > /proc/sys/user/max_inotify_watches && exec \"$0\" \"$@\""],
            "watch", mine.group.path)
        let reason = try #require(probe.line())
        #expect(reason.contains("every 2 s") && reason.contains("fs.inotify.max_user_watches"), "\(reason)")
        #expect(probe.line() == "looked")
        try AtomicFile.write([1], to: mine.group.path(.reloads, "late"))
        #expect(lines(of: probe, until: "saw late"))
    }

    /// Reads lines up to one; false when the probe ends before it.
    private func lines(of probe: Probe, until wanted: String) -> Bool {
        while let line = probe.line() { if line == wanted { return true } }
        return false
    }
}
