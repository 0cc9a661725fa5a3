internal import WidgetArchive

extension AccessibilityDescription {
    /// What this says, and what an outer modifier says instead.
    func overridden(by outer: AccessibilityDescription) -> AccessibilityDescription {
        var merged = self
        merged.label = outer.label ?? label
        merged.value = outer.value ?? value
        merged.hint = outer.hint ?? hint
        merged.identifier = outer.identifier ?? identifier
        merged.isHidden = isHidden || outer.isHidden
        merged.traits = traits + outer.traits.filter { !traits.contains($0) }
        merged.children = outer.children ?? children
        merged.sortPriority = outer.sortPriority == 0 ? sortPriority : outer.sortPriority
        return merged
    }
}

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

extension View {
    private nonisolated func tell(_ change: @escaping @MainActor (inout AccessibilityDescription, Locale) -> Void)
        -> some View
    {
        wrapped { inputs in
            var description = AccessibilityDescription()
            change(&description, inputs.environment.look.locale)
            return .accessibility(description)
        }
    }

    /// The view's name.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        tell { $0.label = label.plainString(locale: $1) }
    }
    /// The view's name.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// The view's name.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// The view's value.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
        tell { $0.value = valueDescription.plainString(locale: $1) }
    }
    /// The view's value.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    /// The view's value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// What happens on activation.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        tell { $0.hint = hint.plainString(locale: $1) }
    }
    /// What happens on activation.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    /// What happens on activation.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// A stable name for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        tell { description, _ in description.identifier = identifier }
    }
    /// Whether the view is left out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        tell { description, _ in description.isHidden = hidden }
    }
    /// The view and its children as one.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        tell { description, _ in description.children = children.name }
    }
    /// What the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        tell { description, _ in description.traits = traits.archived }
    }
    /// What the view is not; traits are only added in an archive.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Higher is read first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        tell { description, _ in description.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
    }
    /// The view's name, by its older name.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// The view's value, by its older name.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// What happens, by its older name.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Whether the view is left out, by its older name.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// A stable name, by its older name.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// What the view is, by its older name.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    /// A picture's name without its file's; nothing to do here.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Other views for assistive technology; the view's own stand.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }
    /// How speech reads; the surface decides.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}
