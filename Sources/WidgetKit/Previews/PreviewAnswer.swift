internal import GroupContainer
import Dispatch
import Glibc
internal import JSONText
internal import WidgetArchive

/// `--previews DIR`: reads `request.json` in a directory, writes the previews to `answer.json` beside it, and ends.
///
/// Providers find an empty group there, unless `--group` names another: a preview never touches what a person keeps.
@MainActor
enum PreviewAnswer {
    /// Seconds after which a provider that gives no entries is given up.
    private static let limit = 20.0

    static func give(in folder: String, group: String?) throws -> Never {
        let own = folder + "/group"
        GroupDirectory.setCurrent(try GroupDirectory(opening: group ?? own))
        DispatchQueue.main.asyncAfter(deadline: .now() + limit) {
            Sys.complain("the previews: no entries came within \(Int(limit)) seconds")
            Glibc.exit(1)
        }
        Task {
            do {
                let bytes = try AtomicFile.read(folder + "/request.json") ?? Array("{}".utf8)
                let catalog = await PreviewMaker(request: try PreviewRequest(jsonBytes: bytes)).catalog()
                try AtomicFile.write(catalog.jsonBytes(), to: folder + "/answer.json")
                try? FileManager.default.removeItem(atPath: own)
                Glibc.exit(0)
            } catch {
                Sys.complain("the previews: \(error)")
                Glibc.exit(1)
            }
        }
        dispatchMain()
    }
}
