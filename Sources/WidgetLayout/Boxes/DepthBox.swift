import WidgetArchive

/// `ZStack`: all children get the whole proposal; the highest priority decides the size.
final class DepthBox: Box {
    private let guides: Guides
    private let children: [Box]
    private let leading: [Box]
    private let guided: Bool

    init(alignment: Guides, _ children: [Box], _ quantum: Quantum) {
        guides = alignment
        self.children = children
        let top = children.map(\.priority).max() ?? 0
        leading = children.filter { $0.priority == top }
        guided = children.contains { $0.hasGuides }
        super.init(quantum)
    }

    override var gaps: Gaps {
        let gaps = children.map(\.gaps)
        return Gaps(
            top: Gaps.union(gaps.map(\.top)), bottom: Gaps.union(gaps.map(\.bottom)),
            leading: Gaps.union(gaps.map(\.leading)), trailing: Gaps.union(gaps.map(\.trailing)))
    }
    override var hasGuides: Bool { guided }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: extent(guides.horizontal, proposal).length, height: extent(guides.vertical, proposal).length)
    }

    /// How far the leading children reach before and after the guide they share.
    private func extent(_ guide: Guide, _ proposal: Proposal) -> (before: Double, length: Double) {
        var before = -Double.infinity
        var after = -Double.infinity
        for child in leading {
            let length = child.size(proposal)[guide.axis]
            if length == .infinity { return (0, .infinity) }
            let value = child.value(guide, proposal)
            before = max(before, value)
            after = max(after, length - value)
        }
        return leading.isEmpty ? (0, 0) : (before, before + after)
    }

    private func offset(of child: Box, _ proposal: Proposal, _ guide: Guide, before: Double) -> Double {
        let offset = before - child.value(guide, proposal)
        return offset.isFinite ? quantum.offset(offset, ofLength: child.size(proposal)[guide.axis], guide.axis) : 0
    }

    private func origins(_ proposal: Proposal) -> (inner: Proposal, origin: (Box) -> Point) {
        let inner = Proposal(size(proposal))
        let x = extent(guides.horizontal, inner).before
        let y = extent(guides.vertical, inner).before
        return (
            inner,
            { [guides] child in
                Point(
                    x: self.offset(of: child, inner, guides.horizontal, before: x),
                    y: self.offset(of: child, inner, guides.vertical, before: y))
            }
        )
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let (inner, place) = origins(proposal)
        var order: [(z: Double, first: Int)] = []
        for child in children {
            let offset = place(child)
            order.append((child.depth, out.count))
            child.place(inner, at: Point(x: origin.x + offset.x, y: origin.y + offset.y), into: &out)
        }
        DepthOrder.sort(&out, parts: order)
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        let (inner, place) = origins(proposal)
        var values: [Double] = []
        for child in children {
            guard let value = child.explicit(guide, inner) else { continue }
            let offset = place(child)
            values.append(value + (guide.axis == .horizontal ? offset.x : offset.y))
        }
        switch guide.kind {
        case .firstBaseline: return values.min()
        case .lastBaseline: return values.max()
        default: return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
    }
}
