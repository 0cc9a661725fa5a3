/// How much a line of a log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt8
    /// A level by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ value: UInt8) { rawValue = value }

    /// The usual.
    public static let `default` = OSLogType(0x00)
    /// Helpful, not essential.
    public static let info = OSLogType(0x01)
    /// For whoever looks for an error.
    public static let debug = OSLogType(0x02)
    /// An error of this process.
    public static let error = OSLogType(0x10)
    /// An error that must not be.
    public static let fault = OSLogType(0x11)

    /// Its name in a line.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
    /// What is less important comes first.
    var importance: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }
}
