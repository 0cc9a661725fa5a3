package import WidgetArchive

/// A widget's size class. Declared here because ``WidgetCenter`` names it; `import WidgetKit` gives it.
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// A small square: 158 × 158 points.
    case systemSmall
    /// A wide one: 338 × 158 points.
    case systemMedium
    /// A large square: 338 × 354 points.
    case systemLarge
    /// The largest: 715 × 342 points.
    case systemExtraLarge
    /// Apple Vision Pro's; never offered here.
    case systemExtraLargePortrait
    /// Apple Watch's corner; never offered here.
    case accessoryCorner
    /// A circle: 72 × 72 points.
    case accessoryCircular
    /// A wide one for the lock screen: 160 × 72 points.
    case accessoryRectangular
    /// One line: 234 × 26 points.
    case accessoryInline

    package init(_ name: WidgetFamilyName) {
        switch name {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        }
    }

    /// The name that travels; nil for the families that are never offered here.
    package var name: WidgetFamilyName? {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        case .systemExtraLargePortrait, .accessoryCorner: nil
        }
    }

    /// The case's name.
    public var description: String {
        switch self {
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCorner: "accessoryCorner"
        default: name?.rawValue ?? ""
        }
    }
    /// The case's name.
    public var debugDescription: String { description }
}
