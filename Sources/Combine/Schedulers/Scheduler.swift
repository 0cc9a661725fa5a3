import Dispatch
import Foundation

/// Something that runs closures somewhere.
public protocol Scheduler {
    /// Runs a closure there, later or at once.
    func schedule(_ action: @escaping () -> Void)
    /// Runs a closure there after seconds.
    func schedule(afterSeconds delay: Double, _ action: @escaping () -> Void)
}

/// A length of time for schedulers.
public struct SchedulerStride: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let seconds: Double
    /// Seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// Seconds.
    public init(floatLiteral value: Double) { seconds = value }
    private init(_ seconds: Double) { self.seconds = seconds }
    /// Seconds.
    public static func seconds(_ value: Int) -> SchedulerStride { .init(Double(value)) }
    /// Seconds.
    public static func seconds(_ value: Double) -> SchedulerStride { .init(value) }
    /// Thousandths.
    public static func milliseconds(_ value: Int) -> SchedulerStride { .init(Double(value) / 1e3) }
    /// Millionths.
    public static func microseconds(_ value: Int) -> SchedulerStride { .init(Double(value) / 1e6) }
}

extension DispatchQueue: Scheduler {
    /// Runs a closure on the queue.
    public func schedule(_ action: @escaping () -> Void) {
        // Only this queue runs it, and whoever handed it over has let it go.
        let loan = Loan(action)
        async { loan.value() }
    }
    /// Runs a closure on the queue after seconds.
    public func schedule(afterSeconds delay: Double, _ action: @escaping () -> Void) {
        let loan = Loan(action)
        asyncAfter(deadline: .now() + delay) { loan.value() }
    }
}
extension OperationQueue: Scheduler {
    /// Runs a closure on the queue.
    public func schedule(_ action: @escaping () -> Void) {
        let loan = Loan(action)
        addOperation { loan.value() }
    }
    /// Runs a closure on the queue after seconds.
    public func schedule(afterSeconds delay: Double, _ action: @escaping () -> Void) {
        let loan = Loan((self, action))
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { loan.value.0.schedule(loan.value.1) }
    }
}
extension RunLoop: Scheduler {
    /// Runs a closure on the main queue: a run loop of another thread is not served.
    public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }
    /// Runs a closure on the main queue after seconds.
    public func schedule(afterSeconds delay: Double, _ action: @escaping () -> Void) {
        DispatchQueue.main.schedule(afterSeconds: delay, action)
    }
}
/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only one.
    public static let shared = ImmediateScheduler()
    /// Runs a closure.
    public func schedule(_ action: @escaping () -> Void) { action() }
    /// Runs a closure, without waiting.
    public func schedule(afterSeconds delay: Double, _ action: @escaping () -> Void) { action() }
}
