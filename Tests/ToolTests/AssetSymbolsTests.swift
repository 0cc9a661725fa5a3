import Foundation
import Testing

@Suite("bin/asset-symbols")
struct AssetSymbolsTests {
    private func symbols(_ sets: [String], namespaces: [String] = []) throws -> [String] {
        let folder = try Folder()
        let catalog = folder.path + "/Assets.xcassets"
        for set in sets {
            try FileManager.default.createDirectory(atPath: catalog + "/" + set, withIntermediateDirectories: true)
        }
        for space in namespaces {
            try #"{"properties":{"provides-namespace":true}}"#
                .write(toFile: catalog + "/" + space + "/Contents.json", atomically: true, encoding: .utf8)
        }
        let run = try Script.run("asset-symbols", [folder.path])
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("Colours have names of their own, in lower case and without what no name has")
    func colors() throws {
        let lines = try symbols(["WidgetBackground.colorset", "Group/card back-2.colorset", "AccentColor.colorset"])
        #expect(
            lines.contains("static let `widgetBackground` = ColorResource(name: \"WidgetBackground\", bundle: .main)"))
        #expect(lines.contains("static let `cardBack2` = ColorResource(name: \"card back-2\", bundle: .main)"))
        #expect(lines.contains("static var `accent`: Color { Color(.`accent`) }"))
    }

    @Test("A name that colours have already is only a resource")
    func taken() throws {
        let lines = try symbols(["red.colorset"])
        #expect(lines.contains { $0.hasPrefix("static let `red`") } && !lines.contains { $0.contains("static var") })
    }

    @Test("A folder with a namespace is an enum and part of the name")
    func namespaces() throws {
        let lines = try symbols(["Icons/heroImage.imageset", "Plain/logo.imageset"], namespaces: ["Icons"])
        #expect(lines.contains("extension ImageResource.Icons {"))
        #expect(lines.contains("static let `hero` = ImageResource(name: \"Icons/heroImage\", bundle: .main)"))
        #expect(lines.contains("static let `logo` = ImageResource(name: \"logo\", bundle: .main)"))
    }

    @Test("A folder without a catalog is named")
    func none() throws {
        let folder = try Folder()
        let run = try Script.run("asset-symbols", [folder.path])
        #expect(run.status == 66 && run.errors.contains(folder.path))
    }
}
