/// A property that publishes its changes, before they are made.
@propertyWrapper
public struct Published<Value> {
    fileprivate final class Storage {
        var value: Value
        let fan = Fan<Value, Never>()
        /// Keeps what `assign(to:)` joined to this property, as long as the property lives.
        var bonds: [AnyCancellable] = []
        init(_ value: Value) { self.value = value }
        func set(_ new: Value) {
            fan.send(new)
            value = new
        }
    }
    private let storage: Storage

    /// A property with a first value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// A property with a first value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// Gives the value and each new one.
    public struct Publisher: Combine.Publisher {
        /// The values.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never
        fileprivate let storage: Published<Value>.Storage
        /// Attaches a subscriber, which gets the value as soon as it asks.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.fan.add(Relay(subscriber), first: storage.value)
        }
        fileprivate func join<P: Combine.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
            // The storage keeps the bond, so the bond must not keep the storage.
            storage.bonds.append(source.sink { [weak storage] in storage?.set($0) })
        }
    }

    /// Gives the value and each new one.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    /// The value of a property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            if let observable = object as? any ObservableObject {
                (observable.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            storage.set(newValue)
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.join(self)
    }
}
