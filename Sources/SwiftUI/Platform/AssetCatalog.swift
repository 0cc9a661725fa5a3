import Synchronization
internal import WidgetArchive

/// Reads colour and image sets of asset catalogs, which SwiftPM copies into the resource bundle as they are.
enum AssetCatalog {
    private struct Key: Hashable {
        var bundle: String
        var name: String
    }
    private static let colors = Mutex<[Key: ColorReference?]>([:])
    private static let files = Mutex<[Key: URL?]>([:])

    /// A colour set; nil when no catalog of the bundle has it.
    static func color(_ name: String, in bundle: Bundle) -> ColorReference? {
        let key = Key(bundle: bundle.bundlePath, name: name)
        if let known = colors.withLock({ $0[key] }) { return known }
        var found: ColorReference?
        for directory in sets(name + ".colorset", in: bundle) {
            found = parse(directory.appendingPathComponent("Contents.json"))
            if found != nil { break }
        }
        if found == nil { report("The colour “\(name)” is in no asset catalog of \(bundle.bundlePath)") }
        colors.withLock { $0[key] = .some(found) }
        return found
    }

    /// The file of an image set with the highest scale, or a loose picture of that name.
    static func image(_ name: String, in bundle: Bundle) -> URL? {
        let key = Key(bundle: bundle.bundlePath, name: name)
        if let known = files.withLock({ $0[key] }) { return known }
        let found = findImage(name, in: bundle)
        if found == nil { report("The picture “\(name)” is in no asset catalog of \(bundle.bundlePath)") }
        files.withLock { $0[key] = .some(found) }
        return found
    }

    private static func findImage(_ name: String, in bundle: Bundle) -> URL? {
        let manager = FileManager.default
        for directory in sets(name + ".imageset", in: bundle) {
            let names = (try? manager.contentsOfDirectory(atPath: directory.path)) ?? []
            let pictures = names.filter { isPicture($0) }.sorted()
            if let best = pictures.last(where: { $0.contains("@3x") }) ?? pictures.last(where: { $0.contains("@2x") })
                ?? pictures.first
            {
                return directory.appendingPathComponent(best)
            }
        }
        for directory in resourceDirectories(of: bundle) {
            for suffix in ["@3x.png", "@2x.png", ".png", ".jpg", ".jpeg", ""] {
                let file = directory.appendingPathComponent(name + suffix)
                if isPicture(file.lastPathComponent), manager.fileExists(atPath: file.path) { return file }
            }
        }
        return nil
    }

    /// The file of a data set; nil when no catalog of the bundle has it.
    static func data(_ name: String, in bundle: Bundle) -> URL? {
        for directory in sets(name + ".dataset", in: bundle) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
            if let file = names.sorted().first(where: { $0 != "Contents.json" && !$0.hasPrefix(".") }) {
                return directory.appendingPathComponent(file)
            }
        }
        report("The data “\(name)” is in no asset catalog of \(bundle.bundlePath)")
        return nil
    }

    private static func isPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".png") || name.hasSuffix(".jpg") || name.hasSuffix(".jpeg")
    }

    private static func resourceDirectories(of bundle: Bundle) -> [URL] {
        guard let own = bundle.resourceURL else { return [] }
        guard bundle == Bundle.main else { return [own] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
        return [own] + names.filter { $0.hasSuffix(".resources") }.sorted().map { own.appendingPathComponent($0) }
    }

    /// The directories of a set's name inside the bundle's catalogs, groups included. A name with a namespace, such as
    /// `Icons/star.imageset`, is a path's end.
    private static func sets(_ name: String, in bundle: Bundle) -> [URL] {
        var found: [URL] = []
        let last = name.split(separator: "/").last.map(String.init) ?? name
        func search(_ directory: URL, _ depth: Int) {
            for entry in ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted() {
                let url = directory.appendingPathComponent(entry)
                if entry == last {
                    if last == name || url.path.hasSuffix("/" + name) { found.append(url) }
                } else if depth < 6, !entry.contains(".") || entry.hasSuffix(".xcassets") {
                    search(url, depth + 1)
                }
            }
        }
        for directory in resourceDirectories(of: bundle) {
            for entry in ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
            where entry.hasSuffix(".xcassets") {
                search(directory.appendingPathComponent(entry), 0)
            }
        }
        return found
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var appearances: [Appearance]?
            var color: Value?
        }
        struct Appearance: Decodable { var appearance: String, value: String }
        struct Value: Decodable {
            var components: [String: String]?
            var reference: String?
        }
        var colors: [Entry]?
    }

    private static func parse(_ url: URL) -> ColorReference? {
        guard let data = try? Data(contentsOf: url), let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        var light: ColorReference?
        var dark: ColorReference?
        for entry in contents.colors ?? [] {
            guard let value = entry.color, let color = color(of: value) else { continue }
            if entry.appearances == nil || entry.appearances?.first?.value == "light" { light = light ?? color }
            if entry.appearances?.first?.value == "dark" { dark = color }
        }
        guard let light = light ?? dark else { return nil }
        return dark.map { .adaptive(light: light, dark: $0) } ?? light
    }

    private static func color(of value: Contents.Value) -> ColorReference? {
        if let name = value.reference { return systemColor(name) }
        guard let components = value.components else { return nil }
        let alpha = components["alpha"].flatMap(component) ?? 1
        if let white = components["white"].flatMap(component) {
            return .rgba(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
            let blue = components["blue"].flatMap(component)
        else { return nil }
        return .rgba(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0xFF`, `255` or `1.000`.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }

    /// `systemRedColor` and the like, as catalogs name the system's colours.
    private static func systemColor(_ name: String) -> ColorReference {
        var name = name
        if name.hasSuffix("Color") { name.removeLast(5) }
        if name.hasPrefix("system"), !name.hasSuffix("Background"), !name.hasSuffix("Fill") {
            name = String(name.dropFirst(6))
            name = name.prefix(1).lowercased() + name.dropFirst()
        }
        return .system(name)
    }

    private static func report(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
