/// Places values on one axis.
package struct ChartScale {
    /// Names in the order in which they occur.
    private(set) var names: [String] = []
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity
    private(set) var isDate = false
    /// The share of the axis that is kept free at each end.
    var padding = 0.0

    /// A scale for places.
    package init(_ places: [_PlottedPlace], breadth: Double = 0, domain: ChartDomain = .automatic) {
        for place in places {
            switch place {
            case .name(let name): if !names.contains(name) { names.append(name) }
            case .number(let value): take(value)
            case .date(let value):
                isDate = true
                take(value)
                take(value + breadth)
            }
        }
        switch domain {
        case .range(let low, let high): (self.low, self.high) = (low, high)
        case .names(let given): names = given
        case .automatic, .zeroless:
            // As Apple's: numbers begin at zero unless that is not wanted, and end at round values.
            if names.isEmpty, !isDate, low.isFinite {
                if domain == .automatic { take(0) }
                let step = Self.step(low, high, 4)
                (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
            }
        }
        if !low.isFinite || !high.isFinite { (low, high) = (0, 1) }
        if low == high { high = low + 1 }
    }

    private mutating func take(_ value: Double) {
        guard value.isFinite else { return }
        low = min(low, value)
        high = max(high, value)
    }

    /// Ends the axis at a value, if it goes on longer.
    mutating func end(at value: Double) { high = min(high, value) }

    /// Keeps the first names.
    mutating func keep(_ count: Int) { names = Array(names.prefix(count)) }

    /// Names from the other end: those down begin at the top.
    mutating func flipNames() { names.reverse() }

    /// How much of the axis a name takes, 0…1.
    var step: Double { names.isEmpty ? 0 : 1 / Double(names.count) }

    /// Where a value lies, 0…1; a name in the middle of its part.
    package func position(_ place: _PlottedPlace) -> Double {
        let share: Double =
            switch place {
            case .name(let name): (Double(names.firstIndex(of: name) ?? 0) + 0.5) * step
            case .number(let value), .date(let value): (value - low) / (high - low)
            }
        return padding + share * (1 - 2 * padding)
    }

    /// The value at a share of the axis.
    func place(at share: Double) -> _PlottedPlace {
        let share = padding < 0.5 ? (share - padding) / (1 - 2 * padding) : share
        if !names.isEmpty { return .name(names[min(max(Int(share * Double(names.count)), 0), names.count - 1)]) }
        let value = low + share * (high - low)
        return isDate ? .date(value) : .number(value)
    }

    /// Whether a value lies on the axis.
    func holds(_ place: _PlottedPlace) -> Bool {
        switch place {
        case .name(let name): names.contains(name)
        case .number(let value), .date(let value):
            value >= low - (high - low) * 1e-9 && value <= high + (high - low) * 1e-9
        }
    }

    /// Whether a name is shown; numbers and dates always are.
    func holdsName(_ place: _PlottedPlace) -> Bool { if case .name = place { holds(place) } else { true } }

    /// Round values, about as many as asked for.
    package func marks(_ count: Int, calendar: Calendar = .current) -> [_PlottedPlace] {
        if !names.isEmpty { return names.map { .name($0) } }
        if isDate { return DateSteps.usual(low, high, count: count, calendar: calendar).map { .date($0) } }
        return multiples(of: Self.step(low, high, count))
    }

    /// The multiples of a step, at most a hundred.
    func multiples(of step: Double) -> [_PlottedPlace] {
        guard step.isFinite, step > 0, (high - low) / step <= 100 else { return [.number(low), .number(high)] }
        let first = (low / step - 1e-9).rounded(.up)
        return (0...100).map { (first + Double($0)) * step }.prefix { $0 <= high + step * 1e-9 }.map { .number($0) }
    }

    /// A round step that parts a span in about so many.
    private static func step(_ low: Double, _ high: Double, _ count: Int) -> Double {
        guard high > low, (high - low).isFinite else { return max(abs(high), 1) }
        let raw = (high - low) / Double(max(count, 1))
        let power = pow(10, log10(raw).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw * (1 - 1e-9) } ?? raw
    }

    /// A number in few words.
    static func words(_ value: Double, _ locale: Locale) -> String {
        guard value.isFinite else { return "" }
        if value == value.rounded(), abs(value) < 1e15 { return Int(value).formatted(.number.locale(locale)) }
        return value.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
    }
}

/// Which values an axis shows.
package enum ChartDomain: Equatable, Sendable {
    /// All, and zero.
    case automatic
    /// All.
    case zeroless
    /// From one to another.
    case range(Double, Double)
    /// These.
    case names([String])
}
