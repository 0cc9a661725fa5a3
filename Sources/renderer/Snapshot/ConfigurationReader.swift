import JSONText
import WidgetArchive
import WidgetHost

/// Reads a widget's configuration as a person writes it: `{"project": "Home", "count": 3}`.
enum ConfigurationReader {
    /// The configuration intent with the parameters of a JSON object.
    ///
    /// - Throws: ``SnapshotError`` when it is no object, or a parameter is unknown or of another type.
    static func read(_ text: String, for widget: WidgetDescription) throws(SnapshotError) -> IntentReference {
        guard let record = widget.configuration else {
            throw SnapshotError.room("\(widget.kind) has no configuration, so --configuration has no meaning for it")
        }
        guard case .object(let members)? = try? JSONValue(jsonBytes: Array(text.utf8)) else {
            throw SnapshotError.room("--configuration needs a JSON object such as {\"name\": \"value\"}, not '\(text)'")
        }
        var intent = IntentReference(type: record.type)
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let parameter = record.parameters.first(where: { $0.name == name }) else {
                let names = record.parameters.map(\.name).joined(separator: ", ")
                throw SnapshotError.room(
                    "\(widget.kind) has no parameter “\(name)”; it has \(names.isEmpty ? "none" : names)")
            }
            intent.parameters[name] = try self.value(value, parameter)
        }
        return intent
    }

    private static func value(
        _ value: JSONValue, _ parameter: ParameterDescription
    ) throws(SnapshotError) -> ParameterValue {
        switch value {
        case .null: return .null
        case .array(let values):
            var list: [ParameterValue] = []
            for value in values { list.append(try self.value(value, parameter)) }
            return .array(list)
        case .bool(let flag): return .bool(flag)
        case .int(let number): return parameter.type == "Double" ? .double(Double(number)) : .int(number)
        case .double(let number): return .double(number)
        case .string(let text):
            if !parameter.choices.isEmpty { return try choice(text, parameter) }
            switch parameter.type {
            case "URL", "[URL]": return .url(text)
            case "String", "[String]": return .string(text)
            default: return parameter.hasQuery ? .entity(text) : .string(text)
            }
        case .object:
            // As an archive writes it, for what has no form of its own.
            guard let exact = try? ParameterValue(jsonBytes: value.jsonBytes()) else {
                throw SnapshotError.room(
                    "the parameter “\(parameter.name)” (\(parameter.type)) does not take an object")
            }
            return exact
        }
    }

    private static func choice(
        _ text: String, _ parameter: ParameterDescription
    ) throws(SnapshotError) -> ParameterValue {
        for choice in parameter.choices {
            switch choice.value {
            case .enum(let raw) where raw == text: return choice.value
            case .string(let raw) where raw == text: return choice.value
            default: continue
            }
        }
        if let named = parameter.choices.first(where: { $0.title == text }) { return named.value }
        let titles = parameter.choices.map(\.title).joined(separator: ", ")
        throw SnapshotError.room("the parameter “\(parameter.name)” is one of \(titles), not “\(text)”")
    }
}
