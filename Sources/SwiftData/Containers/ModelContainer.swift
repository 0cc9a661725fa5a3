import Synchronization

/// Keeps objects for an app and its extensions, in the group directory.
public final class ModelContainer: Sendable {
    /// The classes.
    public let schema: Schema
    /// How they are kept.
    public let configurations: Set<ModelConfiguration>
    let store: ModelStore

    /// A container of some classes.
    public init(for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        (schema, self.configurations) = (Schema(forTypes), Set(configurations))
        store = Self.store(configurations)
    }
    /// A container of a schema's classes.
    @_disfavoredOverload
    public init(for givenSchema: Schema, configurations: ModelConfiguration...) throws {
        (schema, self.configurations) = (givenSchema, Set(configurations))
        store = Self.store(configurations)
    }
    /// A container of a schema's classes.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        (schema, self.configurations) = (givenSchema, Set(configurations))
        store = Self.store(configurations)
    }
    /// A container of some classes.
    public init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: ModelConfiguration...
    ) throws {
        (schema, self.configurations) = (Schema(forTypes), Set(configurations))
        store = Self.store(configurations)
    }

    /// Stores in memory belong to their container, others to their name: all containers of a process share them.
    private static func store(_ configurations: [ModelConfiguration]) -> ModelStore {
        let first = configurations.first
        if first?.isStoredInMemoryOnly == true { return ModelStore(name: nil) }
        return ModelStore(name: first?.name ?? "default")
    }

    /// The context of the main actor.
    @MainActor public var mainContext: ModelContext {
        if let context = Self.mainContexts[ObjectIdentifier(self)] { return context.context }
        let context = ModelContext(self)
        Self.mainContexts[ObjectIdentifier(self)] = MainContext(container: self, context: context)
        return context
    }

    private struct MainContext {
        // Keeps the container, so that its address stays its own.
        var container: ModelContainer
        var context: ModelContext
    }
    @MainActor private static var mainContexts: [ObjectIdentifier: MainContext] = [:]

    /// Removes all that is kept.
    public func deleteAllData() {
        for entity in schema.entityNames {
            try? store.write(store.records(of: entity).mapValues { _ in nil })
        }
    }
}

/// How objects are kept.
public struct ModelConfiguration: Hashable, Sendable {
    /// The store's name.
    public let name: String
    /// Whether nothing is written to disk.
    public let isStoredInMemoryOnly: Bool
    /// Whether changes may be saved.
    public let allowsSave: Bool
    /// The file that the configuration names. The objects themselves are kept in the group directory.
    public let url: URL

    /// The group that shares a store. All groups are the process's one group directory here.
    public struct GroupContainer: Sendable {
        /// As the app is entitled.
        public static let automatic = GroupContainer()
        /// None.
        public static let none = GroupContainer()
        /// One by its identifier.
        public static func identifier(_ identifier: String) -> GroupContainer { GroupContainer() }
    }
    /// Where a store is copied to; nowhere here.
    public struct CloudKitDatabase: Sendable {
        /// As the app is entitled.
        public static let automatic = CloudKitDatabase()
        /// Nowhere.
        public static let none = CloudKitDatabase()
        /// One's own.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// A configuration.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let name = name ?? "default"
        let file = URL.applicationSupportDirectory.appendingPathComponent(name + ".store")
        let nowhere = URL(fileURLWithPath: "/dev/null")
        self.init(name, isStoredInMemoryOnly ? nowhere : file, isStoredInMemoryOnly, allowsSave)
    }
    private init(_ name: String, _ url: URL, _ isStoredInMemoryOnly: Bool, _ allowsSave: Bool) {
        (self.name, self.url) = (name, url)
        (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    }
    /// A configuration of a file. The store has its name, in the group directory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name ?? url.deletingPathExtension().lastPathComponent, url, false, allowsSave)
    }
    /// A configuration for some classes.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
