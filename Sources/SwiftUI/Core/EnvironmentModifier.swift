internal import WidgetArchive

/// A built-in modifier that changes the environment of a view and shows nothing itself.
public struct _EnvironmentModifier {
    let change: @MainActor (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: ViewModifier {
    /// Built in.
    public typealias Body = Never
    /// Archives the view as the modifier changes it.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inputs = inputs
        modifier.change(&inputs.environment)
        content(inputs, &outputs)
    }
}

extension View {
    /// The view in a changed environment.
    nonisolated func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void)
        -> ModifiedContent<Self, _EnvironmentModifier>
    {
        ModifiedContent(content: self, modifier: _EnvironmentModifier(change: change))
    }
}

/// A built-in modifier that looks at its surroundings before it decides what to put around a view.
public struct _ScopedModifier {
    let apply: @MainActor (_ViewInputs, inout _ViewOutputs, (_ViewInputs, inout _ViewOutputs) -> Void) -> Void
}

extension _ScopedModifier: ViewModifier {
    /// Built in.
    public typealias Body = Never
    /// Archives the view as the modifier changes it.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) { modifier.apply(inputs, &outputs, content) }
}

extension View {
    /// The view as a closure archives it.
    nonisolated func scoped(
        _ apply:
            @escaping @MainActor (_ViewInputs, inout _ViewOutputs, (_ViewInputs, inout _ViewOutputs) -> Void) -> Void
    ) -> ModifiedContent<Self, _ScopedModifier> {
        ModifiedContent(content: self, modifier: _ScopedModifier(apply: apply))
    }

    /// The view with an archive modifier that depends on its surroundings.
    nonisolated func wrapped(by make: @escaping @MainActor (_ViewInputs) -> Modifier)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            guard start < outputs.nodes.count else { return }
            outputs.wrap(from: start, in: make(inputs))
        }
    }
}
