import Foundation

/// `Package.swift` and the sources, read as text.
struct Manifest {
    /// A target as it is declared.
    struct Target {
        let name: String
        let dependencies: Set<String>
        /// Its folder, relative to the package.
        let folder: String
        let isTest: Bool
    }

    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    let targets: [Target]

    init() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let declaration = #/\.(target|executableTarget|testTarget|macro)\(\s*name: "([A-Za-z]+)"/#
        let starts = text.matches(of: declaration)
        targets = starts.enumerated().map { index, start in
            let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
            let body = text[start.range.upperBound..<end]
            let list = body.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.1 ?? ""
            let name = String(start.output.2)
            let isTest = start.output.1 == "testTarget"
            let path = body.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) }
            return Target(
                name: name, dependencies: Set(list.matches(of: #/"([A-Za-z]+)"/#).map { String($0.1) }),
                folder: path ?? "\(isTest ? "Tests" : "Sources")/\(name)", isTest: isTest)
        }
    }

    /// The targets in `Sources`.
    var house: [Target] { targets.filter { !$0.isTest && $0.folder.hasPrefix("Sources/") } }
}

/// A Swift file and its lines.
struct SourceFile {
    /// The path, relative to the package.
    let path: String
    let lines: [Substring]

    /// All Swift files below a folder of the package.
    static func all(in folder: String) throws -> [SourceFile] {
        let base = Manifest.root.appendingPathComponent(folder)
        guard let names = FileManager.default.enumerator(atPath: base.path) else { return [] }
        return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
            return SourceFile(
                path: "\(folder)/\(name)", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    /// The modules it imports.
    ///
    /// Words are compared, for patterns are slow without optimisation and there are tens of thousands of lines.
    var imports: [String] {
        lines.compactMap { line in
            guard let first = line.utf8.first, "@ifp".utf8.contains(first) else { return nil }
            let words = line.split(separator: " ").drop { Self.accessLevels.contains($0) || $0.hasPrefix("@") }
            guard words.first == "import", words.count > 1 else { return nil }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
            let path = words.dropFirst().drop { kinds.contains($0) }.first ?? ""
            return path.split(separator: ".").first.map(String.init)
        }
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
