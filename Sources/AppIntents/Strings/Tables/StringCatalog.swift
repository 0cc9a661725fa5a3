internal import JSONText

/// Xcode's string catalogs (`.xcstrings`): JSON with all languages of a table in one file.
///
/// Plural variations and substitutions are followed. Of device variations only one is kept, `other` or else the
/// iPhone's: there is one kind of device here.
struct StringCatalog {
    private let root: JSONCursor
    private let source: String
    private let languages: Set<String>

    /// Reads a catalog.
    ///
    /// - Throws: when the bytes are no JSON or no catalog.
    init(_ bytes: [UInt8]) throws {
        // Editors on other systems put a byte order mark first.
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        root = try JSONTape(bytes).root
        guard let strings = root["strings"], (try? strings.members()) != nil else {
            throw TableError("a string catalog must be an object with an object \"strings\" in it")
        }
        source = (try? root["sourceLanguage"]?.string()) ?? "en"
        var languages: Set<String> = []
        try strings.members().forEach { _, entry in
            try? entry["localizations"]?.members().forEach { language, _ in languages.insert(language) }
        }
        self.languages = languages
    }

    /// The translations for a locale; a key that has none in any fitting language is not in it.
    func entries(for locale: String) -> [String: StringTemplate] {
        let chain = LanguageChoice.languages(for: locale, available: languages, development: source)
        var entries: [String: StringTemplate] = [:]
        try? root["strings"]?.members().forEach { key, entry in
            guard let localizations = entry["localizations"] else { return }
            for language in chain {
                guard let localization = localizations[language],
                    let template = CatalogEntry(rule: PluralRules.rule(for: language)).template(localization)
                else { continue }
                entries[key] = template
                break
            }
        }
        return entries
    }
}

/// One translation of a catalog, in a language with this plural rule.
private struct CatalogEntry {
    let rule: PluralRules.Rule

    func template(_ localization: JSONCursor) -> StringTemplate? {
        var parser = TemplateParser()
        try? localization["substitutions"]?.members().forEach { name, substitution in
            guard let forms = variable(substitution) else { return }
            parser.variables[name] = .init(forms: forms, hasArgument: true)
        }
        return unit(localization, parser)
    }

    private func unit(_ localization: JSONCursor, _ parser: TemplateParser) -> StringTemplate? {
        if let value = try? localization["stringUnit"]?["value"]?.string() { return parser.parse(value) }
        guard let variations = localization["variations"] else { return nil }
        if let device = variations["device"] { return chosenDevice(device).flatMap { unit($0, parser) } }
        guard let plural = variations["plural"] else { return nil }
        let forms = forms(plural) { unit($0, parser) }
        guard let sample = forms[.other] ?? forms.values.first else { return nil }
        let number = forms.values.lazy.compactMap(\.firstNumber).first
        let about = sample.firstNumber ?? number ?? (0, FormatSpecifier(conversion: UInt8(ascii: "d")))
        let plurals = PluralForms(argument: about.argument, specifier: about.specifier, forms: forms, rule: rule)
        return StringTemplate(pieces: [.plural(plurals)], raw: sample.raw)
    }

    private func variable(_ substitution: JSONCursor) -> PluralForms? {
        guard var variations = substitution["variations"] else { return nil }
        if let device = variations["device"], let chosen = chosenDevice(device), let inner = chosen["variations"] {
            variations = inner
        }
        guard let plural = variations["plural"] else { return nil }
        let number = (try? substitution["argNum"]?.int()) ?? 1
        let argument = Int(min(max(number, 1), 99)) - 1
        let name = (try? substitution["formatSpecifier"]?.string()) ?? "lld"
        var specifier = FormatSpecifier(conversion: UInt8(ascii: "d"))
        if case .argument(_, let written)? = TemplateParser().parse("%" + name).pieces.first { specifier = written }
        let parser = TemplateParser(own: (argument, specifier))
        return PluralForms(
            argument: argument, specifier: specifier,
            forms: forms(plural) { form in
                guard let value = try? form["stringUnit"]?["value"]?.string() else { return nil }
                return parser.parse(value)
            }, rule: rule)
    }

    private func forms(
        _ plural: JSONCursor, _ template: (JSONCursor) -> StringTemplate?
    ) -> [PluralCategory: StringTemplate] {
        var forms: [PluralCategory: StringTemplate] = [:]
        for category in PluralCategory.allCases {
            if let form = plural[category.rawValue] { forms[category] = template(form) }
        }
        return forms
    }

    private func chosenDevice(_ devices: JSONCursor) -> JSONCursor? {
        if let known = devices["other"] ?? devices["iphone"] { return known }
        var names: [String] = []
        try? devices.members().forEach { name, _ in names.append(name) }
        return names.min().flatMap { devices[$0] }
    }
}

extension JSONCursor {
    /// A member of an object; nil when this is no object or has none of that name.
    fileprivate subscript(name: String) -> JSONCursor? {
        var found: JSONCursor?
        try? members().forEach { key, value in if found == nil, key == name { found = value } }
        return found
    }
}
