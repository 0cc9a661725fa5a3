import Testing

@testable import contention

@Suite("How figures are gathered and told")
struct FiguresTests {
    @Test("A quantile is within seven percent of the truth")
    func quantiles() {
        var histogram = Histogram()
        for value in 1...100_000 { histogram.add(Int64(value) * 10) }
        for share in [0.01, 0.5, 0.99] {
            let truth = share * 1_000_000
            #expect(abs(Double(histogram.quantile(share)) - truth) / truth < 0.07)
        }
        #expect(histogram.maximum == 1_000_000)
        #expect(histogram.quantile(1) <= 1_000_000)
    }

    @Test("Every duration has a bucket whose middle is near it")
    func buckets() {
        for exponent in 0..<62 {
            let value = Int64(1) << Int64(exponent)
            let bucket = Histogram.bucket(value)
            #expect((0..<Histogram.bucketCount).contains(bucket))
            if bucket < Histogram.bucketCount - 1 {
                #expect(abs(Histogram.middle(bucket) - value) <= max(value / 16, 1), "\(value)")
            }
        }
        #expect(Histogram.bucket(-5) == 0)
    }

    @Test("Numbers for people", arguments: [(999, "999 ns"), (1500, "1.50 µs"), (25_000_000, "25.0 ms")])
    func durations(_ nanoseconds: Int64, _ text: String) {
        #expect(Text.duration(nanoseconds) == text)
    }

    @Test("Digits stand in groups of three")
    func counts() {
        #expect(Text.count(1_234_567) == "1,234,567")
        #expect(Text.count(-1234) == "-1,234")
        #expect(Text.count(12) == "12")
    }

    @Test("A torn picture is one whose value and counter are of different transactions")
    func torn() {
        let work = Work(writer: 0, keys: 4, valueSize: 40, hold: 0)
        #expect(work.value(7).utf8.count == 40)
        #expect(!Picture(shared: 1, writers: [(7, work.value(7)), (0, nil)]).isTorn)
        #expect(Picture(shared: 1, writers: [(8, work.value(7))]).isTorn)
        #expect(Picture(shared: 1, writers: [(7, String(work.value(7).dropLast()))]).isTorn)
        #expect(Picture(shared: 1, writers: [(7, nil)]).isTorn)
    }

    @Test("Blows come at their rate, a stopped process is resumed, and a seed repeats them")
    func chaos() {
        func blows() -> [Chaos.Blow] {
            var chaos = Chaos(kills: 10, stops: 10, workers: 3, seed: 42, now: 0)
            var blows: [Chaos.Blow] = []
            while chaos.next < 10_000_000_000 { blows += chaos.due(chaos.next) }
            return blows + chaos.resumeAll()
        }
        let all = blows()
        #expect(all == blows())
        #expect((60...140).contains(all.count { if case .kill = $0 { true } else { false } }))
        let stops = all.count { if case .stop = $0 { true } else { false } }
        #expect(stops == all.count { if case .resume = $0 { true } else { false } })
        #expect(stops > 20)
    }

    @Test("Without rates there are no blows")
    func peace() {
        #expect(Chaos(kills: 0, stops: 0, workers: 3, seed: 1, now: 5).next == .max)
    }
}
