import Testing

@testable import GroupContainer

@Suite struct FileNameTests {
    @Test(
        "Names are percent-encoded and come back",
        arguments: [
            ("group.com.example.tasks", "group.com.example.tasks"),
            ("", "%"),
            (".", "%2E"),
            ("..", "%2E."),
            (".hidden", "%2Ehidden"),
            ("a/b", "a%2Fb"),
            ("50 %", "50%20%25"),
            ("Zähler", "Z%C3%A4hler"),
            ("a\0b\n", "a%00b%0A"),
            ("👨‍👩‍👧", "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"),
        ])
    func roundTrip(string: String, name: String) {
        #expect(FileName.encode(string) == name)
        #expect(FileName.decode(name) == string)
    }

    @Test("A name stays under the limit, and long strings do not meet")
    func long() {
        let long = String(repeating: "ä", count: 500)
        let names = [FileName.encode(long + "1"), FileName.encode(long + "2"), FileName.encode(long + "12")]
        #expect(Set(names).count == 3)
        for name in names {
            #expect(name.utf8.count <= FileName.limit)
            #expect(FileName.decode(name) == nil)
        }
        let exact = String(repeating: "a", count: FileName.limit)
        #expect(FileName.encode(exact) == exact)
        #expect(FileName.encode(exact + "a").utf8.count <= FileName.limit)
    }

    @Test("What encoding does not make is not decoded", arguments: ["%4", "%zz", "a%41", "%2f", ".x", "ä", "%FF"])
    func refused(name: String) {
        #expect(FileName.decode(name) == nil)
    }
}
