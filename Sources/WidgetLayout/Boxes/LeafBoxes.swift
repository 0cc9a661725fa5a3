import WidgetArchive

/// A view without parts whose size follows a simple rule.
final class LeafBox: Box {
    enum Rule {
        /// Takes what is proposed, else these lengths.
        case greedy(Size)
        /// Always this size.
        case fixed(Size)
        /// A square in the proposal's shorter side.
        case square
        /// The proposed width (nil: `width`), always `height`.
        case bar(width: Double, height: Double)
        /// A square this long, whatever is proposed: iOS's rings do not shrink. On cells it does, to two rows at least.
        case ring(Double)
    }

    private let content: PlacedView.Content
    private let rule: Rule
    private let baseline: Double?

    init(_ content: PlacedView.Content, _ rule: Rule, baseline: Double? = nil, _ quantum: Quantum) {
        (self.content, self.rule, self.baseline) = (content, rule, baseline)
        super.init(quantum)
    }

    override func measure(_ proposal: Proposal) -> Size {
        switch rule {
        case .greedy(let usual):
            return Size(width: proposal.width ?? usual.width, height: proposal.height ?? usual.height)
        case .fixed(let size): return size
        case .square:
            let side: Double =
                switch (proposal.width, proposal.height) {
                case (nil, nil): 10
                case (let side?, nil), (nil, let side?): side
                case (let width?, let height?): min(width, height)
                }
            return Size(width: side, height: side)
        case .bar(let width, let height): return Size(width: proposal.width ?? width, height: height)
        case .ring(let most):
            guard let cell = quantum.cell else { return Size(width: most, height: most) }
            // A ring of one row would be no ring.
            let length = max(min(proposal.width ?? most, proposal.height ?? most, most), cell.height * 2)
            return Size(width: length, height: length)
        }
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        out.append(PlacedView(frame: Rect(origin: origin, size: size(proposal)), content: content))
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        guide.isBaseline ? baseline : nil
    }
}

/// `Spacer`.
final class SpacerBox: Box {
    /// The stack's axis; nil outside a stack, where it grows both ways.
    private let axis: Axis?
    private let least: Double

    init(_ axis: Axis?, minLength: Double?, _ quantum: Quantum) {
        self.axis = axis
        let length = minLength.flatMap { $0.isFinite ? max($0, 0) : nil } ?? Gaps.usual
        least = quantum.gap(length, axis ?? .horizontal)
        super.init(quantum)
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let axis else {
            return Size(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
        }
        return Size(axis, max(proposal[axis] ?? least, least), 0)
    }

    override var priority: Double { -.infinity }

    override var gaps: Gaps {
        switch axis {
        case .horizontal?: Gaps(top: .none, bottom: .none, leading: .none, trailing: .none)
        case .vertical?: Gaps(top: .none, bottom: .none, leading: .none, trailing: .none)
        case nil: Gaps()
        }
    }
}

/// `Divider`: a line across its stack.
final class DividerBox: Box {
    private let isVertical: Bool
    private let thickness: Double

    init(isVertical: Bool, thickness: Double, _ quantum: Quantum) {
        self.isVertical = isVertical
        self.thickness = thickness
        super.init(quantum)
    }

    override func measure(_ proposal: Proposal) -> Size {
        isVertical
            ? Size(width: thickness, height: proposal.height ?? 10)
            : Size(width: proposal.width ?? 10, height: thickness)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        out.append(
            PlacedView(
                frame: Rect(origin: origin, size: size(proposal)), content: .divider(isVertical: isVertical)))
    }
}

/// `ViewThatFits`.
final class FittingBox: Box {
    private let children: [Box]
    private let horizontal: Bool
    private let vertical: Bool

    init(horizontal: Bool, vertical: Bool, _ children: [Box], _ quantum: Quantum) {
        (self.horizontal, self.vertical, self.children) = (horizontal, vertical, children)
        super.init(quantum)
    }

    private func choice(_ proposal: Proposal) -> Box? {
        let asked = Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
        return children.first { child in
            let size = child.size(asked)
            if horizontal, let width = proposal.width, size.width > width + 1e-6 { return false }
            if vertical, let height = proposal.height, size.height > height + 1e-6 { return false }
            return true
        } ?? children.last
    }

    override func measure(_ proposal: Proposal) -> Size { choice(proposal)?.size(proposal) ?? Size() }
    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        choice(proposal)?.place(proposal, at: origin, into: &out)
    }
    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        choice(proposal)?.explicit(guide, proposal)
    }
    override var hasGuides: Bool { children.contains { $0.hasGuides } }
    override var gaps: Gaps { children.first?.gaps ?? Gaps() }
}

/// A subtree that was laid out by the user's own code for one size.
final class ResolvedBox: Box {
    private let node: ResolvedNode
    private let pieces: [Box]
    private let ask: ((Proposal) -> Size?)?

    init(_ node: ResolvedNode, _ pieces: [Box], asking ask: ((Proposal) -> Size?)?, _ quantum: Quantum) {
        (self.node, self.pieces, self.ask) = (node, pieces, ask)
        super.init(quantum)
    }

    override func measure(_ proposal: Proposal) -> Size {
        if let size = ask?(proposal) { return size }
        return node.isGreedy ? Size(width: proposal.width ?? 10, height: proposal.height ?? 10) : node.size
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        for (piece, box) in zip(node.pieces, pieces) {
            box.place(
                Proposal(piece.frame.size),
                at: Point(x: origin.x + piece.frame.origin.x, y: origin.y + piece.frame.origin.y), into: &out)
        }
    }
}

/// A subtree whose lines begin at the other side than its parent's.
final class MirrorBox: Wrapper {
    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let frame = Rect(origin: origin, size: size(proposal))
        var parts: [PlacedView] = []
        child.place(proposal, at: origin, into: &parts)
        for part in parts { out.append(part.mirrored(in: frame)) }
    }
}
