import JSONText

/// A value of an `@Parameter` on its way to another process.
///
/// Missing (no entry), nil (``null``) and empty (an empty string or list) stay distinct, and each type keeps its name,
/// so a value can be shown, compared and refused with the value in the message.
public indirect enum ParameterValue: Hashable, Sendable {
    /// nil of an optional parameter.
    case null
    /// Bool
    case bool(Bool)
    /// Int
    case int(Int64)
    /// Double
    case double(Double)
    /// String
    case string(String)
    /// Date, seconds since 2001-01-01 UTC (Foundation's reference date, so that no bit is lost).
    case date(Double)
    /// URL
    case url(String)
    /// A case of an AppEnum, by raw value.
    case `enum`(String)
    /// An AppEntity, by its identifier's string.
    case entity(String)
    /// Anything else Codable (Measurement, Duration, DateComponents…): the type's name and its JSON text.
    case coded(type: String, json: String)
    /// A list.
    case array([ParameterValue])
}

extension ParameterValue: JSONCodable {
    /// Appends `null`, a bare boolean, integer, string or list, or an object naming the type.
    public func write(to writer: inout JSONWriter) {
        func typed(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
            writer.beginObject()
            writer.key(name)
            write(&writer)
            writer.endObject()
        }
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .int(let value): writer.int(value)
        case .string(let value): writer.string(value)
        case .array(let values): values.write(to: &writer)
        case .double(let value):
            // -0.0 and 1.0 must come back as doubles; the shortest description of a Double always has a point or e.
            typed("double") { $0.string(value.description) }
        case .date(let value): typed("date") { $0.string(value.description) }
        case .url(let value): typed("url") { $0.string(value) }
        case .enum(let value): typed("enum") { $0.string(value) }
        case .entity(let value): typed("entity") { $0.string(value) }
        case .coded(let type, let json):
            typed("coded") { $0.string(json) }
            writer.bytes.removeLast()
            writer.key("type")
            writer.string(type)
            writer.endObject()
        }
    }

    /// Reads what ``write(to:)`` makes.
    public init(from cursor: JSONCursor) throws {
        func number(_ cursor: JSONCursor) throws -> Double {
            guard let value = Double(try cursor.string()) else {
                throw JSONError.mismatch(expected: "a number", found: "“\(try cursor.string())”", at: "")
            }
            return value
        }
        switch cursor.kindName {
        case "null": self = .null
        case "boolean": self = .bool(try cursor.bool())
        case "number": self = .int(try cursor.int())
        case "string": self = .string(try cursor.string())
        case "array": self = .array(try [ParameterValue](from: cursor))
        default:
            var members = try cursor.members()
            if let value = members.find("double") {
                self = .double(try number(value))
            } else if let value = members.find("date") {
                self = .date(try number(value))
            } else if let value = members.find("url") {
                self = .url(try value.string())
            } else if let value = members.find("enum") {
                self = .enum(try value.string())
            } else if let value = members.find("entity") {
                self = .entity(try value.string())
            } else if let value = members.find("coded"), let type = members.find("type") {
                self = .coded(type: try type.string(), json: try value.string())
            } else {
                throw JSONError.mismatch(expected: "a parameter value", found: "an object of another kind", at: "")
            }
        }
    }
}

/// An intent and its parameters: what a control's archive carries and an invocation performs.
public struct IntentReference: Fielded, Hashable, Sendable {
    /// The intent's persistent identifier (its type's name unless overridden).
    public var type = ""
    /// The parameters that are set, by name.
    public var parameters: [String: ParameterValue] = [:]
    /// Whether it runs in the app: `extension`, `app` (brought to the front) or `appInBackground`.
    public var process = IntentProcess.extension
    /// The type's mangled name, by which a process that has not met the type yet finds it; empty when it cannot.
    public var symbol = ""

    /// No intent.
    public init() {}
    /// An intent.
    public init(type: String, parameters: [String: ParameterValue] = [:], process: IntentProcess = .extension) {
        (self.type, self.parameters, self.process) = (type, parameters, process)
    }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("type", &type)
        try coder.field("with", &parameters, omit: [:])
        try coder.field("runs", &process, omit: .extension)
        try coder.field("symbol", &symbol, omit: "")
    }
}

/// Where an intent runs.
public enum IntentProcess: String, JSONCodable, Sendable {
    /// In the widget extension.
    case `extension`
    /// In the app, which comes to the front (`openAppWhenRun`).
    case app
    /// In the app, without bringing it to the front (AudioPlaybackIntent and its kin).
    case appInBackground
}
