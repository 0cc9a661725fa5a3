import Foundation
import Testing

@testable import TasksModel

@Suite("todo.txt")
struct TodoTxtTests {
    @Test("A line of every kind is understood")
    func kinds() throws {
        let open = TodoTxtLine(parsing: "(A) 2016-04-30 Measure space for +chapelShelving @chapel due:2016-05-30")
        #expect(open.priority == TaskPriority("A") && !open.isCompleted)
        #expect(open.createdOn == CalendarDay("2016-04-30"))
        let task = open.task(id: UUID(), number: 1)
        #expect(task.projects == ["chapelShelving"] && task.contexts == ["chapel"])
        #expect(task.title == "Measure space for")
        #expect(task.trailingTags == "+chapelShelving @chapel due:2016-05-30")

        let done = TodoTxtLine(parsing: "x 2016-05-20 2016-04-30 Measure")
        #expect(done.isCompleted && done.completedOn == CalendarDay("2016-05-20"))
        #expect(done.createdOn == CalendarDay("2016-04-30") && done.text == "Measure")
    }

    @Test(
        "What only looks like a prefix is words",
        arguments: [
            "xylophone lesson", "X 2016-05-20 capital", "(a) small", "(A)-> no space", "2016-13-01 no such month",
            "2016-02-30 no such day", " x after a space", "Really gotta call Mom (A) @phone", "(AA) two", "x",
        ])
    func lookalikes(_ line: String) {
        let parsed = TodoTxtLine(parsing: line)
        #expect(parsed.text == line)
        #expect(!parsed.isCompleted && parsed.priority == .none && parsed.createdOn == nil)
    }

    @Test("Thousands of lines made of the pieces that matter come back byte for byte")
    func roundTrip() {
        let pieces = [
            "x ", "x", "(A) ", "(Z) ", "(a) ", "2016-05-20 ", "2016-05-20", "2016-02-30 ", " ", "  ", "buy", "+p ",
            "@c ",
            "due:2016-01-01 ", "é", "👩‍👩‍👧", "\u{301}", "\t",
        ]
        var random = SplitMix(seed: 7)
        for _ in 0..<20_000 {
            let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            let written = TodoTxtLine(parsing: line).line
            #expect(Array(written.utf8) == Array(line.utf8), "\(line.debugDescription)")
        }
    }

    @Test("Tasks with treacherous words and any mix of dates come back as the tasks they were")
    func taskRoundTrip() throws {
        let day = try #require(CalendarDay("2026-05-20"))
        for text in [
            "x ray", "(A) plan", "2026-01-01 party", "x", "milk", "x 2026-01-01 (B) all", "2026-01-01 2026-01-02 two",
        ] {
            for priority in [TaskPriority.none, TaskPriority(level: .high)] {
                for (isCompleted, created, completed) in [
                    (false, nil, nil), (false, day, nil), (true, nil, nil), (true, nil, day), (true, day, day),
                ] {
                    let task = TaskItem(
                        id: UUID(), number: 1, text: text, priority: priority, isCompleted: isCompleted,
                        createdOn: created,
                        completedOn: completed)
                    let again = TodoTxtLine(parsing: TodoTxtLine(task).line)
                    #expect(again.text.onOneLine == text)
                    #expect(again.isCompleted == isCompleted && again.priority == priority)
                    #expect(again.createdOn == created && again.completedOn == completed)
                }
            }
        }
    }

    @Test("A file with CR LF, a byte order mark and empty lines is read; one that is not UTF-8 is refused by line")
    func files() throws {
        let lines = try TodoTxtFile.lines(in: Array("\u{FEFF}(A) one\r\n\r\n   \nx two\r\nthree".utf8))
        #expect(lines.map(\.text) == ["one", "two", "three"])
        #expect(throws: TodoTxtFile.Failure.notUTF8(line: 2)) {
            try TodoTxtFile.lines(in: Array("one\n".utf8) + [0xE9, 0x0A])
        }
    }

    @Test("A line end in a stored task cannot make two lines of it")
    func lineEnds() {
        let task = TaskItem(id: UUID(), number: 1, text: "one\ntwo")
        #expect(TodoTxtFile.text(of: [task]) == "one two\n")
    }
}

/// A random number generator that gives the same numbers every time.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
