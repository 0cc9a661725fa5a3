public import Foundation
internal import WidgetArchive
internal import WidgetLayout

/// A widget's picture at one moment: what stands where, what it says, and what can be tapped.
public struct WidgetFrame: Sendable {
    let entry: EntryArchive
    let reference: WidgetReference
    let surroundings: Surroundings
    let ignoresContentMargins: Bool
    /// Whether it is the placeholder, whose words are masked.
    public let isPlaceholder: Bool
    /// What the developer should know: views that cannot be shown, a missing container background, unknown symbols.
    public let remarks: [String]
    /// When it is seen: live texts read as they do then.
    public internal(set) var now: Date
    /// The view that is drawn: the look for the surroundings, with what a pending tap changes.
    var view: Node
    let background: Node?

    init(
        entry: EntryArchive, reference: WidgetReference, surroundings: Surroundings, ignoresContentMargins: Bool,
        isPlaceholder: Bool, remarks: [String], now: Date
    ) {
        self.entry = entry
        self.reference = reference
        self.surroundings = surroundings
        self.ignoresContentMargins = ignoresContentMargins
        self.isPlaceholder = isPlaceholder
        self.remarks = remarks
        self.now = now
        let (scheme, mode) = (surroundings.colorScheme, surroundings.renderingMode)
        let variant = entry.variants.first {
            ($0.colorScheme ?? scheme) == scheme && ($0.renderingMode ?? mode) == mode
        }
        let plain = variant?.view ?? entry.view
        view = isPlaceholder ? Node(.modified(.redacted(["placeholder"]), plain)) : plain
        background = variant?.background ?? entry.background
    }

    /// The same, seen at another moment.
    func seen(at date: Date) -> WidgetFrame {
        var copy = self
        copy.now = date
        return copy
    }

    /// The entry's date.
    public var date: Date { Date(timeIntervalSince1970: entry.date) }
    /// How much the entry counts for, where the provider says so.
    public var relevance: Double? { entry.relevance }
    /// The whole widget, points, margins included.
    public var size: CGSize { CGSize(width: surroundings.size.width, height: surroundings.size.height) }
    /// Where a tap beside all controls leads (`widgetURL`).
    public var url: URL? { entry.url.flatMap { URL(string: $0) } }
    /// Whether the view declares `containerBackground(for: .widget)`; without it iOS 17 shows a message in the widget's
    /// place. Accessories need none.
    public var hasContainerBackground: Bool { background != nil || reference.family.isAccessory }

    var margins: Insets { ignoresContentMargins ? Insets() : reference.family.contentMargins }

    /// The views at their places, in points.
    var placed: PlacedView {
        LayoutEngine.placeWidget(
            view, in: surroundings.size, margins: margins,
            context: context(PointMeasurer(typeSize: surroundings.typeSize)))
    }

    func context(_ measurer: any TextMeasurer, quantum: Size? = nil) -> LayoutContext {
        LayoutContext(
            measurer: measurer, direction: isRightToLeft ? .rightToLeft : .leftToRight, quantum: quantum,
            now: now.timeIntervalSince1970, locale: surroundings.locale,
            timeZone: ZoneRules(identifier: surroundings.timeZone))
    }

    /// Whether the place reads from right to left.
    public var isRightToLeft: Bool {
        Locale(identifier: surroundings.locale).language.characterDirection == .rightToLeft
    }
}
