public import Foundation
import JSONText

extension UserDefaults {
    /// The domain of `-key value` arguments: it comes before all others.
    public static let argumentDomain = VolatileDomains.argument
    /// The domain of ``register(defaults:)``: it comes last.
    public static let registrationDomain = VolatileDomains.registration
    /// The domain all processes of a user share on Apple's systems; here a suite like any other.
    public static let globalDomain = "NSGlobalDomain"

    /// Posted, on the thread that did it, after a change made through an object of this process.
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")

    /// The stored values of a suite.
    public func persistentDomain(forName domainName: String) -> [String: Any]? {
        let values = DefaultsStore.named(domainName, like: store).values
        return values.isEmpty ? nil : values.mapValues { PropertyList.value($0) }
    }

    /// Makes the values of a suite exactly these.
    public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        let target = DefaultsStore.named(domainName, like: store)
        var changes = JournalChanges()
        for key in target.values.keys where domain[key] == nil { changes.set(nil, forKey: key) }
        for (key, value) in domain.sorted(by: { $0.key < $1.key }) {
            guard let json = PropertyList.json(value) else {
                store.complain("'\(key)' not stored: \(type(of: value)) is not a property list value")
                continue
            }
            changes.set(json, forKey: key)
        }
        if !changes.isEmpty, target.write(changes) { postChange() }
    }

    /// Removes all values of a suite.
    public func removePersistentDomain(forName domainName: String) {
        setPersistentDomain([:], forName: domainName)
    }

    /// The names of the domains that are not stored.
    public var volatileDomainNames: [String] { VolatileDomains.names }

    /// The values of a domain that is not stored; empty when there is none of that name.
    public func volatileDomain(forName domainName: String) -> [String: Any] {
        VolatileDomains.values(of: domainName)?.mapValues { PropertyList.value($0) } ?? [:]
    }

    /// Makes the values of a domain that is not stored exactly these.
    public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        VolatileDomains.set(domain.compactMapValues { PropertyList.json($0) }, for: domainName)
    }

    /// Removes a domain that is not stored.
    public func removeVolatileDomain(forName domainName: String) {
        VolatileDomains.set(nil, for: domainName)
    }

    /// Whether an administrator fixed the key's value: never, there is no managed configuration here.
    public func objectIsForced(forKey key: String) -> Bool { false }

    /// Whether an administrator fixed the key's value in a domain: never.
    public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
