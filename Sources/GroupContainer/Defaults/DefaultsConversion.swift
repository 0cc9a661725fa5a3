import Foundation
import JSONText

/// What a typed accessor makes of a stored value.
///
/// The rules are those of Apple's `UserDefaults` pages: numbers and strings turn into each other, a string is a Bool
/// as `NSString.boolValue` says ("YES", "true", "1", …), and anything else of another type is as good as absent.
enum DefaultsConversion {
    static func string(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .bool(let flag): flag ? "1" : "0"
        case .int(let number): String(number)
        case .double(let number): Self.text(number)
        case .object: (PropertyList.value(value) as? Double).map { Self.text($0) }
        case .null, .array: nil
        }
    }

    static func bool(_ value: JSONValue) -> Bool? {
        switch value {
        case .bool(let flag): flag
        case .int(let number): number != 0
        case .double(let number): number != 0
        case .string(let text): boolValue(text)
        case .object: (PropertyList.value(value) as? Double).map { $0 != 0 }
        case .null, .array: nil
        }
    }

    static func integer(_ value: JSONValue) -> Int? {
        switch value {
        case .bool(let flag): flag ? 1 : 0
        case .int(let number): Int(number)
        case .double(let number): clamped(number)
        case .string(let text): NSString(string: text).integerValue
        case .object: (PropertyList.value(value) as? Double).map { clamped($0) }
        case .null, .array: nil
        }
    }

    static func double(_ value: JSONValue) -> Double? {
        switch value {
        case .bool(let flag): flag ? 1 : 0
        case .int(let number): Double(number)
        case .double(let number): number
        case .string(let text): NSString(string: text).doubleValue
        case .object: PropertyList.value(value) as? Double
        case .null, .array: nil
        }
    }

    static func url(_ value: JSONValue) -> URL? {
        switch value {
        case .string(let path): URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        case .object: PropertyList.value(value) as? URL
        default: nil
        }
    }

    static func data(_ value: JSONValue) -> Data? {
        if case .object = value { PropertyList.value(value) as? Data } else { nil }
    }

    static func array(_ value: JSONValue) -> [Any]? {
        if case .array = value { PropertyList.value(value) as? [Any] } else { nil }
    }

    static func stringArray(_ value: JSONValue) -> [String]? {
        guard case .array(let elements) = value else { return nil }
        var strings: [String] = []
        for element in elements {
            guard case .string(let text) = element else { return nil }
            strings.append(text)
        }
        return strings
    }

    static func dictionary(_ value: JSONValue) -> [String: Any]? {
        if case .object = value { PropertyList.value(value) as? [String: Any] } else { nil }
    }

    /// Out of range and NaN do not trap: the nearest Int, and 0.
    private static func clamped(_ number: Double) -> Int {
        if number.isNaN { return 0 }
        return Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }

    private static func text(_ number: Double) -> String {
        Int64(exactly: number).map { String($0) } ?? "\(number)"
    }

    /// `NSString.boolValue`: after blanks, a sign and zeros, true for Y, y, T, t and 1 to 9.
    private static func boolValue(_ text: String) -> Bool {
        var rest = text.drop { $0.isWhitespace }
        if let sign = rest.first, sign == "-" || sign == "+" { rest = rest.dropFirst() }
        guard let first = rest.first(where: { $0 != "0" }) else { return false }
        return "YyTt123456789".contains(first)
    }
}
