import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// Several widgets of one kind.
@Suite("Instances of a kind", .fewAtATime)
struct InstanceTests {
    /// Places a city's widget and gives its id.
    private func place(_ city: String?, in group: TestGroup) async throws -> String {
        let before = try ids(group)
        let values = city.map { ["--set", "city=\($0)"] } ?? []
        let added = try await group.run(.renderer, ["add", "CityWidget", "--family", "small"] + values)
        #expect(added.ending == .exited(0), "\(added)")
        return try #require(try ids(group).first { !before.contains($0) })
    }

    /// `home.json`.
    private func home(_ group: TestGroup) throws -> HomeScreen {
        try HomeScreen(jsonBytes: #require(try AtomicFile.read(group.path + "/home.json")))
    }

    private func ids(_ group: TestGroup) throws -> [String] { try home(group).widgets.map(\.id) }

    /// The published timeline of a widget. One that is made anew has another generation.
    private func timeline(_ group: TestGroup, of id: String) throws -> [UInt8] {
        try #require(try AtomicFile.read(group.path + "/timelines/" + FileName.encode(id) + ".json"))
    }

    @Test("Each has its own configuration, frame and taps, whatever happens to its neighbours and in whatever order")
    func cities() async throws {
        // cases.md b7
        let group = try TestGroup()
        try group.write("", toFile: "cities")
        var screen = try group.renderer(extension: .probeExtension, columns: 120, rows: 60)
        #expect(await screen.shows("count 0", columns: 120, rows: 60))
        let first = try await place("Rome", in: group)
        let oslo = try await place("Oslo", in: group)
        let second = try await place("Rome", in: group)
        #expect(await group.untilDescribed { $0.contains("Oslo 0") && $0.ranges(of: "Rome 0").count == 2 })

        for (id, city) in [(first, "Rome"), (oslo, "Oslo"), (second, "Rome")] {
            try await group.tap("visit", widget: id)
            #expect(group.performed.last?.hasPrefix("visit \(city) ") == true, "\(group.performed)")
        }
        // A tap in one of them is seen in the other of its city.
        #expect(await group.untilDescribed { $0.contains("Oslo 1") && $0.ranges(of: "Rome 2").count == 2 })

        // Another neighbour: nothing is made anew for those that stay. What was merged into another reload has ended
        // when two more have.
        for _ in 1...2 {
            #expect(try await group.run(.renderer, ["reload"]).ending == .exited(0))
        }
        let timelines = try [first, second].map { try timeline(group, of: $0) }
        #expect(try await group.run(.renderer, ["remove", oslo]).ending == .exited(0))
        let lima = try await place("Lima", in: group)
        #expect(await group.untilDescribed { $0.contains("Lima 0") && !$0.contains("Oslo") })
        #expect(try [first, second].map { try timeline(group, of: $0) } == timelines)

        // Another session, with the order reversed.
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        var reversed = try home(group)
        reversed.widgets.reverse()
        try AtomicFile.write(reversed.jsonBytes(), to: group.path + "/home.json")
        screen = try group.renderer(extension: .probeExtension, columns: 120, rows: 60)
        // The files of the session before are there from the start: only the screen says that this one has begun.
        #expect(await screen.shows("Lima 0", columns: 120, rows: 60))
        #expect(await group.untilDescribed { $0.contains("Lima 0") && $0.ranges(of: "Rome 2").count == 2 })
        for (id, city) in [(lima, "Lima"), (second, "Rome"), (first, "Rome")] {
            try await group.tap("visit", widget: id)
            #expect(group.performed.last?.hasPrefix("visit \(city) ") == true, "\(group.performed)")
        }
        #expect(await group.untilDescribed { $0.contains("Lima 1") && $0.ranges(of: "Rome 4").count == 2 })
    }

    @Test("Without a configuration a widget has the default one")
    func unconfigured() async throws {
        // cases.md b9
        let group = try TestGroup()
        try group.write("", toFile: "cities")
        let screen = try group.renderer(extension: .probeExtension, columns: 120, rows: 60)
        #expect(await screen.shows("count 0", columns: 120, rows: 60))
        _ = try await place(nil, in: group)
        #expect(await group.untilDescribed { $0.contains("Nowhere 0") })
    }

    @Test("Two widgets read one store and a record of one goes bad: the other shows what it showed")
    func sharedStore() async throws {
        // cases.md b9
        let group = try TestGroup()
        try await group.app("add", "Call Ada @phone")
        try await group.app("add", "Water the plants +home")
        let screen = try group.renderer()
        #expect(await screen.shows("Call Ada"))
        for tag in ["@phone", "+home"] {
            let added = try await group.run(
                .renderer, ["add", "TaskFilterWidget", "--family", "small", "--set", "tag=\(tag)"])
            #expect(added.ending == .exited(0), "\(added)")
        }
        #expect(await group.untilDescribed { $0.contains("@phone") && $0.contains("+home") })
        let directory = try GroupDirectory(opening: group.path)
        let defaults = GroupContainer.UserDefaults(suite: "group.com.example.tasks", in: directory)
        let key = try #require(
            defaults.dictionaryRepresentation().first { "\($0.value)".contains("Water the plants") }?.key)
        defaults.set(["number": "two", "text": "Water the plants +home"], forKey: key)
        let reload = try await group.run(.renderer, ["reload"])
        #expect(reload.ending == .exited(0), "\(reload)")
        let description = try await group.description()
        #expect(description.contains("Call Ada") && !description.contains("Water the plants"), "\(description)")
        let stored = "\(defaults.dictionaryRepresentation()[key] ?? "")"
        #expect(stored.contains("two"), "nobody wrote over it: \(stored)")
    }
}
