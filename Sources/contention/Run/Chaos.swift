/// When processes are killed and stopped: decides, and does nothing itself.
struct Chaos {
    /// What is to be done to a process.
    enum Blow: Equatable { case kill(Int), stop(Int), resume(Int) }

    private var random: Numbers
    private let workers: Int
    private let killGap: Double
    private let stopGap: Double
    private var nextKill: Int64
    private var nextStop: Int64
    private var stopped: [(worker: Int, until: Int64)] = []

    /// - Parameters:
    ///   - kills: a second.
    ///   - stops: a second.
    ///   - now: nanoseconds.
    init(kills: Double, stops: Double, workers: Int, seed: UInt64, now: Int64) {
        random = Numbers(seed: seed)
        self.workers = workers
        killGap = kills > 0 ? 1e9 / kills : .infinity
        stopGap = stops > 0 ? 1e9 / stops : .infinity
        nextKill = .max
        nextStop = .max
        nextKill = after(now, killGap)
        nextStop = after(now, stopGap)
    }

    /// The instant of the next blow.
    var next: Int64 { min(nextKill, nextStop, stopped.map(\.until).min() ?? .max) }

    /// The blows due at an instant.
    mutating func due(_ now: Int64) -> [Blow] {
        var blows: [Blow] = stopped.filter { $0.until <= now }.map { .resume($0.worker) }
        stopped.removeAll { $0.until <= now }
        if nextKill <= now {
            blows.append(.kill(random.below(workers)))
            nextKill = after(now, killGap)
        }
        if nextStop <= now {
            let worker = random.below(workers)
            nextStop = after(now, stopGap)
            if !stopped.contains(where: { $0.worker == worker }) {
                blows.append(.stop(worker))
                // From 20 to 200 ms.
                stopped.append((worker, now + Int64(20 + random.below(180)) * 1_000_000))
            }
        }
        return blows
    }

    /// All that are stopped, to be resumed at the end.
    mutating func resumeAll() -> [Blow] {
        defer { stopped = [] }
        return stopped.map { .resume($0.worker) }
    }

    /// An instant from a half to one and a half gaps away, so that blows keep no step with the work.
    private mutating func after(_ now: Int64, _ gap: Double) -> Int64 {
        guard gap.isFinite else { return .max }
        return now + Int64(gap * (0.5 + Double(random.below(1000)) / 1000))
    }
}

/// Random numbers that a seed repeats (splitmix64).
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 to one less than `limit`.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
