import Foundation
import GroupContainer
import Testing
import WidgetArchive

@testable import SwiftData

@Model
final class Chore {
    @Attribute(.unique) var taskID: String = UUID().uuidString
    var title: String
    var isDone = false  // { not a brace }
    var due: Date?
    var tags: [String] = []
    var isTouched = false
    private(set) var changes = 0 {
        didSet {
            seen += 1
            isTouched = true
        }
    }
    @Transient var seen = 0
    var owner: Person?
    var upper: String { title.uppercased() }
    static let count = 0
    enum Level: Int, Codable { case low, high }
    var level: Level = Level.low

    init(title: String, due: Date? = nil) {
        self.title = title
        self.due = due
    }

    func toggle() { isDone.toggle() }
}

@Model
class Person {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Chore.owner) var chores: [Chore] = []
    init(name: String) { self.name = name }
}

/// Tests share the process's group directory, so they run one after the other.
@Suite(.serialized)
struct ModelTests {
    private func memory() throws -> ModelContainer {
        try ModelContainer(for: Chore.self, Person.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test("A configuration names a file, whether it is given one or not")
    func file() {
        let url = URL(fileURLWithPath: "/tmp/chores.store")
        #expect(ModelConfiguration(url: url).url == url && ModelConfiguration(url: url).name == "chores")
        #expect(ModelConfiguration("chores").url.lastPathComponent == "chores.store")
        #expect(ModelConfiguration(isStoredInMemoryOnly: true).url.path == "/dev/null")
    }

    @Test("What is saved is fetched by another context, with all its properties")
    func roundTrip() throws {
        let container = try memory()
        let context = ModelContext(container)
        let chore = Chore(title: "Milk", due: Date(timeIntervalSince1970: 5))
        chore.tags = ["a", "b"]
        chore.level = .high
        chore.seen = 9
        context.insert(chore)
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        let found = try #require(ModelContext(container).fetch(FetchDescriptor<Chore>()).first)
        #expect(found !== chore && found.title == "Milk" && found.due == chore.due && found.tags == ["a", "b"])
        #expect(found.level == .high && found.seen < 9 && !found.isTouched)
        #expect(found.taskID == chore.taskID && found.upper == "MILK")
        #expect(found.persistentModelID == chore.persistentModelID && found.id == chore.id)
    }

    @Test("Conditions, order and bounds choose what is fetched")
    func fetching() throws {
        let context = ModelContext(try memory())
        for title in ["c", "a", "b"] { context.insert(Chore(title: title)) }
        try context.fetch(FetchDescriptor<Chore>()).first { $0.title == "b" }?.toggle()
        let open = #Predicate<Chore> { !$0.isDone }
        var descriptor = FetchDescriptor(predicate: open, sortBy: [SortDescriptor(\Chore.title)])
        #expect(try context.fetch(descriptor).map(\.title) == ["a", "c"])
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["a"])
        #expect(try context.fetchCount(FetchDescriptor<Chore>()) == 3)
        try context.delete(model: Chore.self, where: open)
        #expect(try context.fetch(FetchDescriptor<Chore>()).map(\.title) == ["b"])
    }

    @Test("A context sees what another has saved, and keeps its own changes")
    func twoContexts() throws {
        let container = try memory()
        let (first, second) = (ModelContext(container), ModelContext(container))
        second.autosaveEnabled = false
        let mine = Chore(title: "one")
        first.insert(mine)
        try first.save()
        let theirs = try #require(second.fetch(FetchDescriptor<Chore>()).first)
        mine.title = "two"
        try first.save()
        #expect(try second.fetch(FetchDescriptor<Chore>()).first === theirs && theirs.title == "two")
        theirs.title = "own"
        mine.title = "three"
        try first.save()
        _ = try second.fetch(FetchDescriptor<Chore>())
        #expect(theirs.title == "own")
        second.rollback()
        #expect(theirs.title != "own")
    }

    @Test("Objects have objects, which are kept and deleted with them")
    func relationships() throws {
        let container = try memory()
        let context = ModelContext(container)
        let person = Person(name: "Ada")
        let chore = Chore(title: "Call")
        chore.owner = person
        person.chores = [chore]
        context.insert(person)
        try context.save()
        let other = ModelContext(container)
        let found = try #require(other.fetch(FetchDescriptor<Person>()).first)
        #expect(found.chores.map(\.title) == ["Call"] && found.chores.first?.owner === found)
        other.delete(found)
        try other.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Chore>()) == 0)
    }

    @Test("A store in the group directory is shared by containers of its name")
    func onDisk() throws {
        let path = NSTemporaryDirectory() + "swiftdata-\(UUID().uuidString)"
        GroupDirectory.setCurrent(try GroupDirectory(opening: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let context = ModelContext(try ModelContainer(for: Chore.self))
        context.insert(Chore(title: "kept"))
        try context.save()
        let again = ModelContext(try ModelContainer(for: Chore.self))
        #expect(try again.fetch(FetchDescriptor<Chore>()).map(\.title) == ["kept"])
        try again.delete(model: Chore.self)
        try again.save()
        #expect(try context.fetch(FetchDescriptor<Chore>()).isEmpty)
    }

    @Test("A property that is new has its default value, and what cannot be read says which object")
    func otherVersions() throws {
        let record = _ModelRecord()
        let chore = Chore(title: "x")
        try chore._save(record)
        let kept = _ModelRecord()
        try kept.set("title", "old")
        let old = try Chore(_record: kept)
        try old._load(kept)
        #expect(old.title == "old" && !old.isDone && old.level == .low)
        #expect(throws: SwiftDataError.self) { try Chore(_record: _ModelRecord()) }
    }

    @Test("A view shows what its query fetches from the container around it")
    @MainActor
    func query() throws {
        struct List: View {
            @Query(filter: #Predicate<Chore> { !$0.isDone }, sort: \.title) private var chores: [Chore]
            @Environment(\.modelContext) private var context
            var body: some View {
                Text("\(chores.map(\.title).joined(separator: ",")) \(context.hasChanges ? "!" : "")")
            }
        }
        let container = try memory()
        container.mainContext.insert(Chore(title: "b"))
        container.mainContext.insert(Chore(title: "a"))
        var archiver = ViewArchiver(environment: EnvironmentValues(), surroundings: Surroundings())
        #expect("\(archiver.archive(List().modelContainer(container)).view)".contains("a,b"))
        #expect(!"\(archiver.archive(List()).view)".contains("a,b"))
    }
}

@ModelActor
actor Keeper {
    func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Chore>()) }
}

struct ModelActorTests {
    @Test("An actor has a context of its own")
    func actor() async throws {
        let container = try ModelContainer(
            for: Chore.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        #expect(try await Keeper(modelContainer: container).count() == 0)
    }
}
