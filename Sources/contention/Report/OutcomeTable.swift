/// A run as a table for people.
struct OutcomeTable {
    let outcome: Outcome
    let colour: Bool
    /// Columns of the terminal.
    let width: Int

    private var options: Options { outcome.options }

    var lines: [String] {
        Text.wrapped(title, width: width).map(bold) + [""] + processTable + readerTable + [""] + verdict
    }

    private var title: [String] {
        let names: [(Role, String)] = [(.app, "app"), (.extension, "extension"), (.renderer, "renderer")]
        let parts = names.compactMap { role, name -> String? in
            let count = outcome.processes.count { $0.role == role }
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        let lock = options.store == .group || options.store == .json ? ["lock \(options.lock.rawValue)"] : []
        let cut = outcome.isCut ? " of \(Text.decimal(options.seconds)), ended by hand" : ""
        return ["\(parts.joined(separator: ", ")) for \(Text.decimal(outcome.elapsed)) s\(cut)"]
            + [options.store.title(options.durability)] + lock + ["\(options.keys) keys of \(options.valueSize) bytes"]
    }

    private var processTable: [String] {
        var rows = [["process", "tx/s", "wait p50", "wait p99", "wait max", "hold p50", "hold p99", "hold max"]]
        for process in outcome.writers {
            rows.append(
                row("\(process.role.rawValue) \(process.index + 1)", process.acknowledged, process.waits, process.holds)
            )
        }
        rows.append(row("in all", outcome.transactions, outcome.waits, outcome.holds))
        // In a narrow terminal the picture of the waits is worth more than how long the lock was held.
        let table = Text.table(rows, width: max(width - 26, 40), sparing: [6, 5, 7, 2])
        let widest = table.map(\.count).max() ?? 0
        let room = min(Scoreboard.columns, width - widest - 2)
        let isDrawn = room >= 12
        let heat = isDrawn ? [nil] + outcome.writers.map(\.waitsOverTime) + [all(\.waitsOverTime)] : []
        let lines = table.enumerated().map { index, text in
            var line = text
            if isDrawn, let waits = heat[index] {
                line = Text.padded(text, widest + 2, right: false) + Heat.row(waits, width: room, colour: colour)
            }
            return index == 0 ? dim(line) : index == table.count - 1 ? bold(line) : line
        }
        return lines + (isDrawn ? [""] + Text.wrapped(Heat.legend, width: width).map(dim) : [])
    }

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
        var rows = [["process", "reads/s", "read p50", "read p99", "read max", "taps sent", "answered", "interrupted"]]
        for process in outcome.renderers {
            rows.append([
                "renderer \(process.index + 1)", Text.count(Int(Double(process.reads) / outcome.elapsed)),
                Text.duration(process.waits.quantile(0.5)), Text.duration(process.waits.quantile(0.99)),
                Text.duration(process.waits.maximum), Text.count(process.tapsSent), Text.count(process.tapsAnswered),
                Text.count(process.tapsInterrupted),
            ])
        }
        return [""]
            + Text.table(rows, width: width, sparing: [5, 2, 7]).enumerated().map {
                $0.offset == 0 ? dim($0.element) : $0.element
            }
    }

    private var verdict: [String] {
        var facts = [
            ("lost updates", outcome.lostUpdates), ("torn reads", outcome.tornReads),
            ("stale reads", outcome.staleReads), ("deadlocks", Int64(outcome.deadlocks)),
            ("taps performed twice", outcome.tapsDoubled), ("failures", outcome.failures),
        ]
        if outcome.sum(\.tapsSent) == 0 { facts.removeAll { $0.0 == "taps performed twice" } }
        let told = facts.map { name, count in "\(name) \(Text.count(count))" }
        let bad = facts.filter { $0.1 != 0 }.map { "\($0.0) \(Text.count($0.1))" }
        let blows =
            outcome.kills + outcome.stops > 0
            ? ["\(outcome.kills) killed, \(outcome.stops) stopped (--seed \(outcome.seed))"] : []
        let sums =
            [
                "fairness (Jain's index over the apps) \(Text.fixed(outcome.fairness, 3))",
                "\(Text.count(outcome.transactions)) transactions", "\(Text.count(outcome.reads)) reads",
            ] + blows
        let lines = Text.wrapped(told, width: width - 2).enumerated().map { index, line in
            bad.reduce((index > 0 ? "  " : bad.isEmpty ? "✓ " : "✗ ") + line) { $0.replacing($1, with: mark($1)) }
        }
        return Text.wrapped(sums, width: width) + lines
    }

    private func bold(_ text: String) -> String { colour ? "\u{1B}[1m\(text)\u{1B}[22m" : text }
    private func dim(_ text: String) -> String { colour ? "\u{1B}[2m\(text)\u{1B}[22m" : text }
    private func mark(_ text: String) -> String { colour ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text }
}
