import Synchronization

/// Finds the translations of a bundle: `<language>.lproj/<table>.strings`, and string catalogs (`<table>.xcstrings`),
/// which SwiftPM copies into the resource bundle as they are.
///
/// A bundle without tables, the usual case, costs one look into a dictionary a string.
package enum StringTables {
    private struct Key: Hashable {
        var bundle: String
        var table: String
        var language: String
    }
    private static let cache = Mutex<[Key: [String: String]]>([:])

    /// The text for a key with its interpolated parts put in.
    package static func text(
        key: String, value: String.LocalizationValue, table: String?, bundle: Bundle, locale: Locale
    ) -> String {
        guard let format = string(key: key, table: table, bundle: bundle, locale: locale) else { return value.text }
        return fill(format, with: value.arguments)
    }

    /// The translation of a key; nil when no table of the bundle has it.
    package static func string(key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
        let name = table ?? "Localizable"
        for language in languages(locale) {
            let place = Key(bundle: bundle.bundlePath, table: name, language: language)
            let strings: [String: String]
            if let known = cache.withLock({ $0[place] }) {
                strings = known
            } else {
                strings = load(name, language, from: bundle)
                cache.withLock { $0[place] = strings }
            }
            if let text = strings[key] { return text }
        }
        return nil
    }

    private static func languages(_ locale: Locale) -> [String] {
        let whole = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let short = whole.prefix { $0 != "-" }
        return whole.count == short.count ? [whole] : [whole, String(short)]
    }

    private static func load(_ table: String, _ language: String, from bundle: Bundle) -> [String: String] {
        var strings: [String: String] = [:]
        for directory in resourceDirectories(of: bundle) {
            strings.merge(catalog(directory.appendingPathComponent("\(table).xcstrings"), language)) { first, _ in first }
            let plain = directory.appendingPathComponent("\(language).lproj/\(table).strings")
            guard let data = try? Data(contentsOf: plain) else { continue }
            strings.merge(StringsFile.parse(String(decoding: data, as: UTF8.self))) { first, _ in first }
        }
        return strings
    }

    /// SwiftPM puts a target's resources in a bundle beside the executable.
    private static func resourceDirectories(of bundle: Bundle) -> [URL] {
        guard let own = bundle.resourceURL else { return [] }
        guard bundle == Bundle.main else { return [own] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
        return [own] + names.filter { $0.hasSuffix(".resources") }.sorted().map { own.appendingPathComponent($0) }
    }

    private static func catalog(_ url: URL, _ language: String) -> [String: String] {
        struct Catalog: Decodable {
            struct Entry: Decodable { var localizations: [String: Localization]? }
            struct Localization: Decodable { var stringUnit: Unit? }
            struct Unit: Decodable { var value: String }
            var strings: [String: Entry]
        }
        guard let data = try? Data(contentsOf: url), let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        else { return [:] }
        return catalog.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }

    /// Puts the parts in place of `%@`, `%lld`, `%lf`, `%1$@` …; `%%` is a percent sign.
    static func fill(_ format: String, with arguments: [String]) -> String {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var position: Int?
            if rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
                position = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            guard let end = rest.firstIndex(where: { "@diuxXfgeEs".contains($0) }),
                rest[..<end].allSatisfy({ "lhqz.+-0123456789".contains($0) })
            else {
                result += "%"
                continue
            }
            let index = position ?? next
            if position == nil { next += 1 }
            if arguments.indices.contains(index) { result += arguments[index] }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
