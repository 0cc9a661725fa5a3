internal import WidgetArchive
internal import WidgetLayout

/// A view that a custom layout places.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    /// What the layout decided.
    final class Place {
        var position: CGPoint?
        var anchor = UnitPoint.topLeading
        var proposal = ProposedViewSize.unspecified
    }

    let node: Node
    let values: LayoutValues
    let context: LayoutContext
    let index: Int
    let decision = Place()

    /// What the view says to its layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { values[key] }
    /// `layoutPriority`; 0 where nothing was said.
    public var priority: Double {
        var node = node
        while case .modified(let modifier, let child) = node.content {
            if case .layoutPriority(let value) = modifier { return value }
            node = child
        }
        return 0
    }
    /// The gaps that the view wishes around itself.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// The size that the view takes of what it is offered, points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = LayoutEngine.size(of: node, for: proposal.archived, context: context)
        return CGSize(width: size.width, height: size.height)
    }

    /// The size that the view takes of what it is offered, with its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }

    /// Gives the view its place: a point of it at a position, and what it is offered.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        decision.position = position
        decision.anchor = anchor
        decision.proposal = proposal
    }

    /// Whether both are the same view of the same pass.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.decision === b.decision }
}

/// The views that a custom layout places.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    /// A view.
    public typealias Element = LayoutSubview
    /// A view's number.
    public typealias Index = Int
    /// Some of the views.
    public typealias SubSequence = LayoutSubviews

    private let views: ArraySlice<LayoutSubview>
    /// The direction of reading.
    public var layoutDirection: LayoutDirection

    init(_ views: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
        (self.views, layoutDirection) = (views, direction)
    }

    /// The first view's number.
    public var startIndex: Int { views.startIndex }
    /// The number after the last view's.
    public var endIndex: Int { views.endIndex }
    /// A view.
    public subscript(index: Int) -> LayoutSubview { views[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views[bounds], layoutDirection) }
    /// Some of the views.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { views[$0] }[...], layoutDirection)
    }
}
