import Synchronization

/// Finds the translations of a bundle: string catalogs, which SwiftPM copies into the resource bundle as they are, and
/// `.strings` and `.stringsdict` files in `.lproj` folders.
///
/// A table is read once for a locale. After that a look-up is two look-ups in dictionaries.
package enum StringTables {
    private struct Place: Hashable {
        var bundle: ObjectIdentifier
        var table: String
        var locale: String
    }
    private struct State {
        /// Keeps the bundles alive, so that their identifiers stay theirs.
        var directories: [ObjectIdentifier: (bundle: Bundle, paths: [String])] = [:]
        var tables: [Place: [String: StringTemplate]] = [:]
    }
    private static let state = Mutex(State())

    /// The translation of a key; nil when no table of the bundle has it for the locale or the development language.
    package static func template(
        for key: String, table: String?, bundle: Bundle?, locale: Locale
    ) -> StringTemplate? {
        let bundle = bundle ?? .main
        let place = Place(
            bundle: ObjectIdentifier(bundle), table: table ?? "Localizable", locale: locale.identifier)
        // Not `state.tables[place]?[key]`: a table without the key must not be read again.
        if let known = state.withLock({ state in state.tables[place].map { $0[key] } }) { return known }
        // Read outside the lock: another thread may read the same at worst.
        let directories = directories(of: bundle)
        let entries = entries(table: place.table, locale: place.locale, in: directories)
        state.withLock { $0.tables[place] = entries }
        return entries[key]
    }

    /// The translation of a key as it is written, of plural forms `other`; nil when no table has it.
    package static func string(key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
        template(for: key, table: table, bundle: bundle, locale: locale)?.raw
    }

    /// The text for a key with its interpolated parts put in.
    package static func text(
        key: String, value: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale
    ) -> String {
        let template = template(for: key, table: table, bundle: bundle, locale: locale)
        return template?.text(value.arguments, locale) ?? value.text(locale)
    }

    /// The text of a resource, in its own locale or in this one when it has none.
    package static func text(of resource: LocalizedStringResource, in locale: Locale) -> String {
        text(
            key: resource.key, value: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle,
            locale: resource.ownLocale ?? locale)
    }

    /// Reads a table for a locale from directories, of which an earlier one wins.
    package static func entries(
        table: String, locale: String, in directories: [String]
    ) -> [String: StringTemplate] {
        var entries: [String: StringTemplate] = [:]
        for directory in directories {
            entries.merge(TableFiles(directory: directory, table: table).entries(for: locale)) { first, _ in first }
        }
        return entries
    }

    private static func directories(of bundle: Bundle) -> [String] {
        let identifier = ObjectIdentifier(bundle)
        if let known = state.withLock({ $0.directories[identifier]?.paths }) { return known }
        let paths = ResourceDirectories(of: bundle).paths
        state.withLock { $0.directories[identifier] = (bundle, paths) }
        return paths
    }
}
