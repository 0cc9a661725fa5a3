/// Something that takes values from a publisher.
public protocol Subscriber<Input, Failure> {
    /// The values.
    associatedtype Input
    /// How the publisher can fail.
    associatedtype Failure: Error

    /// The subscription, before anything else; ask it for values.
    func receive(subscription: any Subscription)
    /// A value; the answer is how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    /// Asks for more values.
    func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended.
public protocol Cancellable {
    /// Ends it; more calls do nothing.
    func cancel()
}

/// Types for subscribers.
public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        let count: UInt
        /// All.
        public static let unlimited = Demand(count: .max)
        /// None more.
        public static let none = Demand(count: 0)
        /// So many.
        public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(value, 0))) }
        /// The number; nil for all.
        public var max: Int? { count == .max ? nil : Int(count) }
        /// Fewer.
        public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
        /// Both together.
        public static func + (a: Demand, b: Demand) -> Demand {
            let (sum, isTooLarge) = a.count.addingReportingOverflow(b.count)
            return isTooLarge ? .unlimited : Demand(count: sum)
        }
        /// Adds.
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        /// One fewer, unless all are wanted.
        var afterOne: Demand { count == .max || count == 0 ? self : Demand(count: count - 1) }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// In order.
        case finished
        /// By an error.
        case failure(Failure)
    }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
