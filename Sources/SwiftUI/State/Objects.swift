/// A view's own object. Widgets are archived anew each time, so it is made each time it is asked for first.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
    private final class Box {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private let box: Box
    /// An object made when it is needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }
    /// The object.
    public var wrappedValue: ObjectType { box.object }
    /// Bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }
}

/// An object from elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
    /// Bindings of an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// A property's binding.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
    /// The object.
    public var wrappedValue: ObjectType
    /// An object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// An object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// Bindings of the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object of the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty {
    private var object: ObjectType?
    /// The object of that type.
    public init() {}
    /// The object. Without one the program ends, as with Apple's.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError("No \(ObjectType.self) in the environment; set one with environmentObject(_:)")
        }
        return object
    }
    /// Bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: EnvironmentReader {
    mutating func install(_ environment: EnvironmentValues) { object = environment[ObjectType.self] }
}

extension View {
    /// Puts an object into the environment.
    public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> some View { environment(object) }
}
