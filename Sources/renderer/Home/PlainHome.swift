import Dispatch
import Glibc
import GroupContainer
import WidgetDrawing
import WidgetHost

/// The home screen without a terminal: one frame as plain text.
@MainActor
final class PlainHome {
    /// The surface when neither COLUMNS nor a terminal tells: columns.
    static let width = 100
    /// How long widgets may take, seconds.
    static let limit = 10.0

    private let host: WidgetHost
    private let style: DrawingStyle
    private let groupName: String
    private let columns: Int
    private let render: (CellCanvas) -> String
    private var timer: (any DispatchSourceTimer)?
    private var isDone = false

    init(
        host: WidgetHost, style: DrawingStyle, groupName: String, columns: Int, render: @escaping (CellCanvas) -> String
    ) {
        (self.host, self.style, self.groupName, self.columns) = (host, style, groupName, columns)
        self.render = render
    }

    /// Becomes the host, waits until every widget shows its timeline, prints and ends the process.
    ///
    /// - Throws: ``HostError`` when another renderer is host.
    func runAsHost() throws {
        host.onSettled = { [weak self] in self?.finish() }
        try host.start()
        if isDone { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.finish() } }
        timer.schedule(deadline: .now() + Self.limit)
        timer.resume()
        self.timer = timer
    }

    /// Prints what there is and ends the process.
    func finish() {
        guard !isDone else { return }
        isDone = true
        timer?.cancel()
        // The language and the direction are those of the widgets.
        let surroundings = host.surroundings
        let maker = TileMaker(painter: TilePainter(style: style), cell: style.cell, surroundings: surroundings)
        let page = HomePage(maker: maker, style: style, words: Words(locale: surroundings.locale), groupName: groupName)
        let widgets = host.widgets
        let now = HostTime.now().wall
        page.update(widgets, changed: nil, width: columns, now: now)
        var notes = HomeNotes.lines(message: host.message, widgets: widgets, width: columns, limit: 24, hint: nil)
        let lost = host.writingFailure.flatMap { ExitStatus($0) == .notWritten ? $0 : nil }
        // Said once, as an error.
        if lost != nil { notes.removeAll { $0.kind == .trouble } }
        let height = HomePage.titleRows + (page.grid?.size.height ?? 0) + notes.count
        page.paint(pointing: .init(), size: CellSize(width: columns, height: height), scroll: 0, now: now)
        Output.print(Array(render(page.compose(scroll: 0, notes: notes)).utf8))
        host.frameWasDrawn()
        // A trouble and nothing of a widget: no success for whoever looks at the number alone.
        let showsNothing = !widgets.contains { $0.view != nil && !$0.isPlaceholder }
        let status: ExitStatus = lost != nil ? .notWritten : host.message != nil && showsNothing ? .failed : .done
        if let lost { Output.complain("\(lost)") }
        host.stop { exit(status.rawValue) }
    }
}
