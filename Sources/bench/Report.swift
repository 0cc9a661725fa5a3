import JSONText

/// Figures of several repetitions as one table: medians with their spread, ratios first, goals last.
struct Report {
    /// What is to be reached.
    enum Goal {
        case atMost(Double), atLeast(Double), ratioAtMost(Double), ratioAtLeast(Double)
    }

    struct Row {
        let name: String
        let key: String
        let unit: Unit
        let goal: Goal?
        /// One of each repetition.
        var values: [Double] = []
        var ratios: [Double] = []
        var note = ""
    }

    private(set) var rows: [Row] = []
    private var places: [String: Int] = [:]

    /// Adds one repetition's figure; those of the same key are of the same row.
    ///
    /// - Parameters:
    ///   - ratio: to what the name says the figure is compared with, in the same repetition.
    ///   - note: something the repetition showed beside its figure; the last one's is kept.
    mutating func add(
        _ name: String, _ key: String, _ value: Double, _ unit: Unit, ratio: Double? = nil, goal: Goal? = nil,
        note: String = ""
    ) {
        let place = places[key] ?? rows.count
        if place == rows.count {
            rows.append(Row(name: name, key: key, unit: unit, goal: goal))
            places[key] = place
        }
        rows[place].values.append(value)
        if let ratio { rows[place].ratios.append(ratio) }
        rows[place].note = note
    }

    /// The table, at most so many columns wide where its names allow.
    func table() -> String {
        let cells =
            [["ratio", "what", "median", "from … to", "goal"]]
            + rows.map { row in
                [
                    row.ratios.isEmpty ? "" : factor(row.ratio),
                    row.note.isEmpty ? row.name : "\(row.name) (\(row.note))",
                    row.unit.text(row.value), row.spread, row.goalText,
                ]
            }
        let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let space = String(repeating: " ", count: widths[column] - cell.count)
                line += (column > 0 ? "  " : "") + (column == 0 || column == 2 ? space + cell : cell + space)
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// The same for a Markdown file.
    func markdown() -> String {
        var lines = ["| ratio | what | median | from … to | goal |", "| ---: | --- | ---: | --- | --- |"]
        for row in rows {
            let name = row.note.isEmpty ? row.name : "\(row.name) (\(row.note))"
            let ratio = row.ratios.isEmpty ? "" : factor(row.ratio)
            lines.append("| \(ratio) | \(name) | \(row.unit.text(row.value)) | \(row.spread) | \(row.goalText) |")
        }
        return lines.joined(separator: "\n")
    }
}

extension Report.Row {
    /// The median of the repetitions.
    var value: Double { Sample(values).median }
    var ratio: Double { Sample(ratios).median }

    var spread: String {
        guard values.count > 1, let least = values.min(), let most = values.max() else { return "" }
        return "\(unit.text(least)) … \(unit.text(most))"
    }

    var goalText: String {
        let (text, isMet) =
            switch goal {
            case nil: ("", true)
            case .atMost(let limit): ("≤ \(unit.text(limit))", value <= limit)
            case .atLeast(let limit): ("≥ \(unit.text(limit))", value >= limit)
            case .ratioAtMost(let limit): ("≤ \(factor(limit))", ratio <= limit)
            case .ratioAtLeast(let limit): ("≥ \(factor(limit))", ratio >= limit)
            }
        return goal == nil ? "" : "\(text) \(isMet ? "✓" : "✗")"
    }
}

extension Report {
    /// Median, least and most of each figure by its key, and the median of its ratio.
    func json(machine: String) -> String {
        let members = rows.map { row -> (String, JSONValue) in
            var figures: [String: JSONValue] = [
                "median": .double(row.value), "least": .double(row.values.min() ?? .nan),
                "most": .double(row.values.max() ?? .nan),
            ]
            if !row.ratios.isEmpty { figures["ratio"] = .double(row.ratio) }
            return (row.key, .object(figures))
        }
        var all = Dictionary(uniqueKeysWithValues: members)
        all["machine"] = .string(machine)
        return String(decoding: JSONValue.object(all).jsonBytes(), as: UTF8.self)
    }
}
