import Foundation
import ArchiveSamples
import JSONText
import Testing
import WidgetArchive

/// Files that older versions wrote, kept as they were. Never change one: add another when the archive grows.
@Suite("Golden files")
struct GoldenFileTests {
    private func golden(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    @Test("All that an old timeline says is still read, every kind of view and modifier")
    func timeline() throws {
        let bytes = try golden("timeline-1.json")
        let archive = try TimelineArchive(jsonBytes: bytes)
        #expect(archive.generation == 99 && archive.entries.count == 2)
        let before = try JSONValue(from: JSONTape(bytes).root)
        let after = try JSONValue(from: JSONTape(archive.jsonBytes()).root)
        #expect(missing(before, in: after, at: "") == [])
    }

    @Test("The golden file holds every kind that this version knows, but for those that came later")
    func complete() throws {
        func kinds(_ value: JSONValue, _ key: String) -> Set<String> {
            switch value {
            case .object(let members):
                var found: Set<String> = []
                for (name, value) in members {
                    if name == key, case .string(let kind) = value { found.insert(kind) }
                    found.formUnion(kinds(value, key))
                }
                return found
            case .array(let values): return values.reduce(into: []) { $0.formUnion(kinds($1, key)) }
            default: return []
            }
        }
        let old = try JSONValue(from: JSONTape(try golden("timeline-1.json")).root)
        let new = try JSONValue(from: JSONTape(Samples.timeline.jsonBytes()).root)
        #expect(kinds(new, "v").subtracting(kinds(old, "v")) == [])
        #expect(kinds(new, "m").subtracting(kinds(old, "m")) == ["scheme"])
    }

    /// The paths of values that are not, or not the same, in another text.
    private func missing(_ value: JSONValue, in other: JSONValue?, at path: String) -> [String] {
        switch (value, other) {
        case (.object(let members), .object(let others)?):
            members.sorted { $0.key < $1.key }.flatMap { missing($1, in: others[$0], at: "\(path).\($0)") }
        case (.array(let values), .array(let others)?):
            values.count == others.count
                ? zip(values, others).enumerated().flatMap { missing($1.0, in: $1.1, at: "\(path)[\($0)]") } : [path]
        default: value == other ? [] : [path]
        }
    }
}
