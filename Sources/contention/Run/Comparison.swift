import GroupContainer
import JSONText

/// The same work on several stores, turn about, so that what else happens on the machine strikes all alike.
struct Comparison {
    private struct Contender {
        let store: StoreKind
        let durability: Options.Durability
        var outcomes: [Outcome] = []

        var title: String { store.title(durability) }
        var rate: Double { median(outcomes.map(\.perSecond)) }
        var waitP99: Double { median(outcomes.map { Double($0.waits.quantile(0.99)) }) }
        var longestWait: Double { median(outcomes.map { Double($0.waits.maximum) }) }
        var fairness: Double { median(outcomes.map(\.fairness)) }
        var readMedian: Double { median(outcomes.map { Double($0.readTimes.quantile(0.5)) }) }
        var readP99: Double { median(outcomes.map { Double($0.readTimes.quantile(0.99)) }) }
        var isSound: Bool { outcomes.allSatisfy(\.isSound) }
    }

    private let options: Options
    private var contenders: [Contender]

    init(_ options: Options) {
        self.options = options
        contenders = options.compared.flatMap { durability in
            [StoreKind.group, .sqlite, .lmdb, .json].filter(\.isInstalled).map {
                Contender(store: $0, durability: durability)
            }
        }
    }

    /// Runs all rounds and prints the table.
    ///
    /// - Returns: whether nothing was lost, torn, stale or stuck.
    func run() throws -> Bool {
        var copy = self
        return try copy.measure()
    }

    private mutating func measure() throws -> Bool {
        let scratch = try ScratchDirectory.make()
        defer { ScratchDirectory.remove(scratch) }
        let progress = Progress()
        rounds: for round in 1...options.rounds {
            for index in contenders.indices {
                var options = options
                options.store = contenders[index].store
                options.durability = contenders[index].durability
                options.lock = .ofd
                let folder = scratch + "/\(index)"
                try Sys.makeDirectories(folder)
                let title = contenders[index].title
                let outcome = try Conductor(options, folder: folder, scratch: scratch).run {
                    progress.show($0, prefix: "round \(round) of \(options.rounds)  \(title)  ")
                }
                // What was cut short is no round.
                if outcome.isCut { break rounds }
                contenders[index].outcomes.append(outcome)
            }
        }
        progress.clear()
        contenders.removeAll { $0.outcomes.isEmpty }
        Terminal.print(options.isJSON ? json + "\n" : table.joined(separator: "\n") + "\n")
        return contenders.allSatisfy(\.isSound)
    }

    // MARK: Telling

    private var rounds: Int { contenders.map(\.outcomes.count).max() ?? 0 }

    private var table: [String] {
        if contenders.isEmpty { return ["Nothing was measured to its end."] }
        var lines = [
            "\(options.processes) writers\(options.readerCount > 0 ? " and \(options.readerCount) readers" : ""), "
                + "\(options.keys) keys of \(options.valueSize) bytes, medians of \(rounds) rounds of "
                + "\(Text.decimal(options.seconds)) s, turn about", "",
        ]
        if Interruption.hasCome { lines[0] += "; \(options.rounds) were asked for" }
        let width = Terminal.width(1) ?? .max
        for durability in options.compared {
            let group = contenders.filter { $0.durability == durability }
            guard let ours = group.first(where: { $0.store == .group }) else { continue }
            var rows = [Self.columns(durability, hasReaders: options.readerCount > 0)]
            for contender in group {
                let rates = contender.outcomes.map(\.perSecond).sorted()
                var row = [
                    contender.title, Text.count(Int(contender.rate)), factor(contender.rate / ours.rate),
                    Text.duration(Int64(contender.waitP99)), factor(contender.waitP99 / ours.waitP99),
                    Text.duration(Int64(contender.longestWait)), factor(contender.longestWait / ours.longestWait),
                    Text.fixed(contender.fairness, 3), Text.count(contender.outcomes.reduce(0) { $0 + $1.lostUpdates }),
                    Text.count(contender.outcomes.reduce(0) { $0 + $1.tornReads }),
                    Text.count(contender.outcomes.reduce(0) { $0 + $1.staleReads }),
                    "\(Text.count(Int(rates.first ?? 0))) … \(Text.count(Int(rates.last ?? 0)))",
                ]
                if options.readerCount > 0 {
                    row += [
                        Text.duration(Int64(contender.readMedian)), Text.duration(Int64(contender.readP99)),
                        factor(contender.readP99 / ours.readP99),
                    ]
                }
                rows.append(row)
            }
            // In a narrow terminal the least telling columns go first.
            lines += Text.table(rows, width: width, sparing: [11, 4, 14, 12, 10, 9, 3, 6, 8, 13]) + [""]
        }
        for kind in StoreKind.allCases where !kind.isInstalled { lines.append("\(kind.rawValue) is not installed") }
        lines.append("ratio: to this store in the same table")
        return lines
    }

    private static func columns(_ durability: Options.Durability, hasReaders: Bool) -> [String] {
        [
            durability.rawValue, "tx/s", "ratio", "wait p99", "ratio", "longest wait", "ratio", "Jain", "lost", "torn",
            "stale", "rates from … to",
        ] + (hasReaders ? ["read p50", "read p99", "ratio"] : [])
    }

    private func factor(_ value: Double) -> String { Text.decimal(value) + "×" }

    private var json: String {
        let rows = contenders.map { contender in
            JSONValue.object([
                "store": .string(contender.store.rawValue), "durability": .string(contender.durability.rawValue),
                "transactionsPerSecond": .double(contender.rate), "waitP99": .double(contender.waitP99),
                "longestWait": .double(contender.longestWait), "jain": .double(contender.fairness),
                "lostUpdates": .int(contender.outcomes.reduce(0) { $0 + $1.lostUpdates }),
                "tornReads": .int(contender.outcomes.reduce(0) { $0 + $1.tornReads }),
                "staleReads": .int(contender.outcomes.reduce(0) { $0 + $1.staleReads }),
                "rates": .array(contender.outcomes.map { .double($0.perSecond) }),
                "readP50": .double(contender.readMedian), "readP99": .double(contender.readP99),
            ])
        }
        return String(decoding: JSONValue.array(rows).jsonBytes(), as: UTF8.self)
    }
}

/// The middle one of some values.
func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
}
