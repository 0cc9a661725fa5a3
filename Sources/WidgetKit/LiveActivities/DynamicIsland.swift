/// A Live Activity's views around the camera, as its previews show them.
@MainActor @preconcurrency
public struct DynamicIsland {
    let expanded: @MainActor () -> [IslandPart]
    let compactLeading: @MainActor () -> AnyView
    let compactTrailing: @MainActor () -> AnyView
    let minimal: @MainActor () -> AnyView
    private(set) var keyline: Color?

    /// The views of all sizes.
    public nonisolated init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        // The closures are the main actor's: they are called where the island is drawn, and nowhere else.
        let parts = _Unchecked((expanded, compactLeading, compactTrailing, minimal))
        self.expanded = { parts.value.0().parts }
        self.compactLeading = { AnyView(parts.value.1()) }
        self.compactTrailing = { AnyView(parts.value.2()) }
        self.minimal = { AnyView(parts.value.3()) }
    }

    /// Where a tap leads; a preview is not tapped.
    public nonisolated func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The colour of the edge.
    public nonisolated func keylineTint(_ color: Color?) -> DynamicIsland {
        var copy = self
        copy.keyline = color
        return copy
    }
    /// Room at some edges, points; a preview has the system's.
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
        -> DynamicIsland
    { self }
}

/// A view of the large form and where it stands.
struct IslandPart {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let view: @MainActor () -> AnyView
}

/// How much of the Dynamic Island is to be seen.
public struct DynamicIslandMode: Hashable, Sendable {
    let name: String
    /// All.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The leading part of the small form.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The trailing part of the small form.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The smallest form.
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the large form.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    let name: String
    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Behind the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What becomes of a view of the large form that is too wide.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

extension View {
    /// What becomes of the view where it is too wide; nothing here shows it.
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
        -> some View
    { self }
}
