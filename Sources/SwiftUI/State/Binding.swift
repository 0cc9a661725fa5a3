/// A value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// A value that closures read and write.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
    /// A value that does not change.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
    /// The binding that was given.
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    /// A part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
    /// A binding whose changes are animated; an archive has no changes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    /// A binding of an optional.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
    /// A binding of what an optional holds; nil when it is empty.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }
}

// A binding reads and writes on the main actor, as the views do that pass it.
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable {
    /// The value's.
    public var id: Value.ID { wrappedValue.id }
}
