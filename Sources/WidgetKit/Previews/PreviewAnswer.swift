internal import GroupContainer
import Dispatch
import Glibc
internal import JSONText
internal import WidgetArchive

/// `--previews DIR`: reads `request.json` in a directory, writes the previews to `answer.json` beside it, and ends.
@MainActor
enum PreviewAnswer {
    /// Seconds after which a provider that gives no entries is given up.
    private static let limit = 20.0

    static func give(in folder: String) -> Never {
        DispatchQueue.main.asyncAfter(deadline: .now() + limit) {
            Sys.complain("the previews: no entries came within \(Int(limit)) seconds")
            Glibc.exit(1)
        }
        Task {
            do {
                let bytes = try AtomicFile.read(folder + "/request.json") ?? Array("{}".utf8)
                let catalog = await PreviewMaker(request: try PreviewRequest(jsonBytes: bytes)).catalog()
                try AtomicFile.write(catalog.jsonBytes(), to: folder + "/answer.json")
                Glibc.exit(0)
            } catch {
                Sys.complain("the previews: \(error)")
                Glibc.exit(1)
            }
        }
        dispatchMain()
    }
}
