import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// Locks between processes, also those that stop or die.
@Suite("Locks", .fewAtATime)
struct LockTests {
    @Test("A started process gets no lock, no inotify instance and no file of the group, and keeps no lock alive")
    func inherited() async throws {
        // cases.md f2
        let group = try TestGroup()
        let script = group.folder + "/extension.sh", list = group.folder + "/descriptors"
        let commands = [
            "#!/bin/sh", "echo $$ > \(list).tmp", "ls -l /proc/$$/fd >> \(list).tmp", "mv \(list).tmp \(list)",
            "exec sleep 1000 < /dev/null > /dev/null 2>&1",
        ]
        try commands.joined(separator: "\n").write(toFile: script, atomically: true, encoding: .utf8)
        chmod(script, 0o700)
        let screen = try group.renderer(extensionPath: script)
        #expect(await group.waitForChange(in: group.folder) { access(list, F_OK) == 0 })
        let lines = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let pid = try #require(lines.first.flatMap { pid_t($0) })
        defer { kill(pid, SIGKILL) }
        for line in lines.dropFirst() {
            for word in ["inotify", ".lock", ".alive", group.path + "/", "/dev/pts", "/dev/ptmx", "timerfd"] {
                #expect(!line.contains(word), "\(line)")
            }
        }
        let lock = group.path + "/locks/host.lock"
        #expect(try FileLock.isHeld(path: lock))
        screen.signal(SIGKILL)
        _ = try await screen.end()
        #expect(kill(pid, 0) == 0, "the child outlives it")
        #expect(try FileLock.isHeld(path: lock) == false, "and holds nothing")
    }

    @Test("What stands in a lock file means nothing")
    func content() async throws {
        // cases.md f4
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        _ = try group.start(.extension)
        #expect(await group.hasOffers())
        let contents = ["1\n", "\(getpid())\n", "{\"pid\":", String(repeating: "\0", count: 1 << 20), ""]
        for content in contents {
            for name in ["host", "defaults.group.com.example.tasks", "trace"] {
                let path = group.path + "/locks/" + name + ".lock"
                try Data(content.utf8).write(to: URL(fileURLWithPath: path))
                chmod(path, 0o600)
            }
            let frame = try await group.run(.renderer, ["--extension", Executable.extension.path])
            #expect(frame.ending == .exited(0) && frame.output.contains("Buy milk"), "\(frame)")
            try await group.app("edit", "1", "Buy milk")
        }
    }

    @Test("A holder that is stopped inside its section: saves and taps fail with its pid, clocks go on, all recovers")
    func stoppedHolder() async throws {
        // cases.md f7
        let group = try TestGroup()
        try group.write("clock", toFile: "page")
        // Long enough that the lock's own limit ends the wait on a slow machine, too.
        let screen = try group.renderer("--deadline", "20", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let holders = try [
            group.probe("hold", "defaults.group.probe"), group.probe("hold", "defaults.group.com.example.tasks"),
        ]
        for holder in holders {
            #expect(await holder.output.wait { String(decoding: $0, as: UTF8.self).contains("held") })
            holder.signal(SIGSTOP)
        }
        async let tap = group.run(.renderer, ["tap", "ProbeWidget", "add"])
        #expect(await screen.hasTicked(1), "the renderer needs no lock to draw")
        let save = try await group.run(.app, ["add", "Buy milk"])
        #expect(save.ending == .exited(1), "\(save)")
        #expect(save.errors.contains("\(holders[1].pid)"), "it names the holder: \(save.errors)")
        let tapped = try await tap
        #expect(tapped.ending == .exited(1), "\(tapped)")
        #expect(tapped.errors.contains("\(holders[0].pid)"), "it names the holder: \(tapped.errors)")
        #expect(await screen.shows("✗"), "\(screen.screen().text)")
        for holder in holders {
            holder.signal(SIGCONT)
            holder.closeInput()
            _ = try await holder.end()
        }
        try await group.app("add", "Buy milk")
        try await group.tap("add")
        #expect(await screen.shows("count 1"), "\(screen.screen().text)")
        #expect(group.performed.count == 1, "the failed tap never ran: \(group.performed)")
    }

    @Test("A holder that is stopped: a tap with a short deadline is shown as failed and never runs")
    func stoppedHolderShortDeadline() async throws {
        // cases.md f7
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "1.8", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let holder = try group.probe("hold", "defaults.group.probe")
        #expect(await holder.output.wait { String(decoding: $0, as: UTF8.self).contains("held") })
        holder.signal(SIGSTOP)
        let tapped = try await group.run(.renderer, ["tap", "ProbeWidget", "add"])
        #expect(tapped.ending == .exited(1), "\(tapped)")
        #expect(await screen.shows("✗"), "\(screen.screen().text)")
        holder.signal(SIGCONT)
        holder.closeInput()
        _ = try await holder.end()
        try await group.tap("add")
        #expect(await screen.shows("count 1"), "\(screen.screen().text)")
        #expect(group.performed.count == 1, "the failed tap never ran: \(group.performed)")
    }
}
