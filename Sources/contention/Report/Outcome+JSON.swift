import JSONText

extension Outcome {
    /// The figures; durations in nanoseconds.
    var json: JSONValue {
        .object([
            "options": .object([
                "processes": .int(Int64(options.processes)), "keys": .int(Int64(options.keys)),
                "valueSize": .int(Int64(options.valueSize)), "hold": .int(Int64(options.hold)),
                "durability": .string(options.durability.rawValue), "lock": .string(options.lock.rawValue),
                "store": .string(options.store.rawValue),
            ]),
            "totals": .object(totals),
            "processes": .array(processes.map(\.json)),
        ])
    }

    private var totals: [String: JSONValue] {
        [
            "seconds": .double(elapsed), "transactions": .int(transactions),
            "transactionsPerSecond": .double(perSecond),
            "reads": .int(reads), "wait": waits.json, "hold": holds.json, "jain": .double(fairness),
            "lostUpdates": .int(lostUpdates), "tornReads": .int(tornReads), "staleReads": .int(staleReads),
            "deadlocks": .int(Int64(deadlocks)), "failures": .int(failures), "tapsSent": .int(sum(\.tapsSent)),
            "tapsAnswered": .int(sum(\.tapsAnswered)), "tapsInterrupted": .int(sum(\.tapsInterrupted)),
            "tapsPerformed": .int(sum(\.tapsPerformed)), "tapsPerformedTwice": .int(tapsDoubled),
            "killed": .int(Int64(kills)), "stopped": .int(Int64(stops)),
        ]
    }
}

extension ProcessOutcome {
    fileprivate var json: JSONValue {
        .object([
            "process": .int(Int64(index + 1)), "role": .string(role.rawValue), "transactions": .int(acknowledged),
            "reads": .int(reads), role == .renderer ? "read" : "wait": waits.json, "hold": holds.json,
            "longestWaits": .array(waitsOverTime.map { .int($0) }),
        ])
    }
}

extension Histogram {
    /// Nanoseconds.
    fileprivate var json: JSONValue {
        .object(["p50": .int(quantile(0.5)), "p99": .int(quantile(0.99)), "max": .int(maximum)])
    }
}
