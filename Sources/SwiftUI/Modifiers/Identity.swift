internal import WidgetArchive

extension View {
    /// Gives the view an identity.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _ScopedModifier> {
        let id = Unchecked(id)
        return scoped { inputs, outputs, content in
            var inputs = inputs
            let text = IdentityText.of(id.value)
            inputs.identity += "\(text)/"
            let start = outputs.nodes.count
            content(inputs, &outputs)
            for index in start..<outputs.nodes.count {
                outputs.nodes[index].adopt(id: index == start ? text : "\(text)+\(index - start)")
            }
        }
    }
    /// Names a view among a ``Canvas``'s symbols. Choices, which tags name elsewhere, a widget has none.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        layoutValue(key: TagKey.self, value: AnyHashable(tag))
    }
    /// Whether controls refuse taps.
    public nonisolated func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.isEnabled = $0.look.isEnabled && !disabled }
    }
    /// Whether the view takes taps. One that does not is as if disabled.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.isEnabled = $0.look.isEnabled && enabled }
    }
    /// Hides the labels of controls.
    public nonisolated func labelsHidden() -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.controls.labelsHidden = true }
    }
    /// The colours of a scheme for the view, whatever the surface has.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedContent<Self, _ScopedModifier>
    {
        scoped { inputs, outputs, content in
            guard let colorScheme else { return content(inputs, &outputs) }
            inputs.forcing(colorScheme, &outputs, content)
        }
    }
    /// The colours of a scheme for the view, whatever the surface has.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { preferredColorScheme(colorScheme) }
    /// Equal views are not made anew; an archive is made once.
    public nonisolated func equatable() -> some View { self }
}

extension _ViewInputs {
    /// Archives content with the colours of a scheme.
    func forcing(
        _ scheme: ColorScheme, _ outputs: inout _ViewOutputs, _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inputs = self
        inputs.environment.look.colorScheme = scheme
        let start = outputs.nodes.count
        content(inputs, &outputs)
        if start < outputs.nodes.count {
            outputs.wrap(from: start, in: .colorScheme(scheme == .dark ? "dark" : "light"))
        }
    }
}
