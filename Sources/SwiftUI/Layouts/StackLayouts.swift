internal import WidgetArchive

/// Views beside each other, as a layout.
public struct HStackLayout: Layout, Sendable {
    /// How the views stand down.
    public var alignment: VerticalAlignment
    /// Points between views; nil for each pair's default.
    public var spacing: CGFloat?
    /// Views beside each other.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views under each other, as a layout.
public struct VStackLayout: Layout, Sendable {
    /// How the views stand across.
    public var alignment: HorizontalAlignment
    /// Points between views; nil for each pair's default.
    public var spacing: CGFloat?
    /// Views under each other.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views over each other, as a layout.
public struct ZStackLayout: Layout, Sendable {
    /// How the views stand.
    public var alignment: Alignment
    /// Views over each other.
    public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Views in rows and columns, as a layout.
public struct GridLayout: Layout, Sendable {
    /// How views stand in their places.
    public var alignment: Alignment
    /// Points between columns; nil for the system's.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for the system's.
    public var verticalSpacing: CGFloat?
    /// Views in rows and columns.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}
