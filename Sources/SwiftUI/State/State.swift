/// A view's own value. Widgets are archived anew each time, so it always has its initial value.
@propertyWrapper
public struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    /// An initial value.
    public init(wrappedValue value: Value) { box = Box(value) }
    /// An initial value.
    public init(initialValue value: Value) { box = Box(value) }
    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// A binding of the value.
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nothing at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty {}
extension State: @unchecked Sendable where Value: Sendable {}

/// Bindings of the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// An object.
    public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
    /// An object.
    public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
    /// The bindings.
    public var projectedValue: Bindable<Value> { self }
    /// A property's binding.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// A value that lasts as long as a gesture; in a widget always its initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value
    /// An initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

/// A length that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private var factor = 1.0
    /// A length at the usual text size.
    public init(wrappedValue: Value) { base = wrappedValue }
    /// A length at the usual text size, scaled with a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
    /// The length at the place's text size.
    public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: EnvironmentReader {
    mutating func install(_ environment: EnvironmentValues) { factor = environment.look.dynamicTypeSize.factor }
}
extension ScaledMetric: DynamicProperty {}
