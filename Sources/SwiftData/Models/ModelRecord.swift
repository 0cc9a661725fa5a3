/// What is kept of one object: its properties as JSON, and the names of the objects it has.
public final class _ModelRecord {
    struct Kept: Codable, Equatable {
        var values: [String: String] = [:]
        var related: [String: [String]] = [:]
        /// Properties whose objects are deleted with this one.
        var cascading: [String]?
    }
    var kept: Kept
    private let context: ModelContext?

    init(_ kept: Kept = Kept(), context: ModelContext? = nil) { (self.kept, self.context) = (kept, context) }

    // MARK: Plain values

    /// A property of a new object.
    @_disfavoredOverload
    public func initial<T: Decodable>(_ name: String) throws -> T {
        if let value: T = try decoded(name) { return value }
        if let type = T.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? T {
            return none
        }
        throw SwiftDataError.missingValue(name)
    }
    /// A property, or what it is where nothing was kept.
    @_disfavoredOverload
    public func value<T: Decodable>(_ name: String, or present: T) throws -> T { try decoded(name) ?? present }
    /// Keeps a property.
    @_disfavoredOverload
    public func set<T: Encodable>(_ name: String, _ value: T, cascades: Bool = false) throws {
        kept.values[name] = String(decoding: try Self.encoder.encode([value]), as: UTF8.self)
    }

    private func decoded<T: Decodable>(_ name: String) throws -> T? {
        guard let text = kept.values[name] else { return nil }
        return try Self.decoder.decode([T].self, from: Data(text.utf8)).first
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    // MARK: Other objects

    /// An object that a new object has.
    public func initial<T: PersistentModel>(_ name: String) throws -> T {
        guard let found = related(name, T.self).first else { throw SwiftDataError.missingValue(name) }
        return found
    }
    /// The object that a new object has: none until `_load`.
    public func initial<T: PersistentModel>(_ name: String) throws -> T? { nil }
    /// The objects that a new object has: none until `_load`.
    public func initial<T: PersistentModel>(_ name: String) throws -> [T] { [] }
    /// The objects that a new object has: none until `_load`.
    public func initial<T: PersistentModel>(_ name: String) throws -> [T]? { nil }
    /// The object that an object has.
    public func value<T: PersistentModel>(_ name: String, or present: T) throws -> T {
        related(name, T.self).first ?? present
    }
    /// The object that an object has.
    public func value<T: PersistentModel>(_ name: String, or present: T?) throws -> T? {
        kept.related[name] == nil ? present : related(name, T.self).first
    }
    /// The objects that an object has.
    public func value<T: PersistentModel>(_ name: String, or present: [T]) throws -> [T] {
        kept.related[name] == nil ? present : related(name, T.self)
    }
    /// The objects that an object has.
    public func value<T: PersistentModel>(_ name: String, or present: [T]?) throws -> [T]? {
        kept.related[name] == nil ? present : related(name, T.self)
    }
    /// Keeps which object it has.
    public func set<T: PersistentModel>(_ name: String, _ value: T, cascades: Bool = false) throws {
        keep(name, [value], cascades)
    }
    /// Keeps which object it has.
    public func set<T: PersistentModel>(_ name: String, _ value: T?, cascades: Bool = false) throws {
        keep(name, value.map { [$0] } ?? [], cascades)
    }
    /// Keeps which objects it has.
    public func set<T: PersistentModel>(_ name: String, _ value: [T], cascades: Bool = false) throws {
        keep(name, value, cascades)
    }
    /// Keeps which objects it has.
    public func set<T: PersistentModel>(_ name: String, _ value: [T]?, cascades: Bool = false) throws {
        keep(name, value ?? [], cascades)
    }

    private func keep(_ name: String, _ objects: [some PersistentModel], _ cascades: Bool) {
        kept.related[name] = objects.map { $0.persistentModelID.storeKey }
        if cascades { kept.cascading = (kept.cascading ?? []) + [name] }
        // What a kept object has is kept, too.
        for object in objects where object._model.context == nil && !object._model.isDeleted { context?.insert(object) }
    }

    private func related<T: PersistentModel>(_ name: String, _ type: T.Type) -> [T] {
        (kept.related[name] ?? []).compactMap { PersistentIdentifier(storeKey: $0) }.compactMap {
            context?.object(for: $0, as: T.self)
        }
    }
}

/// Why objects cannot be kept or fetched.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// What went wrong, and what to do.
    public let description: String
    /// What went wrong, and what to do.
    public var errorDescription: String? { description }

    static func missingValue(_ name: String) -> SwiftDataError {
        SwiftDataError(description: "nothing was kept for the property “\(name)”; give it a default value")
    }
    static func unreadable(_ key: String, _ error: any Error) -> SwiftDataError {
        SwiftDataError(description: "\(key) cannot be read: \(error)")
    }
}
