/// A picture to look at while writing code: a view, or a widget with a timeline.
///
/// `#Preview` makes one; `makePreview()` of the type that the macro adds gives it to tools.
@MainActor
public struct Preview {
    /// The name given, if any.
    public let displayName: String?
    /// What is shown.
    package let content: Content

    /// What a preview shows.
    package enum Content {
        /// A view alone.
        case view(@MainActor () -> any View)
        /// What WidgetKit previews, behind a type that it knows.
        case widget(any WidgetPreviewContent)
    }

    package init(displayName: String?, content: Content) {
        (self.displayName, self.content) = (displayName, content)
    }

    /// A preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(displayName: name, content: .view(body))
    }

    /// Traits of view previews.
    public enum ViewTraits: Sendable {}
}

/// What WidgetKit puts into a preview.
@MainActor
package protocol WidgetPreviewContent {}

/// A type that `#Preview` adds to a file.
public protocol PreviewRegistry {
    /// The file, as `#fileID` gives it.
    static var fileID: String { get }
    /// The line of the macro, from 1.
    static var line: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

/// How a preview is presented.
public struct PreviewTrait<T>: Sendable {
    /// The trait's name.
    package let name: String

    /// The device's own layout.
    public static var defaultLayout: PreviewTrait { PreviewTrait(name: "defaultLayout") }
    /// As large as the view asks.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(name: "sizeThatFits") }
    /// A fixed size, points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(name: "fixed \(width)×\(height)")
    }
    /// Upright.
    public static var portrait: PreviewTrait { PreviewTrait(name: "portrait") }
    /// On its left side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(name: "landscapeLeft") }
    /// On its right side.
    public static var landscapeRight: PreviewTrait { PreviewTrait(name: "landscapeRight") }
}
