internal import WidgetArchive

/// How a ratio is kept.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of the view is inside.
    case fit
    /// All of the room is filled.
    case fill
}

extension View {
    /// The ideal size on some axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .fixedSize(horizontal: horizontal, vertical: vertical))
    }
    /// The ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    /// A ratio of width to height; nil for the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedContent<
        Self, _NodeModifier
    > {
        wrapped(in: .aspectRatio(aspectRatio.map { Double($0) }, fill: contentMode == .fill))
    }
    /// The ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedContent<
        Self, _NodeModifier
    > {
        wrapped(in: .aspectRatio(aspectRatio.width / aspectRatio.height, fill: contentMode == .fill))
    }
    /// The view's own ratio, all of it inside.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// The view's own ratio, all of the room filled.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    /// Served first in stacks when higher.
    public nonisolated func layoutPriority(_ value: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .layoutPriority(value))
    }
    /// Drawn elsewhere, points.
    public nonisolated func offset(_ offset: CGSize) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .offset(x: offset.width, y: offset.height))
    }
    /// Drawn elsewhere, points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .offset(x: x, y: y))
    }
    /// The centre at a point of the container.
    public nonisolated func position(_ position: CGPoint) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .position(x: position.x, y: position.y))
    }
    /// The centre at a point of the container.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .position(x: x, y: y))
    }
    /// In front or behind inside its stack.
    public nonisolated func zIndex(_ value: Double) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .zIndex(value))
    }
    /// Over the edges of the safe area, which a widget does not have.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }
    /// Over the edges of the safe area, which a widget does not have.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Kept apart from changes outside; an archive has none.
    public nonisolated func geometryGroup() -> some View { self }
    /// Mirrored when drawn where the layout runs from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            guard enabled, inputs.environment.layoutDirection == .rightToLeft else { return }
            outputs.wrap(from: start, in: .scale(x: -1, y: 1, anchor: UnitPoint.center.archived))
        }
    }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Parts of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// The container's.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard's.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
