public import Foundation

extension NotificationCenter {
    /// Gives the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Gives notifications as they are posted.
    public struct Publisher: Combine.Publisher {
        /// Notifications.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never
        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who posts them; nil for anybody.
        public let object: AnyObject?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let observer = Loan(
                center.addObserver(forName: name, object: object, queue: nil) { notification in
                    subject.send(notification)
                })
            let center = center
            subject.handleEvents(receiveCancel: { center.removeObserver(observer.value) }).receive(
                subscriber: subscriber)
        }
    }
}

extension Timer {
    /// Gives the date again and again, from when it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher { TimerPublisher(interval: interval) }

    /// Gives the date again and again.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// Dates.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never
        /// Seconds.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer on the main queue.
        public func connect() -> any Cancellable {
            let source = DispatchSource.makeTimerSource(queue: .main)
            let seconds = interval.isFinite ? max(interval, 0.001) : 1e9
            source.schedule(deadline: .now() + seconds, repeating: seconds)
            let subject = subject
            source.setEventHandler { subject.send(Date()) }
            source.resume()
            return AnyCancellable { source.cancel() }
        }
    }
}

extension RunLoop {
    /// How a run loop schedules; there is nothing to say.
    public struct SchedulerOptions: Sendable {}
}
