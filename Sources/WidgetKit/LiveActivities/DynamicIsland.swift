/// A Live Activity's views around the camera. Nothing here shows them, so they are not even made.
@MainActor @preconcurrency
public struct DynamicIsland {
    /// The views of all sizes.
    public nonisolated init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// Where a tap leads.
    public nonisolated func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The colour of the edge.
    public nonisolated func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Room at some edges, points.
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
        -> DynamicIsland
    { self }
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
