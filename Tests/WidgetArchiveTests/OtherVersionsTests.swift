import ArchiveSamples
import JSONText
import Testing
import WidgetArchive

@Suite("The archive: other versions and damage")
struct OtherVersionsTests {
    /// A file as version 1 wrote it. It must stay readable as long as the schema is 1: never change it, add another.
    private static let golden = #"""
        {"schema":1,"generation":42,"boot":"b","widget":{"id":"w1","kind":"Tasks","family":"systemSmall"},"span":"s",
        "around":{"size":{"w":158,"h":158},"locale":"en_US","zone":"UTC"},"policy":"never","entries":[{"date":10.5,
        "view":{"v":"mod","m":"padding","by":{"t":16,"l":16,"b":16,"r":16},"in":{"v":"stack","axis":"v","align":
        {"h":"leading"},"gap":4,"of":[{"v":"text","runs":[{"s":"Tasks","font":{"style":"headline"}}],"lines":1},
        {"v":"control","id":"t1","key":"t1/0","role":"toggle","intent":{"type":"ToggleTask","with":{"id":"7",
        "done":true}},"body":{"v":"symbol","name":"circle","paints":[{"color":"green"}]},"on":false}]}}}]}
        """#

    @Test("A golden file of version 1 is read")
    func golden() throws {
        let archive = try TimelineArchive(jsonBytes: Array(Self.golden.utf8))
        #expect(archive.generation == 42)
        #expect(archive.policy == .never)
        let controls = archive.entries.first?.view.controls ?? []
        #expect(controls.map(\.key) == ["t1/0"])
        #expect(controls.first?.intent?.parameters == ["id": .string("7"), "done": .bool(true)])
        guard case .modified(.padding(let insets), let stack)? = archive.entries.first?.view.content else {
            Issue.record("no padding")
            return
        }
        #expect(insets == Insets(all: 16))
        #expect(stack.children.count == 2)
    }

    @Test("A picture as a paint is a colour to a reader of the time before such paints")
    func olderPaint() throws {
        let json = String(decoding: Paint.picture(Samples.picture).jsonBytes(), as: UTF8.self)
        #expect(json.hasPrefix(#"{"color":"gray","picture":{"#))
    }

    @Test("Fields of a newer version are passed over wherever they stand")
    func addedFields() throws {
        let newer = Self.golden
            .replacing(#""span":"s","#, with: #""later":{"deep":[1,{"x":null}]},"span":"s","also":true,"#)
            .replacing(#""lines":1"#, with: #""lines":1,"hyphenation":{"on":true}"#)
            .replacing(#""on":false"#, with: #""haptics":"soft","on":false"#)
        #expect(newer != Self.golden)
        #expect(
            try TimelineArchive(jsonBytes: Array(newer.utf8)) == TimelineArchive(jsonBytes: Array(Self.golden.utf8)))
    }

    @Test("A view of a newer version is shown as unsupported, a modifier leaves the view as it is")
    func unknownTags() throws {
        let view = try Node(jsonBytes: Array(#"{"v":"hologram","id":"h","depth":3}"#.utf8))
        #expect(view == Node(.unsupported("hologram"), id: "h"))
        let text = #"{"v":"mod","m":"glow","radius":3,"in":{"v":"divider"}}"#
        let modified = try Node(jsonBytes: Array(text.utf8))
        #expect(modified == Node(.modified(.opacity(1), Node(.divider))))
    }

    @Test("A timeline cut after any byte is an error, never a crash")
    func truncation() {
        let bytes = Array(Self.golden.utf8)
        for length in 0..<bytes.count {
            #expect(throws: JSONError.self) { try TimelineArchive(jsonBytes: Array(bytes[..<length])) }
        }
        // Every kind of view, cut at fewer places: the debug build parses 20 KB in milliseconds.
        let large = Samples.timeline.jsonBytes()
        for length in stride(from: 1, to: large.count, by: 397) {
            #expect(throws: JSONError.self) { try TimelineArchive(jsonBytes: Array(large[..<length])) }
        }
    }

    @Test("Values of the wrong type anywhere are errors that name the place, never a crash")
    func wrongTypes() throws {
        // Each value of the tree is replaced by each of these in turn.
        let bytes = Array(Self.golden.utf8)
        let spans = try valueSpans(bytes)
        #expect(spans.count > 30)
        for span in spans {
            for other in ["null", "true", "-1", "1e999", "\"\"", "[]", "{}", "[{}]", "{\"v\":1}"] {
                let changed = Array(bytes[..<span.lowerBound]) + Array(other.utf8) + Array(bytes[span.upperBound...])
                do { _ = try TimelineArchive(jsonBytes: changed) } catch let error as JSONError {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }

    /// Where values stand that follow a colon.
    private func valueSpans(_ bytes: [UInt8]) throws -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
            // The shortest text from here that is a value.
            for end in index + 2...bytes.count where (try? JSONTape(Array(bytes[index + 1..<end]))) != nil {
                spans.append(index + 1..<end)
                break
            }
        }
        return spans
    }

    @Test("A tree as deep as the reader allows is read; a deeper one is refused")
    func depth() {
        func nested(_ depth: Int) -> [UInt8] {
            let open = String(repeating: #"{"v":"mod","m":"hidden","in":"#, count: depth)
            return Array((open + #"{"v":"divider"}"# + String(repeating: "}", count: depth)).utf8)
        }
        #expect((try? Node(jsonBytes: nested(1000))) != nil)
        #expect(throws: JSONError.self) { try Node(jsonBytes: nested(JSONTape.depthLimit + 1)) }
    }
}
