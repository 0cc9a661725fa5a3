import Foundation
import JSONText
import Synchronization
import Testing

@testable import GroupContainer

private typealias UserDefaults = GroupContainer.UserDefaults

@Suite struct UserDefaultsTests {
    let temporary: TemporaryGroup
    private let defaults: UserDefaults
    private let other: UserDefaults

    init() throws {
        temporary = try TemporaryGroup()
        defaults = UserDefaults(suite: "s", in: temporary.group)
        other = UserDefaults(store: DefaultsStore(Journal.separate("s", in: temporary.group)), suite: "s")
    }

    @Test("Each type comes back as it was set, in another process's object as well")
    func roundTrip() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
        let url = try #require(URL(string: "https://example.com/a?b=c#d"))
        defaults.set(true, forKey: "bool")
        defaults.set(42, forKey: "int")
        defaults.set(1.0, forKey: "double")
        defaults.set(Float(0.1), forKey: "float")
        defaults.set("text", forKey: "string")
        defaults.set(Data([0, 1, 255]), forKey: "data")
        defaults.set(date, forKey: "date")
        defaults.set(url, forKey: "url")
        defaults.set(URL(fileURLWithPath: "/tmp/x"), forKey: "file")
        defaults.set([1, "two", [3.5], true], forKey: "array")
        defaults.set(["a": 1, "b": ["c": Data([7])]], forKey: "dictionary")
        defaults.set(["$data": "no data"], forKey: "dollar")
        defaults.set(Double.nan, forKey: "nan")
        defaults.set(-Double.infinity, forKey: "infinity")
        defaults.set(-0.0, forKey: "minus zero")
        #expect(other.bool(forKey: "bool"))
        #expect(other.object(forKey: "bool") as? Bool == true)
        #expect(other.integer(forKey: "int") == 42)
        #expect(other.object(forKey: "double") is Double)
        #expect(other.float(forKey: "float") == 0.1)
        #expect(other.string(forKey: "string") == "text")
        #expect(other.data(forKey: "data") == Data([0, 1, 255]))
        #expect(other.object(forKey: "date") as? Date == date)
        #expect(other.url(forKey: "url") == url)
        #expect(other.url(forKey: "file")?.path == "/tmp/x")
        let array = try #require(other.array(forKey: "array"))
        #expect(array[0] as? Int == 1)
        #expect(array[1] as? String == "two")
        #expect(array[2] as? [Double] == [3.5])
        #expect(array[3] as? Bool == true)
        let inner = try #require(other.dictionary(forKey: "dictionary")?["b"] as? [String: Any])
        #expect(inner["c"] as? Data == Data([7]))
        #expect(other.dictionary(forKey: "dollar") as? [String: String] == ["$data": "no data"])
        #expect(other.double(forKey: "nan").isNaN)
        #expect(other.double(forKey: "infinity") == -.infinity)
        #expect(other.double(forKey: "minus zero").sign == .minus)
    }

    /// What the typed accessors give for a value, in Apple's order of things.
    struct Row: Sendable, CustomTestStringConvertible {
        var value: JSONValue
        var string: String?
        var integer = 0
        var double = 0.0
        var bool = false
        var isArray = false
        var isDictionary = false
        var isData = false
        var testDescription: String { "\(value)" }
    }

    static let rows: [Row] = [
        Row(value: .string("5"), string: "5", integer: 5, double: 5, bool: true),
        Row(value: .int(5), string: "5", integer: 5, double: 5, bool: true),
        Row(value: .double(5.5), string: "5.5", integer: 5, double: 5.5, bool: true),
        Row(value: .double(5), string: "5", integer: 5, double: 5, bool: true),
        Row(value: .bool(true), string: "1", integer: 1, double: 1, bool: true),
        Row(value: .bool(false), string: "0"),
        Row(value: .string("YES"), string: "YES", bool: true),
        Row(value: .string("true"), string: "true", bool: true),
        Row(value: .string(" +01"), string: " +01", integer: 1, double: 1, bool: true),
        Row(value: .string("NO"), string: "NO"),
        Row(value: .string("0"), string: "0"),
        Row(value: .string("on"), string: "on"),
        Row(value: .string("12abc"), string: "12abc", integer: 12, double: 12, bool: true),
        Row(value: .string(""), string: ""),
        Row(value: .double(1e300), string: "1e+300", integer: .max, double: 1e300, bool: true),
        Row(value: .double(-1e300), string: "-1e+300", integer: .min, double: -1e300, bool: true),
        Row(value: .int(.min), string: "-9223372036854775808", integer: .min, double: -0x1p63, bool: true),
        Row(value: .object(["$double": .string("nan")]), string: "nan", integer: 0, double: .nan, bool: true),
        Row(value: .object(["$date": .double(5)])),
        Row(value: .object(["$data": .string("AAE=")]), isData: true),
        Row(value: .array([.int(1), .array([.string("x")])]), isArray: true),
        Row(value: .object(["a": .int(1)]), isDictionary: true),
        Row(value: .object(["$data": .string("no base64!")]), isDictionary: true),
        Row(value: .null),
    ]

    @Test("A typed read of another type is Apple's conversion or nothing, never a crash", arguments: rows)
    func typedReads(_ row: Row) throws {
        try defaults.store.journal?.set(row.value, forKey: "key")
        let lines = Lines()
        lines.hear {
            #expect(defaults.string(forKey: "key") == row.string)
            #expect(defaults.integer(forKey: "key") == row.integer)
            let double = defaults.double(forKey: "key")
            #expect(double == row.double || double.isNaN && row.double.isNaN)
            #expect(defaults.bool(forKey: "key") == row.bool)
            #expect((defaults.array(forKey: "key") != nil) == row.isArray)
            #expect((defaults.dictionary(forKey: "key") != nil) == row.isDictionary)
            #expect((defaults.data(forKey: "key") != nil) == row.isData)
            #expect(defaults.stringArray(forKey: "key") == nil)
            _ = defaults.url(forKey: "key")
            _ = defaults.float(forKey: "key")
            #expect(defaults.object(forKey: "key") != nil)
        }
        // Each misfit was said once, and nothing was written over.
        #expect(lines.all.contains { $0.contains("'key' is not an array of strings") })
        #expect(Set(lines.all).count == lines.all.count)
        #expect(try defaults.store.journal?.value(forKey: "key") == row.value)
    }

    @Test("Foundation's own classes are stored like Swift's types")
    func foundationClasses() {
        defaults.set(NSNumber(value: true), forKey: "yes")
        defaults.set(NSNumber(value: 7), forKey: "seven")
        defaults.set(NSNumber(value: 0.5), forKey: "half")
        defaults.set(NSString(string: "text"), forKey: "text")
        defaults.set(NSArray(array: [1, 2]), forKey: "array")
        defaults.set(NSDictionary(dictionary: ["a": NSData(data: Data([1]))]), forKey: "dictionary")
        #expect(other.object(forKey: "yes") as? Bool == true)
        #expect(other.object(forKey: "seven") as? Int == 7)
        #expect(other.object(forKey: "half") as? Double == 0.5)
        #expect(other.string(forKey: "text") == "text")
        #expect(other.array(forKey: "array") as? [Int] == [1, 2])
        #expect(other.dictionary(forKey: "dictionary")?["a"] as? Data == Data([1]))
    }

    @Test("Integers of any width stay numbers")
    func widths() {
        defaults.set(Int8(1), forKey: "small")
        defaults.set(UInt64.max, forKey: "large")
        #expect(other.object(forKey: "small") as? Int == 1)
        #expect(other.double(forKey: "large") == Double(UInt64.max))
    }

    @Test("Nil removes, also when it hides in an Any")
    func nils() {
        defaults.set(1, forKey: "a")
        defaults.set(nil as Any?, forKey: "a")
        #expect(other.object(forKey: "a") == nil)
        defaults.set(["x": Optional<Int>.some(3) as Any], forKey: "wrapped")
        #expect(other.dictionary(forKey: "wrapped")?["x"] as? Int == 3)
        defaults.set(nil as URL?, forKey: "wrapped")
        #expect(other.object(forKey: "wrapped") == nil)
    }

    @Test("A value that is no property list is refused with a line, and the old value stays")
    func notPlist() {
        struct Thing {}
        defaults.set(1, forKey: "a")
        let lines = Lines()
        lines.hear { defaults.set([Thing()], forKey: "a") }
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.contains("'a' not stored") == true)
        #expect(other.integer(forKey: "a") == 1)
    }

    @Test("Registered values show only where nothing is set")
    func registration() {
        let key = "registered-\(UUID())"
        defaults.register(defaults: [key: 5])
        #expect(defaults.integer(forKey: key) == 5)
        #expect(other.integer(forKey: key) == 5)
        defaults.set(6, forKey: key)
        #expect(defaults.integer(forKey: key) == 6)
        defaults.removeObject(forKey: key)
        #expect(defaults.integer(forKey: key) == 5)
        #expect(defaults.dictionaryRepresentation()[key] as? Int == 5)
        #expect(defaults.persistentDomain(forName: "s") == nil)
    }

    @Test("Arguments are parsed as key and value; double dashes are not meant")
    func arguments() {
        let words = ["app", "-name", "x", "--group", "/g", "-n", "-5", "-flag", "-other", "y", "-"]
        let parsed = VolatileDomains.parse(words)
        #expect(parsed == ["name": .string("x"), "n": .string("-5"), "other": .string("y")])
    }

    @Test("Persistent domains are read, replaced as a whole and removed")
    func persistentDomains() throws {
        defaults.set(1, forKey: "a")
        defaults.set(2, forKey: "b")
        defaults.setPersistentDomain(["b": 3, "c": "x"], forName: "s")
        let domain = try #require(other.persistentDomain(forName: "s"))
        #expect(domain.keys.sorted() == ["b", "c"])
        #expect(other.integer(forKey: "b") == 3)
        other.removePersistentDomain(forName: "s")
        #expect(other.persistentDomain(forName: "s") == nil)
        #expect(other.object(forKey: "c") == nil)
    }

    @Test("Volatile domains are this process's and have names")
    func volatileDomains() {
        let name = "domain-\(UUID())"
        defaults.setVolatileDomain(["a": 1], forName: name)
        #expect(other.volatileDomain(forName: name)["a"] as? Int == 1)
        #expect(defaults.volatileDomainNames.contains(name))
        #expect(defaults.volatileDomainNames.contains(UserDefaults.registrationDomain))
        defaults.removeVolatileDomain(forName: name)
        #expect(defaults.volatileDomain(forName: name).isEmpty)
    }

    @Test("A change made here is notified here")
    func notification() async {
        await confirmation { confirmed in
            let defaults = defaults
            let token = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
            ) { _ in confirmed() }
            defaults.set(1, forKey: "a")
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("When the file cannot be read the last known values are used, and it is said once")
    func unreadable() throws {
        defaults.set(1, forKey: "a")
        #expect(other.integer(forKey: "a") == 1)
        let path = try #require(other.store.journal?.path)
        try Sys.link(path, path + ".second")
        try AtomicFile.write([], to: path + ".third")
        try Sys.unlink(path)
        #expect(symlink(path + ".second", path) == 0)
        let lines = Lines()
        lines.hear {
            #expect(other.integer(forKey: "a") == 1)
            #expect(other.integer(forKey: "a") == 1)
            other.set(2, forKey: "a")
            #expect(other.integer(forKey: "a") == 1)
        }
        #expect(lines.all.count { $0.contains("last known values") } == 1)
        #expect(lines.all.count { $0.contains("'a' not stored") } == 1)
    }
}
