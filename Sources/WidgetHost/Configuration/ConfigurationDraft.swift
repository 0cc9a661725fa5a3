import JSONText
import WidgetArchive

/// A configuration that is being put together from what somebody wrote.
///
/// What a parameter of another build has left in it stays, so that a configuration survives when parameters come and go.
struct ConfigurationDraft {
    /// Names that the extension has to turn into values.
    struct Question: Hashable {
        var parameter: ParameterDescription
        var names: [String]
        var isList: Bool
    }

    private(set) var reference: IntentReference
    /// What is to be asked before it can be used.
    private(set) var questions: [Question] = []

    /// Applies an edit to a configuration.
    ///
    /// - Parameters:
    ///   - edit: the values.
    ///   - current: what the widget has; nil for the defaults.
    ///   - intent: the configuration's description in the manifest.
    init(_ edit: HomeEdit, on current: IntentReference?, of intent: IntentDescriptionRecord) throws(HomeEditError) {
        reference = current ?? IntentReference()
        reference.type = intent.type
        if let text = edit.configuration {
            let known = Set(intent.parameters.map(\.name))
            reference.parameters = reference.parameters.filter { !known.contains($0.key) }
            for (name, value) in try Self.members(text).sorted(by: { $0.key < $1.key }) {
                let parameter = try Self.parameter(name, in: intent)
                take(try ParameterText(parameter: parameter).read(value), for: parameter)
            }
        }
        for value in edit.values {
            guard let equals = value.firstIndex(of: "=") else {
                throw HomeEditError("“\(value)” names no value: write name=value")
            }
            let parameter = try Self.parameter(String(value[..<equals]), in: intent)
            take(
                try ParameterText(parameter: parameter).read(String(value[value.index(after: equals)...])),
                for: parameter)
        }
    }

    private mutating func take(_ meaning: ParameterText.Meaning, for parameter: ParameterDescription) {
        questions.removeAll { $0.parameter.name == parameter.name }
        switch meaning {
        case .value(let value): reference.parameters[parameter.name] = value
        case .names(let names, let isList):
            if names == [""], parameter.isOptional {
                reference.parameters[parameter.name] = .null
            } else {
                questions.append(Question(parameter: parameter, names: names, isList: isList))
            }
        }
    }

    /// The first question is answered.
    mutating func answer(_ values: [ParameterValue]) {
        guard !questions.isEmpty else { return }
        let question = questions.removeFirst()
        reference.parameters[question.parameter.name] = question.isList ? .array(values) : values.first ?? .null
    }

    private static func members(_ text: String) throws(HomeEditError) -> [String: JSONValue] {
        do {
            guard case .object(let members) = try JSONValue(jsonBytes: Array(text.utf8)) else {
                throw HomeEditError("the configuration is a JSON object such as {\"name\": \"value\"}")
            }
            return members
        } catch let error as HomeEditError {
            throw error
        } catch {
            throw HomeEditError("the configuration is no JSON object: \(error)")
        }
    }

    private static func parameter(
        _ name: String, in intent: IntentDescriptionRecord
    ) throws(HomeEditError) -> ParameterDescription {
        let lower = name.lowercased()
        if let found = intent.parameters.first(where: { $0.name == name })
            ?? intent.parameters.first(where: { $0.title.lowercased() == lower || $0.name.lowercased() == lower })
        {
            return found
        }
        let names = intent.parameters.map { $0.title == $0.name ? $0.name : "\($0.name) (\($0.title))" }
        throw HomeEditError(
            "there is no parameter “\(name)”; "
                + (names.isEmpty ? "\(intent.type) has none" : "there are " + names.joined(separator: ", ")))
    }
}
