import Glibc
import Testing

@testable import GroupContainer

@Suite("The quarantine is bounded")
struct QuarantineTests {
    private let temporary: TemporaryGroup
    private var group: GroupDirectory { temporary.group }

    init() throws { temporary = try TemporaryGroup() }

    private func put(_ name: String, bytes: Int, age: Int) throws {
        let path = group.path(.quarantine, name)
        try AtomicFile.write([UInt8](repeating: 1, count: bytes), to: path)
        let times = [timespec(tv_sec: 1_000_000 - age, tv_nsec: 0), timespec(tv_sec: 1_000_000 - age, tv_nsec: 0)]
        try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
    }

    private func bound(count: Int, bytes: Int) {
        GroupLog.$listener.withValue({ _ in }) {
            Quarantine.bound(in: group, countLimit: count, byteLimit: bytes)
        }
    }

    @Test("Beyond the count the oldest go")
    func count() throws {
        for age in 1...5 { try put("f\(age)", bytes: 10, age: age) }
        bound(count: 3, bytes: 1000)
        #expect(try temporary.quarantined.sorted() == ["f1", "f2", "f3"])
    }

    @Test("Beyond the bytes the oldest go, but the newest stays however large it is")
    func bytes() throws {
        try put("new", bytes: 500, age: 1)
        try put("old", bytes: 10, age: 2)
        bound(count: 10, bytes: 505)
        #expect(try temporary.quarantined == ["new"])
        bound(count: 10, bytes: 5)
        #expect(try temporary.quarantined == ["new"])
    }

    @Test("A file set aside makes room by itself, and only there")
    func setAside() throws {
        try GroupLog.$listener.withValue({ _ in }) {
            for number in 0...Quarantine.countLimit + 5 {
                let path = group.path(.timelines, "w\(number).json")
                try AtomicFile.write([1], to: path)
                AtomicFile.setAside(path, in: group, reason: "a test")
            }
        }
        #expect(try temporary.quarantined.count == Quarantine.countLimit)
    }
}
