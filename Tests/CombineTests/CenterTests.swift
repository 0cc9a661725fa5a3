import Combine
import Foundation
import Synchronization
import Testing

struct CenterTests {
    private final class Seen: Sendable {
        private let words = Mutex<[String]>([])
        func add(_ word: String) { words.withLock { $0.append(word) } }
        var all: [String] { words.withLock { $0 } }
    }

    @Test("A notification center's publisher gives what is posted until it is cancelled")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let seen = Seen()
        let cancellable = center.publisher(for: name).sink { seen.add($0.userInfo?["n"] as? String ?? "?") }
        center.post(name: name, object: nil, userInfo: ["n": "1"])
        center.post(name: Notification.Name("other"), object: nil)
        cancellable.cancel()
        center.post(name: name, object: nil, userInfo: ["n": "2"])
        #expect(seen.all == ["1"])
    }

    @Test("Closures see subscription, values, end and cancellation")
    func events() {
        let seen = Seen()
        let done = [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in seen.add("begin") }, receiveOutput: { seen.add("\($0)") },
            receiveCompletion: { _ in seen.add("end") }
        ).sink { _ in }
        withExtendedLifetime(done) {}
        let subject = PassthroughSubject<Int, Never>()
        subject.handleEvents(receiveCancel: { seen.add("cancelled") }).sink { _ in }.cancel()
        #expect(seen.all == ["begin", "1", "2", "end", "cancelled"])
    }

    @Test("A timer runs from its first subscriber to its last")
    func autoconnect() async {
        let ticks = AsyncStream<Void>.makeStream()
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        let cancellable = timer.sink { _ in ticks.continuation.yield() }
        var count = 0
        for await _ in ticks.stream {
            count += 1
            if count == 2 { break }
        }
        cancellable.cancel()
        #expect(count == 2)
    }
}
