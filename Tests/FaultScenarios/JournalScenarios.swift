import Glibc
internal import GroupContainer
internal import JSONText

extension Scenario {
    private static func journal(_ group: GroupDirectory) -> Journal { Journal.separate("s", in: group) }

    /// Sets `a` and `b` to one number.
    private static func pair(
        _ number: Int64, _ journal: Journal, _ durability: Journal.Durability = .relaxed
    ) throws {
        try journal.update(durability: durability) { values in
            values["a"] = .int(number)
            values["b"] = .int(number)
        }
    }

    /// `a` and `b` are the same, not less than what was acknowledged last, and not more than was tried; then new work
    /// is done.
    private static func checkPairs(
        _ group: GroupDirectory, _ words: [String], at most: Int64, else least: Int64 = 0
    ) throws -> [String] {
        var complaints = Complaints()
        let acknowledged = words.last.flatMap { Int64($0) } ?? least
        let values = try journal(group).values()
        let (a, b) = (values["a"]?.integer ?? 0, values["b"]?.integer ?? 0)
        complaints.expect(a == b, "half a transaction is there: a is \(a), b is \(b)")
        complaints.expect(a >= acknowledged, "an acknowledged transaction is lost: \(acknowledged), and a is \(a)")
        complaints.expect(a <= most, "a is \(a), which nobody wrote")
        let before = try journal(group).sequence()
        try pair(1000, journal(group), .durable)
        complaints.expect(try journal(group).value(forKey: "b") == .int(1000), "new work is not seen")
        complaints.expect(try journal(group).sequence() > before, "the sequence went back")
        let left = try leftovers(in: group.path(.defaults), but: ["s.jsonl"])
        complaints.expect(left.isEmpty, "left in defaults: \(left)")
        return complaints.all
    }

    /// Relaxed and durable transactions, and one that removes.
    static let transactions = Scenario(
        name: "transactions",
        prepare: { try pair(0, journal($0)) },
        run: { group, acknowledge in
            let journal = journal(group)
            try pair(1, journal)
            acknowledge("1")
            try pair(2, journal, .durable)
            acknowledge("2")
            try pair(3, Journal.separate("s", in: group), .durable)
            acknowledge("3")
            try journal.update { values in
                values["a"] = .int(4)
                values["b"] = .int(4)
                values["c"] = nil
            }
            acknowledge("4")
        },
        check: { try checkPairs($0, $1, at: 4) })

    /// A transaction behind a line that its writer did not finish.
    static let tornTail = Scenario(
        name: "torn tail",
        prepare: { group in
            let journal = journal(group)
            try pair(1, journal)
            try pair(2, journal)
            let path = group.path(.defaults, "s.jsonl")
            let size = try Sys.lstat(path)?.size ?? 0
            let descriptor = try Sys.open(path, O_RDWR)
            defer { Sys.close(descriptor) }
            try Sys.ftruncate(descriptor, to: size - 12, path: path)
        },
        run: { group, acknowledge in
            try pair(3, journal(group))
            acknowledge("3")
        },
        check: { try checkPairs($0, $1, at: 3, else: 1) })

    /// A snapshot in the file's place, and a transaction into the new file.
    static let compaction = Scenario(
        name: "compaction",
        prepare: { group in
            let journal = journal(group)
            for number in 1...50 { try pair(Int64(number), journal) }
        },
        run: { group, acknowledge in
            let journal = journal(group)
            try journal.compact()
            acknowledge("50")
            try pair(51, journal)
            acknowledge("51")
            try journal.compact()
            try pair(52, journal, .durable)
            acknowledge("52")
        },
        check: { try checkPairs($0, $1, at: 52, else: 50) })

    /// A line in the middle that does not pass its checksum, and the writer that finds it.
    static let repair = Scenario(
        name: "repair",
        prepare: { group in
            let journal = journal(group)
            for number in 1...5 { try pair(Int64(number), journal) }
            let path = group.path(.defaults, "s.jsonl")
            var bytes = try AtomicFile.read(path) ?? []
            // The third line from the end: a digit of its checksum.
            let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
            let at = ends[ends.count - 3] - 1
            bytes[at] = bytes[at] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
            try AtomicFile.write(bytes, to: path)
        },
        run: { group, acknowledge in
            try pair(6, journal(group))
            acknowledge("6")
        },
        check: { try checkPairs($0, $1, at: 6, else: 5) })

    /// The first transaction of all.
    static let emptyFile = Scenario(
        name: "first transaction",
        prepare: { _ in },
        run: { group, acknowledge in
            try pair(1, journal(group))
            acknowledge("1")
        },
        check: { try checkPairs($0, $1, at: 1) })
}
