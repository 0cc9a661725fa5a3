/// Numbers and columns for people.
enum Text {
    /// Digits in groups of three.
    static func count(_ number: some BinaryInteger) -> String {
        let digits = String(number)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0, digit.isNumber, result != "-" { result.append(",") }
            result.append(digit)
        }
        return result
    }

    /// Nanoseconds with three digits and a unit.
    static func duration(_ nanoseconds: Int64) -> String {
        let value = Double(nanoseconds)
        switch nanoseconds {
        case ..<1000: return "\(nanoseconds) ns"
        case ..<1_000_000: return decimal(value / 1e3) + " µs"
        case ..<1_000_000_000: return decimal(value / 1e6) + " ms"
        default: return decimal(value / 1e9) + " s"
        }
    }

    /// Three significant digits.
    static func decimal(_ value: Double) -> String {
        switch value {
        case ..<10: fixed(value, 2)
        case ..<100: fixed(value, 1)
        default: fixed(value, 0)
        }
    }

    /// So many digits behind the point.
    static func fixed(_ value: Double, _ digits: Int) -> String {
        guard value.isFinite else { return "–" }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let whole = Int((value * scale).rounded())
        guard digits > 0 else { return String(whole) }
        let fraction = String(abs(whole) % Int(scale))
        let sign = whole < 0 ? "-" : ""
        return sign + String(abs(whole) / Int(scale)) + "."
            + String(repeating: "0", count: digits - fraction.count) + fraction
    }

    static func padded(_ text: String, _ width: Int, right: Bool) -> String {
        let space = String(repeating: " ", count: max(width - text.count, 0))
        return right ? space + text : text + space
    }

    /// Parts beside each other, on as many lines as they need.
    static func wrapped(_ parts: [String], width: Int) -> [String] {
        var lines: [String] = []
        var used = 0
        for part in parts {
            if let last = lines.indices.last, used + 3 + part.count <= width {
                lines[last] += " · " + part
                used += 3 + part.count
            } else {
                lines.append(part)
                used = part.count
            }
        }
        return lines
    }

    /// The same in a narrow terminal: columns are left out until the rest fits.
    ///
    /// - Parameter sparing: columns that can be spared, the first of them first.
    static func table(_ rows: [[String]], width: Int, sparing: [Int]) -> [String] {
        var left: Set<Int> = []
        var lines = table(rows)
        for column in sparing where (lines.map(\.count).max() ?? 0) > width {
            left.insert(column)
            lines = table(rows.map { row in row.indices.filter { !left.contains($0) }.map { row[$0] } })
        }
        return lines
    }

    /// Rows as columns two apart; the first column and the last stand left, the others right.
    static func table(_ rows: [[String]], lastLeft: Bool = false) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let isLeft = column == 0 || (lastLeft && column == columns - 1)
                line += (column > 0 ? "  " : "") + padded(cell, widths[column], right: !isLeft)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
