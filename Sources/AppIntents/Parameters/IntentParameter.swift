package import WidgetArchive
import Synchronization

/// A value that travels with an intent: from the view that was archived to the process that performs, or from a
/// widget's editor to its provider.
///
/// The storage is a class, made anew by every `init()` of the intent: setting a parameter of a copied intent sets it in
/// all copies. Unset is not the same as nil; reading an unset parameter that has neither a default nor an optional type
/// ends the process with a message that names it. (Performing a tap that lacks such a value is refused before
/// `perform()` begins.)
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: _IntentParameterStorage, @unchecked Sendable {
    /// Whether and what was set.
    public enum ValueState: Sendable {
        /// Set.
        case set(Value)
        /// Not set.
        case unset
    }

    private let state: Mutex<Value?>
    private let preset: Value?

    package init(
        title: LocalizedStringResource?, description: LocalizedStringResource?, preset: Value?,
        options: _OptionsSource? = nil
    ) {
        state = Mutex(nil)
        self.preset = preset
        super.init(title: title, description: description, optionsProvider: options)
    }

    /// The value. Reading an unset one gives the default, or nil for an optional.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0 }) ?? preset { return value }
            guard let none = Self.absent else {
                fatalError(
                    "The parameter \(declaredTitle.map { "“\($0.key)”" } ?? "") of type \(Value.self) was read before it was set: "
                        + "give it a default, make it optional, or set it in the intent's initialiser")
            }
            return none
        }
        set { state.withLock { $0 = newValue } }
    }

    /// The parameter itself: `$name`.
    public var projectedValue: IntentParameter<Value> { self }

    /// Whether and what was set.
    public var valueState: ValueState { state.withLock { $0 }.map(ValueState.set) ?? .unset }
    /// The title; empty when none was declared.
    public var title: LocalizedStringResource { declaredTitle ?? "" }
    /// Whether the type is optional.
    public var isOptional: Bool { Self.absent != nil }
    /// The default.
    public var defaultValue: Value.UnwrappedType? { preset as? Value.UnwrappedType }

    /// nil as a Value, when it is an optional.
    private static var absent: Value? { (Value.self as? any _OptionalIntentValue.Type)?._nil as? Value }

    // MARK: Travelling

    package override var wire: ParameterValue? { state.withLock { $0 }.map { Value._encode($0).value } }
    package override var defaultWire: ParameterValue? { preset.map { Value._encode($0).value } }
    package override var isSet: Bool { state.withLock { $0 != nil } }
    package override var isReadable: Bool { isSet || preset != nil || Value._traits.isOptional }
    package override var titles: [String] {
        guard let value = state.withLock({ $0 }) ?? preset else { return [] }
        if let one = value as? any InstanceDisplayRepresentable {
            return [String(localized: one.displayRepresentation.title)]
        }
        guard let list = value as? [any InstanceDisplayRepresentable] else { return [] }
        return list.map { String(localized: $0.displayRepresentation.title) }
    }
    package override var traits: _IntentValueTraits { Value._traits }

    package override func take(_ value: ParameterValue) throws -> Bool {
        if Value._traits.needsResolution && value != .null { return false }
        let value = try Value._decode(_IntentWire(value))
        state.withLock { $0 = value }
        return true
    }

    package override func resolve(_ value: ParameterValue) async throws -> Bool {
        guard let value = try await Value._resolve([_IntentWire(value)]).first else { return false }
        state.withLock { $0 = value }
        return true
    }
}

/// An optional that can be nil without knowing what it wraps.
protocol _OptionalIntentValue {
    static var _nil: Self { get }
}

extension Optional: _OptionalIntentValue {
    static var _nil: Self { .none }
}
