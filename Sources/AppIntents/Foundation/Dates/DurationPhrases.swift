/// The words around a span of time, which CLDR does not have.
enum DurationPhrases {
    static func remaining(_ text: String, _ locale: Locale) -> String {
        phrase(text, locale, remaining, "%@ remaining")
    }
    static func about(_ text: String, _ locale: Locale) -> String { phrase(text, locale, about, "About %@") }

    private static func phrase(_ text: String, _ locale: Locale, _ table: [String: String], _ english: String) -> String
    {
        let language = locale.identifier.prefix { $0 != "_" && $0 != "-" }
        return (table[String(language)] ?? english).replacingOccurrences(of: "%@", with: text)
    }

    private static let remaining = [
        "ar": "متبقٍ %@", "de": "Noch %@", "es": "Quedan %@", "fr": "%@ restant(s)", "it": "%@ rimanenti",
        "nl": "Nog %@", "pl": "Pozostało %@", "pt": "%@ restantes", "ru": "Осталось: %@", "sv": "%@ återstår",
        "uk": "Залишилося: %@",
    ]
    private static let about = [
        "ar": "حوالي %@", "de": "Etwa %@", "es": "Aproximadamente %@", "fr": "Environ %@", "it": "Circa %@",
        "nl": "Ongeveer %@", "pl": "Około %@", "pt": "Aproximadamente %@", "ru": "Примерно %@", "sv": "Cirka %@",
        "uk": "Приблизно %@",
    ]
}
