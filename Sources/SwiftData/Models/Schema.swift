/// The classes whose objects a store keeps.
public final class Schema: Sendable {
    /// The names of the classes.
    public let entityNames: [String]
    /// The version; nothing is migrated here, properties that are new have their default values.
    public let version: Version

    /// Some classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (entityNames, self.version) = (types.map { String(describing: $0) }, version)
    }
    /// Some classes.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// The classes of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// A version of three numbers.
    public struct Version: Hashable, Codable, Comparable, Sendable {
        private let numbers: [Int]
        /// A version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
        /// By the first number that differs.
        public static func < (lhs: Version, rhs: Version) -> Bool { lhs.numbers.lexicographicallyPrecedes(rhs.numbers) }
    }

    /// How a property is kept.
    public enum Attribute {
        /// What is said of a property; nothing follows from it here.
        public struct Option: Sendable {
            /// No two objects have the same value.
            public static let unique = Option()
            /// Kept in a file of its own.
            public static let externalStorage = Option()
            /// Kept when the object is deleted.
            public static let preserveValueOnDeletion = Option()
            /// Not kept.
            public static let ephemeral = Option()
            /// Kept encrypted.
            public static let allowsCloudEncryption = Option()
            /// Found by Spotlight.
            public static let spotlight = Option()
            /// Kept by a transformer.
            public static func transformable(by transformer: String) -> Option { Option() }
        }
    }

    /// How objects that an object has are kept.
    public enum Relationship {
        /// What is said of a relationship.
        public struct Option: Sendable {
            /// Only one object has them.
            public static let unique = Option()
        }
        /// What becomes of them when the object is deleted.
        public enum DeleteRule: String, Codable, Sendable {
            /// Nothing.
            case noAction
            /// They have it no longer.
            case nullify
            /// They are deleted.
            case cascade
            /// It is not deleted while it has any.
            case deny
        }
    }
}

/// The classes of one version.
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// Steps between versions. None is taken here: properties that are new have their default values.
public protocol SchemaMigrationPlan {
    /// The versions.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps.
    static var stages: [MigrationStage] { get }
}

/// A step between versions.
public enum MigrationStage {
    /// One that needs no code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// One with code, which is not run here.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
