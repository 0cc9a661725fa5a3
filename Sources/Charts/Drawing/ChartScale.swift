/// Places values on one axis.
package struct ChartScale {
    /// Names in the order in which they occur.
    private(set) var names: [String] = []
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity
    private(set) var isDate = false

    /// A scale for places; `zero` has to be on it where bars begin there.
    package init(_ places: [_PlottedPlace], breadth: Double, includesZero: Bool, domain: ClosedRange<Double>?) {
        for place in places {
            switch place {
            case .name(let name): if !names.contains(name) { names.append(name) }
            case .number(let value): take(value)
            case .date(let value):
                isDate = true
                take(value)
            }
        }
        if breadth > 0, high.isFinite { high += breadth }
        if includesZero, names.isEmpty, !isDate { take(0) }
        if let domain { (low, high) = (domain.lowerBound, domain.upperBound) }
        if !low.isFinite || !high.isFinite { (low, high) = (0, 1) }
        if low == high { high = low + 1 }
    }

    private mutating func take(_ value: Double) {
        guard value.isFinite else { return }
        low = min(low, value)
        high = max(high, value)
    }

    /// How much of the axis a name takes, 0…1.
    var step: Double { names.isEmpty ? 0 : 1 / Double(names.count) }

    /// Where a value lies, 0…1; a name in the middle of its part.
    package func position(_ place: _PlottedPlace) -> Double {
        switch place {
        case .name(let name): (Double(names.firstIndex(of: name) ?? 0) + 0.5) * step
        case .number(let value), .date(let value): (value - low) / (high - low)
        }
    }

    /// Round values with their words, about as many as asked for.
    package func marks(_ count: Int) -> [(at: Double, words: String)] {
        if !names.isEmpty { return names.map { (position(.name($0)), $0) } }
        let count = max(count, 1)
        if isDate {
            return (0...count).map { low + (high - low) * Double($0) / Double(count) }
                .map { (position(.date($0)), _PlottedPlace.date($0).words) }
        }
        let raw = (high - low) / Double(count)
        let power = pow(10, (log10(raw)).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw } ?? raw
        var value = (low / step).rounded(.up) * step
        var marks: [(at: Double, words: String)] = []
        while value <= high + step * 1e-9, marks.count < 20 {
            marks.append((position(.number(value)), Self.words(value)))
            value += step
        }
        return marks
    }

    /// A number in few words.
    static func words(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15
            ? String(Int(value)) : value.formatted(.number.precision(.significantDigits(1...3)))
    }

    /// The bounds of a domain.
    static func bounds<P: Plottable>(_ domain: ClosedRange<P>) -> ClosedRange<Double>? {
        func number(_ place: _PlottedPlace) -> Double? {
            switch place {
            case .number(let value), .date(let value): value.isFinite ? value : nil
            case .name: nil
            }
        }
        guard let low = number(domain.lowerBound._place), let high = number(domain.upperBound._place), low < high
        else { return nil }
        return low...high
    }
}
