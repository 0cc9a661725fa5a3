import WidgetArchive

/// `padding`.
final class PaddingBox: Wrapper {
    private let insets: Insets

    init(_ insets: Insets, _ child: Box) {
        func inset(_ length: Double, _ axis: Axis) -> Double {
            length.isFinite ? child.quantum.gap(length, axis) : 0
        }
        self.insets = Insets(
            top: inset(insets.top, .vertical), leading: inset(insets.leading, .horizontal),
            bottom: inset(insets.bottom, .vertical), trailing: inset(insets.trailing, .horizontal))
        super.init(child)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
            proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = child.size(inner(proposal))
        return Size(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        child.place(
            inner(proposal), at: Point(x: origin.x + insets.leading, y: origin.y + insets.top), into: &out)
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        child.explicit(guide, inner(proposal)).map { $0 + (guide.axis == .horizontal ? insets.leading : insets.top) }
    }

    override var gaps: Gaps {
        var gaps = child.gaps
        if insets.top != 0 { gaps.top = .plain }
        if insets.bottom != 0 { gaps.bottom = .plain }
        if insets.leading != 0 { gaps.leading = .plain }
        if insets.trailing != 0 { gaps.trailing = .plain }
        return gaps
    }

    override var priority: Double { framedPriority }
}

/// `fixedSize`.
final class FixedSizeBox: Wrapper {
    private let horizontal: Bool
    private let vertical: Bool

    init(horizontal: Bool, vertical: Bool, _ child: Box) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(child)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }
    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        child.place(inner(proposal), at: origin, into: &out)
    }
    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        child.explicit(guide, inner(proposal))
    }
}

/// `aspectRatio`, `scaledToFit`, `scaledToFill`.
final class AspectBox: Wrapper {
    private let ratio: Double?
    private let fills: Bool

    init(_ ratio: Double?, fill: Bool, _ child: Box) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        fills = fill
        super.init(child)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        if proposal.width == nil && proposal.height == nil { return proposal }
        var base = Size(width: ratio ?? 0, height: 1)
        if ratio == nil { base = child.size(.unspecified) }
        guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
        let scales = [proposal.width.map { $0 / base.width }, proposal.height.map { $0 / base.height }].compactMap {
            $0
        }
        guard let scale = fills ? scales.max() : scales.min() else { return proposal }
        let size = Size(width: base.width * scale, height: base.height * scale)
        if fills { return Proposal(size) }
        // On cells a fitting size must not be rounded up past what it fits into.
        func fitting(_ length: Double, _ axis: Axis) -> Double {
            let whole = quantum.share(length, axis)
            return whole > 0 ? whole : length
        }
        return Proposal(fitting(size.width, .horizontal), fitting(size.height, .vertical))
    }

    override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }
    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        child.place(inner(proposal), at: origin, into: &out)
    }
    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        child.explicit(guide, inner(proposal))
    }
}

/// `layoutPriority`.
final class PriorityBox: Wrapper {
    private let own: Double

    init(_ priority: Double, _ child: Box) {
        own = priority.isNaN ? 0 : priority
        super.init(child)
    }

    override var priority: Double { own }
}

/// `zIndex`.
final class DepthIndexBox: Wrapper {
    private let own: Double

    init(_ index: Double, _ child: Box) {
        own = index.isNaN ? 0 : index
        super.init(child)
    }

    override var depth: Double { own }
}

/// `offset`: drawn elsewhere.
final class OffsetBox: Wrapper {
    private let shift: Point

    init(x: Double, y: Double, _ child: Box) {
        func shift(_ length: Double, _ axis: Axis) -> Double { length.isFinite ? child.quantum.gap(length, axis) : 0 }
        self.shift = Point(x: shift(x, .horizontal), y: shift(y, .vertical))
        super.init(child)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        child.place(proposal, at: Point(x: origin.x + shift.x, y: origin.y + shift.y), into: &out)
    }
}

/// `position`: takes what is proposed and puts the child's centre at a point.
final class PositionBox: Wrapper {
    private let center: Point

    init(x: Double, y: Double, _ child: Box) {
        center = Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
        super.init(child)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = child.size(proposal)
        return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let size = child.size(proposal)
        let x = quantum.offset(center.x - size.width / 2, ofLength: size.width, .horizontal)
        let y = quantum.offset(center.y - size.height / 2, ofLength: size.height, .vertical)
        child.place(proposal, at: Point(x: origin.x + x, y: origin.y + y), into: &out)
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? { nil }
    override var hasGuides: Bool { false }
    override var gaps: Gaps { Gaps() }
}

/// `alignmentGuide`.
final class GuidesBox: Wrapper {
    private let horizontal: [String: Double]
    private let vertical: [String: Double]

    init(horizontal: [String: Double], vertical: [String: Double], _ child: Box) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(child)
    }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        let own = guide.axis == .horizontal ? horizontal[guide.name] : vertical[guide.name]
        if let own, own.isFinite { return quantum.gap(own, guide.axis) }
        return child.explicit(guide, proposal)
    }
    override var hasGuides: Bool { true }
}

/// `background`, `overlay`, `mask`: a second view in the first one's frame, without a say in layout.
final class LayerBox: Wrapper {
    enum Side { case behind, front, mask }

    private let side: Side
    private let second: Box
    private let guides: Guides

    init(_ side: Side, _ second: Box, alignment: Guides, _ child: Box) {
        (self.side, self.second, guides) = (side, second, alignment)
        super.init(child)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        if side == .front { child.place(proposal, at: origin, into: &out) }
        let inner = Proposal(size(proposal))
        func offset(_ guide: Guide) -> Double {
            let offset = child.value(guide, proposal) - second.value(guide, inner)
            return offset.isFinite ? quantum.offset(offset, ofLength: second.size(inner)[guide.axis], guide.axis) : 0
        }
        let place = Point(x: origin.x + offset(guides.horizontal), y: origin.y + offset(guides.vertical))
        switch side {
        case .behind:
            second.place(inner, at: place, into: &out)
            child.place(proposal, at: origin, into: &out)
        case .front: second.place(inner, at: place, into: &out)
        case .mask:
            var view = placeWhole(proposal, at: origin)
            var parts: [PlacedView] = []
            second.place(inner, at: place, into: &parts)
            let whole = Rect(origin: place, size: second.size(inner))
            view.effects.append(.mask(parts.count == 1 ? parts[0] : PlacedView(frame: whole, children: parts)))
            out.append(view)
        }
    }
}

/// A modifier that changes the look only.
final class EffectBox: Wrapper {
    private let effect: Effect

    init(_ effect: Effect, _ child: Box) {
        self.effect = effect
        super.init(child)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        var view = placeWhole(proposal, at: origin)
        view.effects.append(effect)
        out.append(view)
    }
}

/// What assistive technology is told about a view.
final class AccessibilityBox: Wrapper {
    private let description: AccessibilityDescription

    init(_ description: AccessibilityDescription, _ child: Box) {
        self.description = description
        super.init(child)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        var view = placeWhole(proposal, at: origin)
        if view.accessibility != nil { view = PlacedView(frame: view.frame, children: [view]) }
        view.accessibility = description
        out.append(view)
    }
}

/// A view with an identity.
final class IdentityBox: Wrapper {
    private let id: String

    init(_ id: String, _ child: Box) {
        self.id = id
        super.init(child)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        var view = placeWhole(proposal, at: origin)
        if view.id != nil { view = PlacedView(frame: view.frame, children: [view]) }
        view.id = id
        out.append(view)
    }
}

/// A button, toggle or link: its whole box takes taps.
final class ControlBox: Wrapper {
    private let control: ControlNode

    init(_ control: ControlNode, _ child: Box) {
        self.control = control
        super.init(child)
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        var parts: [PlacedView] = []
        child.place(proposal, at: origin, into: &parts)
        var view = PlacedView(frame: Rect(origin: origin, size: size(proposal)), children: parts)
        view.control = control
        out.append(view)
    }

    override var priority: Double { framedPriority }
}
