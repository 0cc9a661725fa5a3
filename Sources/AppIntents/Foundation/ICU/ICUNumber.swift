internal import _FoundationICU
import Synchronization

/// Numbers with units, by ICU's number skeletons: `unit/kilometer unit-width-short usage/road`.
enum ICUNumber {
    private struct Key: Hashable {
        var skeleton: String
        var locale: String
    }
    /// ICU's formatters and results are opaque pointers, used under the lock only and kept for the process's life.
    private struct Formatter: @unchecked Sendable {
        var formatter: OpaquePointer
        var result: OpaquePointer
    }
    private static let formatters = Mutex<[Key: Formatter]>([:])

    /// The number as the skeleton shows it, and the decimal number that is shown, which differs from the value when a
    /// usage converts it. Nil when the skeleton is not understood.
    static func format(_ value: Double, _ skeleton: String, _ locale: Locale) -> (text: String, shown: Double)? {
        let key = Key(skeleton: skeleton, locale: locale.identifier)
        return formatters.withLock { known in
            guard let tools = known[key] ?? open(key) else { return nil }
            known[key] = tools
            var status = U_ZERO_ERROR
            swift_unumf_formatDouble(tools.formatter, value, tools.result, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue,
                let text = ICUText.read({ swift_unumf_resultToString(tools.result, $0, $1, &$2) })
            else { return nil }
            return (text, decimal(tools.result) ?? value)
        }
    }

    private static func open(_ key: Key) -> Formatter? {
        var status = U_ZERO_ERROR
        let skeleton = Array(key.skeleton.utf16)
        guard let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), key.locale, &status)
        else { return nil }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, let result = swift_unumf_openResult(&status) else {
            swift_unumf_close(formatter)
            return nil
        }
        return Formatter(formatter: formatter, result: result)
    }

    private static func decimal(_ result: OpaquePointer) -> Double? {
        var status = U_ZERO_ERROR
        var buffer = [CChar](repeating: 0, count: 64)
        let count = swift_unumf_resultToDecimalNumber(result, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0, count < buffer.count else { return nil }
        return Double(String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}
