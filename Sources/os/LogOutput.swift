import Glibc
import Synchronization

/// Where lines go: standard error, one write a line, so that lines of several processes stay whole.
///
/// The environment variable `OS_LOG_LEVEL` (`debug`, `info`, `default`, `error`, `fault`; `debug` unless set) leaves
/// out what matters less.
package enum LogOutput {
    /// Hears the lines of one test instead of standard error.
    @TaskLocal package static var listener: (@Sendable (String) -> Void)?

    private static let least: Int = {
        let levels: [OSLogType] = [.debug, .info, .default, .error, .fault]
        let name = getenv("OS_LOG_LEVEL").map { String(cString: $0) }
        return levels.first { $0.name == name }?.importance ?? 0
    }()

    static func isEnabled(_ type: OSLogType) -> Bool { type.importance >= least }

    static func write(_ type: OSLogType, _ subsystem: String, _ category: String, _ message: String) {
        guard isEnabled(type) else { return }
        let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        // A line stays a line.
        let hasBreaks = message.contains(where: \.isNewline)
        let text = hasBreaks ? message.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ") : message
        let line = "\(place)\(type.name): \(text)"
        if let listener { return listener(line) }
        var bytes = Array(line.utf8)
        bytes.append(UInt8(ascii: "\n"))
        // A log that cannot be written is not worth an error.
        _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
