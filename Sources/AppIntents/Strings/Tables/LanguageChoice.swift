/// Which of the languages that a table has serve a locale, best first.
package enum LanguageChoice {
    /// The languages for a locale, out of those available, as they are spelt there.
    ///
    /// `uk_UA` takes `uk-UA`, `uk`; `zh_TW` takes `zh-Hant-TW`, `zh-TW`, `zh-Hant`; `es_MX` takes `es-MX`, `es-419`,
    /// `es`. A language that has only other regions takes the first of these (`pt_PT` with only `pt-BR`), but never
    /// another script. The development language comes last.
    package static func languages(
        for locale: String, available: some Sequence<String>, development: String?
    ) -> [String] {
        let spelt = Dictionary(available.map { (normal($0), $0) }) { first, _ in first }
        let wanted = candidates(for: locale)
        var chosen = wanted.compactMap { spelt[$0] }
        if chosen.isEmpty, let language = wanted.last {
            let script = script(of: normal(locale))
            let siblings = spelt.keys.filter { base($0) == language && self.script(of: $0) == script }
            if let sibling = siblings.min() { chosen = spelt[sibling].map { [$0] } ?? [] }
        }
        if let development, let known = spelt[normal(development)], !chosen.contains(known) { chosen.append(known) }
        return chosen
    }

    /// The identifiers to look for, best first, in lower case with hyphens.
    static func candidates(for locale: String) -> [String] {
        let name = normal(locale)
        let parts = name.split(separator: "-").map(String.init)
        guard let language = parts.first else { return [] }
        var result = [name]
        let script = script(of: name)
        let region = parts.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.allSatisfy(\.isNumber) }
        if let script {
            if let region { result.append("\(language)-\(script)-\(region)") }
            if let region { result.append("\(language)-\(region)") }
            result.append("\(language)-\(script)")
        } else if let region {
            result.append("\(language)-\(region)")
        }
        if language == "es", let region, latinAmerica.contains(region) { result.append("es-419") }
        if language == "en", let region, region != "us" { result.append("en-gb") }
        // Traditional Chinese is no reader's second choice for simplified, and the other way round.
        if script == nil || script != "hant" { result.append(language) }
        if language == "nb" { result.append("no") }
        if language == "no" { result.append("nb") }
        var seen: Set<String> = []
        return result.filter { seen.insert($0).inserted }
    }

    private static let latinAmerica: Set<String> = [
        "ar", "bo", "br", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv",
        "us",
        "uy", "ve",
    ]

    /// Lower case, hyphens, no keywords or encoding, today's codes for renamed languages.
    static func normal(_ identifier: String) -> String {
        let bare = identifier.prefix { $0 != "@" && $0 != "." }.lowercased()
        let name = String(bare.map { $0 == "_" ? "-" : $0 })
        let language = base(name)
        guard let today = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil"][language] else { return name }
        return today + name.dropFirst(language.count)
    }

    private static func base(_ name: String) -> String { String(name.prefix { $0 != "-" }) }

    /// The script that is written or, for Chinese, meant by the region.
    private static func script(of name: String) -> String? {
        let parts = name.split(separator: "-").dropFirst()
        if let script = parts.first(where: { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return String(script)
        }
        guard base(name) == "zh" else { return nil }
        return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    }
}
