/// The text size a person chose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// A size below the usual.
    case xSmall, small, medium
    /// The usual size.
    case large
    /// A size above the usual.
    case xLarge, xxLarge, xxxLarge
    /// A size for people who need large letters.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Smaller before larger.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    private static let names: [String: DynamicTypeSize] = Dictionary(
        uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

    /// The size of a name in the archive.
    init?(name: String) {
        guard let found = Self.names[name] else { return nil }
        self = found
    }

    /// The body font's points at this size (HIG, Typography), over those of the usual size.
    var factor: Double {
        let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return body[rawValue] / 17
    }
}

/// The text size a person chose, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// A size below the usual.
    case extraSmall, small, medium
    /// The usual size.
    case large
    /// A size above the usual.
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// A size for people who need large letters.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    /// A size for people who need large letters.
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
    }

    /// Smaller before larger.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize < b.dynamicTypeSize
    }
    /// Larger after smaller.
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
    /// Not larger.
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(b < a) }
    /// Not smaller.
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(a < b) }
}
