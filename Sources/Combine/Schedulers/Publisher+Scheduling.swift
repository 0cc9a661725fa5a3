import Synchronization

extension Publisher {
    /// Gives values and the end on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription,
                onValue: { value in
                    scheduler.schedule { _ = next.receive(value) }
                    // What the subscriber answers later cannot be passed on: it is given all there is.
                    return .max(1)
                }, onCompletion: { completion in scheduler.schedule { next.receive(completion: completion) } })
        }
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in scheduler.schedule { receive(subscriber: next) } }
    }

    /// Gives values later.
    public func delay<S: Scheduler>(for interval: SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription,
                onValue: { value in
                    scheduler.schedule(afterSeconds: interval.seconds) { _ = next.receive(value) }
                    return .max(1)
                },
                onCompletion: { completion in
                    scheduler.schedule(afterSeconds: interval.seconds) { next.receive(completion: completion) }
                })
        }
    }

    /// Gives a value once no other has come for a time.
    public func debounce<S: Scheduler>(for dueTime: SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
        relayed { next in
            let newest = Counter()
            return Relay(
                onSubscription: next.onSubscription,
                onValue: { value in
                    let number = newest.next()
                    scheduler.schedule(afterSeconds: dueTime.seconds) {
                        if newest.now == number { _ = next.receive(value) }
                    }
                    return .max(1)
                }, onCompletion: { completion in scheduler.schedule { next.receive(completion: completion) } })
        }
    }
}

/// Numbers values, so that an older one is known as such.
private final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
    var now: Int { count.load(ordering: .relaxed) }
}
