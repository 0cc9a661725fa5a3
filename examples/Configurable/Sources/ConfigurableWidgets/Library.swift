import AppIntents

/// A book on a shelf.
public struct Book: Codable, Hashable, Identifiable, Sendable {
    public var id: String
    public var title: String
    public var author: String
    public var shelf: String
    public var pages: Int
    public var isRead: Bool

    public init(_ title: String, by author: String, shelf: String, pages: Int, isRead: Bool = false) {
        (self.id, self.title, self.author) = (title, title, author)
        (self.shelf, self.pages, self.isRead) = (shelf, pages, isRead)
    }
}

/// The books in the shared defaults.
public enum Library {
    static let defaults = UserDefaults(suiteName: "group.com.example.library")

    /// All books; the first ones until somebody has changed them.
    public static var books: [Book] {
        guard let data = defaults?.data(forKey: "books") else { return starters }
        return (try? JSONDecoder().decode([Book].self, from: data)) ?? []
    }

    /// The shelves that have books, in the order of the alphabet.
    public static var shelves: [String] { Set(books.map(\.shelf)).sorted() }

    /// Changes the books as one step.
    public static func change(_ body: (inout [Book]) throws -> Void) throws {
        try defaults?.update { transaction in
            var books = books
            try body(&books)
            transaction.set(try JSONEncoder().encode(books), forKey: "books")
        }
    }

    static let starters = [
        Book("Middlemarch", by: "George Eliot", shelf: "Novels", pages: 880),
        Book("Persuasion", by: "Jane Austen", shelf: "Novels", pages: 249, isRead: true),
        Book("The Time Machine", by: "H. G. Wells", shelf: "Futures", pages: 118),
        Book("Frankenstein", by: "Mary Shelley", shelf: "Futures", pages: 280, isRead: true),
        Book("R.U.R.", by: "Karel Čapek", shelf: "Futures", pages: 102),
        Book("Walden", by: "Henry David Thoreau", shelf: "Outdoors", pages: 352),
        Book("My First Summer in the Sierra", by: "John Muir", shelf: "Outdoors", pages: 264),
    ]
}
