/// A string that is looked up when it is shown: Foundation's type of that name, which Foundation on Linux lacks.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable {
    /// Where the string's tables are.
    public enum BundleDescription: Equatable, Hashable, Codable, Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        case forClass(String)
        /// The bundle at a URL.
        case atURL(URL)
    }

    /// The key in the table, with `%@` and `%lld` in place of what was interpolated.
    public let key: String
    /// The text when no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// The locale it is shown in: the one given, else that of the request being served.
    public var locale: Locale {
        get { ownLocale ?? CurrentLocale.now }
        set { ownLocale = newValue }
    }
    /// The locale given. A `static let` outlives the request it was first read in, so nothing stands for "whichever is
    /// current when it is shown".
    package private(set) var ownLocale: Locale?
    /// Where the tables are.
    public let bundle: BundleDescription

    /// A string whose key is its own text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = keyAndValue.key
        self.defaultValue = keyAndValue
        self.table = table
        self.ownLocale = locale
        self.bundle = bundle
    }

    /// A string with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.ownLocale = locale
        self.bundle = bundle
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// A string whose key is the literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }
    /// A string with interpolated parts.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A type, usually of errors, that has a text for people.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
