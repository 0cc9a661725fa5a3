import Glibc

/// The stores that can be put to work.
enum StoreKind: String, CaseIterable { case group, sqlite, lmdb, json }

/// Something that holds keys and values for several processes.
///
/// All do the same work: one transaction reads and raises the shared counter and the writer's own, and sets one of the
/// writer's keys to a value that names the own counter at both ends.
protocol Store {
    /// One transaction of a writer.
    ///
    /// - Parameter tap: the renderer and number of a tap that the transaction performs.
    func add(_ work: Work, tap: Tap?) throws -> Timing

    /// The shared counter and what the writers wrote, as they are at one instant.
    func read(writers: Int, keys: Int) throws -> Picture
}

/// What a transaction does.
struct Work {
    let valueSize: Int
    /// Microseconds to sleep inside.
    let hold: Int
    let countKey: String
    private let valueKeys: [String]
    private let filling: [UInt8]

    init(writer: Int, keys: Int, valueSize: Int, hold: Int) {
        self.valueSize = valueSize
        self.hold = hold
        countKey = Payload.count(writer)
        valueKeys = (0..<keys).map { Payload.value(writer, Int64($0), keys: keys) }
        filling = [UInt8](repeating: UInt8(ascii: "x"), count: valueSize)
    }

    /// The key that the transaction of a number sets.
    func valueKey(_ number: Int64) -> String { valueKeys[Int(number % Int64(valueKeys.count))] }

    /// A value of the size asked for that has the number at both ends.
    func value(_ number: Int64) -> String {
        let digits = String(number)
        let length = digits.utf8.count
        let middle = max(valueSize - 2 * length - 2, 0)
        return String(unsafeUninitializedCapacity: 2 * length + 2 + middle) { buffer in
            var end = 0
            func put(_ bytes: some Collection<UInt8>) {
                end += UnsafeMutableBufferPointer(rebasing: buffer[end...]).update(fromContentsOf: bytes)
            }
            put(digits.utf8)
            put(CollectionOfOne(UInt8(ascii: " ")))
            put(filling[..<middle])
            put(CollectionOfOne(UInt8(ascii: " ")))
            put(digits.utf8)
            return end
        }
    }

    func sleepInside() {
        guard hold > 0 else { return }
        let end = monotonic() + Int64(hold) * 1000
        var time = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    }
}

/// A tap as a renderer numbered it.
struct Tap {
    let renderer: Int
    let number: Int64
}

/// When a transaction had to wait and how long it held the lock, nanoseconds.
struct Timing {
    let wait: Int64
    let hold: Int64
    /// Whether the tap had been performed before.
    var isRepeated = false
}

/// What a read saw.
struct Picture {
    var shared: Int64 = 0
    /// Each writer's counter, and the value its last transaction wrote.
    var writers: [(count: Int64, value: String?)] = []

    /// Whether parts of different transactions were seen together.
    var isTorn: Bool {
        writers.contains { $0.count > 0 && $0.value.flatMap(Payload.number) != $0.count }
    }
}

/// The names and values in the stores.
enum Payload {
    static let shared = "shared"
    static func count(_ writer: Int) -> String { "w\(writer).count" }
    static func value(_ writer: Int, _ number: Int64, keys: Int) -> String {
        "w\(writer).value.\(number % Int64(keys))"
    }
    static func tap(_ renderer: Int) -> String { "tap.\(renderer)" }

    /// The number of a value that is whole.
    static func number(_ text: String) -> Int64? {
        let parts = text.utf8.split(separator: UInt8(ascii: " "))
        guard let first = parts.first, let last = parts.last, parts.count >= 2, first.elementsEqual(last) else {
            return nil
        }
        return Int64(String(Substring(first)))
    }
}

/// Why a store cannot be used.
struct StoreError: Error, CustomStringConvertible {
    let description: String
}
