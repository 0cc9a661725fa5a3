/// Reads formats: `%@`, `%lld`, `%.1f`, `%2$@`, `%#@variable@`, `%arg`, `%%`. What is no specifier is words.
struct TemplateParser {
    /// A variable that the format may name.
    struct Variable {
        var forms: PluralForms
        /// Whether the forms' own argument counts, whatever the place of the variable in the format.
        var hasArgument: Bool
    }

    /// The variables, by name.
    var variables: [String: Variable] = [:]
    /// What `%arg` stands for, and where counting begins, inside a variable.
    var own: (argument: Int, specifier: FormatSpecifier)?

    /// The parts of a format.
    func parse(_ format: String) -> StringTemplate {
        let bytes = Array(format.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return StringTemplate(pieces: [.words(format)], raw: format) }
        var pieces: [StringTemplate.Piece] = []
        var words: [UInt8] = []
        var next = own?.argument ?? 0
        var at = 0
        func flush() {
            if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
            words.removeAll()
        }
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "%") else {
                words.append(bytes[at])
                at += 1
                continue
            }
            var scan = FormatScanner(bytes, at + 1)
            switch scan.next(hasOwnArgument: own != nil) {
            case .percent: words.append(UInt8(ascii: "%"))
            case .own:
                flush()
                if let own { pieces.append(.argument(own.argument, own.specifier)) }
            case .variable(let name, let position):
                flush()
                if let variable = variables[name] {
                    let forms = variable.forms
                    pieces.append(.plural(variable.hasArgument ? forms : forms.counting(position ?? next)))
                }
                if position == nil { next += 1 }
            case .argument(let specifier, let position):
                flush()
                pieces.append(.argument(position ?? next, specifier))
                if position == nil { next += 1 }
            case .words:
                words.append(UInt8(ascii: "%"))
                at += 1
                continue
            }
            at = scan.at
        }
        flush()
        return StringTemplate(pieces: pieces, raw: format)
    }
}

extension PluralForms {
    /// The same forms for another argument.
    func counting(_ argument: Int) -> PluralForms {
        guard argument != self.argument else { return self }
        return PluralForms(
            argument: argument, specifier: specifier,
            forms: Dictionary(
                uniqueKeysWithValues: zip(PluralCategory.allCases, forms).compactMap { category, form in
                    form.map { (category, $0.moved(from: self.argument, to: argument)) }
                }), rule: rule)
    }
}

extension StringTemplate {
    fileprivate func moved(from old: Int, to new: Int) -> StringTemplate {
        StringTemplate(
            pieces: pieces.map { piece in
                if case .argument(old, let specifier) = piece { return .argument(new, specifier) }
                return piece
            }, raw: raw)
    }

    /// The first argument that is shown as a number: the one that a plural without a name is about.
    var firstNumber: (argument: Int, specifier: FormatSpecifier)? {
        for case .argument(let index, let specifier) in pieces where !"@sSc".utf8.contains(specifier.conversion) {
            return (index, specifier)
        }
        for case .argument(let index, let specifier) in pieces { return (index, specifier) }
        return nil
    }
}

/// Reads what follows a percent sign.
private struct FormatScanner {
    enum Found {
        case percent, own, words
        case variable(String, position: Int?)
        case argument(FormatSpecifier, position: Int?)
    }

    private let bytes: [UInt8]
    private(set) var at: Int

    init(_ bytes: [UInt8], _ at: Int) { (self.bytes, self.at) = (bytes, at) }

    private func peek(_ offset: Int = 0) -> UInt8? { at + offset < bytes.count ? bytes[at + offset] : nil }

    private mutating func number() -> Int? {
        var value: Int?
        while let digit = peek(), 0x30...0x39 ~= digit {
            // More than any format needs; a larger number is a mistake and must not become a gigabyte of blanks.
            value = min((value ?? 0) * 10 + Int(digit - 0x30), 999)
            at += 1
        }
        return value
    }

    mutating func next(hasOwnArgument: Bool) -> Found {
        if peek() == UInt8(ascii: "%") {
            at += 1
            return .percent
        }
        if hasOwnArgument, bytes[at...].starts(with: "arg".utf8) {
            at += 3
            return .own
        }
        var position: Int?
        let start = at
        if let value = number(), peek() == UInt8(ascii: "$"), value > 0 {
            position = value - 1
            at += 1
        } else {
            at = start
        }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "@"),
            let end = bytes[(at + 2)...].firstIndex(of: UInt8(ascii: "@"))
        {
            let name = String(decoding: bytes[(at + 2)..<end], as: UTF8.self)
            at = end + 1
            return .variable(name, position: position)
        }
        var specifier = FormatSpecifier()
        // printf's flag of a blank is left out: in a text for people `% o` is "50% of", not an octal number.
        while let flag = peek(), "-+0#'".utf8.contains(flag) {
            specifier.flags.unicodeScalars.append(Unicode.Scalar(flag))
            at += 1
        }
        specifier.width = number()
        if peek() == UInt8(ascii: ".") {
            at += 1
            specifier.precision = number() ?? 0
        }
        while let length = peek(), "hlqLzjt".utf8.contains(length) { at += 1 }
        guard let conversion = peek(), "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(conversion) else { return .words }
        at += 1
        specifier.conversion = conversion
        return .argument(specifier, position: position)
    }
}
