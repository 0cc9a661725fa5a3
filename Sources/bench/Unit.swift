import Foundation

/// What a figure counts.
enum Unit {
    case microseconds, perSecond, megabytesPerSecond, kilobytes, bytes, count, share

    /// For people.
    func text(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        switch self {
        case .microseconds:
            if value < 100 { return "\(digits(value)) µs" }
            if value < 1000 { return "\(Int(value.rounded())) µs" }
            return value < 1_000_000 ? "\(digits(value / 1000)) ms" : "\(digits(value / 1_000_000)) s"
        case .perSecond: return value < 10_000 ? "\(grouped(value))/s" : "\(grouped((value / 100).rounded() * 100))/s"
        case .megabytesPerSecond: return "\(Int(value.rounded())) MB/s"
        case .kilobytes: return "\(digits(value / 1024)) MB"
        case .bytes: return "\(grouped(value)) bytes"
        case .count: return grouped(value)
        case .share: return String(format: "%.3f", value)
        }
    }

    /// Three digits that count.
    private func digits(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    /// Digits in groups of three.
    private func grouped(_ value: Double) -> String {
        let text = String(Int(value.rounded()))
        return String(
            text.enumerated().flatMap { index, digit in
                index > 0 && (text.count - index) % 3 == 0 ? [",", digit] : [digit]
            })
    }
}

/// A factor with two decimals, or none when it is large.
func factor(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return String(format: value < 10 ? "%.2f×" : value < 100 ? "%.1f×" : "%.0f×", value)
}
