/// Reads a value of the environment of the view that has this property.
@propertyWrapper
public struct Environment<Value> {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var environment = EnvironmentValues()

    /// A value by its key path.
    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// An object that was set by `environment(_:)`. Without one the program ends, as with Apple's.
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject {
        source = .object { environment in
            guard let object = environment[objectType] else {
                fatalError("No \(objectType) in the environment; set one with environment(_:)")
            }
            return object
        }
    }

    /// An object that was set by `environment(_:)`, or nil.
    public nonisolated init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        source = .object { $0[objectType] }
    }

    /// The value at the view's place.
    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
    }
}

extension Environment: EnvironmentReader {
    mutating func install(_ environment: EnvironmentValues) { self.environment = environment }
}

extension Environment: DynamicProperty {}
