import WidgetArchive

/// A wrapper that gives its child a place by alignment.
class AligningBox: Wrapper {
    let guides: Guides

    init(_ child: Box, _ guides: Guides) {
        self.guides = guides
        super.init(child)
    }

    /// What the child is offered in the end.
    func inner(_ proposal: Proposal) -> Proposal { Proposal(size(proposal)) }

    private func origin(_ proposal: Proposal) -> (Proposal, Point) {
        let inner = inner(proposal)
        return (inner, offset(of: child, inner, by: guides, in: size(proposal)))
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let (inner, offset) = self.origin(proposal)
        child.place(inner, at: Point(x: origin.x + offset.x, y: origin.y + offset.y), into: &out)
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        let (inner, offset) = self.origin(proposal)
        return child.explicit(guide, inner).map { $0 + (guide.axis == .horizontal ? offset.x : offset.y) }
    }

    override var priority: Double { framedPriority }
}

/// `frame(width:height:alignment:)`.
final class FrameBox: AligningBox {
    private let width: Double?
    private let height: Double?
    private let childWidth: Double?
    private let childHeight: Double?

    init(width: Double?, height: Double?, alignment: Guides, _ child: Box) {
        // A negative or endless length is a mistake that iOS reports and then ignores.
        func sane(_ length: Double?) -> Double? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        let quantum = child.quantum
        func outer(_ length: Double?, _ axis: Axis) -> Double? { sane(length).map { quantum.length($0, axis) } }
        func inner(_ length: Double?, _ axis: Axis) -> Double? {
            sane(length).map { quantum.isThin($0, axis) ? $0 : quantum.length($0, axis) }
        }
        self.width = outer(width, .horizontal)
        self.height = outer(height, .vertical)
        childWidth = inner(width, .horizontal)
        childHeight = inner(height, .vertical)
        super.init(child, alignment)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(childWidth ?? proposal.width, childHeight ?? proposal.height)
    }

    override func measure(_ proposal: Proposal) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child.size(inner(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    override var gaps: Gaps {
        var gaps = child.gaps
        if width != nil { (gaps.leading, gaps.trailing) = (.plain, .plain) }
        if height != nil { (gaps.top, gaps.bottom) = (.plain, .plain) }
        return gaps
    }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
final class FlexibleFrameBox: AligningBox {
    private struct Bounds {
        var least: Double?
        var ideal: Double?
        var most: Double?

        init(_ least: Double?, _ ideal: Double?, _ most: Double?, _ axis: Axis, _ quantum: Quantum) {
            func sane(_ length: Double?) -> Double? {
                length.flatMap { $0.isNaN ? nil : quantum.length(max($0, 0), axis) }
            }
            // An endless least or ideal length would push the view out of every surface.
            self.least = sane(least).flatMap { $0.isFinite ? $0 : nil }
            self.ideal = sane(ideal).flatMap { $0.isFinite ? $0 : nil }
            self.most = sane(most)
            // Contradicting bounds are raised to the one before, as iOS does after its warning.
            if let low = self.least {
                self.ideal = self.ideal.map { max($0, low) }
                self.most = self.most.map { max($0, low) }
            }
            if let ideal = self.ideal { self.most = self.most.map { max($0, ideal) } }
        }

        func clamp(_ length: Double) -> Double { min(max(length, least ?? 0), most ?? .infinity) }

        func offered(_ length: Double?) -> Double? { (length ?? ideal).map(clamp) }

        func own(_ proposed: Double?, child: Double) -> Double {
            guard let proposed else { return ideal.map(clamp) ?? clamp(child) }
            let clamped = clamp(proposed)
            switch (least, most) {
            case (nil, nil): return child
            case (_?, _?): return clamped
            case (let least?, nil): return max(least, min(clamped, child))
            case (nil, let most?): return min(most, max(clamped, child))
            }
        }

        var isSet: Bool { least != nil || ideal != nil || most != nil }
    }

    private let width: Bounds
    private let height: Bounds

    init(_ frame: FlexibleFrame, _ child: Box) {
        width = Bounds(frame.minWidth, frame.idealWidth, frame.maxWidth, .horizontal, child.quantum)
        height = Bounds(frame.minHeight, frame.idealHeight, frame.maxHeight, .vertical, child.quantum)
        super.init(child, Guides(frame.alignment))
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = child.size(Proposal(width.offered(proposal.width), height.offered(proposal.height)))
        return Size(
            width: width.own(proposal.width, child: size.width),
            height: height.own(proposal.height, child: size.height))
    }

    override var gaps: Gaps {
        var gaps = child.gaps
        if width.isSet { (gaps.leading, gaps.trailing) = (.plain, .plain) }
        if height.isSet { (gaps.top, gaps.bottom) = (.plain, .plain) }
        return gaps
    }
}
