import JSONText

/// A widget's size class, by Apple's name.
public enum WidgetFamilyName: String, JSONCodable, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline

    /// The size on an iPhone of 393 × 852 points (HIG, Widgets, iOS dimensions); the extra large one is the iPad's at
    /// 820 × 1180.
    public var size: Size {
        switch self {
        case .systemSmall: Size(width: 158, height: 158)
        case .systemMedium: Size(width: 338, height: 158)
        case .systemLarge: Size(width: 338, height: 354)
        case .systemExtraLarge: Size(width: 715, height: 342)
        case .accessoryCircular: Size(width: 72, height: 72)
        case .accessoryRectangular: Size(width: 160, height: 72)
        case .accessoryInline: Size(width: 234, height: 26)
        }
    }

    /// The system's content margins: 16 points on the home screen, none on accessories.
    public var contentMargins: Insets {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: Insets(all: 16)
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: Insets()
        }
    }

    /// Whether it belongs to the lock screen.
    public var isAccessory: Bool {
        self == .accessoryCircular || self == .accessoryRectangular || self == .accessoryInline
    }
}
