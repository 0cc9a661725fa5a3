package import WidgetArchive

/// What gives choices: an array, or an ``IntentItemCollection`` with titles and sections.
public protocol ResultsCollection: Sendable {
    /// One choice.
    associatedtype Item: _IntentValue
    /// The choices with their names.
    var _items: [IntentItem<Item>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// One choice.
    public typealias Item = Element
    /// The choices, named by their own looks.
    public var _items: [IntentItem<Element>] { map { IntentItem($0) } }
}

extension ResultsCollection {
    package var _choices: [ParameterDescription.Choice] {
        _items.map { ParameterDescription.Choice(value: Item._encode($0.value).value, title: $0.shownTitle) }
    }
}

/// One choice with its own look.
public struct IntentItem<Item: _IntentValue>: Sendable {
    /// The value.
    public var value: Item
    /// The first line; nil: the value's own.
    public var title: LocalizedStringResource?
    /// The second line.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: DisplayRepresentation.Image?

    /// A choice with its own look.
    public init(
        _ value: Item, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
    /// A choice with the value's look.
    public init(_ value: Item) { self.value = value }

    var shownTitle: String {
        if let title { return String(localized: title) }
        if let shown = value as? any InstanceDisplayRepresentable {
            return String(localized: shown.displayRepresentation.title)
        }
        if let shown = value as? any AppEnum { return String(localized: shown.localizedStringResource) }
        return "\(value)"
    }
}

/// Choices under a heading.
public struct IntentItemSection<Item: _IntentValue>: Sendable {
    /// The heading.
    public var title: LocalizedStringResource?
    /// The line below the heading.
    public var subtitle: LocalizedStringResource?
    /// A picture beside the heading.
    public var image: DisplayRepresentation.Image?
    /// The choices.
    public var items: [IntentItem<Item>]
    /// Choices under a heading.
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
        self.title = title
        self.items = items
    }
    /// Choices under a heading.
    public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
}

/// Choices in sections.
public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection {
    /// What the choices are for.
    public var promptLabel: LocalizedStringResource?
    /// The sections.
    public var sections: [IntentItemSection<Item>]

    /// Choices in sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Item>]
    ) {
        self.promptLabel = promptLabel
        self.sections = sections
    }
    /// Choices in one section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
    ) { self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)]) }
    /// Choices in one section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Item>]
    ) { self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)]) }

    /// An empty collection.
    public static var empty: IntentItemCollection<Item> { IntentItemCollection(sections: []) }

    /// The choices of all sections.
    public var _items: [IntentItem<Item>] { sections.flatMap(\.items) }
}
