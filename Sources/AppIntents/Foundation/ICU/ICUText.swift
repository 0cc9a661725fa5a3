internal import _FoundationICU

/// What all calls of ICU share. The toolchain's Foundation brings its own copy of ICU and its data for all locales;
/// Foundation on Linux uses it for dates, numbers and lists, but has no types for units and relative dates.
///
/// The functions carry the prefix `swift_` there, so that they do not clash with the system's ICU.
enum ICUText {
    /// The text that a call writes into a buffer; nil when it fails.
    static func read(_ body: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
        var capacity: Int32 = 128
        while true {
            var status = U_ZERO_ERROR
            var needed: Int32 = 0
            let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { buffer -> String? in
                guard let base = buffer.baseAddress else { return nil }
                needed = body(base, capacity, &status)
                guard status.rawValue <= U_ZERO_ERROR.rawValue, needed <= capacity else { return nil }
                return String(decoding: buffer[..<Int(needed)], as: UTF16.self)
            }
            if let text { return text }
            guard status == U_BUFFER_OVERFLOW_ERROR, needed > capacity, needed < 1 << 16 else { return nil }
            capacity = needed
        }
    }
}
