import Testing

/// The plan at the top of `Package.swift`, checked.
@Suite("The house")
struct HouseTests {
    private let manifest: Manifest

    init() throws {
        manifest = try Manifest()
    }

    @Test("The manifest was understood")
    func understood() {
        let names = Set(manifest.house.map(\.name))
        #expect(
            names.isSuperset(of: [
                "JSONText", "GroupContainer", "WidgetArchive", "SwiftUI", "WidgetHost", "renderer", "TasksApp",
            ]))
        #expect(manifest.house.first { $0.name == "TasksApp" }?.folder == "Sources/app")
        #expect(manifest.house.first { $0.name == "GroupContainer" }?.dependencies == ["JSONText"])
    }

    @Test("Imports go down: a module imports only what it declares, and nothing leads back to it")
    func noImportGoesUp() throws {
        let ours = Set(manifest.house.map(\.name))
        for target in manifest.house {
            let allowed = target.dependencies.union([target.name])
            for file in try SourceFile.all(in: target.folder) {
                for module in file.imports where ours.contains(module) {
                    guard !allowed.contains(module) else { continue }
                    Issue.record("\(file.path) imports \(module), which Package.swift does not allow \(target.name)")
                }
            }
            #expect(!reachable(from: target.name).contains(target.name), "\(target.name) depends on itself")
        }
    }

    @Test(
        "The drawing wing holds no user code: it never reaches SwiftUI, AppIntents or WidgetKit",
        arguments: ["WidgetHost", "WidgetDrawing", "WidgetLayout", "WidgetPage", "renderer"])
    func wings(_ name: String) {
        let reached = reachable(from: name)
        #expect(
            reached.isDisjoint(with: ["SwiftUI", "AppIntents", "WidgetKit", "TasksModel"]),
            "\(name) reaches \(reached.sorted())")
    }

    @Test("The ground floor imports JSONText and nothing else of ours", arguments: ["GroupContainer", "WidgetArchive"])
    func groundFloor(_ name: String) {
        #expect(reachable(from: name) == ["JSONText"])
    }

    @Test("The host and the drawing do not know each other")
    func hostAndDrawing() {
        #expect(!reachable(from: "WidgetHost").contains("WidgetDrawing"))
        #expect(!reachable(from: "WidgetDrawing").contains("WidgetHost"))
    }

    @Test("The package has no dependencies")
    func noDependencies() throws {
        let text = try SourceFile.all(in: ".").first { $0.path == "./Package.swift" }
        let lines = try #require(text?.lines)
        #expect(!lines.contains { $0.contains(".package(") })
    }

    private func reachable(from name: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            for dependency in manifest.targets.first(where: { $0.name == next })?.dependencies ?? []
            where found.insert(dependency).inserted {
                waiting.append(dependency)
            }
        }
        return found
    }
}
