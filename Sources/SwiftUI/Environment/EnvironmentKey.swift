/// A key of a value of the environment.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}
