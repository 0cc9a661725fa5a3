internal import WidgetArchive

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How its length is found, points.
    public enum Size: Sendable {
        /// This long.
        case fixed(CGFloat)
        /// As long as there is room for.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// How its length is found.
    public var size: Size
    /// Points after it.
    public var spacing: CGFloat?
    /// How cells stand in it.
    public var alignment: Alignment?
    /// A column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }

    @MainActor
    func archived(_ session: ArchiveSession) -> LazyGridNode.Track {
        var track = LazyGridNode.Track()
        func length(_ value: CGFloat, or fallback: Double) -> Double {
            max(NumberCheck.finite(value, or: fallback, "GridItem", session), 0)
        }
        switch size {
        case .fixed(let value):
            track.kind = .fixed
            track.minimum = length(value, or: 10)
        case .flexible(let minimum, let maximum):
            track.minimum = length(minimum, or: 10)
            track.maximum = maximum == .infinity ? .infinity : length(maximum, or: track.minimum)
        case .adaptive(let minimum, let maximum):
            track.kind = .adaptive
            // A track without length would be repeated without end.
            track.minimum = max(length(minimum, or: 10), 1)
            track.maximum = maximum == .infinity ? .infinity : length(maximum, or: track.minimum)
        }
        track.spacing = spacing.map { NumberCheck.finite($0, or: 8, "GridItem", session) }
        track.alignment = alignment?.archived
        return track
    }
}

/// A grid that grows down.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    /// A grid of columns.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
    }
}

/// A grid that grows to the side.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    /// A grid of rows.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
    }
}

extension LazyVGrid: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the grid.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Content.self, &outputs) else { return }
        var node = LazyGridNode()
        node.tracks = view.columns.map { $0.archived(inputs.session) }
        node.alignment = GuidePair(view.alignment.guide, .center)
        node.spacing = view.spacing.map { NumberCheck.finite($0, or: 8, "spacing", inputs.session) }
        node.children = inputs.nodes(of: view.content)
        outputs.append(.lazyGrid(node))
    }
}

extension LazyHGrid: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the grid.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Content.self, &outputs) else { return }
        var node = LazyGridNode()
        node.isVertical = false
        node.tracks = view.rows.map { $0.archived(inputs.session) }
        node.alignment = GuidePair(.center, view.alignment.guide)
        node.spacing = view.spacing.map { NumberCheck.finite($0, or: 8, "spacing", inputs.session) }
        node.children = inputs.nodes(of: view.content)
        outputs.append(.lazyGrid(node))
    }
}
