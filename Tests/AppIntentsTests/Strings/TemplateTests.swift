import Foundation
import Testing

@testable import AppIntents

@Suite("Templates")
struct TemplateTests {
    private let english = Locale(identifier: "en_US")
    private func fill(_ format: String, _ arguments: LocalizationArgument..., locale: String = "en_US") -> String {
        TemplateParser().parse(format).text(arguments, Locale(identifier: locale))
    }

    @Test(
        "Specifiers write values as they ask",
        arguments: [
            ("%@", "7"), ("%lld", "7"), ("%d", "7"), ("%03d", "007"), ("%x", "7"), ("%.1f", "7.0"), ("%5d|", "    7|"),
            ("%+d", "+7"), ("100%% of %u", "100% of 7"), ("% of %d", "% of 7"), ("%1$d %1$d", "7 7"), ("%2$d", ""),
        ])
    func specifiers(format: String, expected: String) { #expect(fill(format, .integer(7)) == expected) }

    @Test("A specifier that fits no value of its kind never reads other memory")
    func hostile() {
        #expect(fill("%s %n %p", .string("a"), .string("b"), .integer(3)).contains("a"))
        #expect(fill("%d", .string("words")) == "words")
        #expect(fill("%f", .integer(2)) == "2.000000")
        #expect(fill("%d", .double(2.9)) == "2")
        #expect(fill("%*d", .integer(1)) == "%*d")
        #expect(fill("%99999999d", .integer(1)).utf8.count <= 999)
        #expect(fill("%#@unknown@!", .integer(1)) == "!")
    }

    @Test(
        "Numbers have the locale's separators",
        arguments: [
            ("en_US", "1,234,567"), ("uk_UA", "1\u{A0}234\u{A0}567"), ("de_DE", "1.234.567"), ("hi_IN", "12,34,567"),
            ("es_ES", "1.234.567"), ("fr_FR", "1\u{202F}234\u{202F}567"), ("ar_EG", "١٬٢٣٤٬٥٦٧"),
        ])
    func separators(locale: String, expected: String) {
        #expect(fill("%lld", .integer(1_234_567), locale: locale) == expected)
    }

    @Test("Spanish does not separate four digits, English does")
    func fourDigits() {
        #expect(fill("%lld", .integer(1234), locale: "es_ES") == "1234")
        #expect(fill("%lld", .integer(-1234), locale: "en_US") == "-1,234")
    }

    @Test("A text without arguments is shown as written, percent signs and all")
    func noArguments() { #expect(fill("50% more %d") == "50% more %d") }

    @Test("Interpolation makes the key that Xcode extracts")
    func keys() {
        let value: String.LocalizationValue = "100% of \(3) in \("x"), \(1.5), \(UInt8(2)), \(Float(1))"
        #expect(value.key == "100%% of %lld in %@, %lf, %u, %f")
        #expect(value.text(english) == "100% of 3 in x, 1.500000, 2, 1.000000")
        let plain: String.LocalizationValue = "100%"
        #expect(plain.key == "100%")
    }

    @Test("A resource inside a text, and a text after a journey, keep their values")
    func coding() throws {
        let inner: LocalizedStringResource = "inner \(2)"
        let outer: LocalizedStringResource = "outer \(inner) \(10_000)"
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(outer))
        #expect(copy == outer)
        #expect(String(localized: copy) == String(localized: outer))
        var german = copy
        german.locale = Locale(identifier: "de_DE")
        #expect(String(localized: german) == "outer inner 2 10.000")
    }
}
