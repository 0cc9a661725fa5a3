/// Which plural category a number has in a language: the cardinal rules of Unicode's CLDR 46, `plurals.xml`.
///
/// The test `Plurals agree with the toolchain's ICU` compares every language of the table with ICU's own data.
package enum PluralRules {
    /// A language's rule.
    package typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    /// The rule of a language by its identifier, such as `uk`, `pt-PT`, `zh-Hant`.
    package static func rule(for language: String) -> Rule {
        let name = language.lowercased().replacingOccurrences(of: "_", with: "-")
        if let rule = table[name] { return rule }
        return table[String(name.prefix { $0 != "-" })] ?? oneForm
    }

    /// The languages that the table knows; all others have one form.
    package static var languages: [String] { table.keys.sorted() }

    private static let oneForm: Rule = { _ in .other }

    private static let table: [String: Rule] = {
        var table: [String: Rule] = [:]
        for (languages, rule) in rules {
            for language in languages.split(separator: " ") { table[String(language)] = rule }
        }
        return table
    }()

    /// Languages that share a rule, and the rule: the name of the first category whose condition holds.
    private static let rules: [(String, Rule)] = [
        ("id ja km ko lo ms my su th to vi yo yue zh", { _ in .other }),
        ("am as bn fa gu hi kn pcm zu", { $0.i == 0 || $0.n(1) ? .one : .other }),
        ("ff hy kab", { $0.i <= 1 ? .one : .other }),
        (
            "ast de en et fi fy gl ia io nl sv sw ur yi",
            { $0.i == 1 && $0.v == 0 ? .one : .other }
        ),
        ("ak guw ln mg nso pa ti wa", { $0.n(0, 1) ? .one : .other }),
        (
            """
            af an az bg ckb dv ee el eo eu fo fur gsw ha haw hu jgo ka kk kl ku ky lb ml mn mr nb nd ne nn no ny om \
            or os ps rm sd sn so sq ss st syr ta te tk tn tr ts ug uz ve vo xh
            """, { $0.n(1) ? .one : .other }
        ),
        ("da", { $0.n(1) || ($0.t != 0 && $0.i <= 1) ? .one : .other }),
        ("is", { ($0.t == 0 && ends($0.i, 1, not: 11)) || ends($0.t, 1, not: 11) ? .one : .other }),
        ("mk", { ($0.v == 0 && ends($0.i, 1, not: 11)) || ends($0.f, 1, not: 11) ? .one : .other }),
        (
            "ceb fil tl",
            { o in
                o.v == 0 && (1...3 ~= o.i || ![4, 6, 9].contains(o.i % 10))
                    || o.v != 0 && ![4, 6, 9].contains(o.f % 10)
                    ? .one : .other
            }
        ),
        (
            "lv prg",
            { o in
                if o.n(mod: 10) == 0 || (o.n(mod: 100).map { 11...19 ~= $0 } ?? false)
                    || (o.v == 2 && 11...19 ~= o.f % 100)
                {
                    return .zero
                }
                if o.isWhole && ends(o.i, 1, not: 11) || o.v == 2 && ends(o.f, 1, not: 11) || o.v != 2 && o.f % 10 == 1
                {
                    return .one
                }
                return .other
            }
        ),
        (
            "he iw",
            { ($0.i == 1 && $0.v == 0) || ($0.i == 0 && $0.v != 0) ? .one : $0.i == 2 && $0.v == 0 ? .two : .other }
        ),
        ("iu se sma smi smj smn sms", { $0.n(1) ? .one : $0.n(2) ? .two : .other }),
        (
            "mo ro",
            { o in
                if o.i == 1 && o.v == 0 { return .one }
                return o.v != 0 || o.n(0) || (o.n(mod: 100).map { 1...19 ~= $0 } ?? false) ? .few : .other
            }
        ),
        (
            "bs hr sh sr",
            { o in
                if o.v == 0 && ends(o.i, 1, not: 11) || ends(o.f, 1, not: 11) { return .one }
                return o.v == 0 && few(o.i) || few(o.f) ? .few : .other
            }
        ),
        ("fr pt", { $0.i <= 1 ? .one : millions($0) ? .many : .other }),
        ("ca it pt-pt vec", { $0.i == 1 && $0.v == 0 ? .one : millions($0) ? .many : .other }),
        ("es", { $0.n(1) ? .one : millions($0) ? .many : .other }),
        (
            "sl",
            { o in
                guard o.v == 0 else { return .few }
                return o.i % 100 == 1 ? .one : o.i % 100 == 2 ? .two : 3...4 ~= o.i % 100 ? .few : .other
            }
        ),
        ("cs sk", { $0.v != 0 ? .many : $0.i == 1 ? .one : 2...4 ~= $0.i ? .few : .other }),
        ("pl", { $0.v != 0 ? .other : $0.i == 1 ? .one : few($0.i) ? .few : .many }),
        ("ru uk", { $0.v != 0 ? .other : ends($0.i, 1, not: 11) ? .one : few($0.i) ? .few : .many }),
        ("be", { !$0.isWhole ? .other : ends($0.i, 1, not: 11) ? .one : few($0.i) ? .few : .many }),
        (
            "lt",
            { o in
                guard o.f == 0 else { return .many }
                let isTeen = 11...19 ~= o.i % 100
                return isTeen || o.i % 10 == 0 ? .other : o.i % 10 == 1 ? .one : .few
            }
        ),
        (
            "ar",
            { o in
                guard o.isWhole else { return .other }
                return switch (o.i, o.i % 100) {
                case (0, _): .zero
                case (1, _): .one
                case (2, _): .two
                case (_, 3...10): .few
                case (_, 11...99): .many
                default: .other
                }
            }
        ),
        (
            "cy",
            { $0.n(0) ? .zero : $0.n(1) ? .one : $0.n(2) ? .two : $0.n(3) ? .few : $0.n(6) ? .many : .other }
        ),
        (
            "ga",
            {
                $0.n(1) ? .one : $0.n(2) ? .two : $0.n(3, 4, 5, 6) ? .few : $0.n(7, 8, 9, 10) ? .many : .other
            }
        ),
        (
            "gd",
            { o in
                guard o.isWhole else { return .other }
                return switch o.i {
                case 1, 11: .one
                case 2, 12: .two
                case 3...10, 13...19: .few
                default: .other
                }
            }
        ),
        (
            "mt",
            { o in
                guard o.isWhole else { return .other }
                return switch (o.i, o.i % 100) {
                case (1, _): .one
                case (2, _): .two
                case (0, _), (_, 3...10): .few
                case (_, 11...19): .many
                default: .other
                }
            }
        ),
    ]

    /// `x % 10 = digit and x % 100 != teen`
    private static func ends(_ x: UInt64, _ digit: UInt64, not teen: UInt64) -> Bool {
        x % 10 == digit && x % 100 != teen
    }
    /// `x % 10 = 2..4 and x % 100 != 12..14`
    private static func few(_ x: UInt64) -> Bool { 2...4 ~= x % 10 && !(12...14 ~= x % 100) }
    /// Whole millions: *de millones*.
    private static func millions(_ o: PluralOperands) -> Bool { o.v == 0 && o.i != 0 && o.i % 1_000_000 == 0 }
}
