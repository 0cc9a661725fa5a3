import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// What the essay asks of a serious widget, in the Tasks example.
@Suite("The Tasks example", .fewAtATime)
struct TasksExampleTests {
    @Test("What is seen is written first: a tap shows at once, marked, and the app does the dear work afterwards")
    func visibleFirst() async throws {
        let group = try TestGroup()
        let file = group.folder + "/todo.txt"
        try await group.app("add", "Buy milk")
        try await group.app("sync", file)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("Buy milk\n"))
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        #expect(try await !group.describes("not synchronised yet"))

        // Nobody is there who could write the file: the tap is on the widget all the same, and says what is missing.
        try await group.tap("Buy milk", widget: "TaskWidget")
        #expect(try await group.describes("done, not synchronised yet"))
        #expect(try await group.describes("Changes not synchronised yet: 1"))
        #expect(try !String(contentsOfFile: file, encoding: .utf8).hasPrefix("x "))

        // The button beside the mark has the app do it.
        try await group.tap("Changes not synchronised yet: 1", widget: "TaskWidget")
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("x "))
        #expect(await group.untilDescribed { !$0.contains("not synchronised yet") && $0.contains("Buy milk") })

        // With an app alive the mark goes by itself.
        try await group.tap("Buy milk", widget: "TaskWidget")
        #expect(await group.untilDescribed { !$0.contains("not synchronised yet") && $0.contains("Buy milk") })
        #expect(try !String(contentsOfFile: file, encoding: .utf8).hasPrefix("x "))
    }

    @Test("A file that cannot be written: the widget says so, keeps what was tapped, and offers to try again")
    func failing() async throws {
        let group = try TestGroup()
        let folder = group.folder + "/disk"
        mkdir(folder, 0o700)
        try await group.app("add", "Buy milk")
        try await group.app("sync", folder + "/todo.txt")
        // The disk goes.
        try FileManager.default.removeItem(atPath: folder)
        let app = try group.start(.app, "serve")
        #expect(await group.isInFront())
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        try await group.tap("Buy milk", widget: "TaskWidget")
        #expect(await group.untilDescribed { $0.contains("Not synchronised") })
        #expect(try await group.describes("done, not synchronised yet"))
        // It comes back, and so does what could not be done.
        mkdir(folder, 0o700)
        try await group.tap("Try again", widget: "TaskWidget")
        #expect(await group.untilDescribed { !$0.lowercased().contains("not synchronised") })
        #expect(try String(contentsOfFile: folder + "/todo.txt", encoding: .utf8).hasPrefix("x "))
        app.closeInput()
        #expect(try await app.end() == .exited(0))
    }

    @Test("Two hasty taps: the toggling intent undoes itself, the setting one does not; both stand on one widget")
    func toggleOrSet() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer("--deadline", "60")
        #expect(await screen.shows("Buy milk"))
        let added = try await group.run(.renderer, ["add", "TaskLessonWidget", "--family", "medium"])
        #expect(added.ending == .exited(0), "\(added)")
        #expect(await group.untilDescribed { $0.contains("Set to done") })
        let pid = try #require(group.extensionPid)
        for (label, isDone) in [("Toggle", false), ("Set to done", true)] {
            // Both are on their way before the first is performed: both carry what the widget showed.
            kill(pid, SIGSTOP)
            for _ in 1...2 { try await group.tap(label, widget: "TaskLessonWidget", waiting: false) }
            let waits = await group.waitForChange(in: group.path + "/intents/new") {
                ((try? FileNames.of(group.path + "/intents/new")) ?? []).count == 2
            }
            #expect(waits)
            kill(pid, SIGCONT)
            try await group.untilTapsAreDone(isDone ? 4 : 2)
            let list = try await group.run(.app, ["list"])
            #expect(list.output.contains(isDone ? "[x]" : "[ ]"), "\(label): \(list.output)")
        }
    }

    @Test("A new task needs the app: with nobody there the place is kept, and the app goes on at it when it is opened")
    func newTask() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        try await group.tap("New task", widget: "TaskToggleWidget")
        // The one that the renderer started makes room.
        let app = try group.appOnTerminal()
        #expect(await app.shows("tasks> add"), "\(app.screen().text)")
        app.send("Walk the dog\r")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
        // From now on somebody is there: the prompt offers it at once, and only once.
        try await group.tap("New task", widget: "TaskToggleWidget")
        #expect(
            await app.output.wait { text in
                Screen.render(text, columns: 100, rows: 40).text.contains("asks for a new task")
            })
        app.send("\u{15}\u{4}")
        #expect(try await app.end() == .exited(0))
        let again = try group.appOnTerminal()
        #expect(await again.shows("tasks>"))
        #expect(!again.screen().text.contains("tasks> add"), "\(again.screen().text)")
    }
}

extension TestGroup {
    /// What a screen reader would say of the home screen.
    func description() async throws -> String {
        try await run(.renderer, ["describe"]).output
    }

    /// Whether the home screen says something now.
    func describes(_ words: String) async throws -> Bool { try await description().contains(words) }

    /// Waits until the home screen says what is expected, looking again with each timeline that comes.
    func untilDescribed(_ condition: @escaping @Sendable (String) -> Bool) async -> Bool {
        let renderer = Executable.renderer.path
        return await waitForChange(in: path + "/timelines") {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: renderer)
            process.arguments = ["describe", "--group", self.path]
            let output = Pipe()
            (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
            guard (try? process.run()) != nil else { return false }
            let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
            process.waitUntilExit()
            return condition(String(decoding: bytes ?? Data(), as: UTF8.self))
        }
    }
}
