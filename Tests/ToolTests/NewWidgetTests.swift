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
