package import WidgetArchive

/// An enum whose cases are choices: `enum Priority: String, AppEnum`.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable
where RawValue: LosslessStringConvertible {
    /// The names of the cases.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// What travels: the raw value.
    public static func _encode(_ value: Self) -> _IntentWire { _IntentWire(.enum(value.rawValue.description)) }

    /// The case of a raw value.
    ///
    /// - Throws: when there is no such case (it was written by another build); the text carries the value.
    public static func _decode(_ wire: _IntentWire) throws -> Self {
        switch wire.value {
        case .enum(let text), .string(let text):
            guard let raw = RawValue(text), let value = Self(rawValue: raw) else {
                throw wire.mismatch("a case of \(_typeName(Self.self, qualified: false))")
            }
            return value
        default: throw wire.mismatch("a case of \(_typeName(Self.self, qualified: false))")
        }
    }

    /// What an editor must know: all cases with their names.
    public static var _traits: _IntentValueTraits {
        var traits = _IntentValueTraits(_typeName(Self.self, qualified: false))
        traits.choices = { allCases.map { $0.choice } }
        return traits
    }

    /// The case's name for people; its raw value when none was declared.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: "\(rawValue.description)")
    }

    /// The case's name for people.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

    package var choice: ParameterDescription.Choice {
        ParameterDescription.Choice(
            value: Self._encode(self).value, title: String(localized: displayRepresentation.title))
    }
}
