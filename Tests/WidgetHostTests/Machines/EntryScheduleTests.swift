import Testing

@testable import WidgetHost

@Suite("Which entry is on show")
struct EntryScheduleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var dates: [Double]
        var now: Double
        var index: Int?
        var flip: Double?
        var testDescription: String { name }
    }

    @Test(
        "The last dated at or before now, whatever the order",
        arguments: [
            Case(name: "ascending", dates: [-7200, -3600, 3600], now: 0, index: 1, flip: 3600),
            Case(name: "shuffled", dates: [3600, -7200, -3600], now: 0, index: 2, flip: 3600),
            Case(name: "two at one date: the last given", dates: [-5, 0, 0, 9], now: 0, index: 2, flip: 9),
            Case(name: "two at one date, shuffled", dates: [9, 0, -5, 0], now: 0, index: 3, flip: 9),
            Case(name: "all past", dates: [-3, -2, -1], now: 0, index: 2, flip: nil),
            Case(name: "all future", dates: [3, 1, 2], now: 0, index: nil, flip: 1),
            Case(name: "empty", dates: [], now: 0, index: nil, flip: nil),
            Case(name: "one, just due", dates: [0], now: 0, index: 0, flip: nil),
            Case(name: "a date that is no number never comes", dates: [.nan, -1], now: 0, index: 1, flip: nil),
            Case(name: "an infinite date never flips", dates: [-1, .infinity], now: 0, index: 0, flip: nil),
        ])
    func onShow(_ example: Case) {
        let schedule = EntrySchedule(example.dates)
        #expect(schedule.index(at: example.now) == example.index)
        #expect(schedule.nextFlip(after: example.now) == example.flip)
    }

    @Test("A clock that jumps in either direction is answered at once")
    func jumps() {
        let schedule = EntrySchedule([0, 3600, 7200])
        #expect([100, 10_800, -10].map { schedule.index(at: $0) } == [0, 2, nil])
        #expect([100, 10_800, -10].map { schedule.nextFlip(after: $0) } == [3600, nil, 0])
    }

    @Test("A day of seconds is searched, not walked")
    func many() {
        let schedule = EntrySchedule((0..<86_400).map { Double($0) - 3600 })
        #expect(schedule.index(at: 0.5) == 3600)
        #expect(schedule.nextFlip(after: 0.5) == 1)
        #expect(schedule.lastDate == 82_799)
    }
}
