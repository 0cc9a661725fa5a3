import WidgetArchive

/// A view while it is laid out: answers proposals and remembers its answers.
///
/// A tree of boxes is made by one call of the engine; parts that do not change are kept for the next, see
/// ``LayoutMemo``. Without the memory a stack in a stack in a stack would ask its
/// leaves nine times per level; with it the cost is near linear in the number of views.
class Box {
    /// A proposal and what was answered. The proposal's bits alone, for there are many boxes and many questions: a
    /// third less to look through in memory.
    private struct Answer {
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = Size()

        /// No double that is ever proposed: a NaN.
        private static let nothing = UInt64.max

        static func bits(_ length: Double?) -> UInt64 { length?.bitPattern ?? nothing }
    }

    let quantum: Quantum
    private var answers = InlineArray<6, Answer>(repeating: Answer())
    private var answered = 0

    init(_ quantum: Quantum) { self.quantum = quantum }

    /// The size the view chooses.
    final func size(_ proposal: Proposal) -> Size {
        let (width, height) = (Answer.bits(proposal.width), Answer.bits(proposal.height))
        for index in 0..<min(answered, 6) where answers[index].width == width && answers[index].height == height {
            return answers[index].size
        }
        var size = measure(proposal)
        // Not one step of arithmetic may carry a NaN on.
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        size = quantum.answer(size)
        answers[answered % 6] = Answer(width: width, height: height, size: size)
        answered += 1
        if answered == 12 { answered = 6 }
        return size
    }

    /// Computes the size. Called through ``size(_:)``.
    func measure(_ proposal: Proposal) -> Size { Size() }

    /// Appends what is drawn when the view, answering `proposal`, stands at `origin`.
    func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {}

    /// A guide's value that the view sets itself, in its own coordinates.
    func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? { nil }

    /// Whether ``explicit(_:_:)`` can ever answer for guides that are no baselines.
    var hasGuides: Bool { false }

    /// Who is served first in a stack.
    var priority: Double { 0 }

    /// What it wishes between itself and its neighbours.
    var gaps: Gaps { Gaps() }

    /// Front or back inside a stack (`zIndex`).
    var depth: Double { 0 }

    /// A guide's value: the view's own, or the usual one.
    final func value(_ guide: Guide, _ proposal: Proposal) -> Double {
        if hasGuides || guide.isBaseline, let value = explicit(guide, proposal), value.isFinite { return value }
        return guide.usual(in: size(proposal)[guide.axis])
    }

    /// Where a child stands in a container so that their guides meet.
    final func offset(
        of child: Box, _ proposal: Proposal, by guides: Guides, in size: Size
    ) -> Point {
        let childSize = child.size(proposal)
        func offset(_ guide: Guide) -> Double {
            let offset = guide.usual(in: size[guide.axis]) - child.value(guide, proposal)
            return offset.isFinite ? quantum.offset(offset, ofLength: childSize[guide.axis], guide.axis) : 0
        }
        return Point(x: offset(guides.horizontal), y: offset(guides.vertical))
    }
}

/// A box with one child that it does not change.
class Wrapper: Box {
    let child: Box
    // What the child says of itself, asked once: in a chain of wrappers every question would go all the way down.
    private let childHasGuides: Bool
    private let childPriority: Double
    private let childDepth: Double

    init(_ child: Box) {
        self.child = child
        (childHasGuides, childPriority, childDepth) = (child.hasGuides, child.priority, child.depth)
        super.init(child.quantum)
    }

    override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }
    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        child.place(proposal, at: origin, into: &out)
    }
    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? { child.explicit(guide, proposal) }
    override var hasGuides: Bool { childHasGuides }
    override var priority: Double { childPriority }
    override var gaps: Gaps { child.gaps }
    override var depth: Double { childDepth }

    /// The child's priority as a frame or padding passes it on: round a `Spacer` they are ordinary views.
    final var framedPriority: Double { childPriority == -.infinity ? 0 : childPriority }

    /// Places the child into one view that covers the whole box, so that effects and names have something to hold.
    final func placeWhole(_ proposal: Proposal, at origin: Point) -> PlacedView {
        let frame = Rect(origin: origin, size: size(proposal))
        var parts: [PlacedView] = []
        child.place(proposal, at: origin, into: &parts)
        if parts.count == 1, parts[0].frame == frame { return parts[0] }
        return PlacedView(frame: frame, children: parts)
    }
}
