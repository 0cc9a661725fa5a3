import SwiftUI
import WidgetKit

/// The books of one shelf. Several can be placed, each with a shelf of its own.
public struct ShelfWidget: Widget {
    /// The name in reloads.
    public static let kind = "Shelf"

    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: ShelfConfiguration.self, provider: ShelfProvider()) {
            ShelfView(entry: $0)
        }
        .configurationDisplayName("Shelf")
        .description("The books of a shelf that you choose.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct ShelfEntry: TimelineEntry {
    let date: Date
    /// nil: the shelf is gone, or there are no books at all.
    let shelf: String?
    let books: [Book]
    let unread: Int
    /// The part of the shelf's pages that is read, 0…1.
    let readShare: Double
}

struct ShelfProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ShelfEntry {
        entry(shelf: "Novels", Library.starters, ShelfConfiguration())
    }

    func snapshot(for configuration: ShelfConfiguration, in context: Context) async -> ShelfEntry {
        entry(for: configuration)
    }

    func timeline(for configuration: ShelfConfiguration, in context: Context) async -> Timeline<ShelfEntry> {
        Timeline(entries: [entry(for: configuration)], policy: .never)
    }

    private func entry(for configuration: ShelfConfiguration) -> ShelfEntry {
        entry(shelf: configuration.shelf?.id, Library.books, configuration)
    }

    private func entry(shelf: String?, _ books: [Book], _ configuration: ShelfConfiguration) -> ShelfEntry {
        let here = books.filter { $0.shelf == shelf }
        let shown = configuration.order.sorted(here).filter { !configuration.unreadOnly || !$0.isRead }
        let read = here.filter(\.isRead).reduce(0) { $0 + $1.pages }
        return ShelfEntry(
            date: .now, shelf: here.isEmpty ? nil : shelf, books: shown, unread: here.count { !$0.isRead },
            readShare: Double(read) / Double(max(here.reduce(0) { $0 + $1.pages }, 1)))
    }
}

struct ShelfView: View {
    let entry: ShelfEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemLarge ? 14 : 6) {
            if let shelf = entry.shelf {
                HStack {
                    Label {
                        Text(shelf)
                    } icon: {
                        Image(systemName: "books.vertical.fill").foregroundStyle(.brown)
                    }
                    .font(.headline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    Spacer(minLength: 4)
                    Text(entry.unread, format: .number)
                        .font(.headline)
                        .foregroundStyle(.secondary)
                        .contentTransition(.numericText())
                        .invalidatableContent()
                        .accessibilityLabel("\(entry.unread) unread")
                        .accessibilityIdentifier("unread")
                }
                ForEach(entry.books.prefix(rows)) { BookRow(book: $0, isWide: isWide) }
                if entry.books.isEmpty {
                    Spacer(minLength: 0)
                    Text("All read")
                        .font(.title3)
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            } else {
                Text("No such shelf")
                    .font(.headline)
                Text("Choose another one.")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            if family == .systemLarge, entry.shelf != nil {
                HStack(spacing: 8) {
                    ProgressView(value: entry.readShare)
                        .tint(.brown)
                    Text(entry.readShare, format: .percent.precision(.fractionLength(0)))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .invalidatableContent()
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.xxLarge : .accessibility1))
        .containerBackground(for: .widget) { Color.brown.opacity(0.14) }
    }

    /// Larger letters, fewer books.
    private var rows: Int {
        switch family {
        case .systemLarge: typeSize < .xxLarge ? 8 : 5
        default: typeSize < .xxLarge ? 3 : 2
        }
    }

    private var isWide: Bool { family != .systemSmall && !typeSize.isAccessibilitySize }
}

private struct BookRow: View {
    let book: Book
    let isWide: Bool

    var body: some View {
        Toggle(isOn: book.isRead, intent: ReadBookIntent(book.id, isRead: !book.isRead)) {
            HStack(spacing: 6) {
                Text(book.title)
                    .font(.subheadline)
                    .strikethrough(book.isRead)
                    .lineLimit(1)
                if isWide {
                    Spacer(minLength: 4)
                    Text(book.author)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
        }
        .toggleStyle(BookmarkStyle())
    }
}

private struct BookmarkStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? .brown : .secondary)
                .accessibilityHidden(true)
            configuration.label
        }
    }
}

#Preview("Novels", as: .systemMedium, using: ShelfConfiguration()) {
    ShelfWidget()
} timelineProvider: {
    ShelfProvider()
}
