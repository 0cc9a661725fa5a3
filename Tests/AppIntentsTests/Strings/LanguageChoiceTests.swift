import Foundation
import Testing

@testable import AppIntents

@Suite("The choice of a language")
struct LanguageChoiceTests {
    private func choose(_ locale: String, _ available: [String], _ development: String? = "en") -> [String] {
        LanguageChoice.languages(for: locale, available: available, development: development)
    }

    @Test("A region falls back to the language, then to the development language")
    func fallback() {
        #expect(choose("uk_UA", ["en", "uk", "de"]) == ["uk", "en"])
        #expect(choose("uk_UA", ["en", "uk-UA", "uk"]) == ["uk-UA", "uk", "en"])
        #expect(choose("fr_CA", ["en", "de"]) == ["en"])
        #expect(choose("fr_CA", ["de"], nil) == [])
    }

    @Test("The spelling of the folder is kept, the spelling of the locale does not count")
    func spelling() {
        #expect(choose("pt_BR.UTF-8", ["pt-br", "EN"]) == ["pt-br", "EN"])
        #expect(choose("PT-br@calendar=gregorian", ["pt_BR"]) == ["pt_BR"])
        #expect(choose("he_IL", ["iw"], nil) == ["iw"])
    }

    @Test("Chinese never falls back to the other script")
    func chinese() {
        #expect(choose("zh_TW", ["zh-Hans", "zh-Hant"], nil) == ["zh-Hant"])
        #expect(choose("zh_TW", ["zh-Hans"], "en") == [])
        #expect(choose("zh_CN", ["zh-Hans", "zh-Hant"], nil) == ["zh-Hans"])
        #expect(choose("zh_Hant_HK", ["zh-HK", "zh-Hant"], nil) == ["zh-HK", "zh-Hant"])
    }

    @Test("A language that is there for other regions only serves all of its readers")
    func siblings() {
        #expect(choose("pt_PT", ["pt-BR", "en"]) == ["pt-BR", "en"])
        #expect(choose("es_MX", ["es-ES", "es-419"], nil) == ["es-419"])
        #expect(choose("nb_NO", ["no"], nil) == ["no"])
    }
}
