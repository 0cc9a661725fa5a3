import JSONText

/// The JSON inside a journal's lines.
enum JournalRecord {
    /// The version of the format, as the first line says it.
    static let version: Int64 = 1

    /// What the first line says.
    struct Header {
        var version: Int64
        var id: String
        var sequence: Int64
        var values: [String: JSONValue]
    }

    /// Fills `bytes` with a transaction's line.
    static func write(_ changes: JournalChanges, sequence: Int64, into bytes: inout [UInt8]) {
        var writer = JSONWriter(capacity: 0)
        bytes.removeAll(keepingCapacity: true)
        swap(&writer.bytes, &bytes)
        writer.beginObject()
        writer.key("n")
        writer.int(sequence)
        var removes = false
        var sets = false
        for entry in changes.entries {
            guard let value = entry.value else {
                removes = true
                continue
            }
            if !sets {
                sets = true
                writer.key("set")
                writer.beginObject()
            }
            writer.key(entry.key)
            value.write(to: &writer)
        }
        if sets { writer.endObject() }
        if removes {
            writer.key("remove")
            writer.beginArray()
            for entry in changes.entries where entry.value == nil { writer.string(entry.key) }
            writer.endArray()
        }
        writer.endObject()
        swap(&writer.bytes, &bytes)
        JournalLine.seal(&bytes)
    }

    /// The first line of a file. Keys are sorted, so that the same values give the same text.
    static func header(id: String, sequence: Int64, values: [String: JSONValue]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("journal")
        writer.int(version)
        writer.key("id")
        writer.string(id)
        writer.key("n")
        writer.int(sequence)
        writer.key("set")
        writer.beginObject()
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            writer.key(key)
            value.write(to: &writer)
        }
        writer.endObject()
        writer.endObject()
        var bytes = writer.bytes
        JournalLine.seal(&bytes)
        return bytes
    }

    /// Reads the object of a first line.
    static func readHeader(_ object: [UInt8]) throws -> Header {
        var members = try JSONTape(object).root.members()
        var header = Header(version: 0, id: "", sequence: 0, values: [:])
        header.version = try members.find("journal")?.int() ?? 0
        header.id = try members.find("id")?.string() ?? ""
        header.sequence = try members.find("n")?.int() ?? 0
        // A later version may keep its values elsewhere; they are not looked at then.
        guard header.version <= version else { return header }
        try members.find("set")?.members().forEach { header.values[$0] = try JSONValue(from: $1) }
        return header
    }

    /// Reads the object of a transaction and calls `body` for each of its changes.
    static func readTransaction(_ object: [UInt8], _ body: (String, JSONValue?) -> Void) throws {
        var members = try JSONTape(object).root.members()
        try members.find("set")?.members().forEach { body($0, try JSONValue(from: $1)) }
        guard let removed = try members.find("remove")?.elements() else { return }
        for key in removed { body(try key.string(), nil) }
    }
}
