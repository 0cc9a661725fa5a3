import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// What inotify tells, and what it does not.
@Suite("Watching", .fewAtATime)
struct WatchTests {
    @Test("After an overflow of the event queue everything is listed again, and later changes arrive too")
    func overflow() async throws {
        // cases.md e4
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Task switches"))
        #expect(await screen.shows("Buy milk"))
        screen.signal(SIGSTOP)
        let most = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
        let limit = Int(most.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 16_384
        let path = group.path + "/extension/.flood"
        for number in 0..<min(limit * 5 / 4, 200_000) {
            // Different names: the kernel joins an event with the last one only when it is the same.
            let name = path + "\(number % 2)"
            close(open(name, O_CREAT | O_WRONLY, 0o600))
            unlink(name)
        }
        // What comes now raises no event any more: in a journal, as a wish, and on the home screen itself.
        try await group.app("add", "Walk the dog")
        let home = group.path + "/home.json"
        try Data(TestGroup.onlyTasks(home)).write(to: URL(fileURLWithPath: home), options: .atomic)
        chmod(home, 0o600)
        screen.signal(SIGCONT)
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
        #expect(
            await screen.output.wait { !Screen.render($0).text.contains("Task switches") },
            "\(screen.screen().text)\n\(group.remarks)")
        try await group.app("add", "Feed the cat")
        #expect(await screen.shows("Feed the cat"), "\(screen.screen().text)")
        let events = try Trace.read(in: GroupDirectory(opening: group.path))
        #expect(events.contains { $0.reason?.contains("overflow") == true }, "the trace says so")
    }

    @Test("Removed, moved away and remade again and again: what is at the path counts")
    func swapped() async throws {
        // cases.md e5
        let group = try TestGroup()
        try await group.app("add", "round 0.")
        let screen = try group.renderer()
        #expect(await screen.shows("round 0."))
        for round in 1...swaps {
            let old = group.path + ".old"
            try? FileManager.default.removeItem(atPath: old)
            rename(group.path, old)
            if round % 3 == 0 { try TestGroup.remove(old) }
            // The same processes at once, and at the old place something that must not be shown.
            try await group.app("add", "round \(round).")
            if round % 3 == 1 {
                let elsewhere = try Child.start(Executable.app.path, ["--group", old, "add", "elsewhere"])
                #expect(try await elsewhere.end() == .exited(0))
            }
            #expect(await screen.shows("round \(round)."), "round \(round):\n\(screen.screen().text)")
            #expect(!screen.screen().text.contains("elsewhere"), "\(screen.screen().text)")
        }
        // The extension whose sign of life went with its directory is ended; the last of them may be ending now.
        let children = try String(contentsOfFile: "/proc/\(screen.pid)/task/\(screen.pid)/children", encoding: .utf8)
        #expect(children.split(separator: " ").count <= 3, "\(children)")
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
    }
    private let swaps = 50

    @Test("A symbolic link in the group's place is refused in words, and the directory itself is taken again")
    func link() async throws {
        // cases.md e5
        let group = try TestGroup()
        try await group.app("add", "round 0.")
        let screen = try group.renderer()
        #expect(await screen.shows("round 0."))
        let aside = group.path + ".aside"
        for round in 1...5 {
            // In one step: where nothing stands for a moment, a process that is about to write makes a directory anew.
            symlink(aside, aside)
            #expect(try Sys.exchange(group.path, aside))
            #expect(await screen.shows("symbolic"), "\(screen.screen().text)")
            #expect(try Sys.exchange(group.path, aside))
            unlink(aside)
            try await group.app("edit", "1", "round \(round).")
            #expect(await screen.shows("round \(round)."), "\(screen.screen().text)")
        }
    }

    @Test("A home screen that is saved slowly, in place, is read when it is whole; the screen is never blank")
    func slowSave() async throws {
        // cases.md e2
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer(environment: Child.synchronized)
        #expect(await screen.shows("Task switches"), "\(screen.screen().text)")
        #expect(await screen.shows("Buy milk"))
        let before = screen.frames().count - 1
        let path = group.path + "/home.json"
        let bytes = try TestGroup.onlyTasks(path)
        let file = open(path, O_WRONLY | O_TRUNC)
        _ = write(file, bytes, bytes.count / 2)
        // Half of it is there, and the processes are busy with something else meanwhile.
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"))
        #expect(screen.screen().text.contains("Task switches"))
        bytes[(bytes.count / 2)...].withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
        close(file)
        #expect(
            await screen.output.wait { !Screen.render($0).text.contains("Task switches") }, "\(screen.screen().text)")
        for frame in screen.frames()[before...] { #expect(frame.text.contains("Buy milk"), "\(frame.text)") }
    }
}

extension TestGroup {
    /// A home screen that holds the list of tasks and no switches, as a person would write it.
    static func onlyTasks(_ path: String) throws -> [UInt8] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        var widgets = try #require(object["widgets"] as? [[String: Any]])
        widgets.removeAll { $0["kind"] as? String != "TaskWidget" }
        object["widgets"] = widgets
        object["automatic"] = false
        return [UInt8](try JSONSerialization.data(withJSONObject: object))
    }
}
