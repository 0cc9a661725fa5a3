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
            // So are the sides on which things stand.
            if let direction = change.value.1 as? LayoutDirection,
                change.value.0 == \EnvironmentValues.layoutDirection
            {
                return inputs.directing(direction, &outputs, content)
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
            var changed = inputs
            changed.change { change.value.1(&$0[keyPath: change.value.0]) }
            switch change.value.0 {
            case \EnvironmentValues.colorScheme:
                inputs.forcing(changed.environment.look.colorScheme, &outputs, content)
            case \EnvironmentValues.layoutDirection:
                inputs.directing(changed.environment.layoutDirection, &outputs, content)
            default: content(changed, &outputs)
            }
        }
    }
}

extension _ViewInputs {
    /// Archives content whose lines begin at a side of its own.
    fileprivate func directing(
        _ direction: LayoutDirection, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inputs = self
        inputs.environment.layoutDirection = direction
        let start = outputs.nodes.count
        content(inputs, &outputs)
        guard direction != environment.layoutDirection, start < outputs.nodes.count else { return }
        outputs.wrap(from: start, in: .layoutDirection(direction == .rightToLeft ? "rtl" : "ltr"))
    }
}

/// Carries a value of a nonisolated view description to the main actor, where all of an archive is made.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
