package import WidgetArchive
import Synchronization

/// What all parameters have in common, whatever they hold. Users meet ``IntentParameter`` only.
///
/// A class, so that the runtime reaches a parameter of an intent by one pointer in the intent's memory (see
/// ``IntentLayout``) and calls it by its table.
public class _IntentParameterStorage: @unchecked Sendable {
    /// The title; nil: made of the property's name.
    package let declaredTitle: LocalizedStringResource?
    /// What the parameter is for.
    package let parameterDescription: LocalizedStringResource?
    package let optionsProvider: _OptionsSource?
    /// Bounds, kind of date and names of states: what an editor shows beside the type.
    package var editing = _EditingHints()

    package init(
        title: LocalizedStringResource?, description: LocalizedStringResource?, optionsProvider: _OptionsSource?
    ) {
        declaredTitle = title
        parameterDescription = description
        self.optionsProvider = optionsProvider
    }

    /// What travels; nil while nothing was set.
    package var wire: ParameterValue? { fatalError("overridden") }
    /// What is read while nothing was set; nil: nothing.
    package var defaultWire: ParameterValue? { fatalError("overridden") }
    /// Whether something was set.
    package var isSet: Bool { fatalError("overridden") }
    /// Whether reading gives a value: set, defaulted or optional.
    package var isReadable: Bool { fatalError("overridden") }
    /// What the value, or each element of a list, is called for people; empty where it has no name of its own.
    package var titles: [String] { fatalError("overridden") }
    package var traits: _IntentValueTraits { fatalError("overridden") }
    /// Sets what came from another process; false: a query has to be asked, see ``resolve(_:)``.
    package func take(_ value: ParameterValue) throws -> Bool { fatalError("overridden") }
    /// Sets what came, asking the type's query; false: what it named no longer exists.
    package func resolve(_ value: ParameterValue) async throws -> Bool { fatalError("overridden") }
}

/// Where a parameter's choices come from.
public struct _OptionsSource: Sendable {
    package let options: @Sendable (String?) async throws -> [ParameterDescription.Choice]
    package let defaultOption: @Sendable () async -> ParameterValue?
}

/// What an editor must know of a parameter beside its type.
package struct _EditingHints {
    /// The smallest and the largest number.
    package var minimum: Double?, maximum: Double?
    /// What of a date is edited.
    package var dateKind: DateKind?
    /// Names of a switch's states.
    package var names: Bool.IntentDisplayName?
}
