extension View {
    /// Sets a value of the environment.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        let change = Unchecked((keyPath, value))
        return scoped { inputs, outputs, content in
            // Colours are the surface's to choose, so it has to know.
            if let scheme = change.value.1 as? ColorScheme, change.value.0 == \EnvironmentValues.colorScheme {
                return inputs.forcing(scheme, &outputs, content)
            }
            var inputs = inputs
            inputs.change { $0[keyPath: change.value.0] = change.value.1 }
            content(inputs, &outputs)
        }
    }

    /// Puts an object into the environment.
    public nonisolated func environment<T: AnyObject>(_ object: T?) -> ModifiedContent<Self, _EnvironmentModifier> {
        let object = Unchecked(object)
        return changingEnvironment { $0[T.self] = object.value }
    }

    /// Changes a value of the environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> ModifiedContent<Self, _ScopedModifier> {
        let change = Unchecked((keyPath, transform))
        return scoped { inputs, outputs, content in
            var inputs = inputs
            inputs.change { change.value.1(&$0[keyPath: change.value.0]) }
            guard change.value.0 == \EnvironmentValues.colorScheme else { return content(inputs, &outputs) }
            inputs.forcing(inputs.environment.colorScheme, &outputs, content)
        }
    }
}

/// Carries a value of a nonisolated view description to the main actor, where all of an archive is made.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
