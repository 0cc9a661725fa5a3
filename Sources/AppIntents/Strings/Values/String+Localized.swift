extension String {
    /// The string that a table has for the text, or the text itself.
    ///
    /// Without a locale that of the request being served counts, outside a request that of the process.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = StringTables.text(
            key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle, locale: locale ?? CurrentLocale.now)
    }

    /// The string that a table has for a key, or the default.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = StringTables.text(
            key: "\(key)", value: defaultValue, table: table, bundle: bundle, locale: locale ?? CurrentLocale.now)
    }

    /// The text of a resource in its locale.
    public init(localized resource: LocalizedStringResource) {
        self = StringTables.text(of: resource, in: CurrentLocale.now)
    }
}

extension LocalizedStringResource.BundleDescription {
    /// The bundle, or the main one when it is not there.
    package var bundle: Bundle {
        switch self {
        case .main: .main
        case .forClass(let name): NSClassFromString(name).map { Bundle(for: $0) } ?? .main
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }
}
