/// A value of the user defaults.
@propertyWrapper
public struct AppStorage<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(
        _ key: String, _ store: UserDefaults?, _ initial: Value, decode: @escaping (Any) -> Value?,
        encode: @escaping (Value) -> Any?
    ) {
        // The standard defaults are opened only when the value is used.
        let store = { store ?? UserDefaults.standard }
        read = { store().object(forKey: key).flatMap(decode) ?? initial }
        write = { store().set(encode($0), forKey: key) }
    }

    /// The value, or the initial one when there is none.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    /// A binding of the value.
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    private static func plain(_ object: Any) -> Value? { object as? Value }
}

extension AppStorage: DynamicProperty {}

/// Numbers come back from a store as whatever they were written as.
private func bool(_ object: Any) -> Bool? { object as? Bool ?? (object as? Int).map { $0 != 0 } }
private func int(_ object: Any) -> Int? {
    object as? Int ?? (object as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) }
}
private func double(_ object: Any) -> Double? { object as? Double ?? (object as? Int).map(Double.init) }
private func url(_ object: Any) -> URL? { object as? URL ?? (object as? String).flatMap { URL(string: $0) } }

extension AppStorage {
    /// A truth value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, decode: bool, encode: { $0 })
    }
    /// An integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, decode: int, encode: { $0 })
    }
    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, decode: double, encode: { $0 })
    }
    /// A string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, decode: { $0 as? String }, encode: { $0 })
    }
    /// A URL.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, decode: url, encode: { $0.absoluteString })
    }
    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, decode: { $0 as? Data }, encode: { $0 })
    }
    /// A case with an integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, decode: { int($0).flatMap(Value.init) }, encode: { $0.rawValue })
    }
    /// A case with a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, wrappedValue, decode: { ($0 as? String).flatMap(Value.init) }, encode: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, decode: bool, encode: { $0 })
    }
    /// An integer or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, decode: int, encode: { $0 })
    }
    /// A number or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, decode: double, encode: { $0 })
    }
    /// A string or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, decode: { $0 as? String }, encode: { $0 })
    }
    /// A URL or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, decode: url, encode: { $0?.absoluteString })
    }
    /// Bytes or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, decode: { $0 as? Data }, encode: { $0 })
    }
}
