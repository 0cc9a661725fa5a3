internal import GroupContainer
import Dispatch
import Glibc
internal import JSONText
internal import WidgetArchive

/// `--previews DIR`: reads `request.json` in a directory, writes the previews to `answer.json` beside it, and ends.
@MainActor
enum PreviewAnswer {
    static func give(in folder: String) -> Never {
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
