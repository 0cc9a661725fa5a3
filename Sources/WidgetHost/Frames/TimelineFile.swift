import JSONText
import WidgetArchive

/// A timeline as it came from its file: what stands around the entries is read, the entries' views are not.
///
/// A tap's frame needs one entry, and a day of entries has hundreds. So an entry's place in the bytes is kept, and its
/// view is decoded when it goes on show.
struct TimelineFile: Sendable {
    /// The most bytes of a timeline file: 16 MiB.
    static let sizeLimit = 16 << 20
    /// The most entries of a timeline: one a second for a day, and a few.
    static let entryLimit = 100_000
    /// The most views of an entry, modifiers included. What one widget takes to lay out, all others wait for.
    static let viewLimit = 20_000

    /// Everything but the entries.
    let header: TimelineArchive
    /// Which entry is on show when.
    let schedule: EntrySchedule
    private let bytes: [UInt8]
    private var entries: [EntrySpan]
    /// The entries in the parsed text, until ``dropTape()``.
    private var cursors: [JSONCursor]?

    /// How many entries there are.
    var count: Int { entries.count }

    /// Reads the file's bytes.
    ///
    /// - Throws: ``JSONError``, ``TimelineFileError``.
    init(_ bytes: [UInt8]) throws {
        let reading = try Reading(jsonBytes: bytes)
        guard reading.header.schema <= ArchiveSchema.version else {
            throw TimelineFileError.newerSchema(reading.header.schema)
        }
        guard reading.entries.count <= Self.entryLimit else {
            throw TimelineFileError.tooManyEntries(reading.entries.count)
        }
        header = reading.header
        entries = reading.entries
        cursors = reading.entries.compactMap(\.cursor)
        for index in entries.indices { entries[index].cursor = nil }
        schedule = EntrySchedule(reading.entries.map(\.date))
        self.bytes = bytes
    }

    /// Decodes an entry.
    ///
    /// - Throws: ``JSONError``, ``TimelineFileError/tooManyViews``.
    func entry(_ index: Int) throws -> EntryArchive {
        let entry =
            if let cursors { try EntryArchive(from: cursors[index]) } else {
                try EntryArchive(jsonBytes: Array(bytes[entries[index].range]))
            }
        let looks = entry.variants.flatMap { look -> [Node?] in [look.view, look.background] }
        for view in ([entry.view, entry.background] + looks).compactMap(\.self) {
            var left = Self.viewLimit
            view.count(down: &left)
            if left < 0 { throw TimelineFileError.tooManyViews }
        }
        return entry
    }

    /// Lets the index over the text go, which is larger than the text: entries are parsed again one by one from now on.
    mutating func dropTape() { cursors = nil }

    /// The text of an entry: equal texts are equal views.
    func text(of index: Int) -> ArraySlice<UInt8> { bytes[entries[index].range] }

    /// Whether the entries are the same, byte for byte.
    func hasSameEntries(as other: TimelineFile) -> Bool {
        entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy { bytes[$0.range] == other.bytes[$1.range] }
    }

    /// Whether this one replaces `other`: made in this boot and not before it, or neither was made in this boot.
    func isNewer(than other: TimelineFile, bootID: String) -> Bool {
        guard header.bootID == other.header.bootID else {
            return header.bootID == bootID || other.header.bootID != bootID
        }
        return header.generation >= other.header.generation
    }

    /// The place of an entry in the bytes, and its date.
    private struct EntrySpan: JSONCodable, Sendable {
        var date: Double
        var range: Range<Int>
        var cursor: JSONCursor?

        init(from cursor: JSONCursor) throws {
            var members = try cursor.members()
            date = try members.find("date")?.double() ?? 0
            range = cursor.byteRange
            self.cursor = cursor
        }

        func write(to writer: inout JSONWriter) { writer.null() }
    }

    /// The fields of ``TimelineArchive`` with the entries left where they are.
    private struct Reading: Fielded {
        var header = TimelineArchive()
        var entries: [EntrySpan] = []

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("schema", &header.schema)
            try coder.field("generation", &header.generation)
            try coder.field("boot", &header.bootID)
            try coder.field("widget", &header.widget)
            try coder.field("purpose", &header.purpose)
            try coder.field("span", &header.span)
            try coder.field("around", &header.surroundings)
            try coder.field("policy", &header.policy)
            try coder.field("dropped", &header.droppedEntries)
            try coder.field("noMargins", &header.ignoresContentMargins)
            try coder.field("remarks", &header.remarks)
            try coder.field("build", &header.build)
            try coder.field("entries", &entries)
        }
    }
}

extension Node {
    /// Takes one off for each view in the tree, until there is nothing left to take.
    fileprivate func count(down left: inout Int) {
        left -= 1
        for child in children where left >= 0 { child.count(down: &left) }
    }
}

/// Why a timeline that is JSON is not shown.
enum TimelineFileError: Error, Equatable, CustomStringConvertible {
    case newerSchema(Int)
    case tooManyEntries(Int)
    case tooManyViews
    case foreignWidget(String)

    var description: String {
        switch self {
        case .newerSchema(let version):
            "made by a newer version (schema \(version), this one reads up to \(ArchiveSchema.version)): update the renderer"
        case .tooManyEntries(let count): "\(count) entries, more than the \(TimelineFile.entryLimit) that are read"
        case .tooManyViews: "an entry of more than \(TimelineFile.viewLimit) views"
        case .foreignWidget(let id): "made for the widget “\(id)”"
        }
    }
}
