import JSONText
import Testing

@Suite("JSON: reading hostile and odd text")
struct JSONReadingTests {
    private static let sample = #"{"a":[1,-2.5e3,true,false,null,"x\n\u00e9\ud83d\ude00"],"b":{"c":"","d":[]}} "#

    @Test("A text cut after any byte is refused, never a crash")
    func truncation() throws {
        let bytes = Array(Self.sample.utf8)
        #expect((try? JSONTape(bytes)) != nil)
        for length in 0..<bytes.count - 1 {
            #expect(throws: JSONError.self) { try JSONTape(Array(bytes[..<length])) }
        }
    }

    @Test("Any byte changed to any other either parses or is refused")
    func mutation() {
        let bytes = Array(Self.sample.utf8)
        var parsed = 0
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var copy = bytes
                copy[index] = byte
                if let value = try? JSONValue(jsonBytes: copy) {
                    parsed += 1
                    #expect((try? JSONValue(jsonBytes: value.jsonBytes())) == value)
                }
            }
        }
        #expect(parsed > bytes.count)
    }

    @Test("Nesting up to the limit parses, deeper is refused without using the stack")
    func depth() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(String(repeating: "[", count: depth).utf8) + Array(String(repeating: "]", count: depth).utf8)
        }
        #expect((try? JSONTape(nested(JSONTape.depthLimit))) != nil)
        #expect(throws: JSONError.tooDeep(offset: JSONTape.depthLimit)) {
            try JSONTape(nested(JSONTape.depthLimit + 1))
        }
        #expect(throws: JSONError.self) { try JSONTape(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
        #expect(throws: JSONError.self) { try JSONTape(Array(String(repeating: #"{"a":"#, count: 100_000).utf8)) }
    }

    @Test(
        "What is not JSON is refused",
        arguments: [
            "", " ", "{", "]", "{]", "[}", "[1,]", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "[1 2]", "01", "-", "1.",
            ".5", "1e", "+1", "nul", "truex", "'a'", "\"\u{1}\"", #""\x""#, #""\u12g4""#, #""\"#, "1 2", #"{1:2}"#,
            #"{"a":1 "b":2}"#, "[,1]", "\u{FEFF}1", "NaN", "Infinity",
        ])
    func refused(_ text: String) {
        #expect(throws: JSONError.self) { try JSONTape(Array(text.utf8)) }
    }

    @Test("Huge numbers are an error as integers and infinite or exact as doubles")
    func hugeNumbers() throws {
        func cursor(_ text: String) throws -> JSONCursor { try JSONTape(Array(text.utf8)).root }
        #expect(try cursor("9223372036854775807").int() == .max)
        #expect(try cursor("-9223372036854775808").int() == .min)
        #expect(throws: JSONError.self) { try cursor("9223372036854775808").int() }
        #expect(throws: JSONError.self) { try cursor("1e30").int() }
        #expect(throws: JSONError.self) { try cursor("1.5").int() }
        #expect(try cursor("1e3").int() == 1000)
        #expect(try cursor("1e400").double() == .infinity)
        #expect(try cursor("1e-400").double() == 0)
        #expect(try cursor(String(repeating: "9", count: 400)).double() == .infinity)
        #expect(try cursor("0.1").double() == 0.1)
        #expect(try cursor("123456789012345.678").double() == 123456789012345.678)
        #expect(try cursor("-0.0").double().sign == .minus)
    }

    @Test("Strings: escapes, surrogates and bytes that are no UTF-8")
    func strings() throws {
        func read(_ bytes: [UInt8]) throws -> String { try JSONTape(bytes).root.string() }
        #expect(try read(Array(#""\u00e9\n\t\"\\\/\b\f\r""#.utf8)) == "é\n\t\"\\/\u{8}\u{C}\r")
        #expect(try read(Array(#""\ud83d\ude00""#.utf8)) == "😀")
        #expect(try read(Array(#""\ud83d""#.utf8)) == "\u{FFFD}")
        #expect(try read(Array(#""\ude00x\ud83d\u0041""#.utf8)) == "\u{FFFD}x\u{FFFD}A")
        #expect(try read([0x22, 0xFF, 0x41, 0x22]) == "\u{FFFD}A")
        let long = String(repeating: "ü𝄞 ", count: 1000)
        #expect(try read(long.jsonBytes()) == long)
    }

    @Test("Members are found in any order, and of two of one name the first counts")
    func members() throws {
        var members = try JSONTape(Array(#"{"a":1,"b":2,"a":3,"c":4}"#.utf8)).root.members()
        #expect(try members.find("c")?.int() == 4)
        #expect(try members.find("a")?.int() == 1)
        #expect(try members.find("b")?.int() == 2)
        #expect(try members.find("b")?.int() == 2)
        #expect(members.find("d")?.kindName == nil)
    }
}
