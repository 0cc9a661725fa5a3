package import WidgetArchive
import Synchronization

/// The intent types this process has met, by persistent identifier.
///
/// A type is met when an intent of it is archived with a view, configures a widget or is registered by hand. A type not
/// met yet is found by the mangled name in the reference, if this process has it at all.
package enum IntentRegistry {
    private static let types = Mutex<[String: any AppIntent.Type]>([:])

    /// Makes a type known.
    package static func register(_ type: any AppIntent.Type) {
        let identifier = type.persistentIdentifier
        types.withLock { $0[identifier] = type }
    }

    static func register(_ type: any AppIntent.Type, as identifier: String) {
        types.withLock { $0[identifier] = type }
    }

    /// The type a reference names; nil when this process has not met it and cannot find it.
    package static func type(of reference: IntentReference) -> (any AppIntent.Type)? {
        if let known = types.withLock({ $0[reference.type] }) {
            // Two types of one simple name: the symbol decides.
            if reference.symbol.isEmpty || _mangledTypeName(known) == reference.symbol { return known }
            return bySymbol(reference.symbol) ?? known
        }
        return bySymbol(reference.symbol)
    }

    private static func bySymbol(_ symbol: String) -> (any AppIntent.Type)? {
        guard !symbol.isEmpty, let found = _typeByName(symbol) as? any AppIntent.Type else { return nil }
        return found
    }

    /// All types met so far, by identifier.
    package static var all: [(identifier: String, type: any AppIntent.Type)] {
        types.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
