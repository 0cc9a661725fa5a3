import Glibc
import GroupContainer
import WidgetArchive
import WidgetDrawing
import WidgetHost

/// `renderer` and `renderer home`.
@MainActor
enum HomeCommand {
    static func run(_ options: Options, in group: GroupDirectory, environment: [String: String]) {
        let override: ColorDepth? =
            options.color == .never ? ColorDepth.none : options.color == .always ? .trueColor : nil
        let (host, surroundings, environment) = makeHost(options, in: group, environment)
        let isDark = surroundings.colorScheme == "dark"
        let capabilities = TerminalCapabilities(
            environment: environment, inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1,
            colorOverride: override)
        let words = Words(locale: surroundings.locale)
        let name = group.path.split(separator: "/").last.map(String.init) ?? group.path
        var style = DrawingStyle(capabilities: capabilities, scheme: isDark ? .dark : .light)
        style.rendering = options.rendering
        do {
            if options.isWeb && !(options.isTerminalWanted && capabilities.isInteractive) {
                startTrace(group)
                return try WebCommand.run(host, port: options.port, groupName: name)
            }
            if capabilities.isInteractive {
                startTrace(group, isOnScreen: true)
                let maker = TileMaker(painter: TilePainter(style: style), cell: style.cell, surroundings: surroundings)
                let terminal = try Terminal(
                    input: 0, output: 1, environment: environment, colorOverride: override)
                let controller = HomeController(
                    host: host, terminal: terminal, maker: maker, style: style, words: words, groupName: name,
                    isMoving: options.motion == .auto && capabilities.colorDepth == .trueColor)
                kept = controller
                if options.isWeb { controller.web = try WebCommand.open(host, port: options.port, groupName: name) }
                zoneWatch = ZoneWatch(environment) { [weak controller, style] zone in
                    var surroundings = surroundings
                    surroundings.timeZone = zone
                    let maker = TileMaker(
                        painter: TilePainter(style: style), cell: style.cell, surroundings: surroundings)
                    controller?.move(to: surroundings, maker)
                }
                try controller.run()
                return
            }
            let columns = environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 20), 500) } ?? PlainHome.width
            let page = PlainHome(
                host: host, style: style, groupName: name, columns: columns,
                render: { canvas in
                    capabilities.allowsEscapes ? canvas.ansiText(depth: capabilities.colorDepth) : canvas.plainText()
                })
            kept = page
            if HostClient.host(of: group) == nil {
                startTrace(group)
                do {
                    return try page.runAsHost()
                } catch HostError.held {
                    // Somebody was faster: what that one shows is read.
                }
            }
            host.readOnly()
            Place.tellLanguage(shown: host.surroundings.locale, options, environment, isHosted: true)
            page.finish()
        } catch {
            Output.fail(error)
        }
    }

    /// A host as the command line describes it, not started.
    static func host(_ options: Options, in group: GroupDirectory, environment: [String: String]) -> WidgetHost {
        makeHost(options, in: group, environment).host
    }

    private static func makeHost(
        _ options: Options, in group: GroupDirectory, _ environment: [String: String]
    ) -> (host: WidgetHost, surroundings: Surroundings, environment: [String: String]) {
        var environment = environment
        // So that what is started here speaks the same language.
        if let locale = options.locale { environment["LC_ALL"] = locale + ".UTF-8" }
        var surroundings = Place.surroundings(environment, isDark: Place.isDark(options.scheme, environment))
        surroundings.renderingMode = options.rendering.rawValue
        // A page is drawn in points; beside it the terminal makes do with views that were measured so.
        if options.isWeb { surroundings.measurer = "points" }
        let host = WidgetHost(
            group: group, claimant: claimant, options: hostOptions(options, surroundings, environment))
        return (host, surroundings, environment)
    }

    /// What must live as long as the process.
    private static var kept: AnyObject?
    private static var zoneWatch: ZoneWatch?

    private static let claimant = "\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"

    private static func startTrace(_ group: GroupDirectory, isOnScreen: Bool = false) {
        Trace.start(role: .renderer, claimant: claimant, in: group)
        GroupLog.setHandler { line in
            Trace.record(.log, reason: line)
            // On a home screen, standard error is the screen.
            if !isOnScreen { Sys.complain("renderer: \(line)") }
        }
    }

    private static func hostOptions(
        _ options: Options, _ surroundings: Surroundings, _ environment: [String: String]
    ) -> HostOptions {
        var result = HostOptions()
        result.extensionPaths = options.extensionPaths.map(Place.absolute)
        if result.extensionPaths.isEmpty, let sibling = Executables.sibling("extension") {
            result.extensionPaths = [sibling]
            result.isExtensionBesideRenderer = true
        }
        result.unavailableTitle = Words(locale: surroundings.locale)[.unavailable]
        result.appPath = options.appPath.map(Place.absolute) ?? Executables.sibling("app")
        result.deadline = options.deadline
        result.serializesTaps = options.serializesTaps
        result.reloadsAfterFailure = options.reloadsAfterFailure
        result.budget = options.budget
        result.budgetCountsInteractions = options.budgetCountsInteractions
        result.surroundings = surroundings
        result.environment = environment
        return result
    }
}
