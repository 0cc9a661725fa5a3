/// Collects what is written one below the other.
@resultBuilder
public enum ArrayBuilder<Element> {
    /// One.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Several.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// All.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    /// Those of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    /// Those under a condition.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// Those of the first branch.
    public static func buildEither(first part: [Element]) -> [Element] { part }
    /// Those of the other branch.
    public static func buildEither(second part: [Element]) -> [Element] { part }
    /// Those of a newer system.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension IntentItemSection {
    /// Choices under a heading.
    public init(
        _ title: LocalizedStringResource? = nil, @ArrayBuilder<IntentItem<Item>> itemsBuilder: () -> [IntentItem<Item>]
    ) { self.init(title, items: itemsBuilder()) }
    /// Choices under a heading with a line below it and a picture.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource?,
        image: DisplayRepresentation.Image? = nil,
        @ArrayBuilder<IntentItem<Item>> itemsBuilder: () -> [IntentItem<Item>]
    ) {
        self.init(title, items: itemsBuilder())
        (self.subtitle, self.image) = (subtitle, image)
    }
    /// Choices under a heading.
    public init(title: LocalizedStringResource, items: [IntentItem<Item>]) { self.init(title, items: items) }
}

extension IntentItemCollection {
    /// Choices in sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @ArrayBuilder<IntentItemSection<Item>> sectionsBuilder: () -> [IntentItemSection<Item>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }
}

extension DynamicOptionsProvider {
    /// Choices in sections.
    public typealias ItemCollection = IntentItemCollection
    /// Choices under a heading.
    public typealias ItemSection = IntentItemSection
    /// Other parameters of the intent that is being edited.
    public typealias ParameterDependency = IntentParameterDependency
}
