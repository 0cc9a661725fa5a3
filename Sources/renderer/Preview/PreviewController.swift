import Dispatch
import Glibc
import GroupContainer
import WidgetArchive
import WidgetDrawing
import WidgetHost

/// The previews on a terminal.
@MainActor
final class PreviewController {
    private let source: PreviewSource
    private var options: PreviewOptions
    private let environment: [String: String]
    private let terminal: Terminal
    private var page = PreviewPage()
    private var watch: DirectoryWatcher.Token?
    private var isAsking = false
    private var mustAskAgain = false

    init(_ source: PreviewSource, _ options: PreviewOptions, _ environment: [String: String]) throws {
        self.source = source
        self.options = options
        self.environment = environment
        terminal = try Terminal(environment: environment)
        page.surroundings = options.surroundings(environment)
        page.ownLocale = page.surroundings.locale
    }

    /// Opens the screen and shows the previews; shows them anew when there is a new build.
    func run() throws {
        terminal.onInput = { [weak self] events in
            for event in events { if case .key(let key, let modifiers) = event { self?.press(key, modifiers) } }
            self?.draw()
        }
        terminal.onResize = { [weak self] _ in self?.draw() }
        terminal.onEnd = { [weak self] end in
            switch end {
            case .signal(let number): self?.end(128 + number)
            case .closed: self?.end(128 + SIGHUP)
            }
        }
        let folder = source.path.prefix(upTo: source.path.lastIndex(of: "/") ?? source.path.endIndex)
        let name = source.path.split(separator: "/").last.map(String.init) ?? ""
        watch = try DirectoryWatcher.shared.watch(String(folder)) { [weak self] names in
            if names?.contains(name) ?? true { self?.ask() }
        }
        try terminal.start()
        ask()
        draw()
    }

    private func press(_ key: Key, _ modifiers: KeyModifiers) {
        switch key {
        case .character("c") where modifiers.contains(.control): end(0)
        case .character("q"), .escape: end(0)
        case .left: page.entry -= 1
        case .right: page.entry += 1
        case .up, .backTab: page.select(page.index - 1)
        case .down, .tab: page.select(page.index + 1)
        case .character("f"):
            options.showsAllFamilies.toggle()
            ask()
        case .character("d"):
            page.surroundings.colorScheme = page.surroundings.colorScheme == "dark" ? "light" : "dark"
            ask()
        case .character("l"):
            page.surroundings.locale = page.nextLocale
            ask()
        case .character("t"): step(\.typeSize, through: PreviewOptions.typeSizes, by: 1)
        case .character("T"): step(\.typeSize, through: PreviewOptions.typeSizes, by: -1)
        case .character("m"): step(\.renderingMode, through: PreviewOptions.modes, by: 1)
        case .character("r"): ask()
        default: break
        }
    }

    private func step(_ value: WritableKeyPath<Surroundings, String>, through all: [String], by count: Int) {
        let index = all.firstIndex(of: page.surroundings[keyPath: value]) ?? 0
        page.surroundings[keyPath: value] = all[(index + count + all.count) % all.count]
        ask()
    }

    /// Asks for the previews, away from the main thread: a program that takes its time does not freeze the screen.
    private func ask() {
        guard !isAsking else {
            mustAskAgain = true
            return
        }
        isAsking = true
        var request = PreviewRequest()
        request.surroundings = page.surroundings
        request.wantsAllFamilies = options.showsAllFamilies
        let (source, asked) = (source, request)
        DispatchQueue(label: "previews").async {
            let result = Result { try source.catalog(asked) }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.came(result) } }
        }
    }

    private func came(_ result: Result<PreviewCatalog, any Error>) {
        isAsking = false
        switch result {
        case .success(let catalog):
            page.take(catalog.previews.filter { $0.fits(options.filter) })
            page.message = page.previews.isEmpty ? PreviewCommand.none(options).description : nil
        case .failure(let error): page.message = "\(error)"
        }
        if mustAskAgain {
            mustAskAgain = false
            ask()
        }
        draw()
    }

    private func draw() {
        let capabilities = terminal.capabilities
        terminal.present(page.canvas(size: terminal.size, capabilities: capabilities))
    }

    private func end(_ status: Int32) {
        if let watch { DirectoryWatcher.shared.cancel(watch) }
        terminal.stop()
        exit(status)
    }
}
