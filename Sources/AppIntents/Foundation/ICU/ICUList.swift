internal import _FoundationICU

/// Lists in a locale's words: "a, b, and c", "1 hr, 2 min", "1h 2m".
enum ICUList {
    enum Kind { case and, units }
    enum Width { case wide, short, narrow }

    /// The items in one text.
    static func join(_ items: [String], _ kind: Kind, _ width: Width, _ locale: Locale) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        var status = U_ZERO_ERROR
        let type = kind == .and ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_UNITS
        let style =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        guard let list = swift_ulistfmt_openForType(locale.identifier, type, style, &status) else {
            return items.joined(separator: ", ")
        }
        defer { swift_ulistfmt_close(list) }
        let units = items.map { Array($0.utf16) }
        var lengths = units.map { Int32($0.count) }
        // All items in one buffer: the pointers into it stay good for the call.
        let flat = units.flatMap { $0 }
        return flat.withUnsafeBufferPointer { flat in
            var at = 0
            var starts: [UnsafePointer<UInt16>?] = units.map { unit in
                defer { at += unit.count }
                return flat.baseAddress.map { $0 + at }
            }
            let text = ICUText.read {
                swift_ulistfmt_format(list, &starts, &lengths, Int32(items.count), $0, $1, &$2)
            }
            return text ?? items.joined(separator: ", ")
        }
    }
}
