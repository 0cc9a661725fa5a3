import Foundation
import Testing

@testable import GroupContainer

private typealias UserDefaults = GroupContainer.UserDefaults

@Suite struct UserDefaultsUpdateTests {
    let temporary: TemporaryGroup
    private let defaults: UserDefaults

    init() throws {
        temporary = try TemporaryGroup()
        defaults = UserDefaults(suite: "s", in: temporary.group)
    }

    @Test("An update reads what another process wrote a moment ago, in an object used before")
    func otherProcess() throws {
        defaults.set(1, forKey: "n")
        #expect(try Probe("set", temporary.group.path, "s", "n", "42").line() == "set")
        #expect(defaults.integer(forKey: "n") == 42)
        #expect(UserDefaults(suite: "s", in: temporary.group).integer(forKey: "n") == 42)
        let before = try defaults.update { values in
            defer { values["n"] = 43 }
            return values.integer(forKey: "n")
        }
        #expect(before == 42)
        #expect(defaults.integer(forKey: "n") == 43)
    }

    @Test("Nothing is written outside the group directory")
    func noFilesOutside() throws {
        let config = (Sys.environment["HOME"] ?? "/") + "/.config"
        let before = (try? Sys.list(config).sorted()) ?? []
        defaults.set(1, forKey: "n")
        defaults.synchronize()
        #expect(((try? Sys.list(config).sorted()) ?? []) == before)
        #expect(try Sys.list(temporary.group.path(.defaults)) == ["s.jsonl"])
    }

    @Test("A thrown error takes back all of the update")
    func thrown() throws {
        struct Problem: Error {}
        defaults.set(1, forKey: "a")
        #expect(throws: Problem.self) {
            try defaults.update { values in
                values["a"] = 2
                values["b"] = "x"
                throw Problem()
            }
        }
        #expect(defaults.integer(forKey: "a") == 1)
        #expect(defaults.object(forKey: "b") == nil)
    }

    @Test("The typed reads of an update see its own changes and the registered values")
    func typed() throws {
        let key = "registered-\(UUID())"
        defaults.register(defaults: [key: true])
        try defaults.update { values in
            #expect(values.bool(forKey: key))
            values.set([1, 2], forKey: "array")
            values.set(Data([1]), forKey: "data")
            values.set("7.5", forKey: "text")
            #expect(values.array(forKey: "array") as? [Int] == [1, 2])
            #expect(values.data(forKey: "data") == Data([1]))
            #expect(values.double(forKey: "text") == 7.5)
            #expect(values.integer(forKey: "text") == 7)
            values.removeObject(forKey: "array")
            #expect(values.object(forKey: "array") == nil)
        }
        #expect(defaults.data(forKey: "data") == Data([1]))
        #expect(defaults.object(forKey: "array") == nil)
    }

    @Test("A holder that does not let go is named in the error")
    func holderNamed() throws {
        let probe = try Probe("hold", temporary.group.path, "defaults.s")
        #expect(probe.line() == "held")
        let error = #expect(throws: LockError.self) { try defaults.update { $0["a"] = 1 } }
        #expect(error?.description.contains("process \(probe.pid)") == true)
    }

    @Test("Another process's change reaches an observer, with its key")
    @MainActor
    func observed() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
        let token = try defaults.observe { continuation.yield($0) }
        defaults.set(1, forKey: "own")
        let probe = try Probe("set", temporary.group.path, "s", "n", "42")
        var keys: Set<String>?
        for await seen in stream {
            keys = seen
            break
        }
        #expect(keys == ["n"])
        token.cancel()
        _ = probe
    }
}
