import JSONText
import Testing

@Suite("JSON: writing")
struct JSONWritingTests {
    @Test("Numbers come back bit by bit")
    func numbers() throws {
        var values: [Double] = [
            0, -0.0, 1, -1, 0.5, 0.1, 0.2, 0.3, 1.0 / 3, 2.675, 12.345, -7.25, 0.001, 0.0005, 1e-7, 1e15, 1e16, 1e300,
            .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, 999_999_999.999, 1e9 + 0.125,
        ]
        // A fixed sequence: the same bits in every run.
        var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<20_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(bitPattern: bits)
            if !value.isNaN { values.append(value) }
            values.append(Double(bits >> 40) / 1000)
        }
        for value in values {
            let back = try Double(jsonBytes: value.jsonBytes())
            #expect(back.bitPattern == value.bitPattern, "\(value)")
        }
        #expect(try Double(jsonBytes: Double.nan.jsonBytes()).isNaN)
    }

    @Test("Short numbers have a short text")
    func shortNumbers() {
        func text(_ value: Double) -> String { String(decoding: value.jsonBytes(), as: UTF8.self) }
        #expect(text(0.5) == "0.5")
        #expect(text(-16.25) == "-16.25")
        #expect(text(0.333) == "0.333")
        #expect(text(0.05) == "0.05")
        #expect(text(16) == "16")
        #expect(text(.infinity) == #""inf""#)
    }

    @Test("Integers of all sizes", arguments: [0, 7, -7, 10, 1234567890, Int64.min, Int64.max])
    func integers(_ value: Int64) throws {
        #expect(String(decoding: value.jsonBytes(), as: UTF8.self) == String(value))
        #expect(try Int64(jsonBytes: value.jsonBytes()) == value)
    }

    @Test("Every scalar below 300 and some beyond survive in a string")
    func strings() throws {
        var text = ""
        for value in 0..<300 { text.unicodeScalars.append(Unicode.Scalar(value) ?? " ") }
        text += "👨‍👩‍👧‍👦\u{2028}\u{10FFFF}"
        let bytes = text.jsonBytes()
        #expect(try String(jsonBytes: bytes) == text)
        #expect(!bytes.contains { $0 < 0x20 })
    }

    @Test("Booleans in lists and objects keep their side")
    func booleans() throws {
        let value = JSONValue.object(["t": .bool(true), "f": .bool(false), "l": .array([.bool(true), .null])])
        #expect(String(decoding: value.jsonBytes(), as: UTF8.self) == #"{"f":false,"l":[true,null],"t":true}"#)
        #expect(try JSONValue(jsonBytes: value.jsonBytes()) == value)
    }

    private struct Record: Fielded, Equatable {
        var name = "usual"
        var count: Int?
        var inner: [Record] = []
        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("name", &name, omit: "usual")
            try coder.field("count", &count)
            try coder.list("inner", &inner)
        }
    }

    @Test("Usual values are left out, missing members keep them, unknown ones are passed over")
    func fielded() throws {
        var record = Record()
        #expect(String(decoding: record.jsonBytes(), as: UTF8.self) == "{}")
        record.inner = [Record(name: "x", count: 3)]
        #expect(try Record(jsonBytes: record.jsonBytes()) == record)
        let newer = #"{"later":[{}],"count":null,"inner":[{"name":"y","more":1}]}"#
        #expect(try Record(jsonBytes: Array(newer.utf8)) == Record(inner: [Record(name: "y")]))
    }

    @Test("An error names the way to the value")
    func path() {
        let text = #"{"inner":[{"count":"three"}]}"#
        let error = #expect(throws: JSONError.self) { try Record(jsonBytes: Array(text.utf8)) }
        #expect(error?.description.contains("inner.count.byte") == true)
    }
}
