internal import WidgetArchive

/// A value that views tell those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view says anything.
    static var defaultValue: Value { get }
    /// Adds what a further view says.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

// What views tell those around them is gathered while an archive is made, and read where a view is made of it. Closures
// that only change the state of a view are never called: a widget's state does not change.
extension View {
    /// Tells those around the view a value.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        let told = Unchecked(value)
        return scoped { inputs, outputs, content in
            content(inputs, &outputs)
            inputs.session.preferences.tell(K.self) { told.value }
        }
    }
    /// Changes what the views inside tell.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedContent<Self, _ScopedModifier> {
        let change = Unchecked(callback)
        return scoped { inputs, outputs, content in
            let outer = inputs.session.preferences.take(K.self)
            content(inputs, &outputs)
            var value = inputs.session.preferences.take(K.self) ?? K.defaultValue
            change.value(&value)
            inputs.session.preferences.put(K.self, outer)
            inputs.session.preferences.tell(K.self) { value }
        }
    }
    /// Never called: what is told does not change while a widget is on show.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    /// A view in front, made of what the views inside tell.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { layered(K.self, alignment, transform) { .overlay($0, alignment: $1.archived) } }
    /// A view behind, made of what the views inside tell.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { layered(K.self, alignment, transform) { .background($0, alignment: $1.archived) } }

    private nonisolated func layered<K: PreferenceKey, V: View>(
        _ key: K.Type, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V,
        _ modifier: @escaping @Sendable (Node, Alignment) -> Modifier
    ) -> ModifiedContent<Self, _ScopedModifier> {
        let make = Unchecked(transform)
        return scoped { inputs, outputs, content in
            let outer = inputs.session.preferences.take(K.self)
            let start = outputs.nodes.count
            content(inputs, &outputs)
            let told = inputs.session.preferences.take(K.self)
            let layer = inputs.layer(make.value(told ?? K.defaultValue), alignment)
            if start < outputs.nodes.count { outputs.wrap(from: start, in: modifier(layer, alignment)) }
            inputs.session.preferences.put(K.self, outer)
            if let told { inputs.session.preferences.tell(K.self) { told } }
        }
    }
}

/// What the views so far have told.
struct Preferences {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Adds a value.
    mutating func tell<K: PreferenceKey>(_ key: K.Type, _ next: () -> K.Value) {
        let id = ObjectIdentifier(key)
        guard var value = values[id] as? K.Value else {
            values[id] = next()
            return
        }
        K.reduce(value: &value, nextValue: next)
        values[id] = value
    }
    /// Takes a value out.
    mutating func take<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        values.removeValue(forKey: ObjectIdentifier(key)) as? K.Value
    }
    /// Puts a value back.
    mutating func put<K: PreferenceKey>(_ key: K.Type, _ value: K.Value?) {
        if let value { values[ObjectIdentifier(key)] = value }
    }
}
