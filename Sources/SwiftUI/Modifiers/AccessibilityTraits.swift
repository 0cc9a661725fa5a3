/// What becomes of the children of a view for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// Left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Kept apart.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>
    /// Nothing.
    public init() { names = [] }
    private init(_ name: String) { names = [name] }
    /// A button.
    public static let isButton = AccessibilityTraits("isButton")
    /// A heading.
    public static let isHeader = AccessibilityTraits("isHeader")
    /// Chosen.
    public static let isSelected = AccessibilityTraits("isSelected")
    /// A link.
    public static let isLink = AccessibilityTraits("isLink")
    /// A picture.
    public static let isImage = AccessibilityTraits("isImage")
    /// Words that do not change.
    public static let isStaticText = AccessibilityTraits("isStaticText")
    /// A summary.
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    /// Something that is on or off.
    public static let isToggle = AccessibilityTraits("isToggle")
    /// Plays a sound.
    public static let playsSound = AccessibilityTraits("playsSound")
    /// A field to search.
    public static let isSearchField = AccessibilityTraits("isSearchField")
    /// Keeps all else out.
    public static let isModal = AccessibilityTraits("isModal")

    var archived: [String] { names.sorted() }

    private static func make(_ names: Set<String>) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.names = names
        return traits
    }
    /// Both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self.make(names.union(other.names)) }
    /// What is in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self.make(names.intersection(other.names))
    }
    /// What is in one.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self.make(names.symmetricDifference(other.names))
    }
    /// Adds another's.
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    /// Keeps what another has.
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    /// Keeps what is in one.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    /// Adds.
    public mutating func insert(_ newMember: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    /// Removes.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    /// Adds.
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
    /// Whether all of another's are there.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
}
