package import WidgetArchive

/// A value that an ``IntentParameter`` can hold and that can go to another process.
///
/// Bool, Int, Double, String, Date, URL, Decimal, Duration, DateComponents, Measurement, ``AppEnum``, ``AppEntity``,
/// and an optional, an array or a set of each.
public protocol _IntentValue: Sendable {
    /// The type of one value: without optional, without list.
    associatedtype ValueType
    /// The type without optional.
    associatedtype UnwrappedType
    /// What travels.
    static func _encode(_ value: Self) -> _IntentWire
    /// The value of what came.
    ///
    /// - Throws: ``_IntentWire/Mismatch`` with what came in its text.
    static func _decode(_ wire: _IntentWire) throws -> Self
    /// The value of what came, asking the entity's query where one is needed. What no longer exists is left out.
    static func _resolve(_ wires: [_IntentWire]) async throws -> [Self]
    /// What the editor of a configuration must know.
    static var _traits: _IntentValueTraits { get }
}

extension _IntentValue {
    /// Most values need no query.
    public static func _resolve(_ wires: [_IntentWire]) async throws -> [Self] { try wires.map(_decode) }
}

/// A value on its way between processes.
public struct _IntentWire: Sendable {
    package let value: ParameterValue
    package init(_ value: ParameterValue) { self.value = value }

    /// What came is of another type, or no value of it.
    public struct Mismatch: Error, CustomStringConvertible {
        /// What was declared.
        public let expected: String
        /// What came.
        public let found: String
        /// Both.
        public var description: String { "expected \(expected), found \(found)" }
    }

    func mismatch(_ expected: String) -> Mismatch { Mismatch(expected: expected, found: value.shown) }
}

extension ParameterValue {
    /// The value for messages.
    package var shown: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value), .url(let value), .enum(let value), .entity(let value): "“\(value)”"
        case .date(let value): "\(Date(timeIntervalSinceReferenceDate: value))"
        case .coded(let type, let json): "\(type) \(json)"
        case .array(let values): "[" + values.map(\.shown).joined(separator: ", ") + "]"
        }
    }
}

/// What the editor of a configuration must know of a type.
public struct _IntentValueTraits {
    package var typeName: String
    package var isOptional = false
    package var isList = false
    /// Whether a query stands between what came and the value.
    package var needsResolution = false
    /// An enum's cases.
    package var choices: @Sendable () -> [ParameterDescription.Choice] = { [] }
    /// An entity's suggestions, or what matches a text.
    package var options: (@Sendable (String?) async throws -> [ParameterDescription.Choice])?
    /// The value that a query names for parameters without one.
    package var defaultOption: (@Sendable () async -> ParameterValue?)?

    package init(_ typeName: String) { self.typeName = typeName }
}
