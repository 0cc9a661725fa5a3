import JSONText
import Synchronization

/// The domains that live in this process only and are shared by all its defaults objects.
enum VolatileDomains {
    private static let domains = Mutex<[String: [String: JSONValue]]>([
        argument: parse(CommandLine.arguments), registration: [:],
    ])

    static let argument = "NSArgumentDomain"
    static let registration = "NSRegistrationDomain"

    static var names: [String] { domains.withLock { $0.keys.sorted() } }

    static func value(forKey key: String, in domain: String) -> JSONValue? {
        domains.withLock { $0[domain]?[key] }
    }

    static func values(of domain: String) -> [String: JSONValue]? {
        domains.withLock { $0[domain] }
    }

    static func set(_ values: [String: JSONValue]?, for domain: String) {
        domains.withLock { $0[domain] = values }
    }

    static func register(_ values: [String: JSONValue]) {
        domains.withLock { $0[registration, default: [:]].merge(values) { $1 } }
    }

    /// `-key value` pairs. Options with two dashes are not meant for the defaults.
    static func parse(_ arguments: [String]) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        var rest = arguments.dropFirst()
        while let option = rest.popFirst() {
            guard option.hasPrefix("-"), !option.hasPrefix("--"), option.count > 1, let value = rest.first,
                !value.hasPrefix("-") || Double(value) != nil
            else { continue }
            rest.removeFirst()
            values[String(option.dropFirst())] = .string(value)
        }
        return values
    }
}
