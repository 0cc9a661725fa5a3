/// The clocks that a host decides by: the machine's, or those of a simulated day.
public struct HostClock: Sendable {
    /// Now.
    public var now: @Sendable () -> HostTime
    /// An instant of ``HostTime/boot`` on the machine's boot clock, for the deadlines that other processes keep.
    var onMachine: @Sendable (Int64) -> Int64 = { $0 }
    /// An instant of the machine's boot clock, such as a timeline's generation, on this one.
    var fromMachine: @Sendable (Int64) -> Int64 = { $0 }
    /// Whether somebody else moves the clock and says when time has passed; no timer is set then.
    var isDriven = false

    /// A clock that runs by itself beside the machine's.
    public init(_ now: @escaping @Sendable () -> HostTime) { self.now = now }

    /// The machine's clocks.
    public static let machine = HostClock { HostTime.now() }
}
