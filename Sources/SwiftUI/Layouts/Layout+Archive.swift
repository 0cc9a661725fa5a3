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
        let answers = LayoutAnswers()
        outputs.append(
            inputs.filled(source: ArchiveSession.name(of: Self.self)) { inputs, proposal in
                if let known = answers.size(for: proposal) { return known }
                let size = LayoutPass(children.value, inputs).size(layout.value, proposal)
                answers.keep(proposal, size)
                return size
            } _: { inputs, size in
                LayoutPass(children.value, inputs).run(layout.value, answers.proposal(for: size))
            })
    }
}

/// What a custom layout has answered so far. Each box keeps its own, and what it answered decides where it places.
@MainActor
private final class LayoutAnswers {
    private var known: [(proposal: Proposal, size: Size)] = []

    func size(for proposal: Proposal) -> Size? { known.last { $0.proposal == proposal }?.size }
    func keep(_ proposal: Proposal, _ size: Size) { known.append((proposal, size)) }
    /// The proposal that a size answered; the size itself where none did.
    func proposal(for size: Size) -> Proposal { known.last { $0.size == size }?.proposal ?? Proposal(size) }
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

    /// The layout's size for a proposal.
    func size<L: Layout>(_ layout: L, _ proposal: Proposal) -> Size {
        var cache = layout.makeCache(subviews: subviews)
        return size(layout, proposal, &cache)
    }

    private func size<L: Layout>(_ layout: L, _ proposal: Proposal, _ cache: inout L.Cache) -> Size {
        let asked = layout.sizeThatFits(
            proposal: ProposedViewSize(proposal), subviews: subviews,
            cache: &cache)
        func length(_ length: CGFloat, _ offered: Double?) -> Double {
            max(
                NumberCheck.finite(
                    length, or: offered.flatMap { $0.isFinite ? $0 : nil } ?? 10, "sizeThatFits", session), 0)
        }
        return Size(width: length(asked.width, proposal.width), height: length(asked.height, proposal.height))
    }

    /// The views at the places that the layout gives them, for a proposal.
    func run<L: Layout>(_ layout: L, _ offered: Proposal) -> ArchiveSession.Filling {
        let proposal = ProposedViewSize(offered)
        var cache = layout.makeCache(subviews: subviews)
        let size = size(layout, offered, &cache)
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
