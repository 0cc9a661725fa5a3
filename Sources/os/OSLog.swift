import Glibc

/// A named log for ``os_log(_:log:type:_:)``.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    /// A log of a part of a program.
    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
    /// A log of a kind.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }
    /// The log without a name.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that writes like any other here.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Kinds of logs.
    public struct Category: Sendable {
        let name: String
        /// For points of interest in a profile.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }

    /// Whether lines of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && LogOutput.isEnabled(type) }
}

/// Writes a line by a printf format; `%{public}@` and its like say who may read a value.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(type, log.subsystem, log.category, LogFormat.text("\(message)", arguments))
}
/// Writes a line by a printf format.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(type, log.subsystem, log.category, LogFormat.text("\(message)", arguments))
}
/// Writes a line whose values say who may read them.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(type, log.subsystem, log.category, message.text)
}

/// Fills a printf format from values, of which it asks no more than their descriptions.
enum LogFormat {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var text = ""
        var rest = format[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest.removeFirst()
                continue
            }
            var isPrivate = false
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isPrivate = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
                rest = rest[rest.index(after: end)...]
            }
            guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqzjt".contains($0) || $0 == "@" }) else {
                continue
            }
            let specifier = rest[...end]
            rest = rest[rest.index(after: end)...]
            guard next < arguments.count else { continue }
            text += isPrivate ? "<private>" : value(arguments[next], specifier)
            next += 1
        }
        return text + rest
    }

    private static func value(_ argument: any CVarArg, _ specifier: Substring) -> String {
        let decimals = specifier.firstIndex(of: ".").flatMap { dot in
            Int(specifier[specifier.index(after: dot)...].prefix(while: \.isNumber))
        }
        if specifier.last == "f" || specifier.last == "F",
            let number = argument as? Double ?? (argument as? Float).map(Double.init)
        {
            return OSLogInterpolation.fixed(number, min(decimals ?? 6, 15))
        }
        if "xX".contains(specifier.last ?? " "), let number = argument as? any FixedWidthInteger {
            return String(number, radix: 16, uppercase: specifier.last == "X")
        }
        return "\(argument)"
    }
}
