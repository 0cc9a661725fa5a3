import Glibc
import GroupContainer
import JSONText
import WidgetArchive
import WidgetHost

/// Asks an extension for its previews: a process of its own each time, that ends with its answer.
struct PreviewSource: Sendable {
    let path: String
    let environment: [String: String]

    /// Why there are no previews.
    struct Failure: ExitStatusError, CustomStringConvertible {
        var description: String
        var exitStatus = ExitStatus.failed
    }

    /// The previews in some surroundings. Waits for the process.
    func catalog(_ request: PreviewRequest) throws -> PreviewCatalog {
        guard Executables.isExecutable(path) else {
            throw Failure(description: "there is no extension at \(path)", exitStatus: .noInput)
        }
        let folder = try RoomFiles.make()
        defer { RoomFiles.remove(folder) }
        try AtomicFile.write(request.jsonBytes(), to: folder + "/request.json")
        let errors = folder + "/errors"
        let status = try Spawn.run(
            path, ["--previews", folder], environment: environment, errors: errors)
        guard status == 0, let bytes = try AtomicFile.read(folder + "/answer.json") else {
            let words = ((try? AtomicFile.read(errors)) ?? nil).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let lines = words.split(whereSeparator: \.isNewline)
            let line = lines.first { $0.contains("Fatal error") } ?? lines.last
            throw Failure(description: "\(path) made no previews: \(line.map(String.init) ?? "status \(status)")")
        }
        return try PreviewCatalog(jsonBytes: bytes)
    }
}

extension PreviewCatalog.Preview {
    /// The file and line.
    var place: String { "\(file):\(line)" }
    /// The name, or where it stands.
    var title: String { name.isEmpty ? place : name }

    /// Whether a person means it by these words.
    func fits(_ words: String?) -> Bool {
        guard let words = words?.lowercased() else { return true }
        return name.lowercased().contains(words) || place.lowercased().contains(words)
    }

    /// The number of steps through its timeline.
    var steps: Int { looks.map(\.entries.count).max() ?? 0 }
}

extension TimelineArchive {
    /// An entry as a widget on the screen.
    func placed(entry index: Int, title: String) -> PlacedWidget {
        var placed = PlacedWidget()
        placed.reference = widget
        placed.title = title
        placed.remarks = remarks
        guard let entry = entries.indices.contains(index) ? entries[index] : entries.last else { return placed }
        placed.show(entry, in: surroundings, ignoresContentMargins: ignoresContentMargins)
        // A preview of a mere view is no widget.
        if widget.kind.isEmpty { placed.lacksBackground = false }
        return placed
    }
}
