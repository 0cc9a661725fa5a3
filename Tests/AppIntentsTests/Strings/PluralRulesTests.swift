import _FoundationICU
import Foundation
import Testing

@testable import AppIntents

@Suite("Plural rules")
struct PluralRulesTests {
    /// What the toolchain's ICU says.
    private func expected(_ value: Double, _ rules: OpaquePointer) -> String {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, value, &buffer, 16, &status)
        return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }

    @Test("Plurals agree with the toolchain's ICU in every language of the table")
    func agreement() throws {
        let whole = Array(0...220).map(Double.init) + [1000, 1001, 1002, 1_000_000, 2_000_000, 1_000_001, 3_000_021]
        let values = whole + [0.1, 0.5, 1.1, 1.5, 1.9, 2.1, 2.5, 5.5, 10.1, 11.2, 21.1, 0.25, 1.25, 100.11]
        for language in PluralRules.languages {
            var status = U_ZERO_ERROR
            let rules = try #require(swift_uplrules_open(language, &status))
            defer { swift_uplrules_close(rules) }
            let rule = PluralRules.rule(for: language)
            for value in values {
                let category = rule(PluralOperands(value)).rawValue
                #expect(category == expected(value, rules), "\(language) \(value)")
            }
        }
    }

    @Test("Decimals that are seen count: 1.0 is no one in English")
    func visibleDecimals() {
        let english = PluralRules.rule(for: "en_GB")
        #expect(english(PluralOperands(1)) == .one)
        #expect(english(PluralOperands(1.0, decimals: 1)) == .other)
        #expect(PluralOperands(1.499999, decimals: 2).f == 50)
        #expect(PluralOperands(1.5, decimals: 2).f == 50)
        #expect(PluralOperands(1.5, decimals: 2).t == 5)
        #expect(PluralOperands(-3.0).i == 3)
        #expect(PluralOperands(Double.nan).i == 0)
    }

    @Test("A region or script does not hide a language's rule, and Portugal has its own")
    func regions() {
        #expect(PluralRules.rule(for: "uk_UA")(PluralOperands(3)) == .few)
        #expect(PluralRules.rule(for: "sr-Latn")(PluralOperands(3)) == .few)
        #expect(PluralRules.rule(for: "pt-BR")(PluralOperands(0)) == .one)
        #expect(PluralRules.rule(for: "pt-PT")(PluralOperands(0)) == .other)
        #expect(PluralRules.rule(for: "tlh")(PluralOperands(1)) == .other)
    }
}
