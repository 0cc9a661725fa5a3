import WidgetArchive

/// `HStack` and `VStack`.
final class StackBox: Box {
    private struct Arrangement {
        var proposal: Proposal
        var proposals: [Proposal]
        var sizes: [Size]
        /// Across the axis, where each child begins.
        var offsets: [Double]
        var size: Size
    }

    private let axis: Axis
    private let guide: Guide
    private let children: [Box]
    /// Before each child; the first is 0.
    private let spaces: [Double]
    private let spacing: Double
    private let ownGaps: Gaps
    private let guided: Bool
    private let priorities: [Double]
    private var recent: Arrangement?

    init(_ axis: Axis, alignment: Guides, spacing: Double?, _ children: [Box], _ quantum: Quantum) {
        self.axis = axis
        self.children = children
        guide = axis == .horizontal ? alignment.vertical : alignment.horizontal
        let wish = spacing.flatMap { $0.isFinite ? $0 : nil }
        var spaces: [Double] = []
        spaces.reserveCapacity(children.count)
        let gaps = children.map(\.gaps)
        for index in children.indices {
            if index == 0 {
                spaces.append(0)
            } else {
                let space = wish ?? Gaps.between(gaps[index - 1], gaps[index], along: axis)
                spaces.append(quantum.gap(space, axis))
            }
        }
        self.spaces = spaces
        self.spacing = spaces.reduce(0, +)
        ownGaps =
            axis == .horizontal
            ? Gaps(
                top: Gaps.union(gaps.map(\.top)), bottom: Gaps.union(gaps.map(\.bottom)),
                leading: gaps.first?.leading ?? .plain, trailing: gaps.last?.trailing ?? .plain)
            : Gaps(
                top: gaps.first?.top ?? .plain, bottom: gaps.last?.bottom ?? .plain,
                leading: Gaps.union(gaps.map(\.leading)), trailing: Gaps.union(gaps.map(\.trailing)))
        guided = children.contains { $0.hasGuides }
        priorities = children.map(\.priority)
        super.init(quantum)
    }

    override var gaps: Gaps { ownGaps }
    override var hasGuides: Bool { guided }

    override func measure(_ proposal: Proposal) -> Size { arrangement(proposal).size }

    private func arrangement(_ proposal: Proposal) -> Arrangement {
        if let recent, recent.proposal == proposal { return recent }
        let made = arrange(proposal)
        recent = made
        return made
    }

    private func arrange(_ proposal: Proposal) -> Arrangement {
        let minor = proposal[axis.other]
        var arrangement = Arrangement(
            proposal: proposal, proposals: Array(repeating: Proposal(axis, nil, minor), count: children.count),
            sizes: [], offsets: [], size: Size())
        if let major = proposal[axis] {
            let shares = Division.shares(
                of: major - spacing, among: children, priorities: priorities, axis: axis, minor: minor, quantum: quantum
            )
            for index in children.indices { arrangement.proposals[index][axis] = shares[index] }
        }
        var length = spacing
        arrangement.sizes.reserveCapacity(children.count)
        for index in children.indices {
            let size = children[index].size(arrangement.proposals[index])
            arrangement.sizes.append(size)
            length += size[axis]
        }
        let across = crossOffsets(arrangement)
        arrangement.offsets = across.offsets
        arrangement.size = Size(axis, max(length, 0), across.extent)
        return arrangement
    }

    /// Children meet at the guide: the one that reaches furthest before it begins at zero.
    private func crossOffsets(_ arrangement: Arrangement) -> (offsets: [Double], extent: Double) {
        let cross = axis.other
        var before = -Double.infinity
        var values: [Double] = []
        values.reserveCapacity(children.count)
        for index in children.indices {
            let length = arrangement.sizes[index][cross]
            // An endless child (only while measuring) makes the stack endless; no offsets matter then.
            if length == .infinity { return (Array(repeating: 0, count: children.count), .infinity) }
            let value = children[index].value(guide, arrangement.proposals[index])
            values.append(value)
            before = max(before, value)
        }
        var extent = 0.0
        for index in children.indices {
            let length = arrangement.sizes[index][cross]
            values[index] = quantum.offset(before - values[index], ofLength: length, cross)
            extent = max(extent, values[index] + length)
        }
        return (values, extent)
    }

    /// The arrangement that is drawn: without a proposal across, the stack's own extent is proposed to the children, so
    /// that what is flexible fills it.
    private func settled(_ proposal: Proposal) -> Arrangement {
        let first = arrangement(proposal)
        if proposal[axis.other] != nil { return first }
        var settled = proposal
        settled[axis.other] = first.size[axis.other]
        return arrangement(settled)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let arrangement = settled(proposal)
        var major = axis == .horizontal ? origin.x : origin.y
        let minor = axis == .horizontal ? origin.y : origin.x
        var order: [(z: Double, first: Int)] = []
        for index in children.indices {
            major += spaces[index]
            order.append((children[index].depth, out.count))
            children[index].place(
                arrangement.proposals[index], at: Point(axis, major, minor + arrangement.offsets[index]), into: &out)
            major += arrangement.sizes[index][axis]
        }
        DepthOrder.sort(&out, parts: order)
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        let arrangement = settled(proposal)
        var position = 0.0
        var values: [Double] = []
        for index in children.indices {
            position += spaces[index]
            if let value = children[index].explicit(guide, arrangement.proposals[index]) {
                let shifted = value + (guide.axis == axis ? position : arrangement.offsets[index])
                if case .firstBaseline = guide.kind { return shifted }
                values.append(shifted)
            }
            position += arrangement.sizes[index][axis]
        }
        if case .lastBaseline = guide.kind { return values.last }
        return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
}
