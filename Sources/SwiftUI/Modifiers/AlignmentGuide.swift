internal import WidgetArchive
internal import WidgetLayout

extension View {
    /// Sets a guide across. The closure sees the size that the view takes of what is probably offered.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _ScopedModifier> {
        let compute = Unchecked(computeValue)
        return scoped { inputs, outputs, content in
            inputs.setGuide(&outputs, content) {
                .guides(horizontal: [g.guide.rawValue: compute.value($0)], vertical: [:])
            }
        }
    }

    /// Sets a guide down. The closure sees the size that the view takes of what is probably offered.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _ScopedModifier> {
        let compute = Unchecked(computeValue)
        return scoped { inputs, outputs, content in
            inputs.setGuide(&outputs, content) {
                .guides(horizontal: [:], vertical: [g.guide.rawValue: compute.value($0)])
            }
        }
    }
}

extension _ViewInputs {
    @MainActor
    fileprivate func setGuide(
        _ outputs: inout _ViewOutputs, _ content: (_ViewInputs, inout _ViewOutputs) -> Void,
        _ make: (ViewDimensions) -> Modifier
    ) {
        let start = outputs.nodes.count
        content(self, &outputs)
        for index in start..<outputs.nodes.count {
            let size = session.size(of: outputs.nodes[index], in: proposal)
            let modifier = NumberCheck.checked(make(ViewDimensions(width: size.width, height: size.height)), session)
            outputs.nodes[index] = Node(.modified(modifier, outputs.nodes[index]))
        }
    }
}
