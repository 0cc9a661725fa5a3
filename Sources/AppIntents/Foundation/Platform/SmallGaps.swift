// Small things that Apple's Foundation and Objective-C runtime have and Foundation on Linux lacks.

/// Runs the body; there are no autoreleased objects on Linux.
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the reference date, 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
    /// Always false: Linux has no such mode for a process to see.
    public var isLowPowerModeEnabled: Bool { false }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// A queue that runs its closures one after the other; on Linux every queue is of one type.
public typealias DispatchSerialQueue = DispatchQueue

extension NSObject {
    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}

extension CGFloat {
    /// A number, rounded to what fits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// A number; nil when it cannot be said exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
