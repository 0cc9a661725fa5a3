/// Plural forms beside a `.strings` file: a property list with a format and its variables for each key.
struct StringsDictFile {
    /// The texts by key.
    let entries: [String: StringTemplate]

    /// Reads the file of a language.
    ///
    /// - Throws: when the bytes are no property list with a dictionary.
    init(_ bytes: [UInt8], language: String) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let keys = list as? [String: Any] else { throw TableError("the property list is not a dictionary") }
        let rule = PluralRules.rule(for: language)
        entries = keys.compactMapValues { value in
            if let text = value as? String { return TemplateParser().parse(text) }
            return (value as? [String: Any]).flatMap { Self.template($0, rule) }
        }
    }

    private static func template(_ entry: [String: Any], _ rule: @escaping PluralRules.Rule) -> StringTemplate? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
            // Widths and devices: one form is enough here, the widest.
            guard let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] else { return nil }
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return widest.map { TemplateParser().parse($0.value) }
        }
        var parser = TemplateParser()
        // A form may name another variable, so those without such names are read first.
        let variables = entry.compactMapValues { $0 as? [String: String] }
        let simple = variables.filter { !$0.value.values.contains { $0.contains("%#@") || $0.contains("$#@") } }
        for (name, forms) in simple { parser.variables[name] = variable(forms, TemplateParser(), rule) }
        for (name, forms) in variables where simple[name] == nil {
            parser.variables[name] = variable(forms, TemplateParser(variables: parser.variables), rule)
        }
        return parser.parse(format)
    }

    private static func variable(
        _ forms: [String: String], _ parser: TemplateParser, _ rule: @escaping PluralRules.Rule
    ) -> TemplateParser.Variable? {
        var specifier = FormatSpecifier(conversion: UInt8(ascii: "d"))
        if let type = forms["NSStringFormatValueTypeKey"],
            case .argument(_, let written)? = TemplateParser().parse("%" + type).pieces.first
        {
            specifier = written
        }
        var parser = parser
        parser.own = (0, specifier)
        var templates: [PluralCategory: StringTemplate] = [:]
        for category in PluralCategory.allCases {
            if let form = forms[category.rawValue] { templates[category] = parser.parse(form) }
        }
        guard !templates.isEmpty else { return nil }
        return .init(
            forms: PluralForms(argument: 0, specifier: specifier, forms: templates, rule: rule), hasArgument: false)
    }
}
