import WidgetDrawing
import WidgetHost
import WidgetLayout

/// The reasons of a widget as a page for people.
struct WhyText {
    let words: ClockWords
    let columns: Int
    let isColored: Bool

    /// The column at which the text stands.
    private static let margin = 12

    func text(_ reasons: WidgetReasons) -> String {
        var lines = [style(reasons.widget, "1") + style("  \(reasons.kind), \(reasons.family.shortName)", "2"), ""]
        lines += wrap(reasons.answer, indent: 0, width: columns).map { style($0, "1") }
        lines.append("")
        lines += row("on show", reasons.shows)
        if let text = reasons.text, !text.isEmpty { lines += row("", "“\(shorten(text))”", code: "2") }
        lines += reloads(reasons.reloads)
        lines += reasons.next.enumerated().flatMap { index, step in
            row(index == 0 ? "next" : "", when(step.date) + step.words)
        }
        lines += row("budget", reasons.budget)
        lines += reasons.toUpdate.enumerated().flatMap { row($0 == 0 ? "to update" : "", $1) }
        lines += reasons.notes.enumerated().flatMap { row($0 == 0 ? "note" : "", $1, code: "33") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func reloads(_ reloads: [ReloadAccount]) -> [String] {
        guard let last = reloads.first else { return row("last asked", "nothing is in the trace yet") }
        var lines = row(
            "last asked", "\(ClockWords.span(words.now - last.date)) ago (\(words.time(last.date))): \(last.asked)")
        lines += row("", last.became, code: color(last.result))
        for (index, reload) in reloads.dropFirst().enumerated() {
            lines += row(
                index == 0 ? "before" : "", "\(words.time(reload.date))  \(reload.asked); \(reload.became)", code: "2")
        }
        return lines
    }

    private func when(_ date: Double?) -> String {
        guard let date else { return "" }
        let wait = date - words.now
        return wait < 1 ? "now: " : "in \(ClockWords.span(wait)) (\(words.time(date))): "
    }

    private func color(_ result: ReloadAccount.Result) -> String {
        switch result {
        case .done, .unchanged: "32"
        case .running, .merged, .delayed: "33"
        case .failed, .void: "31"
        }
    }

    private func shorten(_ text: String) -> String {
        text.count > 300 ? text.prefix(299) + "…" : text
    }

    private func row(_ label: String, _ text: String, code: String? = nil) -> [String] {
        wrap(text, indent: 0, width: columns - Self.margin).enumerated().map { index, line in
            let head = index == 0 ? label : ""
            let pad = head + String(repeating: " ", count: Self.margin - head.count)
            return style(pad, "36") + (code.map { style(line, $0) } ?? line)
        }
    }

    private func wrap(_ text: String, indent: Int, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if ScalarWidth.columns(of: longer) <= width || line.isEmpty {
                line = longer
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }

    private func style(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
