internal import WidgetArchive

extension Bool: _IntentValue {
    /// One value.
    public typealias ValueType = Bool
    /// Without optional.
    public typealias UnwrappedType = Bool
    /// What travels.
    public static func _encode(_ value: Bool) -> _IntentWire { _IntentWire(.bool(value)) }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Bool {
        guard case .bool(let value) = wire.value else { throw wire.mismatch("a Bool") }
        return value
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("Bool") }
}

extension Int: _IntentValue {
    /// One value.
    public typealias ValueType = Int
    /// Without optional.
    public typealias UnwrappedType = Int
    /// What travels.
    public static func _encode(_ value: Int) -> _IntentWire { _IntentWire(.int(Int64(value))) }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Int {
        switch wire.value {
        case .int(let value): return Int(value)
        case .double(let value):
            // A stepper of another build may have been Double.
            if let exact = Int(exactly: value) { return exact }
        default: break
        }
        throw wire.mismatch("an Int")
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("Int") }
}

extension Double: _IntentValue {
    /// One value.
    public typealias ValueType = Double
    /// Without optional.
    public typealias UnwrappedType = Double
    /// What travels.
    public static func _encode(_ value: Double) -> _IntentWire { _IntentWire(.double(value)) }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Double {
        switch wire.value {
        case .double(let value): return value
        case .int(let value): return Double(value)
        default: throw wire.mismatch("a Double")
        }
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("Double") }
}

extension String: _IntentValue {
    /// One value.
    public typealias ValueType = String
    /// Without optional.
    public typealias UnwrappedType = String
    /// What travels.
    public static func _encode(_ value: String) -> _IntentWire { _IntentWire(.string(value)) }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> String {
        guard case .string(let value) = wire.value else { throw wire.mismatch("a String") }
        return value
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("String") }
}

extension Date: _IntentValue {
    /// One value.
    public typealias ValueType = Date
    /// Without optional.
    public typealias UnwrappedType = Date
    /// What travels.
    public static func _encode(_ value: Date) -> _IntentWire {
        _IntentWire(.date(value.timeIntervalSinceReferenceDate))
    }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Date {
        guard case .date(let value) = wire.value else { throw wire.mismatch("a Date") }
        return Date(timeIntervalSinceReferenceDate: value)
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("Date") }
}

extension URL: _IntentValue {
    /// One value.
    public typealias ValueType = URL
    /// Without optional.
    public typealias UnwrappedType = URL
    /// What travels.
    public static func _encode(_ value: URL) -> _IntentWire { _IntentWire(.url(value.absoluteString)) }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> URL {
        switch wire.value {
        case .url(let text), .string(let text):
            guard let url = URL(string: text) else { throw wire.mismatch("a URL") }
            return url
        default: throw wire.mismatch("a URL")
        }
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("URL") }
}

extension Never: _IntentValue {
    /// One value.
    public typealias ValueType = Never
    /// Without optional.
    public typealias UnwrappedType = Never
    /// What travels.
    public static func _encode(_ value: Never) -> _IntentWire {}
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Never { throw wire.mismatch("nothing") }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { _IntentValueTraits("Never") }
}
