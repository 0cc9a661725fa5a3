/// A value that a scene keeps. Widgets have no scenes and are archived anew each time, so it always has its initial
/// value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>
    private init(initial: Value) { state = State(wrappedValue: initial) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding of the value.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage {
    /// A truth value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(initial: wrappedValue) }
    /// An integer.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initial: wrappedValue) }
    /// A number.
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(initial: wrappedValue) }
    /// A string.
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(initial: wrappedValue) }
    /// A URL.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(initial: wrappedValue) }
    /// Bytes.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(initial: wrappedValue) }
    /// A case with an integer.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(initial: wrappedValue)
    }
    /// A case with a string.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(initial: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value or nil.
    public init(_ key: String) where Value == Bool? { self.init(initial: nil) }
    /// An integer or nil.
    public init(_ key: String) where Value == Int? { self.init(initial: nil) }
    /// A number or nil.
    public init(_ key: String) where Value == Double? { self.init(initial: nil) }
    /// A string or nil.
    public init(_ key: String) where Value == String? { self.init(initial: nil) }
    /// A URL or nil.
    public init(_ key: String) where Value == URL? { self.init(initial: nil) }
    /// Bytes or nil.
    public init(_ key: String) where Value == Data? { self.init(initial: nil) }
    /// A case with an integer, or nil.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(initial: nil) }
    /// A case with a string, or nil.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(initial: nil) }
}
