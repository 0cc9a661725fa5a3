extension String {
    /// The string that a table has for the text, or the text itself.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = StringTables.text(
            key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// The string that a table has for a key, or the default.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = StringTables.text(
            key: "\(key)", value: defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// The text of a resource in its locale.
    public init(localized resource: LocalizedStringResource) {
        self = StringTables.text(
            key: resource.key, value: resource.defaultValue, table: resource.table,
            bundle: resource.bundle.bundle, locale: resource.locale)
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
