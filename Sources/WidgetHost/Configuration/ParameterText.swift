import JSONText
import WidgetArchive

/// Reads a parameter's value as a person or a script writes it.
///
/// Whatever does not fit is an error that carries the value and says what would.
struct ParameterText {
    /// What a text means.
    enum Meaning: Hashable {
        /// A value.
        case value(ParameterValue)
        /// Names that only the extension can turn into values: entities, options of a provider.
        case names([String], isList: Bool)
    }

    let parameter: ParameterDescription

    /// Whether the type is a list.
    private var isList: Bool { parameter.type.hasPrefix("[") }
    /// The type without list.
    private var element: String { isList ? String(parameter.type.dropFirst().dropLast()) : parameter.type }

    /// The meaning of `name=value`'s right side; a list's elements are separated by commas.
    func read(_ text: String) throws(HomeEditError) -> Meaning {
        let parts =
            isList
            ? text.split(separator: ",").map { Self.trimmed($0) }.filter { !$0.isEmpty } : [text]
        if parameter.hasQuery { return .names(parts, isList: isList) }
        var values: [ParameterValue] = []
        for part in parts { values.append(try single(part)) }
        return .value(isList ? .array(values) : values.first ?? .null)
    }

    /// The meaning of a member of a JSON object.
    func read(_ json: JSONValue) throws(HomeEditError) -> Meaning {
        switch json {
        case .null:
            guard parameter.isOptional else { throw refusal("null", "it must have a value") }
            return .value(.null)
        case .array(let elements):
            guard isList else { throw refusal(Self.shown(json), expectation) }
            var texts: [String] = []
            var values: [ParameterValue] = []
            for element in elements {
                if parameter.hasQuery, let text = Self.text(element) {
                    texts.append(text)
                } else {
                    values.append(try value(element))
                }
            }
            if parameter.hasQuery && values.isEmpty { return .names(texts, isList: true) }
            return .value(.array(values))
        default:
            guard !isList else { throw refusal(Self.shown(json), "it is a list") }
            if parameter.hasQuery, let text = Self.text(json) { return .names([text], isList: false) }
            return .value(try value(json))
        }
    }

    private func value(_ json: JSONValue) throws(HomeEditError) -> ParameterValue {
        switch (json, element) {
        case (.bool(let value), "Bool"): return .bool(value)
        case (.int(let value), "Int"): return .int(try inRange(value))
        case (.int(let value), "Double"): return .double(try inRange(Double(value)))
        case (.double(let value), "Double"): return .double(try inRange(value))
        case (.string(let text), "String"): return .string(text)
        case (.string(let text), _): return try single(text)
        case (.int(let value), _) where !parameter.choices.isEmpty: return try single("\(value)")
        case (.object, _):
            // The form in which values stand in home.json.
            guard let value = try? ParameterValue(jsonBytes: json.jsonBytes()) else { break }
            return value
        default: break
        }
        throw refusal(Self.shown(json), expectation)
    }

    private func single(_ text: String) throws(HomeEditError) -> ParameterValue {
        // An empty text is a text; of anything else it is none.
        if text.isEmpty, parameter.isOptional, element != "String", element != "AttributedString" { return .null }
        if !parameter.choices.isEmpty { return try ChoiceList(parameter.choices).value(text, of: parameter) }
        switch element {
        case "Bool":
            switch text.lowercased() {
            case "true", "yes", "on", "1": return .bool(true)
            case "false", "no", "off", "0": return .bool(false)
            default: throw refusal(text, expectation)
            }
        case "Int":
            guard let value = Int64(text) else { throw refusal(text, expectation) }
            return .int(try inRange(value))
        case "Double":
            guard let value = Double(text), value.isFinite else { throw refusal(text, expectation) }
            return .double(try inRange(value))
        case "String", "AttributedString": return .string(text)
        case "URL":
            guard text.contains(":"), !text.contains(" ") else { throw refusal(text, expectation) }
            return .url(text)
        case "Date":
            guard let date = DateText.read(text) else { throw refusal(text, expectation) }
            return .date(date - DateText.referenceDate)
        default: throw refusal(text, expectation)
        }
    }

    private func inRange<N: BinaryInteger>(_ value: N) throws(HomeEditError) -> N {
        _ = try inRange(Double(value))
        return value
    }

    private func inRange(_ value: Double) throws(HomeEditError) -> Double {
        if let minimum = parameter.minimum, value < minimum { throw refusal(Self.number(value), expectation) }
        if let maximum = parameter.maximum, value > maximum { throw refusal(Self.number(value), expectation) }
        return value
    }

    // MARK: Words

    /// What would fit.
    private var expectation: String {
        switch element {
        case _ where !parameter.choices.isEmpty: return ChoiceList(parameter.choices).words
        case "Bool": return "it is true or false"
        case "Int", "Double":
            let what = element == "Int" ? "a whole number" : "a number"
            switch (parameter.minimum, parameter.maximum) {
            case (let low?, let high?): return "it is \(what) from \(Self.number(low)) to \(Self.number(high))"
            case (let low?, nil): return "it is \(what) from \(Self.number(low))"
            case (nil, let high?): return "it is \(what) up to \(Self.number(high))"
            case (nil, nil): return "it is \(what)"
            }
        case "Date": return "it is a date such as 2026-11-30, 2026-11-30T09:15 or 2026-11-30T09:15:00Z"
        case "URL": return "it is a URL such as https://example.org"
        default: return "it is a \(element), which is written as it stands in home.json"
        }
    }

    private func refusal(_ value: String, _ what: String) -> HomeEditError {
        HomeEditError("“\(value)” does not fit “\(parameter.name)”: \(what)")
    }

    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }

    private static func shown(_ json: JSONValue) -> String {
        if case .string(let text) = json { return text }
        return String(decoding: json.jsonBytes(), as: UTF8.self)
    }

    private static func text(_ json: JSONValue) -> String? {
        switch json {
        case .string(let text): text
        case .int(let value): "\(value)"
        default: nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

/// The choices of a parameter, to be named by people.
struct ChoiceList {
    let choices: [ParameterDescription.Choice]
    init(_ choices: [ParameterDescription.Choice]) { self.choices = choices }

    /// The choice that a text names: its value, its title, or its title in another case.
    func find(_ text: String) -> ParameterDescription.Choice? {
        let lower = text.lowercased()
        return choices.first { $0.value.plainText == text } ?? choices.first { $0.title == text }
            ?? choices.first { $0.title.lowercased() == lower || $0.value.plainText.lowercased() == lower }
    }

    /// The value that a text names.
    func value(_ text: String, of parameter: ParameterDescription) throws(HomeEditError) -> ParameterValue {
        if text.isEmpty, parameter.isOptional { return .null }
        guard let choice = find(text) else {
            throw HomeEditError("“\(text)” does not fit “\(parameter.name)”: \(words)")
        }
        return choice.value
    }

    /// What there is, in words.
    var words: String {
        if choices.isEmpty { return "there is nothing to choose now" }
        let shown = choices.prefix(12).map { choice in
            let value = choice.value.plainText
            return value == choice.title || choice.title.isEmpty ? value : "\(value) (\(choice.title))"
        }
        return "there are " + shown.joined(separator: ", ") + (choices.count > 12 ? " and others" : "")
    }
}

extension ParameterValue {
    /// The value as a person writes it.
    public var plainText: String {
        switch self {
        case .null: ""
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): ParameterText.number(value)
        case .string(let value), .url(let value), .enum(let value), .entity(let value): value
        case .date(let value): DateText.write(value + DateText.referenceDate)
        case .coded(_, let json): json
        case .array(let values): values.map(\.plainText).joined(separator: ", ")
        }
    }
}
