/// A place or an area that is known in another view's coordinates.
public struct Anchor<Value: Sendable>: Sendable {
    let value: Value
    package init(_ value: Value) { self.value = value }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension GeometryProxy {
    /// What an anchor stands for. An archive has one system of coordinates, that of the view that made the anchor.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
