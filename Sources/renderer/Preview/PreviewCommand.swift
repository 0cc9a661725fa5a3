import Dispatch
import Glibc
import GroupContainer
import WidgetArchive
import WidgetDrawing

/// `renderer preview`.
@MainActor
enum PreviewCommand {
    /// Does it. Returns only when a screen stays open.
    static func run(_ words: [String], environment: [String: String]) {
        if words.contains("--help") || words.contains("-h") {
            Output.print(PreviewOptions.help)
            exit(0)
        }
        let options: PreviewOptions
        do throws(UsageError) {
            options = try PreviewOptions.parse(words)
        } catch {
            Output.misuse(error, help: "renderer preview --help")
        }
        do {
            let source = PreviewSource(path: options.extensionPath, environment: environment)
            let isScreen = options.format == nil && !options.isList && isatty(0) == 1 && isatty(1) == 1
            if isScreen {
                let controller = try PreviewController(source, options, environment)
                kept = controller
                return try controller.run()
            }
            var request = PreviewRequest()
            request.surroundings = options.surroundings(environment)
            request.wantsAllFamilies = options.showsAllFamilies
            let previews = try source.catalog(request).previews.filter { $0.fits(options.filter) }
            if previews.isEmpty { throw none(options) }
            if options.isList {
                for preview in previews { Output.print("\(preview.title)\t\(preview.place)\n") }
                exit(0)
            }
            try PreviewWriter(options: options, environment: environment).write(previews)
            let failed = previews.filter { $0.failure != nil }
            for preview in failed { Output.complain("\(preview.place): \(preview.failure ?? "")") }
            exit(failed.isEmpty ? 0 : 1)
        } catch {
            Output.fail(error)
        }
    }

    /// What is said when there is nothing to show.
    static func none(_ options: PreviewOptions) -> PreviewSource.Failure {
        let what = options.filter.map { "no #Preview that is called '\($0)'" } ?? "no #Preview"
        return PreviewSource.Failure(description: "\(options.extensionPath) has \(what)")
    }

    private static var kept: AnyObject?
}
