/// Writes lines about what a program does, one line a call, to standard error.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String

    /// A logger without a name.
    public init() { (subsystem, category) = ("", "") }
    /// A logger of a part of a program.
    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
    /// The logger of a log.
    public init(_ log: OSLog) { (subsystem, category) = (log.subsystem, log.category) }

    /// Writes a line of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        LogOutput.write(level, subsystem, category, message.text)
    }
    /// Writes a line.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a line.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a line for whoever looks for an error.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line for whoever looks for an error.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line that is helpful, not essential.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a line about something to look at.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a line about an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a line about an error that must not be.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a line about an error that must not be.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
