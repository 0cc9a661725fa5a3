/// Prints figures as one table, ratios first.
struct Report {
    struct Row {
        let name: String
        let value: String
        let ratio: String
        let goal: String
    }
    private(set) var rows: [Row] = []
    private(set) var figures: [(String, Double)] = []

    mutating func add(_ name: String, _ value: String, ratio: String = "", goal: String = "") {
        rows.append(Row(name: name, value: value, ratio: ratio, goal: goal))
    }

    mutating func figure(_ name: String, _ value: Double) { figures.append((name, value)) }

    func table() -> String {
        func pad(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(width - text.count, 0))
        }
        let header = Row(name: "what", value: "measured", ratio: "ratio", goal: "goal")
        let all = [header] + rows
        let ratio = all.map(\.ratio.count).max() ?? 0
        let name = all.map(\.name.count).max() ?? 0
        let value = all.map(\.value.count).max() ?? 0
        return all.map { "\(pad($0.ratio, ratio))  \(pad($0.name, name))  \(pad($0.value, value))  \($0.goal)" }
            .joined(separator: "\n")
    }
}

/// Microseconds for people.
func microseconds(_ value: Double) -> String {
    value < 1000 ? "\(Int(value.rounded())) µs" : "\((value / 10).rounded() / 100) ms"
}

/// A factor with one decimal, or two.
func factor(_ value: Double, digits: Int = 1) -> String {
    let scale = digits == 1 ? 10.0 : 100
    return "\((value * scale).rounded() / scale)×"
}
