import AppIntents

/// One line of a todo.txt file (https://github.com/todotxt/todo.txt): what stands before the words, and the words.
///
///     x (A) 2026-05-20 2026-04-30 Measure space for +chapelShelving @chapel due:2026-05-30
///     │  │      │          │
///     │  │      │          └ the day it was added
///     │  │      └ the day it was done
///     │  └ priority
///     └ done
///
/// Reading a line and writing it again gives the same line, byte for byte; `TodoTxtTests` tries it on thousands of
/// lines made of the pieces that matter.
public struct TodoTxtLine: Hashable, Sendable {
    /// Whether the line begins with the mark of a done task.
    public var isCompleted = false
    /// The priority.
    public var priority = TaskPriority.none
    /// The day it was done. A line can give it only with the mark.
    public var completedOn: CalendarDay?
    /// The day it was added. After the mark a line can give it only behind the day it was done.
    public var createdOn: CalendarDay?
    /// All the rest, spaces as they are.
    public var text = ""

    /// An empty line.
    public init() {}

    /// A task as a line. A line end among the words, which only a hand at the stored record can have put there, becomes
    /// a space.
    public init(_ task: TaskItem) {
        isCompleted = task.isCompleted
        priority = task.priority
        completedOn = task.completedOn
        createdOn = task.createdOn
        text = String(String.UnicodeScalarView(task.text.unicodeScalars.map { $0 == "\n" ? " " : $0 }))
    }

    /// Reads a line. Every text is a todo.txt line, so this cannot fail: what is not a prefix is words.
    public init(parsing line: some StringProtocol) {
        var rest = Array(line.utf8)[...]
        if rest.starts(with: [UInt8(ascii: "x"), UInt8(ascii: " ")]) {
            isCompleted = true
            rest = rest.dropFirst(2)
        }
        if let priority = Self.priority(at: rest) {
            self.priority = priority
            rest = rest.dropFirst(4)
        }
        if let day = Self.takeDay(&rest) {
            if isCompleted {
                completedOn = day
                createdOn = Self.takeDay(&rest)
            } else {
                createdOn = day
            }
        }
        text = String(decoding: rest, as: UTF8.self)
    }

    /// The line, without a line end.
    ///
    /// Words that would be taken for a prefix when they are read again (a task called “x ray” that has no date before
    /// it) are set off by one more space, which nobody sees.
    public var line: String {
        var prefix = ""
        if isCompleted { prefix += "x " }
        if !priority.letterText.isEmpty { prefix += "(\(priority.letterText)) " }
        if isCompleted {
            if let completedOn {
                prefix += "\(completedOn) "
                if let createdOn { prefix += "\(createdOn) " }
            }
        } else if let createdOn {
            prefix += "\(createdOn) "
        }
        let line = prefix + text
        return TodoTxtLine(parsing: line).text == text ? line : prefix + " " + text
    }

    /// The task that the line describes.
    public func task(id: UUID, number: Int) -> TaskItem {
        TaskItem(
            id: id, number: number, text: text, priority: priority, isCompleted: isCompleted,
            createdOn: createdOn, completedOn: completedOn)
    }

    /// `(A) `, with its space, at the beginning.
    private static func priority(at bytes: ArraySlice<UInt8>) -> TaskPriority? {
        let bytes = Array(bytes.prefix(4))
        guard bytes.count == 4, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")"),
            bytes[3] == UInt8(ascii: " ")
        else { return nil }
        return TaskPriority(letter: bytes[1])
    }

    /// A day with its space at the beginning, which is then behind us.
    private static func takeDay(_ bytes: inout ArraySlice<UInt8>) -> CalendarDay? {
        guard bytes.count > 10, bytes[bytes.startIndex + 10] == UInt8(ascii: " "),
            let day = CalendarDay(bytes: bytes.prefix(10))
        else { return nil }
        bytes = bytes.dropFirst(11)
        return day
    }
}
