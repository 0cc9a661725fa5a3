/// A key of what a view says to the custom layout that it stands in.
public protocol LayoutValueKey {
    /// The value's type.
    associatedtype Value
    /// The value of views that say nothing.
    static var defaultValue: Value { get }
}

/// What a view says to its layout.
struct LayoutValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension View {
    /// Says something to the custom layout that the view stands in.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        let value = Unchecked(value)
        return scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            for index in start..<outputs.nodes.count {
                outputs.layoutValues[index, default: LayoutValues()][K.self] = value.value
            }
        }
    }
}
