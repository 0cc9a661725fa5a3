// An archive stands still: it shows an animation's beginning.
extension View {
    /// The view in the first of the phases.
    public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { FirstPhase(base: self, phase: phases.first { _ in true }, content: content) }

    /// The view in the first of the phases.
    public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { FirstPhase(base: self, phase: phases.first { _ in true }, content: content) }
}

private struct FirstPhase<Base: View, Phase, Content: View> {
    let base: Base
    let phase: Phase?
    let content: (PlaceholderContentView<Base>, Phase) -> Content
}

extension FirstPhase: View {
    var body: some View {
        if let phase {
            content(PlaceholderContentView(AnyView(base)), phase)
        } else {
            base
        }
    }
}
