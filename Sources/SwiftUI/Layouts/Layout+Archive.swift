internal import WidgetArchive
internal import WidgetLayout

extension Layout {
    /// Archives a box that is filled by asking the layout when it is known what it is offered.
    @MainActor
    public static func _makeNodes(
        _ layout: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inner = _ViewOutputs()
        content(inputs, &inner)
        let children = Unchecked(inner)
        let layout = Unchecked(layout)
        outputs.append(
            inputs.filled(source: ArchiveSession.name(of: Self.self)) { inputs, size in
                LayoutPass(children.value, inputs).run(layout.value, offered: size)
            })
    }
}

/// One round of questions to a custom layout.
@MainActor
private struct LayoutPass {
    private let subviews: LayoutSubviews
    private let session: ArchiveSession

    init(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) {
        // Right to left is the surface's: it mirrors the finished box. The layout always sees left to right.
        let context = inputs.session.layoutContext
        session = inputs.session
        subviews = LayoutSubviews(
            outputs.nodes.enumerated().map { index, node in
                LayoutSubview(
                    node: node, values: outputs.layoutValues[index] ?? LayoutValues(), context: context, index: index)
            }[...], .leftToRight)
    }

    func run<L: Layout>(_ layout: L, offered: Size) -> ArchiveSession.Filling {
        let proposal = ProposedViewSize(width: offered.width, height: offered.height)
        var cache = layout.makeCache(subviews: subviews)
        let asked = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let size = Size(
            width: NumberCheck.finite(asked.width, or: offered.width, "sizeThatFits", session),
            height: NumberCheck.finite(asked.height, or: offered.height, "sizeThatFits", session))
        let bounds = CGRect(x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return ArchiveSession.Filling(pieces: subviews.map { piece($0, in: bounds) }, size: size)
    }

    /// Views that were not placed stand in the middle, as with Apple's.
    private func piece(_ view: LayoutSubview, in bounds: CGRect) -> ResolvedNode.Piece {
        let place = view.decision
        let proposal = place.position == nil ? ProposedViewSize(bounds.size) : place.proposal
        let position = place.position ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let anchor = place.position == nil ? UnitPoint.center : place.anchor
        let size = view.sizeThatFits(proposal)
        let origin = Point(
            x: NumberCheck.finite(position.x - anchor.x * size.width, or: 0, "place", session),
            y: NumberCheck.finite(position.y - anchor.y * size.height, or: 0, "place", session))
        // The box proposes a piece its frame; what was proposed stays so as far as it has a length.
        return ResolvedNode.Piece(
            frame: Rect(origin: origin, size: Size(width: size.width, height: size.height)), node: view.node)
    }
}
