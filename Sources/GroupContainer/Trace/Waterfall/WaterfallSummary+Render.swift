extension WaterfallSummary {
    /// Draws the summary as lines of text, each at most `width` columns, the last without a newline: how many stories there
    /// are, the time from beginning to frame, then each step with its median, its 99th percentile and, where there is room,
    /// a bar from where it usually begins to where it usually ends.
    ///
    /// - Parameters:
    ///   - width: columns, 40 or more.
    ///   - style: colours.
    ///   - glyphs: what bars are made of.
    public func render(
        width: Int, style: Waterfall.Style = .plain, glyphs: Waterfall.Glyphs = .blocks
    ) -> String {
        let width = max(40, width)
        var lines = [style.paint(Columns.cut(heading, width), .strong)]
        guard let total else { return lines[0] }
        func unit(_ microseconds: Int64) -> String { WaterfallPage.unit(microseconds, isUnicode: glyphs == .blocks) }
        let roles = 9
        let names = min(12, max(8, steps.map { Columns.width($0.name) }.max() ?? 0))
        let numbers = 7
        // Two columns of margin, one before each number, two before the bar.
        let bars = WaterfallBar(
            columns: width - 2 - roles - 1 - names - 2 * (numbers + 1) - 2, total: max(1, total.median), glyphs: glyphs)

        func line(_ role: String, _ name: String, _ median: String, _ p99: String) -> String {
            "  " + Columns.fit(role, roles) + " " + Columns.fit(name, names) + " "
                + Columns.fit(median, numbers, alignRight: true) + " " + Columns.fit(p99, numbers, alignRight: true)
        }
        let axis = bars.columns < 10 ? "" : "  " + bars.axis(unit)
        lines.append(
            style.paint(WaterfallPage.trimmed(line("process", "step", "median", "p99") + axis), .faint))
        var previous: ProcessRole?
        for step in steps {
            var text = line(
                step.role == previous ? "" : step.role.rawValue, step.name, unit(step.median),
                unit(step.p99))
            if bars.columns >= 10 {
                let bar = bars.bar(from: step.begin, to: step.begin + step.median, kind: step.kind)
                text +=
                    "  " + String(repeating: " ", count: bar.indent)
                    + style.paint(bar.text, step.kind.tone(of: step.role))
            }
            lines.append(text)
            previous = step.role
        }
        lines.append(
            style.paint(
                line("in all", "", unit(total.median), unit(total.p99)), .strong))
        return lines.joined(separator: "\n")
    }

    /// How many there are: `12 taps drawn, 1 failed, 2 without a frame`.
    private var heading: String {
        let word = drawn == 1 ? String(sort.rawValue.dropLast()) : sort.rawValue
        var text = "\(drawn) \(word) drawn"
        if failed > 0 { text += ", \(failed) failed" }
        if others > 0 { text += ", \(others) without a frame" }
        return text
    }
}
