/// What one process did.
struct ProcessOutcome {
    let index: Int
    let role: Role
    let acknowledged: Int64
    let reads: Int64
    let torn: Int64
    let stale: Int64
    let timeouts: Int64
    let failures: Int64
    let tapsSent: Int64
    let tapsAnswered: Int64
    let tapsInterrupted: Int64
    let tapsPerformed: Int64
    let tapsDoubled: Int64
    /// For a renderer: how long its reads took.
    let waits: Histogram
    let holds: Histogram
    let waitsOverTime: [Int64]

    init(_ index: Int, _ role: Role, _ board: Scoreboard) {
        self.index = index
        self.role = role
        acknowledged = board[index, .acknowledged]
        reads = board[index, .reads]
        torn = board[index, .torn]
        stale = board[index, .stale]
        timeouts = board[index, .timeouts]
        failures = board[index, .failures]
        tapsSent = board[index, .tapsSent]
        tapsAnswered = board[index, .tapsAnswered]
        tapsInterrupted = board[index, .tapsInterrupted]
        tapsPerformed = board[index, .tapsPerformed]
        tapsDoubled = board[index, .tapsDoubled]
        waits = board.waits(index)
        holds = board.holds(index)
        waitsOverTime = board.waitsOverTime(index)
    }
}

/// What all processes did, and what is wrong with the state they left.
struct Outcome {
    let options: Options
    /// Seconds.
    let elapsed: Double
    var processes: [ProcessOutcome] = []
    var kills = 0
    var stops = 0
    /// Waits for the lock without end, and processes that did not end.
    var deadlocks = 0
    var lostUpdates: Int64 = 0
    var seed: UInt64 = 0
    /// Whether it was ended by Ctrl-C.
    var isCut = false

    init(options: Options, elapsed: Double) {
        self.options = options
        self.elapsed = elapsed
    }

    var writers: [ProcessOutcome] { processes.filter { $0.role != .renderer } }
    var renderers: [ProcessOutcome] { processes.filter { $0.role == .renderer } }
    var transactions: Int64 { writers.reduce(0) { $0 + $1.acknowledged } }
    var perSecond: Double { elapsed > 0 ? Double(transactions) / elapsed : 0 }
    var reads: Int64 { sum(\.reads) }
    /// How long reads took.
    var readTimes: Histogram { renderers.reduce(into: Histogram()) { $0.add($1.waits) } }
    var tornReads: Int64 { sum(\.torn) }
    var staleReads: Int64 { sum(\.stale) }
    var failures: Int64 { sum(\.failures) }
    var timeouts: Int64 { sum(\.timeouts) }
    var tapsDoubled: Int64 { sum(\.tapsDoubled) }
    var waits: Histogram { writers.reduce(into: Histogram()) { $0.add($1.waits) } }
    var holds: Histogram { writers.reduce(into: Histogram()) { $0.add($1.holds) } }

    func sum(_ part: KeyPath<ProcessOutcome, Int64>) -> Int64 { processes.reduce(0) { $0 + $1[keyPath: part] } }

    /// Jain's index over the apps, which all want the same: 1 when each had the same share, 1/n when one had all.
    var fairness: Double {
        let shares = processes.filter { $0.role == .app }.map { Double($0.acknowledged) }
        let squares = shares.reduce(0) { $0 + $1 * $1 }
        let sum = shares.reduce(0, +)
        return squares > 0 ? sum * sum / (Double(shares.count) * squares) : 1
    }

    /// Whether the state is as all acknowledged transactions leave it, and nobody saw or met anything else.
    var isSound: Bool {
        lostUpdates == 0 && tornReads == 0 && staleReads == 0 && deadlocks == 0 && failures == 0 && tapsDoubled == 0
    }

    /// Counts what is missing from the state at the end.
    ///
    /// A writer's own counter may be ahead of what it acknowledged, by what it was killed in; never behind. The shared
    /// counter has risen by as much as all own counters together.
    mutating func judge(first: Picture, last: Picture, seed: UInt64) {
        self.seed = seed
        deadlocks += Int(timeouts)
        var risen: Int64 = 0
        for (index, writer) in writers.enumerated() {
            let own = last.writers[index].count - first.writers[index].count
            lostUpdates += max(writer.acknowledged - own, 0)
            risen += max(own, writer.acknowledged)
        }
        lostUpdates = max(lostUpdates, risen - (last.shared - first.shared))
    }
}
