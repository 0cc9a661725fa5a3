import JSONText

/// What a process knows of a journal: how far it has read, and the values up to there.
///
/// All of it is guarded by the mutex of ``Journal``. Lines are checked as they are read, but their JSON is parsed
/// only when a value is asked for: a writer that just appends needs nothing but the last sequence number.
struct JournalCore {
    let path: String
    let group: GroupDirectory
    var file: JournalFile?
    /// After the last whole line that was read.
    var offset = 0
    /// The number of the last transaction that was read or written.
    var sequence: Int64 = 0
    /// The random id in the first line of ``file``; empty when it was not read.
    var fileID = ""
    /// Length of the first line: what compaction cannot get rid of.
    var headerLength = 0
    /// Whether ``sequence`` says what a file of this path had; false before the first and after an edit in place.
    var knowsSequence = false
    /// A size below which compaction is not tried, for it failed not long ago.
    var compactionFloor = 0
    /// Lines that did not pass their checksum though whole ones follow, in the present file.
    var damagedLines = 0
    /// The values, but for what ``pending`` says.
    var values: [String: JSONValue] = [:]
    var pending = PendingLines()
    /// Keys that others changed, for each subscriber.
    var subscriptions: [Int: Set<String>] = [:]
    var nextSubscription = 0
    /// Buffers kept from call to call.
    var reading: [UInt8] = []
    var writing: [UInt8] = []

    init(path: String, group: GroupDirectory) {
        self.path = path
        self.group = group
    }

    /// What has to be on the disk for all that was read and written to be there.
    var commitPoint: CommitPoint? {
        file.map { CommitPoint(file: $0, id: fileID, end: offset) }
    }

    /// Applies the lines that wait to be parsed.
    mutating func drain() {
        guard !pending.isEmpty else { return }
        var waiting = PendingLines()
        swap(&waiting, &pending)
        waiting.forEach { object, isOwn in
            do {
                try JournalRecord.readTransaction(object) { key, value in
                    values[key] = value
                    if !isOwn { note(key) }
                }
            } catch {
                GroupLog.say("\(path): a transaction is passed over, its checksum is right but \(error)")
            }
        }
        // Who reads after each change needs the room again at once.
        waiting.removeAll()
        pending = waiting
    }

    /// Applies this process's own transaction, which was just written.
    mutating func apply(_ changes: JournalChanges) {
        for entry in changes.entries { values[entry.key] = entry.value }
    }

    /// Takes the values of a snapshot instead of what was known.
    mutating func replaceValues(_ new: [String: JSONValue]) {
        pending = PendingLines()
        if !subscriptions.isEmpty {
            for (key, value) in values where new[key] != value { note(key) }
            for key in new.keys where values[key] == nil { note(key) }
        }
        values = new
    }

    private mutating func note(_ key: String) {
        for id in subscriptions.keys { subscriptions[id]?.insert(key) }
    }
}

/// Checked lines whose JSON was not yet looked at, in one buffer.
struct PendingLines {
    private var bytes: [UInt8] = []
    private var lines: [(end: Int, isOwn: Bool)] = []

    var isEmpty: Bool { lines.isEmpty }
    var byteCount: Int { bytes.count }

    mutating func append(_ object: some Collection<UInt8>, isOwn: Bool) {
        bytes.append(contentsOf: object)
        lines.append((bytes.count, isOwn))
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }

    func forEach(_ body: ([UInt8], Bool) -> Void) {
        if lines.count == 1 { return body(bytes, lines[0].isOwn) }
        var start = 0
        for line in lines {
            body(Array(bytes[start..<line.end]), line.isOwn)
            start = line.end
        }
    }
}
