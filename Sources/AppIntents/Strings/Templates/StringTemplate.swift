/// A translation, ready to be filled.
package struct StringTemplate: Sendable {
    /// A part of a translation.
    package enum Piece: Sendable {
        /// Words as they are.
        case words(String)
        /// An argument by its place, counted from 0.
        case argument(Int, FormatSpecifier)
        /// Words that depend on a number.
        case plural(PluralForms)
    }

    /// A part after the plural forms are chosen.
    package enum ChosenPiece: Equatable, Sendable {
        /// Words as they are.
        case words(String)
        /// An argument by its place, counted from 0.
        case argument(Int, FormatSpecifier)
    }

    /// The parts.
    package let pieces: [Piece]
    /// The translation as written, for texts without arguments: there a percent sign is only a character.
    package let raw: String

    init(pieces: [Piece], raw: String) { (self.pieces, self.raw) = (pieces, raw) }

    /// The parts for these arguments.
    package func chosen(for arguments: [LocalizationArgument]) -> [ChosenPiece] {
        var chosen: [ChosenPiece] = []
        append(to: &chosen, arguments, depth: 0)
        return chosen
    }

    private func append(to chosen: inout [ChosenPiece], _ arguments: [LocalizationArgument], depth: Int) {
        for piece in pieces {
            switch piece {
            case .words(let words): chosen.append(.words(words))
            case .argument(let index, let specifier): chosen.append(.argument(index, specifier))
            case .plural(let forms):
                // A substitution may name another; one that names itself ends here.
                guard depth < 8 else { continue }
                forms.form(for: arguments)?.append(to: &chosen, arguments, depth: depth + 1)
            }
        }
    }

    /// The text with the arguments put in.
    package func text(_ arguments: [LocalizationArgument], _ locale: Locale) -> String {
        if arguments.isEmpty { return raw }
        var text = ""
        for piece in chosen(for: arguments) {
            switch piece {
            case .words(let words): text += words
            case .argument(let index, let specifier):
                if arguments.indices.contains(index) { text += arguments[index].text(specifier, locale) }
            }
        }
        return text
    }
}

/// The forms of a text for a number.
package struct PluralForms: Sendable {
    /// Which argument is the number, counted from 0.
    let argument: Int
    /// How the number is written, which decides whether `1.0` is one.
    let specifier: FormatSpecifier
    /// One a category, in the order of `PluralCategory`.
    let forms: [StringTemplate?]
    /// The rule of the translation's language, which need not be that of the locale.
    let rule: PluralRules.Rule

    init(
        argument: Int, specifier: FormatSpecifier, forms: [PluralCategory: StringTemplate],
        rule: @escaping PluralRules.Rule
    ) {
        (self.argument, self.specifier, self.rule) = (argument, specifier, rule)
        self.forms = PluralCategory.allCases.map { forms[$0] }
    }

    /// The form for the arguments; Apple's systems use a `zero` form for 0 in languages without that category too.
    func form(for arguments: [LocalizationArgument]) -> StringTemplate? {
        let other = forms[PluralCategory.other.index]
        guard arguments.indices.contains(argument), let operands = arguments[argument].operands(specifier) else {
            return other
        }
        if operands.n(0), let zero = forms[PluralCategory.zero.index] { return zero }
        return forms[rule(operands).index] ?? other ?? forms.lazy.compactMap { $0 }.first
    }
}
