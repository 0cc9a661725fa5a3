import Foundation
import JSONText

/// Property list values as JSON, and back.
///
/// Strings, Bools, whole numbers, other numbers, arrays and dictionaries are themselves; a Bool, an Int and a Double
/// stay apart. What JSON has no form for is an object of one member:
///
///     Data                    {"$data": "base64"}
///     Date                    {"$date": seconds since 2001-01-01 00:00 UTC}
///     URL                     {"$url": "absolute string"}
///     infinity, NaN           {"$double": "inf" | "-inf" | "nan"}
///     a dictionary that would read as one of these   {"$object": {…}}
enum PropertyList {
    /// The JSON of a value; nil when it is no property list value, or holds one that is none.
    static func json(_ value: Any) -> JSONValue? {
        // An NSNumber would pass for a Bool in a cast, so classes are looked at on their own.
        if type(of: value) is any AnyObject.Type { return foundationObject(value) }
        return switch value {
        case let value as Bool: .bool(value)
        case let value as String: .string(value)
        case let value as any BinaryInteger: integer(value)
        case let value as Double: double(value)
        case let value as Float: double(Double(value))
        case let value as Data: tagged("$data", .string(value.base64EncodedString()))
        case let value as Date: date(value)
        case let value as URL: url(value)
        case let value as [Any]: array(value)
        case let value as [String: Any]: object(value)
        default: unwrapped(value)
        }
    }

    /// The value of some JSON. JSON `null`, which no property list has, is an `NSNull`.
    static func value(_ json: JSONValue) -> Any {
        switch json {
        case .null: NSNull()
        case .bool(let value): value
        case .int(let value): Int(value)
        case .double(let value): value
        case .string(let value): value
        case .array(let values): values.map { value($0) }
        case .object(let members): untagged(members) ?? members.mapValues { value($0) }
        }
    }

    /// The JSON of a URL.
    static func url(_ url: URL) -> JSONValue { tagged("$url", .string(url.absoluteString)) }

    /// The JSON of a number; JSON itself has no infinities and no NaN.
    static func double(_ value: Double) -> JSONValue {
        if value.isFinite { return .double(value) }
        return tagged("$double", .string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"))
    }

    private static func date(_ value: Date) -> JSONValue {
        tagged("$date", .double(value.timeIntervalSinceReferenceDate))
    }

    private static func tagged(_ tag: String, _ value: JSONValue) -> JSONValue { .object([tag: value]) }

    private static func integer(_ value: any BinaryInteger) -> JSONValue {
        Int64(exactly: value).map { .int($0) } ?? .double(Double(value))
    }

    private static func number(_ value: NSNumber) -> JSONValue {
        switch UInt8(bitPattern: value.objCType.pointee) {
        case UInt8(ascii: "B"): .bool(value.boolValue)
        // Foundation on Linux gives a Bool the type of a char.
        case UInt8(ascii: "c") where value == NSNumber(value: true) || value == NSNumber(value: false):
            .bool(value.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): double(value.doubleValue)
        case UInt8(ascii: "Q"): integer(value.uint64Value)
        default: .int(value.int64Value)
        }
    }

    private static func array(_ values: [Any]) -> JSONValue? {
        var result: [JSONValue] = []
        result.reserveCapacity(values.count)
        for element in values {
            guard let element = json(element) else { return nil }
            result.append(element)
        }
        return .array(result)
    }

    private static func object(_ members: [String: Any]) -> JSONValue? {
        var result: [String: JSONValue] = [:]
        for (key, member) in members {
            guard let member = json(member) else { return nil }
            result[key] = member
        }
        return members.count == 1 && members.keys.first?.hasPrefix("$") == true
            ? tagged("$object", .object(result)) : .object(result)
    }

    private static func untagged(_ members: [String: JSONValue]) -> Any? {
        guard members.count == 1, let (tag, member) = members.first, tag.hasPrefix("$") else { return nil }
        switch (tag, member) {
        case ("$data", .string(let text)): return Data(base64Encoded: text)
        case ("$date", .double(let seconds)): return Date(timeIntervalSinceReferenceDate: seconds)
        case ("$date", .int(let seconds)): return Date(timeIntervalSinceReferenceDate: Double(seconds))
        case ("$url", .string(let text)): return URL(string: text)
        case ("$double", .string("inf")): return Double.infinity
        case ("$double", .string("-inf")): return -Double.infinity
        case ("$double", .string("nan")): return Double.nan
        case ("$object", .object(let inner)): return inner.mapValues { value($0) }
        default: return nil
        }
    }

    /// Foundation's classes, which on Linux do not turn into Swift's types by a cast.
    private static func foundationObject(_ value: Any) -> JSONValue? {
        switch value {
        case let value as NSNumber: number(value)
        case let value as NSString: .string(String._unconditionallyBridgeFromObjectiveC(value))
        case let value as NSData: tagged("$data", .string(value.base64EncodedString(options: [])))
        case let value as NSDate: date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
        case let value as NSURL: tagged("$url", .string(value.absoluteString))
        case let value as NSArray: array(value.map { $0 })
        case let value as NSDictionary: dictionary(value)
        default: nil
        }
    }

    private static func dictionary(_ value: NSDictionary) -> JSONValue? {
        var members: [String: Any] = [:]
        for (key, member) in value {
            guard case .string(let name)? = json(key) else { return nil }
            members[name] = member
        }
        return object(members)
    }

    /// An optional that was passed as `Any`.
    private static func unwrapped(_ value: Any) -> JSONValue? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let (_, inner) = mirror.children.first else { return nil }
        return json(inner)
    }
}
