import ConfigurableWidgets
import WidgetKit

@main
struct LibraryApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("list", "prints the books") { _ in
            Library.books.map { "\($0.isRead ? "✔" : "○") \($0.shelf): \($0.title), \($0.author)" }
                .joined(separator: "\n")
        }
        AppCommand("add", "SHELF TITLE", "puts a book on a shelf") { words in
            guard words.count > 1 else { throw AppCommand.Usage() }
            let title = words.dropFirst().joined(separator: " ")
            try Library.change { $0.append(Book(title, by: "", shelf: words[0], pages: 0)) }
            WidgetCenter.shared.reloadTimelines(ofKind: ShelfWidget.kind)
            return ""
        }
        AppCommand("clear", "SHELF", "takes all books from a shelf") { words in
            guard words.count == 1 else { throw AppCommand.Usage() }
            try Library.change { $0.removeAll { $0.shelf == words[0] } }
            WidgetCenter.shared.reloadTimelines(ofKind: ShelfWidget.kind)
            return ""
        }
    }
}
