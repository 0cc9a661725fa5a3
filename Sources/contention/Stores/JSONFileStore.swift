import Glibc
import GroupContainer
import JSONText

/// What is written by hand most often: flock, read one JSON file, write it anew beside, rename.
final class JSONFileStore: Store {
    private let path: String
    private let lock: Int32
    private let isDurable: Bool
    private let isLocked: Bool

    init(at folder: String, options: Options) throws {
        path = folder + "/state.json"
        lock = try Sys.open(folder + "/state.lock", O_RDWR | O_CREAT)
        isDurable = options.durability == .durable
        isLocked = options.lock != .none
    }

    deinit { Sys.close(lock) }

    func add(_ work: Work, tap: Tap?) throws -> Timing {
        let began = monotonic()
        if isLocked { while try Sys.flockUntilSignal(lock) == false {} }
        defer { if isLocked { Sys.unflock(lock) } }
        let entered = monotonic()
        var values = try load()
        let number = Self.integer(values[work.countKey]) + 1
        values[Payload.shared] = .int(Self.integer(values[Payload.shared]) + 1)
        values[work.countKey] = .int(number)
        values[work.valueKey(number)] = .string(
            work.value(number))
        work.sleepInside()
        try AtomicFile.write(JSONValue.object(values).jsonBytes(), to: path, keeping: isDurable ? .durable : .ordered)
        return Timing(wait: entered - began, hold: monotonic() - entered)
    }

    func read(writers: Int, keys: Int) throws -> Picture {
        let values = try load()
        return Picture(
            shared: Self.integer(values[Payload.shared]),
            writers: (0..<writers).map { writer in
                let count = Self.integer(values[Payload.count(writer)])
                guard case .string(let text)? = values[Payload.value(writer, count, keys: keys)] else {
                    return (count, nil)
                }
                return (count, text)
            })
    }

    private func load() throws -> [String: JSONValue] {
        guard let bytes = try AtomicFile.read(path), case .object(let values) = try JSONValue(jsonBytes: bytes) else {
            return [:]
        }
        return values
    }

    private static func integer(_ value: JSONValue?) -> Int64 {
        if case .int(let number)? = value { number } else { 0 }
    }
}
