import GroupContainer
import Testing

@Suite("The board of stories")
struct WaterfallBoardTests {
    private func event(
        _ name: TraceEvent.Name, _ time: Int64, span: String, links: [String] = []
    ) -> TraceEvent {
        TraceEvent(name, at: time, boot: "b", role: .renderer, span: span, links: links)
    }

    @Test("A story is told as far as it has come, and again when it comes further")
    func grows() {
        var board = WaterfallBoard()
        var changed: [Int] = []
        changed = board.take([event(.tap, 1, span: "a")])
        #expect(changed == [1])
        #expect(board.waterfall(1)?.result == .open)
        changed = board.take([event(.written, 2, span: "a"), event(.tap, 3, span: "b")])
        #expect(changed == [1, 2])
        changed = board.take([event(.drawn, 9, span: "a")])
        #expect(changed == [1])
        #expect(board.waterfall(1)?.result == .drawn)
        #expect(board.waterfall(1)?.total == 8)
        #expect(board.numbers == [1, 2])
    }

    @Test("Stories that turn out to be one are joined, and the other is gone")
    func joined() {
        var board = WaterfallBoard()
        var changed: [Int] = []
        _ = board.take([event(.tap, 1, span: "a"), event(.requested, 2, span: "b")])
        changed = board.take([event(.merged, 3, span: "c", links: ["a", "b"])])
        #expect(changed == [1, 2])
        #expect(board.numbers == [1])
        #expect(board.waterfall(2) == nil)
        #expect(board.waterfall(1)?.events.count == 3)
        changed = board.take([event(.drawn, 4, span: "b")])
        #expect(changed == [1])
    }

    @Test("However many stories come, only the latest are kept, and of each only so much")
    func bounded() {
        var board = WaterfallBoard(limit: 5)
        for number in 0..<1000 { _ = board.take([event(.tap, Int64(number), span: "\(number)")]) }
        #expect(board.numbers == Array(996...1000))
        #expect(board.waterfall(1) == nil)
        for time in 0..<5000 { _ = board.take([event(.log, Int64(time), span: "999")]) }
        #expect((board.waterfall(1000)?.events.count ?? 0) <= 512)
    }

    @Test("A line of the log alone is no story")
    func logs() {
        var board = WaterfallBoard()
        var changed: [Int] = []
        changed = board.take([event(.log, 1, span: "x")])
        #expect(changed == [])
        #expect(board.numbers.isEmpty)
    }
}
