internal import _FoundationICU
import Synchronization

/// Distances in time in a locale's words: "in 3 hours", "yesterday".
enum ICURelative {
    enum Width: Int { case long, short, narrow, spelt }
    enum Unit { case year, month, week, day, hour, minute, second }

    private struct Key: Hashable {
        var locale: String
        var width: Width
    }
    /// Used under the lock only and kept for the process's life.
    private struct Formatter: @unchecked Sendable { var pointer: OpaquePointer }
    private static let formatters = Mutex<[Key: Formatter]>([:])

    /// The words; with `isNamed` those that a language has for a day or a week near by.
    static func text(_ offset: Double, _ unit: Unit, isNamed: Bool, _ width: Width, _ locale: Locale) -> String? {
        let key = Key(locale: locale.identifier, width: width)
        return formatters.withLock { known in
            guard let formatter = known[key] ?? open(key) else { return nil }
            known[key] = formatter
            let icuUnit =
                switch unit {
                case .year: UDAT_REL_UNIT_YEAR
                case .month: UDAT_REL_UNIT_MONTH
                case .week: UDAT_REL_UNIT_WEEK
                case .day: UDAT_REL_UNIT_DAY
                case .hour: UDAT_REL_UNIT_HOUR
                case .minute: UDAT_REL_UNIT_MINUTE
                case .second: UDAT_REL_UNIT_SECOND
                }
            return ICUText.read {
                isNamed
                    ? swift_ureldatefmt_format(formatter.pointer, offset, icuUnit, $0, $1, &$2)
                    : swift_ureldatefmt_formatNumeric(formatter.pointer, offset, icuUnit, $0, $1, &$2)
            }
        }
    }

    private static func open(_ key: Key) -> Formatter? {
        var status = U_ZERO_ERROR
        let style =
            switch key.width {
            case .long, .spelt: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        // Adopted by the formatter.
        let words = key.width == .spelt ? swift_unum_open(UNUM_SPELLOUT, nil, 0, key.locale, nil, &status) : nil
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        let pointer = swift_ureldatefmt_open(key.locale, words, style, UDISPCTX_CAPITALIZATION_NONE, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return pointer.map(Formatter.init)
    }
}
