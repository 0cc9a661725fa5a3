import Synchronization

/// A publisher that is told what to give.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Gives a value to all subscribers.
    func send(_ value: Output)
    /// Ends for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription of its own.
    func send(subscription: any Subscription)
}
extension Subject where Output == Void {
    /// Gives a signal to all subscribers.
    public func send() { send(()) }
}

/// The subscribers of a subject. Values are handed out under no lock, in the thread of the sender.
final class Fan<Output, Failure: Error>: @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var links: [Link] = []
        var completion: Subscribers.Completion<Failure>?
    }
    private let state = Mutex(State())

    /// A subscriber's bond; it gets a value only if it has asked for one.
    final class Link: Subscription, @unchecked Sendable {
        private let relay: Relay<Output, Failure>
        private weak var fan: Fan?
        private let demand = Mutex<Subscribers.Demand?>(Subscribers.Demand.none)
        /// A value that waits for the first demand.
        private let first: Mutex<Loan<Output>?>

        init(_ relay: Relay<Output, Failure>, _ fan: Fan, first: Output?) {
            (self.relay, self.fan) = (relay, fan)
            self.first = Mutex(first.map(Loan.init))
        }
        func request(_ more: Subscribers.Demand) {
            demand.withLock { if let now = $0 { $0 = now + more } }
            guard more > .none else { return }
            let waiting = first.withLock { first in
                defer { first = nil }
                return first
            }
            if let waiting { give(waiting.value) }
        }
        func cancel() {
            demand.withLock { $0 = nil }
            fan?.remove(self)
        }
        func give(_ value: Output) {
            let isWanted = demand.withLock { demand in
                guard let now = demand, now > .none else { return false }
                demand = now.afterOne
                return true
            }
            guard isWanted else { return }
            let more = relay.receive(value)
            demand.withLock { if let now = $0 { $0 = now + more } }
        }
        func end(_ completion: Subscribers.Completion<Failure>) {
            let isOpen = demand.withLock { demand in
                defer { demand = nil }
                return demand != nil
            }
            if isOpen { relay.receive(completion: completion) }
        }
    }

    func add(_ relay: Relay<Output, Failure>, first: Output?) {
        let link = Link(relay, self, first: first)
        let completion = state.withLock { state in
            if state.completion == nil { state.links.append(link) }
            return Loan(state.completion)
        }.value
        relay.receive(subscription: link)
        if let completion { link.end(completion) }
    }
    private func remove(_ link: Link) { state.withLock { $0.links.removeAll { $0 === link } } }

    func send(_ value: Output) {
        for link in state.withLock({ Loan($0.links) }).value { link.give(value) }
    }
    func send(completion: Subscribers.Completion<Failure>) {
        let loan = Loan(completion)
        let links = state.withLock { state -> Loan<[Link]> in
            guard state.completion == nil else { return Loan([]) }
            defer { state = State(links: [], completion: loan.value) }
            return Loan(state.links)
        }.value
        for link in links { link.end(completion) }
    }
    var isOver: Bool { state.withLock { $0.completion != nil } }
}
