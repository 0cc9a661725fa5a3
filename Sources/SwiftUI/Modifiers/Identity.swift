internal import WidgetArchive

extension View {
    /// Gives the view an identity.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
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
    /// Names a choice; a widget has none.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
    /// Whether controls refuse taps.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.look.isEnabled = $0.look.isEnabled && !disabled }
    }
    /// Whether the view takes taps. One that does not is as if disabled.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        changingEnvironment { $0.look.isEnabled = $0.look.isEnabled && enabled }
    }
    /// Hides the labels of controls.
    public nonisolated func labelsHidden() -> some View {
        changingEnvironment { $0.look.controls.labelsHidden = true }
    }
    /// Light or dark for what asks; the surface keeps its own colours.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changingEnvironment { if let colorScheme { $0.look.colorScheme = colorScheme } }
    }
    /// Light or dark for what asks; the surface keeps its own colours.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { preferredColorScheme(colorScheme) }
    /// Equal views are not made anew; an archive is made once.
    public nonisolated func equatable() -> some View { self }
}
