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
