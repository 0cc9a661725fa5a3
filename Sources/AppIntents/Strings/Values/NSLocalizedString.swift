// Foundation's NSLocalizedString on Linux knows neither string catalogs nor the locale of a request. These take its
// place: an overload with fewer parameters left out is the better match, also in files that import Foundation
// themselves. (Calls that pass `tableName: nil` still reach Foundation's.)

/// The text of a table of the main bundle for a key, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, nil, "")
}

/// The text of a table of the main bundle for a key, or the value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, nil, value)
}

/// The text of a table of a bundle for a key, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// The text of a table of a bundle for a key, or the value.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}

/// The text of a table of the main bundle for a key, or the key.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
    localized(key, tableName, nil, "")
}

/// The text of a table of the main bundle for a key, or the value.
public func NSLocalizedString(_ key: String, tableName: String, value: String, comment: String) -> String {
    localized(key, tableName, nil, value)
}

/// The text of a table of a bundle for a key, or the key.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

/// The text of a table of a bundle for a key, or the value.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    localized(key, tableName, bundle, value)
}

private func localized(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
    let name = table?.isEmpty == true ? nil : table
    return StringTables.string(key: key, table: name, bundle: bundle, locale: CurrentLocale.now)
        ?? (value.isEmpty ? key : value)
}
