import Synchronization

/// Lets a query or provider see other parameters of the intent that is being edited; nil while one of them is unset.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Key paths are immutable.
    let paths: [AnyKeyPath]

    /// Depends on parameters.
    public init<each V>(_ path: repeat KeyPath<Intent, IntentParameter<each V>>) {
        var paths: [AnyKeyPath] = []
        for one in repeat each path { paths.append(one) }
        self.paths = paths
    }

    /// The values of the parameters; nil outside an editor, and while one of them is unset.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = EditedIntent.current as? Intent else { return nil }
        for path in paths {
            guard (intent[keyPath: path] as? _IntentParameterStorage)?.isReadable == true else { return nil }
        }
        return IntentProjection(intent: intent)
    }
}

/// The intent that is being edited.
package enum EditedIntent {
    /// Set while options are asked for.
    @TaskLocal package static var current: (any AppIntent)?
}

/// The values of the parameters depended on.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent
    /// A parameter's value.
    public subscript<V>(dynamicMember path: KeyPath<Intent, IntentParameter<V>>) -> V {
        intent[keyPath: path].wrappedValue
    }
    /// A property's value.
    public subscript<V>(dynamicMember path: KeyPath<Intent, V>) -> V { intent[keyPath: path] }
}
