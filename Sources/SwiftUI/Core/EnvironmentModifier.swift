internal import WidgetArchive

/// A built-in modifier that changes the environment of a view and shows nothing itself.
struct EnvironmentModifier {
    let change: @MainActor (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier {
    typealias Body = Never
    static func _makeNodes(
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
        -> ModifiedContent<Self, EnvironmentModifier>
    {
        ModifiedContent(content: self, modifier: EnvironmentModifier(change: change))
    }
}

/// A built-in modifier that looks at its surroundings before it decides what to put around a view.
struct ScopedModifier {
    let apply: @MainActor (_ViewInputs, inout _ViewOutputs, (_ViewInputs, inout _ViewOutputs) -> Void) -> Void
}

extension ScopedModifier: ViewModifier {
    typealias Body = Never
    static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) { modifier.apply(inputs, &outputs, content) }
}

extension View {
    /// The view as a closure archives it.
    nonisolated func scoped(
        _ apply:
            @escaping @MainActor (_ViewInputs, inout _ViewOutputs, (_ViewInputs, inout _ViewOutputs) -> Void) -> Void
    ) -> ModifiedContent<Self, ScopedModifier> {
        ModifiedContent(content: self, modifier: ScopedModifier(apply: apply))
    }

    /// The view with an archive modifier that depends on its surroundings.
    nonisolated func wrapped(by make: @escaping @MainActor (_ViewInputs) -> Modifier)
        -> ModifiedContent<Self, ScopedModifier>
    {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            guard start < outputs.nodes.count else { return }
            outputs.wrap(from: start, in: make(inputs))
        }
    }
}
