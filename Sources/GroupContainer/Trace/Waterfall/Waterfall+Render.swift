extension Waterfall {
    /// Draws the waterfall as lines of text, each at most `width` columns, the last without a newline.
    ///
    /// A heading (time of day, what was tapped, where, how it ended, how long it took), the scale, a row for each step
    /// with its begin and its length in microseconds and a bar on the scale, and a summary of where the time went.
    ///
    /// - Parameters:
    ///   - width: columns, 36 or more.
    ///   - style: colours.
    ///   - glyphs: what bars are made of.
    ///   - clock: turns instants into times of day.
    public func render(
        width: Int, style: Style = .plain, glyphs: Glyphs = .blocks, clock: TraceClock = TraceClock()
    ) -> String {
        WaterfallPage(self, width: max(36, width), style: style, glyphs: glyphs, clock: clock).lines
            .joined(separator: "\n")
    }
}

/// The layout of one waterfall at one width.
struct WaterfallPage {
    private let waterfall: Waterfall
    private let width: Int
    private let style: Waterfall.Style
    private let glyphs: Waterfall.Glyphs
    private let clock: TraceClock
    private let begin: Int64
    private let total: Int64

    private let roleColumns = 9
    private let nameColumns: Int
    private let numberColumns: Int
    private let showsBegin: Bool
    private let barColumns: Int
    private let detailColumns: Int

    init(
        _ waterfall: Waterfall, width: Int, style: Waterfall.Style, glyphs: Waterfall.Glyphs, clock: TraceClock
    ) {
        self.waterfall = waterfall
        self.width = width
        self.style = style
        self.glyphs = glyphs
        self.clock = clock
        begin = waterfall.begin
        total = max(1, waterfall.end - waterfall.begin)
        nameColumns = min(14, max(9, waterfall.steps.map { Columns.width(Self.name($0)) }.max() ?? 0))
        numberColumns = max(7, Self.grouped(total).count)
        // Two columns of margin, one between role, name and numbers, two around the bar.
        var rest = width - 2 - roleColumns - 1 - nameColumns - 2 * (numberColumns + 1) - 2
        // Where it is too narrow for both numbers, the bar says when it began.
        showsBegin = rest >= 8
        if !showsBegin { rest += numberColumns + 1 }
        let longest = waterfall.steps.map { Columns.width(Self.details($0, waterfall.result)) }.max() ?? 0
        if rest < 22 || longest == 0 {
            barColumns = max(0, rest)
            detailColumns = 0
        } else {
            // The bars get three fifths; the details no more than they need, and the bars what is left.
            detailColumns = min(longest, rest - max(12, rest * 3 / 5) - 2)
            barColumns = rest - detailColumns - 2
        }
    }

    var lines: [String] {
        var lines = [heading]
        if let reason { lines.append(reason) }
        guard !waterfall.steps.isEmpty else { return lines }
        lines.append(scale)
        var previous: (ProcessRole, Int32)?
        for step in waterfall.steps {
            let isSame = previous.map { $0.0 == step.role && $0.1 == step.pid } ?? false
            lines.append(row(step, showsRole: !isSame))
            previous = (step.role, step.pid)
        }
        if let summary { lines.append(summary) }
        return lines
    }

    // MARK: Heading

    private var isUnicode: Bool { glyphs == .blocks }
    private var ellipsis: String { isUnicode ? "…" : "..." }

    private var heading: String {
        let result = waterfall.result
        let sign =
            switch result {
            case .drawn, .answered: isUnicode ? "✓" : "+"
            case .failed, .voided, .interrupted: isUnicode ? "✗" : "!"
            case .skipped: isUnicode ? "–" : "-"
            case .open: isUnicode ? "…" : "?"
            }
        let ending = "\(sign) \(result.word)  \(unit(waterfall.total))"
        let isDone = result == .drawn || result == .answered
        let tone: Waterfall.Tone = result.isFailure ? .failure : isDone ? .success : .faint
        let time = clock.timeOfDay(begin)
        let room = max(0, width - Columns.width(ending) - 2)
        var left = Columns.cut(time, room, ellipsis: ellipsis)
        var painted = style.paint(left, .faint)
        func add(_ text: String, _ tone: Waterfall.Tone) {
            let space = room - Columns.width(left) - 2
            guard space >= 4 else { return }
            let piece = Columns.cut(text, space, ellipsis: ellipsis)
            left += "  " + piece
            painted += "  " + style.paint(piece, tone)
        }
        add(Columns.plain(waterfall.title), .strong)
        if let control = waterfall.control {
            add(isUnicode ? "“\(Columns.plain(control))”" : "\"\(Columns.plain(control))\"", .normal)
        }
        let place = [waterfall.kind, waterfall.widget].compactMap { $0 }.map(Columns.plain)
        if !place.isEmpty { add(place.joined(separator: isUnicode ? " · " : " / "), .faint) }
        let gap = max(2, width - Columns.width(left) - Columns.width(ending))
        return painted + String(repeating: " ", count: gap) + style.paint(ending, tone)
    }

    private var reason: String? {
        guard let reason = waterfall.result.reason else { return nil }
        let text = Columns.cut(Columns.plain(reason), width - 2, ellipsis: ellipsis)
        return "  " + style.paint(text, waterfall.result.isFailure ? .failure : .faint)
    }

    // MARK: Rows

    private var bars: WaterfallBar { WaterfallBar(columns: barColumns, total: total, glyphs: glyphs) }

    private var scale: String {
        let labels =
            "  " + Columns.fit("process", roleColumns) + " " + Columns.fit("step", nameColumns) + " "
            + (showsBegin ? Columns.fit(micro("at"), numberColumns, alignRight: true) + " " : "")
            + Columns.fit(micro("took"), numberColumns, alignRight: true) + "  "
        let axis = barColumns >= 10 ? bars.axis(unit) : ""
        return style.paint(trimmed(labels + axis), .faint)
    }

    private func micro(_ word: String) -> String { word + (isUnicode ? " µs" : " us") }

    private func row(_ step: Waterfall.Step, showsRole: Bool) -> String {
        let name = Columns.fit(Self.name(step), nameColumns, ellipsis: ellipsis)
        let tone = tone(step)
        var line = step.isFailure ? style.paint(isUnicode ? "✗ " : "! ", .failure) : "  "
        line += style.paint(Columns.fit(showsRole ? step.role.rawValue : "", roleColumns), .role(step.role)) + " "
        line += style.paint(name, step.isFailure ? .failure : .normal) + " "
        if showsBegin { line += Columns.fit(Self.grouped(step.begin - begin), numberColumns, alignRight: true) + " " }
        let took = step.duration == 0 ? (isUnicode ? "·" : ".") : Self.grouped(step.duration)
        line += style.paint(Columns.fit(took, numberColumns, alignRight: true), step.duration == 0 ? .faint : .normal)
        guard barColumns > 0 else { return line }
        let bar = bars.bar(from: step.begin - begin, to: step.end - begin, kind: step.kind)
        line += "  " + String(repeating: " ", count: bar.indent) + style.paint(bar.text, tone)
        let details = Self.details(step, waterfall.result)
        guard detailColumns > 0, !details.isEmpty else { return line }
        line += String(repeating: " ", count: max(0, barColumns - bar.indent - Columns.width(bar.text)) + 2)
        return line
            + style.paint(
                Columns.cut(details, detailColumns, ellipsis: ellipsis), step.isFailure ? .failure : .faint)
    }

    /// Locks are part of the work they stand below.
    private static func name(_ step: Waterfall.Step) -> String {
        step.kind == .lockWait || step.kind == .lockHold ? "  " + step.name : step.name
    }

    /// What there is to say of a step, without the reason that has a line of its own.
    private static func details(_ step: Waterfall.Step, _ result: Waterfall.Result) -> String {
        var details = step.details
        if let reason = result.reason, details.hasPrefix(reason) {
            details = String(details.dropFirst(reason.count).drop { $0 == " " })
        }
        return Columns.plain(details)
    }

    private func tone(_ step: Waterfall.Step) -> Waterfall.Tone {
        step.isFailure ? .failure : step.kind.tone(of: step.role)
    }

    // MARK: Summary

    /// Where the time went: what each process was busy with, hops, and locks. Times that overlap count each for itself.
    private var summary: String? {
        func sum(_ matches: (Waterfall.Step) -> Bool) -> Int64 {
            waterfall.steps.filter(matches).reduce(0) { $0 + $1.duration }
        }
        var parts: [(String, Int64, Waterfall.Tone)] = []
        for role in ProcessRole.allCases {
            parts.append((role.rawValue, sum { $0.kind == .work && $0.role == role }, .role(role)))
        }
        parts.append(("hops", sum { $0.kind == .hop }, .faint))
        parts.append(("lock wait", sum { $0.kind == .lockWait }, .lock))
        parts.append(("lock hold", sum { $0.kind == .lockHold }, .lock))
        parts = parts.filter { $0.1 > 0 }
        guard parts.count > 1 else { return nil }
        var plain = ""
        var painted = ""
        for (word, time, tone) in parts {
            let piece = "\(word) \(unit(time))"
            let separator = plain.isEmpty ? "  " : "   "
            if Columns.width(plain + separator + piece) > width { break }
            plain += separator + piece
            painted += separator + style.paint(word, tone) + " " + unit(time)
        }
        return painted
    }

    // MARK: Numbers

    private func trimmed(_ line: String) -> String { Self.trimmed(line) }

    static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    private func unit(_ microseconds: Int64) -> String { Self.unit(microseconds, isUnicode: isUnicode) }

    /// A time with the unit that suits it: `640 µs`, `1.28 ms`, `12.8 ms`, `1.284 s`.
    static func unit(_ microseconds: Int64, isUnicode: Bool) -> String {
        func fixed(_ value: Int64, per unit: Int64, digits: Int) -> String {
            var scale: Int64 = 1
            for _ in 0..<digits { scale *= 10 }
            let rounded = (value * scale + unit / 2) / unit
            guard digits > 0 else { return "\(rounded)" }
            return "\(rounded / scale).\(String(rounded % scale + scale).dropFirst())"
        }
        switch microseconds {
        case ..<1000: return "\(microseconds) " + (isUnicode ? "µs" : "us")
        case ..<9_995: return fixed(microseconds, per: 1000, digits: 2) + " ms"
        case ..<99_950: return fixed(microseconds, per: 1000, digits: 1) + " ms"
        case ..<999_500: return fixed(microseconds, per: 1000, digits: 0) + " ms"
        default: return fixed(microseconds, per: 1_000_000, digits: microseconds < 60_000_000 ? 2 : 0) + " s"
        }
    }

    /// Digits in groups of three, `1,284`.
    static func grouped(_ number: Int64) -> String {
        var digits = String(number.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.append(Substring(digits.suffix(3)))
            digits = String(digits.dropLast(3))
        }
        return (number < 0 ? "-" : "") + ([Substring(digits)] + groups.reversed()).joined(separator: ",")
    }
}
