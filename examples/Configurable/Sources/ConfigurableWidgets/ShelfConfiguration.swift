import AppIntents
import WidgetKit

/// A shelf, as a choice in the configuration: a thing of the user's, found by a query.
public struct ShelfEntity: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    public static let defaultQuery = ShelfQuery()

    public var id: String

    public init(id: String) { self.id = id }

    public var displayRepresentation: DisplayRepresentation {
        let count = Library.books.count { $0.shelf == id }
        return DisplayRepresentation(title: "\(id)", subtitle: "\(count) books")
    }
}

/// Finds shelves. One that has no books any more is not found; a widget that shows it says so.
public struct ShelfQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
        identifiers.filter(Library.shelves.contains).map(ShelfEntity.init)
    }

    public func suggestedEntities() async throws -> [ShelfEntity] { Library.shelves.map(ShelfEntity.init) }

    public func defaultResult() async -> ShelfEntity? { Library.shelves.first.map(ShelfEntity.init) }
}

/// The order of the books.
public enum BookOrder: String, AppEnum {
    case title, author, shortest

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    public static let caseDisplayRepresentations: [BookOrder: DisplayRepresentation] = [
        .title: "By title", .author: "By author", .shortest: "Shortest first",
    ]

    func sorted(_ books: [Book]) -> [Book] {
        switch self {
        case .title: books.sorted { $0.title < $1.title }
        case .author: books.sorted { ($0.author, $0.title) < ($1.author, $1.title) }
        case .shortest: books.sorted { ($0.pages, $0.title) < ($1.pages, $1.title) }
        }
    }
}

/// What is chosen for each widget on the home screen.
public struct ShelfConfiguration: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Shelf"
    public static let description = IntentDescription("Which books the widget shows.")

    @Parameter(title: "Shelf") var shelf: ShelfEntity?
    @Parameter(title: "Order", default: .title) var order: BookOrder
    @Parameter(title: "Unread only", default: false) var unreadOnly: Bool

    public init() {}

    init(shelf: String?, order: BookOrder = .title, unreadOnly: Bool = false) {
        self.shelf = shelf.map(ShelfEntity.init)
        self.order = order
        self.unreadOnly = unreadOnly
    }
}

/// Marks a book as read, or as not read.
struct ReadBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Mark a book"

    @Parameter(title: "Book") var book: String
    @Parameter(title: "Read") var isRead: Bool

    init() {}

    init(_ book: String, isRead: Bool) {
        self.book = book
        self.isRead = isRead
    }

    func perform() async throws -> some IntentResult {
        try Library.change { books in
            for index in books.indices where books[index].id == book { books[index].isRead = isRead }
        }
        return .result()
    }
}
