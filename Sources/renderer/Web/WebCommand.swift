import Dispatch
import Glibc
import GroupContainer
import WidgetArchive
import WidgetHost
import WidgetPage

/// `renderer --web`: the home screen as a page, without a terminal.
@MainActor
final class WebCommand {
    private let host: WidgetHost
    private var web: WebHome?
    private var signals: [any DispatchSourceSignal] = []
    private static var kept: WebCommand?

    private init(_ host: WidgetHost) { self.host = host }

    /// Serves until a signal ends it.
    static func run(_ host: WidgetHost, port: UInt16, groupName: String) throws {
        let command = WebCommand(host)
        kept = command
        // A port that is in use is found before anything is started.
        let web = try open(host, port: port, groupName: groupName)
        command.web = web
        host.onChange = { [weak host] ids in
            web.changed(ids)
            host?.frameWasDrawn()
        }
        try host.start()
        command.endOnSignals()
        Output.print("The home screen is at \(web.server.address)\nOnly this machine can open it. Ctrl-C ends it.\n")
    }

    /// Opens the page beside whatever else shows the home screen.
    static func open(_ host: WidgetHost, port: UInt16, groupName: String) throws -> WebHome {
        let server = PageServer(files: files)
        try server.start(port: port)
        let web = WebHome(host: host, server: server, groupName: groupName)
        host.onEvent = { web.eventEnded() }
        return web
    }

    /// In debug builds the files of a folder can stand in for those in the executable, for work on the page.
    private static var files: PageFileTable {
        #if DEBUG
            if let folder = GroupDirectory.processEnvironment["WIDGETS_PAGE_FILES"], !folder.isEmpty {
                return PageFileTable { try? AtomicFile.read(Place.absolute(folder) + "/" + $0) }
            }
        #endif
        return .embedded
    }

    private func endOnSignals() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { Self.kept?.end(number) } }
            source.resume()
            signals.append(source)
        }
    }

    private func end(_ number: Int32) {
        host.onChange = nil
        web?.server.stop()
        // Ctrl-C is how it is ended: that is no failure.
        host.stop { exit(number == SIGINT ? 0 : 128 + number) }
    }
}
