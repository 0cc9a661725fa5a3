import Foundation
import Glibc
import ProcessSupport
import Testing

/// The Tasks app on the command line and at its prompt.
@Suite("The app", .fewAtATime)
struct AppTests {
    @Test("Tasks are added, listed, edited, completed, reopened and removed, and the renderer follows each step")
    func life() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk", "--priority", "high")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        try await group.app("edit", "1", "Buy oat milk")
        #expect(await screen.shows("Buy oat milk"), "\(screen.screen().text)")
        try await group.app("done", "1")
        try await group.app("undone", "1")
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"))
        try await group.app("remove", "1")
        #expect(await screen.output.wait { !Screen.render($0).text.contains("oat") }, "\(screen.screen().text)")
        let list = try await group.run(.app, ["list"])
        #expect(list.output.contains("Walk the dog") && !list.output.contains("milk"), "\(list.output)")
    }

    @Test("A todo.txt file goes in and comes out with priorities, marks, dates, projects and contexts")
    func todoTxt() async throws {
        let group = try TestGroup()
        let file = (group.path as NSString).deletingLastPathComponent + "/todo.txt"
        let text = """
            (A) 2026-11-01 Call Mum +family @phone
            x 2026-11-20 2026-11-02 Pay the rent +home due:2026-11-30
            Buy milk @shop

            """
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        try await group.app("import", file)
        let exported = try await group.run(.app, ["export"])
        #expect(exported.output == text, "\(exported.output)")
    }

    @Test(
        "A wrong command says what is wrong and what to do",
        arguments: [
            ["frobnicate"], ["done"], ["done", "99"], ["add"], ["add", "x", "--priority", "urgent"],
            ["import", "/nowhere"],
        ])
    func wrong(_ arguments: [String]) async throws {
        let group = try TestGroup()
        let result = try await group.run(.app, arguments)
        #expect(result.ending != .exited(0))
        #expect(!result.errors.isEmpty, "an error goes to standard error")
        #expect(result.errors.contains(arguments.last ?? ""), "it names what was wrong: \(result.errors)")
    }

    @Test("A search that finds nothing names what was sought, and how many tasks there are")
    func nothingFound() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let list = try await group.run(.app, ["list", "zzz"])
        #expect(list.output == "no task matches ‘zzz’ (tasks: 1)\n" && list.ending == .exited(0), "\(list)")
    }

    @Test("A file that is kept in step is said to hold so many tasks")
    func sync() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let file = group.folder + "/todo.txt"
        let result = try await group.run(.app, ["sync", file])
        #expect(result.output == "in step with \(file) (tasks: 1)\n", "\(result)")
    }

    @Test("Of several numbers each counts once, and what was done is told beside what was not")
    func severalNumbers() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let result = try await group.run(.app, ["done", "1", "1", "99"])
        #expect(result.ending == .exited(1) && result.output == "done 1: Buy milk\n", "\(result)")
        #expect(
            result.errors == """
                app: there is no task 99; 'app list' shows the numbers
                app: carried out for 1, not for 99

                """, "\(result.errors)")
    }

    @Test("The prompt's advice is what is typed there, and an entered line begins at its beginning")
    func advice() async throws {
        let group = try TestGroup()
        let app = try group.appOnTerminal()
        #expect(await app.output.wait { !$0.isEmpty })
        app.send("done 99\r")
        #expect(await app.shows("'list' shows the numbers"), "\(app.screen().text)")
        app.send("frobnicate\r")
        #expect(await app.shows("try 'help'"), "\(app.screen().text)")
        app.send("add first " + String(repeating: "more ", count: 40) + "last\r")
        #expect(await app.shows("tasks> add first more"), "\(app.screen().text)")
    }

    @Test("The prompt edits a line, keeps what is typed when a change arrives, and leaves the terminal as it was")
    func prompt() async throws {
        let group = try TestGroup()
        let app = try group.appOnTerminal()
        #expect(await app.output.wait { !$0.isEmpty })
        app.send("add Bxy milk\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{7F}u\u{1B}[F")
        try await group.app("add", "Walk the dog")
        #expect(await app.shows("Walk the dog"), "a change made elsewhere is shown:\n\(app.screen().text)")
        app.send("\r")
        #expect(await app.shows("added"), "\(app.screen().text)")
        let list = try await group.run(.app, ["list"])
        #expect(list.output.contains("milk"), "\(list.output)")
        app.send("\u{4}")
        #expect(try await app.end() == .exited(0))
        #expect(app.screen().modes.isEmpty, "\(app.screen().modes)")
    }

    @Test("Four apps adding at once lose nothing")
    func concurrentWriters() async throws {
        // cases.md c4
        let group = try TestGroup()
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for writer in 0..<4 {
                tasks.addTask {
                    for number in 0..<10 { try await group.app("add", "w\(writer)n\(number)") }
                }
            }
            try await tasks.waitForAll()
        }
        let list = try await group.run(.app, ["list"])
        for writer in 0..<4 {
            for number in 0..<10 { #expect(list.output.contains("w\(writer)n\(number)")) }
        }
    }
}
