import Combine
import Foundation
import Testing

final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
}

@Suite("Combine")
struct CombineTests {
    @Test("A published property signals before it changes, and publishes the new value")
    func published() {
        let model = Model()
        var seen: [String] = []
        let signal = model.objectWillChange.sink { seen.append("will change \(model.count)") }
        let values = model.$count.sink { seen.append("value \($0) while \(model.count)") }
        model.count = 5
        #expect(seen == ["value 0 while 0", "will change 0", "value 5 while 0"])
        signal.cancel()
        values.cancel()
        model.count = 6
        #expect(seen.count == 3)
        #expect(model.count == 6)
    }

    @Test("Each object has one publisher of its own for its life")
    func publishers() {
        let models = (0..<200).map { _ in Model() }
        var count = 0
        let bonds = models.map { $0.objectWillChange.sink { count += 1 } }
        for model in models { model.name = "b" }
        #expect(count == 200)
        #expect(models[0].objectWillChange === models[0].objectWillChange)
        #expect(models[0].objectWillChange !== models[1].objectWillChange)
        _ = bonds
    }

    @Test("A subscription ends with the last reference to it")
    func lifetime() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var bonds: Set<AnyCancellable> = []
        subject.sink { seen.append($0) }.store(in: &bonds)
        subject.send(1)
        bonds.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test("A current value is given first, kept, and not changed after the end")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        var isOver = false
        let bond = subject.sink(receiveCompletion: { _ in isOver = true }, receiveValue: { seen.append($0) })
        subject.value = 2
        subject.send(completion: .finished)
        subject.send(3)
        #expect(seen == [1, 2])
        #expect(isOver)
        #expect(subject.value == 2)
        var late: [Int] = []
        var lateEnd = false
        let second = subject.sink(receiveCompletion: { _ in lateEnd = true }, receiveValue: { late.append($0) })
        #expect(late.isEmpty && lateEnd)
        _ = (bond, second)
    }

    @Test("Operators change, choose and join values")
    func operators() {
        var seen: [String] = []
        let bond = [1, 1, 2, 3, 4].publisher.removeDuplicates().filter { $0 != 3 }.map { $0 * 10 }.scan(0, +)
            .compactMap { $0 > 10 ? "\($0)" : nil }.prepend("first").sink { seen.append($0) }
        #expect(seen == ["first", "30", "70"])
        var firsts: [Int] = []
        var isOver = false
        let prefix = [1, 2, 3].publisher.dropFirst().first().sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { firsts.append($0) })
        #expect(firsts == [2] && isOver)
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<String, Never>()
        var pairs: [String] = []
        let latest = left.combineLatest(right).sink { pairs.append("\($0.0)\($0.1)") }
        left.send(1)
        right.send("a")
        left.send(2)
        #expect(pairs == ["1a", "2a"])
        var flat: [Int] = []
        let flattened = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.collect().sink { flat = $0 }
        #expect(flat == [1, 10, 2, 20])
        _ = (bond, prefix, latest, flattened)
    }

    @Test("A thrown error ends everything once, and can be replaced")
    func errors() {
        struct Odd: Error {}
        var seen: [Int] = []
        var failed = 0
        let numbers = [2, 3, 4].publisher.tryMap { number -> Int in
            if number % 2 == 1 { throw Odd() }
            return number
        }
        let bond = numbers.sink(
            receiveCompletion: { if case .failure(let error) = $0, error is Odd { failed += 1 } },
            receiveValue: { seen.append($0) })
        #expect(seen == [2] && failed == 1)
        var replaced: [Int] = []
        let second = numbers.replaceError(with: -1).sink { replaced.append($0) }
        #expect(replaced == [2, -1])
        _ = (bond, second)
    }

    @Test("A published property follows another publisher as long as it lives")
    func assignment() {
        let source = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let alive = model
        if let model { source.assign(to: &model.$count) }
        source.send(7)
        #expect(model?.count == 7)
        model = nil
        #expect(alive == nil)
        source.send(8)
    }

    @Test("A future keeps its first promise for all who ask, early or late")
    func future() {
        var promise: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { promise = $0 }
        var seen: [Int] = []
        let early = future.sink { seen.append($0) }
        promise?(.success(1))
        promise?(.success(2))
        let late = future.sink { seen.append($0) }
        #expect(seen == [1, 1])
        _ = (early, late)
    }

    @Test("A subscriber gets no more than it asked for")
    func demand() {
        final class Two: Subscriber {
            var seen: [Int] = []
            func receive(subscription: any Subscription) { subscription.request(.max(2)) }
            func receive(_ input: Int) -> Subscribers.Demand {
                seen.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let listed = Two()
        [1, 2, 3].publisher.subscribe(listed)
        #expect(listed.seen == [1, 2])
        let subject = PassthroughSubject<Int, Never>()
        let live = Two()
        subject.subscribe(live)
        for value in 1...3 { subject.send(value) }
        #expect(live.seen == [1, 2])
    }

    @Test("Values arrive on the queue they are asked on")
    func scheduling() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        var bonds: [AnyCancellable] = []
        let isThere = await withCheckedContinuation { continuation in
            Just(1).receive(on: queue).sink { _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true)
            }.store(in: &bonds)
        }
        #expect(isThere)
        var all: [Int] = []
        for await value in [1, 2, 3].publisher.values { all.append(value) }
        #expect(all == [1, 2, 3])
    }
}
