internal import WidgetArchive

/// A value that travels as the JSON of its Codable form. Slower than the plain ones (tens of microseconds).
public protocol _CodedIntentValue: _IntentValue, Codable where ValueType == Self, UnwrappedType == Self {}

extension _CodedIntentValue {
    /// What travels.
    public static func _encode(_ value: Self) -> _IntentWire {
        // A value that cannot be coded (a number that is not finite) arrives as nil and is refused there.
        guard let data = try? JSONEncoder().encode([value]) else { return _IntentWire(.null) }
        return _IntentWire(.coded(type: "\(Self.self)", json: String(decoding: data, as: UTF8.self)))
    }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Self {
        guard case .coded(_, let json) = wire.value,
            let value = try? JSONDecoder().decode([Self].self, from: Data(json.utf8)).first
        else { throw wire.mismatch("a \(Self.self)") }
        return value
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("\(Self.self)") }
}

extension Decimal: _CodedIntentValue {
    /// One value.
    public typealias ValueType = Decimal
    /// Without optional.
    public typealias UnwrappedType = Decimal
}
extension Duration: _CodedIntentValue {
    /// One value.
    public typealias ValueType = Duration
    /// Without optional.
    public typealias UnwrappedType = Duration
}
extension DateComponents: _CodedIntentValue {
    /// One value.
    public typealias ValueType = DateComponents
    /// Without optional.
    public typealias UnwrappedType = DateComponents
}
extension Measurement: _IntentValue, _CodedIntentValue where UnitType: Dimension {
    /// One value.
    public typealias ValueType = Measurement<UnitType>
    /// Without optional.
    public typealias UnwrappedType = Measurement<UnitType>
}
/// Travels as its characters; attributes stay behind.
extension AttributedString: _IntentValue {
    /// One value.
    public typealias ValueType = AttributedString
    /// Without optional.
    public typealias UnwrappedType = AttributedString
    /// What travels.
    public static func _encode(_ value: AttributedString) -> _IntentWire {
        _IntentWire(.string(String(value.characters)))
    }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> AttributedString {
        AttributedString(try String._decode(wire))
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("AttributedString") }
}

/// An amount of money.
public struct IntentCurrencyAmount: _CodedIntentValue, Hashable, Sendable {
    /// One value.
    public typealias ValueType = IntentCurrencyAmount
    /// Without optional.
    public typealias UnwrappedType = IntentCurrencyAmount
    /// The amount.
    public var amount: Decimal
    /// ISO 4217.
    public var currencyCode: String
    /// An amount of money.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

/// A file as a parameter: its content, or where it is.
public struct IntentFile: _CodedIntentValue, Hashable, Sendable {
    /// One value.
    public typealias ValueType = IntentFile
    /// Without optional.
    public typealias UnwrappedType = IntentFile
    /// The content, when it was given.
    private var content: Data?
    /// The file's name.
    public var filename: String
    /// Where the file is.
    public var fileURL: URL?
    /// A file from its content.
    public init(data: Data, filename: String, type: String? = nil) {
        content = data
        self.filename = filename
    }
    /// A file on disk.
    public init(fileURL: URL, filename: String? = nil, type: String? = nil) {
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
    }
    /// The content; empty when the file cannot be read.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}
