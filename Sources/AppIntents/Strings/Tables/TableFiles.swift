internal import GroupContainer

/// What can go wrong with a file of translations. Its texts show their keys; nothing else is affected.
struct TableError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

/// Reads the files of one table in one directory: `<table>.xcstrings`, `<language>.lproj/<table>.strings` and
/// `.stringsdict`.
struct TableFiles {
    /// Larger files are refused: 64 MiB.
    static let limit = 64 << 20

    let directory: String
    let table: String

    /// The translations for a locale, those of better languages over those of worse ones.
    func entries(for locale: String) -> [String: StringTemplate] {
        var entries = projects(for: locale)
        let path = "\(directory)/\(table).xcstrings"
        attempt(path) {
            guard let bytes = try Self.read(path) else { return }
            let catalog = try StringCatalog(bytes)
            entries.merge(catalog.entries(for: locale)) { _, new in new }
        }
        return entries
    }

    private func projects(for locale: String) -> [String: StringTemplate] {
        // SwiftPM writes the names of these folders in lower case.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let folders = names.filter { $0.lowercased().hasSuffix(".lproj") }
        guard !folders.isEmpty else { return [:] }
        let spelt = Dictionary(folders.map { (String($0.dropLast(6)), $0) }) { first, _ in first }
        let development = developmentLanguage() ?? (spelt.keys.contains { $0.lowercased() == "en" } ? "en" : nil)
        var languages = LanguageChoice.languages(for: locale, available: spelt.keys, development: development)
        if let base = spelt.keys.first(where: { $0.lowercased() == "base" }) { languages.append(base) }
        var entries: [String: StringTemplate] = [:]
        for language in languages.reversed() {
            guard let folder = spelt[language] else { continue }
            let strings = "\(directory)/\(folder)/\(table).strings"
            attempt(strings) {
                guard let bytes = try Self.read(strings) else { return }
                let parser = TemplateParser()
                for (key, value) in try StringsFile.parse(bytes) { entries[key] = parser.parse(value) }
            }
            let plurals = "\(directory)/\(folder)/\(table).stringsdict"
            attempt(plurals) {
                guard let bytes = try Self.read(plurals) else { return }
                let isBase = language.lowercased() == "base"
                let file = try StringsDictFile(bytes, language: isBase ? development ?? "en" : language)
                entries.merge(file.entries) { _, new in new }
            }
        }
        return entries
    }

    /// `CFBundleDevelopmentRegion` of the Info.plist that SwiftPM writes for a package with a `defaultLocalization`.
    private func developmentLanguage() -> String? {
        guard let bytes = try? Self.read("\(directory)/Info.plist"),
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
        else { return nil }
        return list["CFBundleDevelopmentRegion"] as? String
    }

    private func attempt(_ path: String, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            GroupLog.say("\(path): \(error); the keys are shown instead of its texts. Repair the file and start again.")
        }
    }

    /// The bytes of a regular file; nil when there is none.
    ///
    /// Not by FileManager, whose attributes cost a look into the tables of users and groups.
    static func read(_ path: String) throws -> [UInt8]? {
        guard let found = try Sys.stat(path) else { return nil }
        guard found.isRegular else { throw TableError("it is not a file") }
        let descriptor = try Sys.open(path, O_RDONLY | O_NONBLOCK)
        defer { Sys.close(descriptor) }
        let status = try Sys.fstat(descriptor, path: path)
        guard status.isRegular else { throw TableError("it is not a file") }
        guard status.size <= limit else { throw TableError("the file is larger than \(limit >> 20) MiB") }
        var bytes = [UInt8](repeating: 0, count: status.size)
        let count = try bytes.withUnsafeMutableBytes { buffer in
            var filled = 0
            while filled < buffer.count {
                let more = try Sys.read(descriptor, into: .init(rebasing: buffer[filled...]), path: path)
                if more == 0 { break }
                filled += more
            }
            return filled
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
