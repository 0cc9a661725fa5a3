internal import WidgetArchive

extension View {
    /// Masks the view for some reasons.
    public nonisolated func redacted(reason: RedactionReasons) -> ModifiedContent<Self, _ScopedModifier> {
        scoped { inputs, outputs, content in
            var inputs = inputs
            inputs.environment.look.redactionReasons.formUnion(reason)
            let start = outputs.nodes.count
            content(inputs, &outputs)
            if !reason.isEmpty { outputs.wrap(from: start, in: .redacted(reason.names)) }
        }
    }
    /// Ends masking.
    public nonisolated func unredacted() -> ModifiedContent<Self, _ScopedModifier> {
        scoped { inputs, outputs, content in
            var inputs = inputs
            inputs.environment.look.redactionReasons = []
            let start = outputs.nodes.count
            content(inputs, &outputs)
            outputs.wrap(from: start, in: .redacted([]))
        }
    }
    /// May be hidden from others.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> ModifiedContent<Self, _ScopedModifier> {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            if sensitive { outputs.wrap(from: start, in: .privacySensitive) }
        }
    }
    /// Depends on the result of a tap and is dimmed while that is awaited.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> ModifiedContent<Self, _ScopedModifier>
    {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            if invalidatable { outputs.wrap(from: start, in: .invalidatable) }
        }
    }
}
