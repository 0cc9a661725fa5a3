import Foundation
import Testing

@testable import TasksModel

@Suite("A task")
struct TaskItemTests {
    private let first = TaskMoment(Date(timeIntervalSince1970: 1_800_000_000), in: Calendar(identifier: .gregorian))
    private let later = TaskMoment(Date(timeIntervalSince1970: 1_800_090_000), in: Calendar(identifier: .gregorian))

    @Test("Being done again does not change when it was done")
    func idempotent() {
        var task = TaskItem(id: UUID(), number: 1, text: "milk")
        task.setCompleted(true, at: first)
        let done = task
        task.setCompleted(true, at: later)
        #expect(task == done && task.completedOn == first.day && task.completedAt == first.date)
        task.setCompleted(false, at: later)
        #expect(task == TaskItem(id: task.id, number: 1, text: "milk"))
    }

    @Test("The title leaves out the tags at the end and keeps those in the sentence")
    func titles() {
        func title(_ text: String) -> String { TaskItem(id: UUID(), number: 1, text: text).title }
        #expect(title("Call @mum about the trip +family due:2026-01-01") == "Call @mum about the trip")
        #expect(title("+home @shop") == "+home @shop")
        #expect(title("Read https://swift.org") == "Read https://swift.org")
        #expect(title("Meet at 10:30") == "Meet at 10:30")
        #expect(title("1 + 1 @") == "1 + 1 @")
    }

    @Test("A priority has a name, a letter, or neither")
    func priorities() {
        #expect(TaskPriority("HIGH")?.letterText == "A" && TaskPriority("b")?.level == .medium)
        #expect(TaskPriority("Q")?.level == .low && TaskPriority("none") == TaskPriority.none)
        for wrong in ["", "urgent", "1", "AB", "é"] { #expect(TaskPriority(wrong) == nil) }
    }

    @Test("A day is a day of the calendar")
    func days() {
        #expect(CalendarDay("2024-02-29")?.description == "2024-02-29")
        for wrong in [
            "2023-02-29", "1900-02-29", "2024-00-10", "2024-04-31", "24-01-01", "2024-1-01", "2024/01/01", "0000-01-01",
        ] {
            #expect(CalendarDay(wrong) == nil)
        }
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = TimeZone(secondsFromGMT: 14 * 3600) ?? .current
        #expect(CalendarDay(Date(timeIntervalSince1970: 0), in: calendar).description == "1970-01-01")
        calendar.timeZone = TimeZone(secondsFromGMT: -3600) ?? .current
        #expect(CalendarDay(Date(timeIntervalSince1970: 0), in: calendar).description == "1969-12-31")
    }

    @Test("Control characters never get into a line of text")
    func oneLine() {
        #expect("  a\nb\u{1B}]52;c;eA==\u{7}c\u{202E}d\u{9B}2J  ".onOneLine == "a b]52;c;eA==cd2J")
    }
}
