/// A line of a log whose values say who may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// A line without values.
    public init(stringLiteral value: String) { text = value }
    /// A line with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value.
///
/// Standard error is the developer's own console, so values without a word on it are shown, as Xcode's console does.
public struct OSLogPrivacy: Sendable {
    /// What is shown in place of a private value.
    public enum Mask: Sendable {
        /// `<private>`
        case none
        /// A number that is the same for equal values in one process.
        case hash
    }
    enum Kind { case shown, hidden }
    let kind: Kind
    let mask: Mask

    /// Shown.
    public static let auto = OSLogPrivacy(kind: .shown, mask: .none)
    /// Shown.
    public static let `public` = OSLogPrivacy(kind: .shown, mask: .none)
    /// Hidden.
    public static let `private` = OSLogPrivacy(kind: .hidden, mask: .none)
    /// Hidden.
    public static let sensitive = OSLogPrivacy(kind: .hidden, mask: .none)
    /// Shown, or a mask where Apple's systems hide.
    public static func auto(mask: Mask) -> OSLogPrivacy { .init(kind: .shown, mask: mask) }
    /// Hidden behind a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .init(kind: .hidden, mask: mask) }
    /// Hidden behind a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .init(kind: .hidden, mask: mask) }

    func text(_ value: String) -> String {
        switch (kind, mask) {
        case (.shown, _): value
        case (.hidden, .none): "<private>"
        case (.hidden, .hash): "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>"
        }
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    let isUppercase: Bool
    /// `42`
    public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false)
    /// `2a`
    public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "", isUppercase: false)
    /// `52`
    public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false)
    /// `0x2A` with a prefix and capitals.
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> Self
    {
        .init(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    let decimals: Int
    /// Six decimals.
    public static let fixed = OSLogFloatFormatting(decimals: 6)
    /// So many decimals.
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        .init(decimals: min(max(precision, 0), 15))
    }
}

/// Blanks before or after a value.
public struct OSLogStringAlignment: Sendable {
    let left: Int
    let right: Int
    /// No blanks.
    public static let none = OSLogStringAlignment(left: 0, right: 0)
    /// Blanks before.
    public static func right(columns: Int) -> Self { .init(left: 0, right: columns) }
    /// Blanks after.
    public static func left(columns: Int) -> Self { .init(left: columns, right: 0) }

    func text(_ value: String) -> String {
        let missing = max(max(left, right) - value.count, 0)
        guard missing > 0 else { return value }
        let blanks = String(repeating: " ", count: min(missing, 1000))
        return right > 0 ? blanks + value : value + blanks
    }
}
