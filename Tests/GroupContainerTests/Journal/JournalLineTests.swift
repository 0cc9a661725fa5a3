import JSONText
import Testing

@testable import GroupContainer

@Suite struct JournalLineTests {
    @Test(
        "CRC-32C gives the published values",
        arguments: [
            (Array("123456789".utf8), 0xE306_9283),
            (Array(repeating: 0, count: 32), 0x8A91_36AA),
            (Array(repeating: 0xFF, count: 32), 0x62A8_AB43),
            (Array(0..<32), 0x46DD_794E),
            ([], 0),
        ] as [([UInt8], UInt32)])
    func checksum(bytes: [UInt8], expected: UInt32) {
        #expect(bytes.withUnsafeBytes { CRC32C.checksum($0) } == expected)
    }

    private func check(_ line: [UInt8]) -> JournalLine.Kind? {
        line.withUnsafeBytes { JournalLine.check($0)?.kind }
    }

    private func line(_ object: String) -> [UInt8] {
        var bytes = Array(object.utf8)
        JournalLine.seal(&bytes)
        bytes.removeLast()
        return bytes
    }

    @Test("A sealed line is whole, and no longer so when any byte of it is changed")
    func changed() {
        let good = line(#"{"n":12,"set":{"a":1}}"#)
        #expect(check(good) == .transaction(sequence: 12))
        for index in good.indices {
            var bad = good
            bad[index] ^= 0x01
            #expect(check(bad) == nil)
        }
        for count in 0..<good.count { #expect(check(Array(good[..<count])) == nil) }
    }

    @Test("A carriage return and a byte order mark are forgiven")
    func editors() {
        let good = line(#"{"n":3,"set":{}}"#)
        #expect(check(good + [0x0D]) == .transaction(sequence: 3))
        #expect(check([0xEF, 0xBB, 0xBF] + good) == .transaction(sequence: 3))
    }

    @Test(
        "A right checksum does not make a line of something else",
        arguments: ["[1]", "{}", #"{"a":1}"#, #"{"n":"x"}"#])
    func foreign(object: String) {
        #expect(check(line(object)) == nil)
    }

    @Test("A transaction is written as the design says and reads back")
    func record() throws {
        var changes = JournalChanges()
        changes.set(.int(1), forKey: "a")
        changes.set(nil, forKey: "b\n")
        changes.set(.string("x"), forKey: "c")
        changes.set(.int(2), forKey: "a")
        var bytes: [UInt8] = []
        JournalRecord.write(changes, sequence: 7, into: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix(#"{"n":7,"set":{"a":2,"c":"x"},"remove":["b\n"]} "#))
        #expect(text.utf8.filter { $0 == 0x0A }.count == 1)
        var read: [String: JSONValue?] = [:]
        try JournalRecord.readTransaction(Array(bytes.dropLast(10))) { read[$0] = .some($1) }
        let expected: [String: JSONValue?] = ["a": .int(2), "c": .string("x"), "b\n": nil]
        #expect(read == expected)
    }

    @Test("Many changes of one transaction keep the last value of each key")
    func manyChanges() {
        var changes = JournalChanges()
        for round in 0..<3 {
            for key in 0..<100 { changes.set(.int(Int64(round)), forKey: "k\(key)") }
        }
        #expect(changes.entries.count == 100)
        #expect(changes["k99"] == .some(.int(2)))
        #expect(changes["k100"] == nil)
    }
}
