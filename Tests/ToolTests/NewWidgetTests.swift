import Foundation
import Testing

@Suite("bin/new-widget")
struct NewWidgetTests {
    @Test(
        "The package is whole, and nothing of the template is left in it",
        arguments: [[], ["--interactive"], ["--configurable"], ["--interactive", "--configurable"]])
    func whole(_ options: [String]) throws {
        let folder = try Folder()
        let made = try Script.run("new-widget", ["weather"] + options, in: folder.path)
        #expect(made.status == 0 && made.output.contains("Weather"), "\(made.errors)")
        let files = try folder.files(in: "Weather")
        for name in [
            "Package.swift", "README.md", ".gitignore", "Sources/WeatherApp/WeatherApp.swift",
            "Sources/WeatherExtension/WeatherBundle.swift", "Sources/WeatherWidgets/WeatherView.swift",
            "Sources/WeatherWidgets/Resources/Localizable.xcstrings", "Tests/WeatherTests/WeatherTests.swift",
        ] {
            #expect(files[name]?.isEmpty == false, "\(name)")
        }
        for (name, text) in files {
            #expect(!text.contains("WIDGET"), "\(name)")
            #expect(text.firstMatch(of: #/(?m)^ *\/\/ [+-][a-z]/#) == nil, "\(name)")
        }
        let all = files.values.joined()
        #expect(all.contains("AppIntentConfiguration") == options.contains("--configurable"))
        #expect(all.contains("Button(intent:") == options.contains("--interactive"))
    }

    @Test("What it tells to type can be typed, whatever stands in the paths")
    func spaces() throws {
        let folder = try Folder()
        let tree = folder.path + "/my checkout"
        let place = folder.path + "/my widgets"
        let files = FileManager.default
        try files.createDirectory(atPath: tree, withIntermediateDirectories: true)
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        // The script asks where it really stands, so it is copied.
        try files.copyItem(atPath: Script.root + "/bin", toPath: tree + "/bin")
        try files.createSymbolicLink(atPath: tree + "/Sources", withDestinationPath: Script.root + "/Sources")
        let made = try Script.run(
            "new-widget", ["Weather", "--path", "my weather"], in: place, bin: tree + "/bin")
        #expect(made.status == 0, "\(made.errors)")
        let told = made.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map(String.init)
        let readme = try folder.files(in: "my widgets/my weather")["README.md"] ?? ""
        let written = readme.split(separator: "\n").filter { $0.hasPrefix("    ") && $0.contains("/bin/") }
        #expect(told.count == 3 && written.count == 4, "\(made.output)\(readme)")
        let remarks = told.map { $0.prefix { $0 != "#" }.count }
        #expect(Set(remarks).count == 1 && told.allSatisfy { $0.contains("  # ") }, "\(made.output)")
        let fromHere = told.filter { $0.contains("/bin/") }.map { ($0, place) }
        for (line, start) in fromHere + written.map({ (String($0), place + "/my weather") }) {
            // Its first word is a program, and the second a package, as a shell reads them.
            let words = "set -- \(line); test -x \"$1\" && test -e \"$2/Package.swift\""
            let looked = try Script.shell(words, in: start)
            #expect(looked.status == 0, "\(line): \(looked.errors)")
        }
    }

    @Test(
        "What is no name of a type is refused",
        arguments: [[], ["7up"], ["Two Words"], ["SwiftUI"], ["A", "B"], ["--x"]])
    func names(_ arguments: [String]) throws {
        let folder = try Folder()
        let refused = try Script.run("new-widget", arguments, in: folder.path)
        #expect(refused.status == 64 && refused.errors.hasPrefix("bin/new-widget: "))
        #expect(try folder.files(in: "").isEmpty)
    }

    @Test("A folder that holds something is left alone")
    func occupied() throws {
        let folder = try Folder()
        try folder.write("mine", to: "Weather/notes")
        #expect(try Script.run("new-widget", ["Weather"], in: folder.path).status == 73)
        #expect(try folder.files(in: "Weather") == ["notes": "mine"])
    }
}
