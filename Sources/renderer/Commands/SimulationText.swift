import WidgetDrawing
import WidgetHost
import WidgetLayout

/// A simulated day for people, a line an event.
@MainActor
final class SimulationText {
    private let columns: Int
    private let isColored: Bool
    /// The time zone at the beginning; the script may change it.
    var zone = ZoneRules.utc
    private var day: String?
    private var lastTime = ""
    private var budget = 0
    private var firstZone = ZoneRules.utc

    init(columns: Int, isColored: Bool) {
        self.columns = max(60, columns)
        self.isColored = isColored
    }

    func header(_ header: (start: Double, zone: ZoneRules, budget: Int), script: String) -> String {
        (budget, firstZone) = (header.budget, header.zone)
        let name = script.split(separator: "/").last.map(String.init) ?? script
        return style(
            "\(name): \(header.zone.identifier), \(header.budget) reloads a widget in 24 hours\n", "1")
    }

    func text(_ line: SimulationLine) -> String {
        if line.subject == .deed, line.words.hasPrefix("the time zone is ") {
            zone = ZoneRules(identifier: String(line.words.dropFirst(17).dropLast(4)))
        }
        let words = ClockWords(zone: zone, now: line.date)
        var text = ""
        let day = words.day(line.date, withYear: true)
        if day != self.day {
            text += "\n" + style(day, "1") + "\n"
            (self.day, lastTime) = (day, "")
        }
        let time = words.timeOfDay(line.date)
        let shown = time == lastTime ? String(repeating: " ", count: time.count) : time
        lastTime = time
        var body = line.widget.map { pad($0, 24) } ?? ""
        body += line.words
        if let counts = line.counts, line.subject == .reload {
            body += counts ? " · counts" : " · free"
            if let used = line.used { body += ", \(used) of \(budget) used" }
        }
        switch line.subject {
        case .deed: text += style(shown, "2") + "  " + style(mark(line) + body, "1;36")
        case .tap: text += style(shown, "2") + "  " + style(mark(line) + body, "31")
        case .budget, .held: text += style(shown, "2") + "  " + style(mark(line) + body, "33")
        case .day: text += style(shown, "2") + "  " + style(mark(line) + body, "2")
        case .reload, .entry: text += style(shown, "2") + "  " + mark(line) + body
        }
        text += "\n"
        if let shows = line.shows, !shows.isEmpty {
            let indent = String(repeating: " ", count: 36)
            text += indent + style("“\(cut(shows, columns - 38))”", "2") + "\n"
        }
        return text
    }

    private func mark(_ line: SimulationLine) -> String {
        switch line.subject {
        case .deed: "▸ "
        case .tap: "✗ "
        case .budget: "■ "
        case .held: "… "
        case .day, .reload, .entry: "  "
        }
    }

    func sums(_ sums: [SimulationSum], start: Double) -> String {
        var rows = [["widget", "reloads", "counted", "failed", "held back", "entries", "frames", "budget spent"]]
        for sum in sums {
            let reloads = sum.reloads.values.reduce(0, +)
            let words = ClockWords(zone: firstZone, now: start)
            rows.append([
                sum.widget, "\(reloads)", "\(sum.counted)", "\(sum.failed)", "\(sum.held)", "\(sum.entries)",
                "\(sum.frames)", sum.ranOut.map { words.time(start + Double($0) / 1e9) } ?? "never",
            ])
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = "\n"
        for (index, row) in rows.enumerated() {
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 || column == row.count - 1 ? cell + space : space + cell
            }
            var line = cells.joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            text += (index == 0 ? style(line, "1") : line) + "\n"
        }
        for sum in sums where !sum.reloads.isEmpty {
            let causes = sum.reloads.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
            text += style("\(pad(sum.widget, 24))\(causes)", "2") + "\n"
        }
        return text
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private func cut(_ text: String, _ width: Int) -> String {
        guard ScalarWidth.columns(of: text) > width else { return text }
        var cut = text
        while ScalarWidth.columns(of: cut) > width - 1 { cut.removeLast() }
        return cut + "…"
    }

    private func style(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
