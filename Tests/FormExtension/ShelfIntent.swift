import AppIntents
import SwiftUI
import WidgetKit

/// How books are sorted.
enum ShelfOrder: String, AppEnum {
    case byTitle, byAuthor
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [ShelfOrder: DisplayRepresentation] = [
        .byTitle: "By title", .byAuthor: "By author",
    ]
}

/// A room with shelves.
struct Room: AppEntity {
    let id: String
    let name: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let defaultQuery = RoomQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    static let all = [
        Room(id: "r1", name: "Kitchen"), Room(id: "r2", name: "Study"), Room(id: "r3", name: "Cellar"),
    ]
}

struct RoomQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Room] { Room.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [Room] {
        Room.all.filter { $0.name.lowercased().contains(string.lowercased()) }
    }
    // The cellar is found by search only.
    func suggestedEntities() async throws -> [Room] { Room.all.filter { $0.id != "r3" } }
    func defaultResult() async -> Room? { Room.all[0] }
}

/// The shelves of the room that was chosen.
struct ShelfNames: DynamicOptionsProvider {
    @IntentParameterDependency<ShelfIntent>(\.$room) var intent

    func results() async throws -> [String] {
        switch intent?.room.id {
        case "r1": ["Spices", "Cook books"]
        case "r2": ["Novels", "Physics"]
        default: ["Wine"]
        }
    }
}

struct ShelfIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Shelf"
    static let description = IntentDescription("Which books are shown.")

    @Parameter(title: "Room", description: "Where the books are.") var room: Room
    @Parameter(title: "Shelf", optionsProvider: ShelfNames()) var shelf: String?
    @Parameter(title: "Order", default: .byTitle) var order: ShelfOrder
    @Parameter(title: "Books", default: 3, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Heading", default: "Books") var heading: String
    @Parameter(title: "Details", default: false) var showsDetails: Bool
    @Parameter(title: "Since", kind: .date) var since: Date?

    static var parameterSummary: some ParameterSummary {
        When(\.$showsDetails, .equalTo, true) {
            Summary("Show \(\.$count) books of \(\.$room)") {
                \.$shelf
                \.$showsDetails
                \.$order
                \.$heading
                \.$since
            }
        } otherwise: {
            Summary("Show \(\.$count) books of \(\.$room)") {
                \.$shelf
                \.$showsDetails
            }
        }
    }

    /// What the widget shows: one line a value.
    var lines: [String] {
        [
            "room \(room.name)", "shelf \(shelf ?? "any")", "order \(order.rawValue)", "count \(count)",
            "heading \(heading)", "details \(showsDetails)",
            "since \(since.map { $0.formatted(.iso8601.year().month().day()) } ?? "ever")",
        ]
    }
}
