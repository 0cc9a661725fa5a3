/// Writes a span of time by its parts: "1 hour, 2 minutes", "1h 2m", "1:02:03".
struct DurationWords {
    enum Style { case positional, narrow, short, brief, full, spelt }

    /// A part with its count.
    struct Part: Equatable {
        var unit: Unit
        var count: Int
    }
    /// The parts that can be written, largest first.
    enum Unit: String, CaseIterable { case year, month, week, day, hour, minute, second }

    var style: Style
    var locale: Locale

    /// The text of the parts, in their order.
    func text(_ parts: [Part], isPadded: Bool = false) -> String {
        if style == .positional { return positional(parts, isPadded) }
        let words = parts.map { word($0) }
        return switch style {
        case .brief: words.map { $0.replacingOccurrences(of: " ", with: "") }.joined(separator: " ")
        case .narrow: ICUList.join(words, .units, .narrow, locale)
        case .short: ICUList.join(words, .units, .short, locale)
        default: ICUList.join(words, .units, .wide, locale)
        }
    }

    private func word(_ part: Part) -> String {
        let width =
            switch style {
            case .narrow: "unit-width-narrow"
            case .short, .brief: "unit-width-short"
            default: "unit-width-full-name"
            }
        let text = ICUNumber.format(Double(part.count), "unit/\(part.unit.rawValue) \(width)", locale)?.text
        guard style == .spelt, let text else { return text ?? "\(part.count)" }
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        let plain = LocalizedNumber.text(Int64(part.count), locale)
        return text.replacingOccurrences(of: plain, with: formatter.string(from: NSNumber(value: part.count)) ?? plain)
    }

    /// Days and larger parts stand before the clock's; all after the first have two digits.
    private func positional(_ parts: [Part], _ isPadded: Bool) -> String {
        var text = parts.contains { $0.count < 0 } ? "-" : ""
        for (index, part) in parts.enumerated() {
            let isClock = [.hour, .minute, .second].contains(part.unit)
            if index > 0 { text += isClock && [.hour, .minute].contains(parts[index - 1].unit) ? ":" : " " }
            let digits = String(part.count.magnitude)
            let needsZero = isClock && digits.count == 1 && (index > 0 || isPadded)
            text += needsZero ? "0" + digits : digits
            if !isClock { text += part.unit == .day ? "d" : String(part.unit.rawValue.prefix(1)) }
        }
        return text
    }
}
