import Glibc
import ProcessSupport
import Testing

/// Sizes of the terminal. cases.md g7
@Suite("Sizes", .fewAtATime)
struct ResizeTests {
    /// The screen as it is after the last clearing, which begins a frame of a new size.
    private static func last(_ bytes: [UInt8], _ columns: Int, _ rows: Int) -> String {
        let mark = Array("\u{1B}[2J".utf8)
        var start = 0
        if bytes.count >= mark.count {
            for index in stride(from: bytes.count - mark.count, through: 0, by: -1)
            where bytes[index] == 0x1B && bytes[index..<(index + mark.count)].elementsEqual(mark) {
                start = index
                break
            }
        }
        return Screen.render(Array(bytes[start...]), columns: columns, rows: rows).text
    }

    @Test("While the home screen is edited, the keys end with the way out, and no mark covers them")
    func editingKeys() async throws {
        let group = try TestGroup()
        let renderer = try group.renderer(extension: .probeExtension, columns: 80, rows: 24)
        #expect(await renderer.shows("count 0", columns: 80, rows: 24))
        renderer.send("e")
        #expect(await renderer.shows("Tab choose · ", columns: 80, rows: 24))
        for _ in 0..<2 { renderer.send("\t") }
        let last = renderer.screen(columns: 80, rows: 24).text.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix(" Tab choose · "), "\(last)")
        #expect(last.reversed().drop { $0 == " " }.starts(with: " · Esc done".reversed()), "\(last)")
    }

    @Test("Five hundred changes of size: no trap, and the last screen equals a fresh one")
    func manyChanges() async throws {
        let group = try TestGroup()
        let renderer = try group.renderer(extension: .probeExtension)
        #expect(await renderer.shows("count 0"))
        let odd: [(UInt16, UInt16)] = [
            (0, 0), (1, 1), (3, 2), (300, 100), (80, 24), (79, 24), (12, 4), (11, 3), (500, 1),
        ]
        for number in 0..<500 {
            let (columns, rows) =
                number % 10 == 0 ? odd[number / 10 % odd.count] : (UInt16(70 + number % 60), UInt16(20 + number % 30))
            renderer.resize(columns: columns, rows: rows)
            // Something to draw in between, so that frames and sizes meet.
            if number % 50 == 25 { try await group.tap("add") }
        }
        #expect(group.performed.count == 10)
        for (columns, rows) in [(90, 30), (64, 22)] as [(UInt16, UInt16)] {
            renderer.resize(columns: columns, rows: rows)
            let fresh = try TestGroup()
            try fresh.probeSets(count: 10)
            let other = try fresh.renderer(extension: .probeExtension, columns: columns, rows: rows)
            #expect(await other.shows("count 10", columns: Int(columns), rows: Int(rows)))
            let wanted = Screen.render(other.output.snapshot, columns: Int(columns), rows: Int(rows)).text
            let equal = await renderer.output.wait { Self.last($0, Int(columns), Int(rows)) == wanted }
            #expect(equal, "\(Self.last(renderer.output.snapshot, Int(columns), Int(rows)))\n\(wanted)")
        }
        renderer.send("q")
        #expect(try await renderer.end() == .exited(0))
    }

    @Test("A tiny terminal gets a notice, and the home screen when it grows")
    func tiny() async throws {
        let group = try TestGroup()
        let renderer = try group.renderer(extension: .probeExtension, columns: 9, rows: 2)
        #expect(await renderer.shows("too small", columns: 9, rows: 2))
        renderer.resize(columns: 100, rows: 40)
        #expect(await renderer.shows("count 0"), "\(renderer.screen().text)")
    }

    @Test("Each new size is drawn")
    func resize() async throws {
        // cases.md g7
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer(columns: 100, rows: 40)
        #expect(await renderer.shows("Buy milk"))
        for (columns, rows) in [(79, 24), (300, 100), (3, 2), (1, 1), (80, 24)] as [(UInt16, UInt16)] {
            let before = renderer.output.snapshot.count
            renderer.resize(columns: columns, rows: rows)
            #expect(await renderer.output.wait { $0.count > before }, "\(columns)×\(rows) is drawn")
        }
        #expect(await renderer.shows("Buy milk", columns: 80, rows: 24))
        renderer.send("q")
        #expect(try await renderer.end() == .exited(0))
    }

    @Test("A size of 0 × 0 falls back to 80 × 24")
    func unknownSize() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer(columns: 0, rows: 0)
        #expect(await renderer.shows("Buy milk", columns: 80, rows: 24))
    }
}
