public import Foundation
import JSONText

extension UserDefaults {
    /// Reads and writes any number of keys as one step that no other process comes between.
    ///
    ///     let count = try defaults.update { values in
    ///         values["count"] = values.integer(forKey: "count") + 1
    ///         return values.integer(forKey: "count")
    ///     }
    ///
    /// The values are read again inside the lock; what `body` sets is written as one line, or not at all when it
    /// throws. Keep it short: others wait meanwhile, and nesting is refused.
    ///
    /// - Parameters:
    ///   - durability: what the change survives once this returns.
    ///   - body: what to do.
    /// - Throws: what `body` throws, ``LockError`` naming the holder when the lock is not free within 2 s,
    ///   ``JournalError``, ``GroupError`` or ``SystemError``.
    @discardableResult
    public func update<T>(
        durability: Journal.Durability = .relaxed, _ body: (inout Transaction) throws -> T
    ) throws -> T {
        guard let journal = store.journal else { throw GroupError.noHome }
        var hasChanged = false
        let result = try journal.update(durability: durability) { transaction in
            var view = Transaction(self, transaction)
            let result = try body(&view)
            hasChanged = view.hasChanged
            transaction = view.transaction
            return result
        }
        if hasChanged { postChange() }
        return result
    }

    /// The defaults inside an update, with what it has set so far.
    public struct Transaction {
        private let defaults: UserDefaults
        var transaction: JournalTransaction
        var hasChanged: Bool { !transaction.changes.isEmpty }

        init(_ defaults: UserDefaults, _ transaction: JournalTransaction) {
            self.defaults = defaults
            self.transaction = transaction
        }

        /// The value of a key, as ``UserDefaults/object(forKey:)`` and ``UserDefaults/set(_:forKey:)-(Any?,_)`` have it.
        public subscript(key: String) -> Any? {
            get { object(forKey: key) }
            set { set(newValue, forKey: key) }
        }

        /// See ``UserDefaults/object(forKey:)``.
        public func object(forKey key: String) -> Any? { json(key).map { PropertyList.value($0) } }
        /// See ``UserDefaults/string(forKey:)``.
        public func string(forKey key: String) -> String? { json(key).flatMap(DefaultsConversion.string) }
        /// See ``UserDefaults/array(forKey:)``.
        public func array(forKey key: String) -> [Any]? { json(key).flatMap(DefaultsConversion.array) }
        /// See ``UserDefaults/stringArray(forKey:)``.
        public func stringArray(forKey key: String) -> [String]? { json(key).flatMap(DefaultsConversion.stringArray) }
        /// See ``UserDefaults/dictionary(forKey:)``.
        public func dictionary(forKey key: String) -> [String: Any]? {
            json(key).flatMap(DefaultsConversion.dictionary)
        }
        /// See ``UserDefaults/data(forKey:)``.
        public func data(forKey key: String) -> Data? { json(key).flatMap(DefaultsConversion.data) }
        /// See ``UserDefaults/url(forKey:)``.
        public func url(forKey key: String) -> URL? { json(key).flatMap(DefaultsConversion.url) }
        /// See ``UserDefaults/integer(forKey:)``.
        public func integer(forKey key: String) -> Int { json(key).flatMap(DefaultsConversion.integer) ?? 0 }
        /// See ``UserDefaults/double(forKey:)``.
        public func double(forKey key: String) -> Double { json(key).flatMap(DefaultsConversion.double) ?? 0 }
        /// See ``UserDefaults/float(forKey:)``.
        public func float(forKey key: String) -> Float { Float(double(forKey: key)) }
        /// See ``UserDefaults/bool(forKey:)``.
        public func bool(forKey key: String) -> Bool { json(key).flatMap(DefaultsConversion.bool) ?? false }

        /// Sets a property list value; nil removes the key. A value of another type changes nothing, and the log
        /// says so.
        public mutating func set(_ value: Any?, forKey key: String) {
            guard let value else { return removeObject(forKey: key) }
            guard let json = PropertyList.json(value) else {
                defaults.store.complain("'\(key)' not stored: \(type(of: value)) is not a property list value")
                return
            }
            transaction[key] = json
        }

        /// Removes a key.
        public mutating func removeObject(forKey key: String) { transaction[key] = nil }

        private func json(_ key: String) -> JSONValue? {
            defaults.json(key) { transaction[$0] }
        }
    }
}
