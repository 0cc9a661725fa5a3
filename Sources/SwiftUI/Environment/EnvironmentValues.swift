internal import WidgetArchive

/// The values that a view passes down to the views inside it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    /// The built-in values; shared until one is changed.
    private var shared: Storage
    /// Notes which values were read that the surface may change; nil outside an archive.
    package var reads: EnvironmentReads?

    fileprivate final class Storage {
        var look: EnvironmentLook
        var keyed: [ObjectIdentifier: Any]
        init(look: EnvironmentLook, keyed: [ObjectIdentifier: Any]) { (self.look, self.keyed) = (look, keyed) }
    }

    private nonisolated(unsafe) static let initial = Storage(look: EnvironmentLook(), keyed: [:])

    /// The defaults.
    public init() { shared = Self.initial }

    /// The built-in values, without noting that they are read.
    package var look: EnvironmentLook {
        _read { yield shared.look }
        _modify {
            if shared === Self.initial || !isKnownUniquelyReferenced(&shared) {
                shared = Storage(look: shared.look, keyed: shared.keyed)
            }
            yield &shared.look
        }
    }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { shared.keyed[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { setKeyed(newValue, for: ObjectIdentifier(key)) }
    }

    /// An object of a type, set by `environment(_:)`.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { shared.keyed[ObjectIdentifier(objectType)] as? T }
        set { setKeyed(newValue as Any, for: ObjectIdentifier(objectType)) }
    }

    private mutating func setKeyed(_ value: Any, for key: ObjectIdentifier) {
        shared = Storage(look: shared.look, keyed: shared.keyed)
        shared.keyed[key] = value
    }

    /// Notes that the widget's rendering mode was read. WidgetKit's key calls it.
    package func noteRenderingModeRead() { reads?.renderingMode = true }

    /// For people.
    public var description: String { "EnvironmentValues(\(shared.look.colorScheme), \(shared.keyed.count) more)" }
}

/// Which values were read that the surface may change. An archive is made on one thread.
package final class EnvironmentReads: @unchecked Sendable {
    /// Whether `colorScheme` was read.
    package var colorScheme = false
    /// Whether `widgetRenderingMode` was read.
    package var renderingMode = false
}
