import Synchronization

/// Holds what intents and queries of this process depend on.
public final class AppDependencyManager: Sendable {
    /// The one that `@Dependency` asks unless told otherwise.
    public static let shared = AppDependencyManager()

    private let makers = Mutex<[AnyHashableKey: @Sendable () throws -> any Sendable]>([:])

    /// A manager for tests.
    public init() {}

    /// Registers a dependency; it is made when it is first read.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) { store(key, Dependency.self, dependency) }

    /// Registers a dependency whose making can fail.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @escaping @Sendable () throws -> Dependency
    ) { store(key, Dependency.self, dependency) }

    private func store<D: Sendable>(_ key: AnyHashable?, _ type: D.Type, _ make: @escaping @Sendable () throws -> D) {
        let once = Mutex<D?>(nil)
        let holder = Box(once)
        makers.withLock { makers in
            makers[AnyHashableKey(key, type)] = {
                try holder.value.withLock { made in
                    if let made { return made }
                    let new = try make()
                    made = new
                    return new
                }
            }
        }
    }

    func value<D: Sendable>(_ key: AnyHashable?, _ type: D.Type) throws -> D? {
        guard let make = makers.withLock({ $0[AnyHashableKey(key, type)] }) else { return nil }
        return try make() as? D
    }

    private final class Box<D: Sendable>: Sendable {
        let value: Mutex<D?>
        init(_ value: consuming Mutex<D?>) { self.value = value }
    }
}

/// Names a dependency by key or type.
private struct AnyHashableKey: Hashable, @unchecked Sendable {
    // Keys are written once and only compared.
    let key: AnyHashable?
    let type: ObjectIdentifier
    init(_ key: AnyHashable?, _ type: Any.Type) { (self.key, self.type) = (key, ObjectIdentifier(type)) }
}

/// Something an intent or query depends on, registered with an ``AppDependencyManager`` by the process's start.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let preset: (@Sendable () -> Value)?

    /// The dependency of that type (and key).
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager, preset) = (key, manager, nil)
    }
    /// The dependency of that type (and key), or a default.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default preset: @autoclosure @escaping @Sendable () -> Value
    ) { (self.key, self.manager, self.preset) = (key, manager, preset) }

    /// The dependency; reading one that nobody registered ends the process with a message.
    public var wrappedValue: Value {
        if let value = try? manager.value(key, Value.self) { return value }
        if let preset { return preset() }
        fatalError(
            "No dependency of type \(Value.self) is registered in this process: call AppDependencyManager.shared.add in the "
                + "initialiser of the app and of the widget bundle")
    }
}

// Known in intents and queries alone, as with Apple's, so that another library's `@Dependency` means what it did.
extension _SupportsAppDependencies {
    /// Something an intent or query depends on.
    public typealias Dependency = AppDependency
}
