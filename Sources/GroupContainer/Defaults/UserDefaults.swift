public import Foundation
import JSONText
import Synchronization

/// Apple's `UserDefaults` over a file that the app, its extension and all others of the group share.
///
/// A suite is the journal `defaults/<suite>.jsonl` of the process's group directory. What one process sets another
/// sees at its next read, in an object it has had for long as well as in a new one; `synchronize()` is not needed.
/// A read-modify-write belongs into ``update(durability:_:)``.
///
/// Foundation's class of this name does not share between processes on Linux. A module with a file that imports
/// Foundation itself and names `UserDefaults` needs `typealias UserDefaults = WidgetKit.UserDefaults` once; without
/// it the name is ambiguous beside our modules, and Foundation's where there is no import of them.
///
/// Objects may be used from any thread.
open class UserDefaults: @unchecked Sendable {
    private let ownStore: DefaultsStore
    /// The suite's name.
    let suite: String
    private let added = Mutex<[(name: String, store: DefaultsStore)]>([])

    // MARK: Objects

    /// The defaults of this process: the suite named after its executable.
    open class var standard: UserDefaults { StandardDefaults.current }

    /// Forgets the object behind ``standard``; its values stay.
    open class func resetStandardUserDefaults() { StandardDefaults.reset() }

    /// The defaults of this process.
    public convenience init() {
        self.init(store: DefaultsStore.named(Self.processName), suite: Self.processName)
    }

    /// The defaults of a suite; `nil` and `"standard"` mean this process's own.
    ///
    /// - Returns: nil when the group directory is refused; the log says why.
    public convenience init?(suiteName suitename: String?) {
        let name = suitename.flatMap { $0 == "standard" ? nil : $0 } ?? Self.processName
        do {
            self.init(suite: name, in: try GroupDirectory.current)
        } catch {
            GroupLog.say("no defaults for suite '\(name)': \(error)")
            return nil
        }
    }

    /// The defaults of a suite in a group directory of your choice.
    public convenience init(suite: String, in group: GroupDirectory) {
        self.init(store: DefaultsStore(Journal.named(suite, in: group)), suite: suite)
    }

    init(store: DefaultsStore, suite: String) {
        ownStore = store
        self.suite = suite
    }

    /// Where the values are: in the group of the task that runs, if it has one of its own, so that an object which
    /// outlives a test serves the next one in that one's group.
    var store: DefaultsStore {
        guard let group = GroupDirectory.ofTask, ownStore.journal?.group != group else { return ownStore }
        return DefaultsStore(Journal.named(suite, in: group))
    }

    static var processName: String {
        let path = CommandLine.arguments.first ?? "process"
        return path.split(separator: "/").last.map(String.init) ?? "process"
    }

    // MARK: Reading

    /// The value of a key: a String, Bool, Int, Double, Data, Date, URL, array or dictionary; nil without one.
    open func object(forKey defaultName: String) -> Any? { json(defaultName).map { PropertyList.value($0) } }

    /// The same as ``object(forKey:)``, under the name that key-value coding gives it on Apple's systems.
    open func value(forKey key: String) -> Any? { object(forKey: key) }

    /// A string; numbers are converted. Nil for anything else.
    open func string(forKey defaultName: String) -> String? {
        read(defaultName, "a string", DefaultsConversion.string)
    }

    /// An array, or nil.
    open func array(forKey defaultName: String) -> [Any]? { read(defaultName, "an array", DefaultsConversion.array) }

    /// A dictionary, or nil.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        read(defaultName, "a dictionary", DefaultsConversion.dictionary)
    }

    /// Data, or nil.
    open func data(forKey defaultName: String) -> Data? { read(defaultName, "data", DefaultsConversion.data) }

    /// An array of nothing but strings, or nil.
    open func stringArray(forKey defaultName: String) -> [String]? {
        read(defaultName, "an array of strings", DefaultsConversion.stringArray)
    }

    /// A whole number: other numbers are cut, strings parsed, Bools 0 or 1; 0 for anything else.
    open func integer(forKey defaultName: String) -> Int {
        read(defaultName, "a number", DefaultsConversion.integer) ?? 0
    }

    /// A number, as ``double(forKey:)`` gives it.
    open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    /// A number: strings are parsed, Bools 0 or 1; 0 for anything else.
    open func double(forKey defaultName: String) -> Double {
        read(defaultName, "a number", DefaultsConversion.double) ?? 0
    }

    /// A Bool: numbers other than 0 are true, and the strings "YES", "true", "1" and the like.
    open func bool(forKey defaultName: String) -> Bool {
        read(defaultName, "a Bool", DefaultsConversion.bool) ?? false
    }

    /// A URL; a string is taken for a file's path. Nil for anything else.
    open func url(forKey defaultName: String) -> URL? { read(defaultName, "a URL", DefaultsConversion.url) }

    // MARK: Writing

    /// Sets a property list value: String, number, Bool, Data, Date, URL, or arrays and dictionaries of these.
    /// Nil removes the key. A value of another type is not stored, and the log says so.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let json = PropertyList.json(value) else {
            let reason = "\(type(of: value)) is not a property list value; encode it to Data"
            return store.complain("'\(defaultName)' not stored: \(reason)")
        }
        set(json: json, defaultName)
    }

    /// The same as ``set(_:forKey:)-(Any?,_)``, under the name of key-value coding.
    open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Sets a whole number.
    open func set(_ value: Int, forKey defaultName: String) { set(json: .int(Int64(value)), defaultName) }

    /// Sets a number.
    open func set(_ value: Float, forKey defaultName: String) {
        set(json: PropertyList.double(Double(value)), defaultName)
    }

    /// Sets a number.
    open func set(_ value: Double, forKey defaultName: String) { set(json: PropertyList.double(value), defaultName) }

    /// Sets a Bool.
    open func set(_ value: Bool, forKey defaultName: String) { set(json: .bool(value), defaultName) }

    /// Sets a URL.
    open func set(_ url: URL?, forKey defaultName: String) {
        set(json: url.map { PropertyList.url($0) }, defaultName)
    }

    /// Removes a key from this suite; a registered default shows again.
    open func removeObject(forKey defaultName: String) { set(json: nil, defaultName) }

    /// Gives values for keys that have none. They are for this process only and are not stored.
    open func register(defaults registrationDictionary: [String: Any]) {
        var values: [String: JSONValue] = [:]
        for (key, value) in registrationDictionary {
            guard let json = PropertyList.json(value) else {
                store.complain("'\(key)' not registered: \(type(of: value)) is not a property list value")
                continue
            }
            values[key] = json
        }
        VolatileDomains.register(values)
    }

    /// Whether the suite can be read. Nothing needs this call: reads are current and writes are done when they return.
    @discardableResult
    open func synchronize() -> Bool {
        guard let journal = store.journal else { return false }
        return (try? journal.sequence()) != nil
    }

    // MARK: Search

    /// Also looks for keys in another suite, after this one.
    open func addSuite(named suiteName: String) {
        let store = DefaultsStore.named(suiteName)
        added.withLock { added in
            if !added.contains(where: { $0.name == suiteName }) { added.append((suiteName, store)) }
        }
    }

    /// Takes back ``addSuite(named:)``.
    open func removeSuite(named suiteName: String) {
        added.withLock { $0.removeAll { $0.name == suiteName } }
    }

    /// All keys and values that can be seen, those of the registration domain included.
    open func dictionaryRepresentation() -> [String: Any] {
        var values = VolatileDomains.values(of: VolatileDomains.registration) ?? [:]
        for suite in added.withLock({ $0 }).reversed() { values.merge(suite.store.values) { $1 } }
        values.merge(store.values) { $1 }
        values.merge(VolatileDomains.values(of: VolatileDomains.argument) ?? [:]) { $1 }
        return values.mapValues { PropertyList.value($0) }
    }

    /// The arguments first, then the suite, the suites added, the registered values.
    func json(_ key: String, suiteValue: ((String) -> JSONValue?)? = nil) -> JSONValue? {
        if let value = VolatileDomains.value(forKey: key, in: VolatileDomains.argument) { return value }
        if let value = suiteValue.map({ $0(key) }) ?? store.value(forKey: key) { return value }
        for suite in added.withLock({ $0 }) {
            if let value = suite.store.value(forKey: key) { return value }
        }
        return VolatileDomains.value(forKey: key, in: VolatileDomains.registration)
    }

    private func read<T>(_ key: String, _ kind: String, _ convert: (JSONValue) -> T?) -> T? {
        guard let json = json(key) else { return nil }
        guard let value = convert(json) else {
            store.complain("'\(key)' is not \(kind), it is read as if it were absent")
            return nil
        }
        return value
    }

    private func set(json: JSONValue?, _ key: String) {
        var changes = JournalChanges()
        changes.set(json, forKey: key)
        write(changes)
    }

    func write(_ changes: JournalChanges) {
        if store.write(changes) { postChange() }
    }

    func postChange() {
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
}
