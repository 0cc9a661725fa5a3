import GroupContainer
import JSONText

/// The project's own: a journal in a group directory.
struct GroupStore: Store {
    static let suite = "contention"

    let journal: Journal
    private let durability: Journal.Durability

    init(at folder: String, options: Options) throws {
        let group = try GroupDirectory(opening: folder)
        let kind: LockKind =
            switch options.lock {
            case .ofd: .ofd
            case .flock: .flock
            case .none: .none
            }
        journal = Journal.separate(Self.suite, in: group, lock: kind)
        durability = options.durability == .durable ? .durable : .relaxed
    }

    func add(_ work: Work, tap: Tap?) throws -> Timing {
        let began = monotonic()
        var entered: Int64 = 0
        var isRepeated = false
        try journal.update(durability: durability, timeout: .seconds(30)) { values in
            entered = monotonic()
            let number = values.integer(work.countKey) + 1
            values[Payload.shared] = .int(values.integer(Payload.shared) + 1)
            values[work.countKey] = .int(number)
            values[work.valueKey(number)] = .string(
                work.value(number))
            if let tap {
                isRepeated = values.integer(Payload.tap(tap.renderer)) >= tap.number
                values[Payload.tap(tap.renderer)] = .int(tap.number)
            }
            work.sleepInside()
        }
        return Timing(wait: entered - began, hold: monotonic() - entered, isRepeated: isRepeated)
    }

    func read(writers: Int, keys: Int) throws -> Picture {
        let values = try journal.values()
        func integer(_ key: String) -> Int64 {
            if case .int(let number)? = values[key] { number } else { 0 }
        }
        return Picture(
            shared: integer(Payload.shared),
            writers: (0..<writers).map { writer in
                let count = integer(Payload.count(writer))
                guard case .string(let text)? = values[Payload.value(writer, count, keys: keys)] else {
                    return (count, nil)
                }
                return (count, text)
            })
    }
}

extension JournalTransaction {
    fileprivate func integer(_ key: String) -> Int64 {
        if case .int(let number)? = self[key] { number } else { 0 }
    }
}
