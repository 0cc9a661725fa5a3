/// Where the resources of a bundle are.
struct ResourceDirectories: Sendable {
    /// Absolute paths; an earlier one wins.
    var paths: [String]

    /// The directories of a bundle. SwiftPM puts a target's resources into `<Package>_<Target>.resources` beside the
    /// executable, so for the main bundle these count as its own, that of the executable's target first.
    init(of bundle: Bundle) {
        let own = bundle.resourcePath ?? bundle.bundlePath
        let executable = bundle.executablePath.map { ($0 as NSString).lastPathComponent } ?? ""
        paths = bundle == Bundle.main ? Self.paths(beside: executable, in: own) : [own]
    }

    /// The directories for an executable's name, in the directory where it is.
    static func paths(beside executable: String, in directory: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
        let first = bundles.filter { $0.hasSuffix("_\(executable).resources") }
        let rest = bundles.filter { !first.contains($0) }
        return [directory] + (first + rest).map { directory + "/" + $0 }
    }
}
