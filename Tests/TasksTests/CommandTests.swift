import Testing

@testable import TasksApp
@testable import TasksModel

@Suite("The command line")
struct CommandTests {
    private func parse(_ words: String...) throws -> Command { try Invocation(words).command }

    @Test("Each command is understood, options wherever they stand")
    func commands() throws {
        #expect(try parse() == .prompt)
        #expect(try parse("add", "Buy", "milk", "--priority", "high") == .add("Buy milk", TaskPriority(level: .high)))
        #expect(
            try parse("--priority=B", "add", "-5 degrees tonight")
                == .add("-5 degrees tonight", TaskPriority(level: .medium)))
        #expect(try parse("add", "-p", "c", "--", "--odd") == .add("--odd", TaskPriority(level: .low)))
        #expect(try parse("done", "3", "4") == .setCompleted([3, 4], true))
        #expect(try parse("undone", "3") == .setCompleted([3], false))
        #expect(try parse("edit", "3", "New", "words") == .edit(3, text: "New words", priority: nil))
        #expect(try parse("edit", "3", "-p", "none") == .edit(3, text: nil, priority: TaskPriority.none))
        #expect(try parse("remove", "3") == .remove([3]))
        #expect(try parse("list", "--open", "+home") == .list(ListFilter(isOpen: true, words: ["+home"])))
        #expect(try parse("import", "-") == .importTasks(nil))
        #expect(try parse("export", "a.txt") == .exportTasks("a.txt"))
        #expect(try parse("add", "--help") == .help)
        #expect(try Invocation(["list", "--group", "there"]).group == "there")
    }

    @Test(
        "What means nothing is refused with a word on what would",
        arguments: [
            (["frobnicate"], "there is no command 'frobnicate'; try 'app --help'"),
            (["rem"], "there is no command 'rem' (did you mean 'remove'?); try 'app --help'"),
            (["done"], "'done' needs a task's number; 'app list' shows the numbers"),
            (["done", "one"], "'one' is not a task's number; 'app list' shows the numbers"),
            (["done", "-1"], "'-1' is not a task's number; 'app list' shows the numbers"),
            (["add", " "], "'add' needs the words of the task; for example: app add \"Buy milk\" --priority high"),
            (["add", "x", "--priority"], "--priority needs a value; try 'app --help'"),
            (["add", "x", "-p", "1"], "'1' is no priority; use high, medium, low, none, or a letter from A to Z"),
            (["list", "-p", "A"], "'list' has no option --priority; try 'app --help'"),
            (["export", "a", "b"], "'export' does not know what to do with 'b'; try 'app --help'"),
            (
                ["--color"],
                "there is no option --color; put -- before words that begin with a dash, or try 'app --help'"
            ),
            (["edit", "3"], "'edit' needs new words, a --priority, or both; try 'app --help'"),
        ])
    func refusals(_ words: [String], _ message: String) {
        #expect(throws: UsageError.self) { try Invocation(words) }
        do {
            _ = try Invocation(words)
        } catch {
            #expect(error.description == message)
        }
    }

    @Test("The help names every command")
    func help() {
        for name in Command.names where name != "help" && name != "version" {
            #expect(Help.text.contains("\n  \(name) "), "\(name)")
        }
    }

    @Test("The prompt's help names its commands, one a line, in a narrow pane")
    func promptHelp() {
        let lines = Help.prompt.split(separator: "\n")
        for name in Command.promptNames where name != "help" {
            #expect(lines.count { $0.hasPrefix(name + " ") } == 1, "\(name)")
        }
        #expect(lines.allSatisfy { $0.count <= 43 })
    }

    @Test("Advice at the prompt is what is typed there, in every language")
    func advice() {
        #expect(Help.atPrompt("what? try 'app --help'") == "what? try 'help'")
        #expect(Help.atPrompt("номери показує «app list»") == "номери показує «list»")
        #expect(Help.atPrompt("for example: app add \"Buy milk\"") == "for example: add \"Buy milk\"")
    }

    @Test("A line of the prompt falls into words as in a shell")
    func words() {
        #expect(ShellWords.split(#"add "Buy  milk" -p high"#) == ["add", "Buy  milk", "-p", "high"])
        #expect(ShellWords.split(#"add don't 'a b' c\ d """#) == ["add", "don't", "a b", "c d", ""])
        #expect(ShellWords.split(#"add "open end"#) == ["add", "open end"])
        #expect(ShellWords.split("  \t ") == [])
    }
}
