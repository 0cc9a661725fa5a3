/// Marks intervals for a profile. There is no Instruments to read them, so nothing is written.
public struct OSSignposter: @unchecked Sendable {
    /// A signposter without a name.
    public init() {}
    /// A signposter of a part of a program.
    public init(subsystem: String, category: String) {}
    /// A signposter of a part of a program.
    public init(subsystem: String, category: OSLog.Category) {}
    /// The signposter of a log.
    public init(logHandle: OSLog) {}
    /// The signposter of a logger.
    public init(logger: Logger) {}
    /// A signposter that marks nothing, as all here.
    public static var disabled: OSSignposter { OSSignposter() }

    /// Whether intervals are marked: never.
    public var isEnabled: Bool { false }

    /// An id that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(.random(in: 1..<UInt64.max - 1)) }
    /// The id of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        .beginState(id: id)
    }
    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { .beginState(id: id) }
    /// Begins the interval of an animation.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
        -> OSSignpostIntervalState
    { .beginState(id: id) }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a point in time.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Runs a closure.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Runs a closure.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// Tells intervals of one name from each other.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// An id of a number.
    public init(_ value: UInt64) { rawValue = value }
    /// An id that no other interval has.
    public init(log: OSLog) { self.init(.random(in: 1..<UInt64.max - 1)) }
    /// The id of an object.
    public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }
    /// For intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No id.
    public static let invalid = OSSignpostID(.max)
    /// The id of nothing.
    public static let null = OSSignpostID(0)
    /// By the numbers.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Codable, Sendable {
    private let id: UInt64
    private init(id: UInt64) { self.id = id }
    /// The interval of an id.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { .init(id: id.rawValue) }
}
