/// A run as a table for people.
struct OutcomeTable {
    let outcome: Outcome
    let colour: Bool
    /// Columns of the terminal.
    let width: Int

    private var options: Options { outcome.options }

    var lines: [String] {
        [bold(title), ""] + processTable + ["", dim(Heat.legend)] + readerTable + [""] + verdict
    }

    private var title: String {
        let names: [(Role, String)] = [(.app, "app"), (.extension, "extension"), (.renderer, "renderer")]
        let parts = names.compactMap { role, name -> String? in
            let count = outcome.processes.count { $0.role == role }
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        let lock = options.store == .group || options.store == .json ? " · lock \(options.lock.rawValue)" : ""
        return "\(parts.joined(separator: ", ")) for \(Text.decimal(outcome.elapsed)) s · "
            + "\(options.store.title(options.durability))\(lock) · \(options.keys) keys of \(options.valueSize) bytes"
    }

    private var processTable: [String] {
        var rows = [["process", "tx/s", "wait p50", "p99", "longest", "hold p50", "p99", "longest"]]
        var heat: [String] = [""]
        for process in outcome.writers {
            rows.append(
                row("\(process.role.rawValue) \(process.index + 1)", process.acknowledged, process.waits, process.holds)
            )
            heat.append(Heat.row(process.waitsOverTime, width: heatWidth, colour: colour))
        }
        rows.append(row("in all", outcome.transactions, outcome.waits, outcome.holds))
        heat.append(Heat.row(all(\.waitsOverTime), width: heatWidth, colour: colour))
        let table = Text.table(rows)
        let widest = table.map(\.count).max() ?? 0
        return zip(table, heat).enumerated().map { index, pair in
            let line = Text.padded(pair.0, widest, right: false) + (pair.1.isEmpty ? "" : "  " + pair.1)
            return index == 0 ? dim(line) : index == table.count - 1 ? bold(line) : line
        }
    }

    private var heatWidth: Int { max(min(Scoreboard.columns, width - 84), 12) }

    private func all(_ part: (ProcessOutcome) -> [Int64]) -> [Int64] {
        outcome.writers.reduce([Int64](repeating: 0, count: Scoreboard.columns)) { zip($0, part($1)).map(max) }
    }

    private func row(_ name: String, _ count: Int64, _ waits: Histogram, _ holds: Histogram) -> [String] {
        let rate = outcome.elapsed > 0 ? Int(Double(count) / outcome.elapsed) : 0
        return [name, Text.count(rate)]
            + [waits, holds].flatMap { histogram in
                [histogram.quantile(0.5), histogram.quantile(0.99), histogram.maximum].map(Text.duration)
            }
    }

    private var readerTable: [String] {
        guard !outcome.renderers.isEmpty else { return [] }
        var rows = [["process", "reads/s", "read p50", "p99", "longest", "taps sent", "answered", "interrupted"]]
        for process in outcome.renderers {
            rows.append([
                "renderer \(process.index + 1)", Text.count(Int(Double(process.reads) / outcome.elapsed)),
                Text.duration(process.waits.quantile(0.5)), Text.duration(process.waits.quantile(0.99)),
                Text.duration(process.waits.maximum), Text.count(process.tapsSent), Text.count(process.tapsAnswered),
                Text.count(process.tapsInterrupted),
            ])
        }
        return [""] + Text.table(rows).enumerated().map { $0.offset == 0 ? dim($0.element) : $0.element }
    }

    private var verdict: [String] {
        var facts = [
            ("lost updates", outcome.lostUpdates), ("torn reads", outcome.tornReads),
            ("stale reads", outcome.staleReads), ("deadlocks", Int64(outcome.deadlocks)),
            ("taps performed twice", outcome.tapsDoubled), ("failures", outcome.failures),
        ]
        if outcome.sum(\.tapsSent) == 0 { facts.removeAll { $0.0 == "taps performed twice" } }
        let told = facts.map { name, count in
            count == 0 ? "\(name) 0" : mark("\(name) \(Text.count(count))")
        }
        let blows =
            outcome.kills + outcome.stops > 0
            ? " · \(outcome.kills) killed, \(outcome.stops) stopped (--seed \(outcome.seed))" : ""
        return [
            "fairness (Jain's index over the apps) \(Text.fixed(outcome.fairness, 3)) · "
                + "\(Text.count(outcome.transactions)) transactions · \(Text.count(outcome.reads)) reads" + blows,
            told.joined(separator: " · "),
        ]
    }

    private func bold(_ text: String) -> String { colour ? "\u{1B}[1m\(text)\u{1B}[22m" : text }
    private func dim(_ text: String) -> String { colour ? "\u{1B}[2m\(text)\u{1B}[22m" : text }
    private func mark(_ text: String) -> String { colour ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text }
}
