import Glibc
import WidgetArchive
import WidgetDrawing
import WidgetHost

/// The home screen on a terminal: joins the host with the terminal.
@MainActor
final class HomeController {
    let host: WidgetHost
    private let terminal: Terminal
    let style: DrawingStyle
    let maker: TileMaker
    let words: Words
    let page: HomePage
    private let player: MotionPlayer
    private var clock: LiveClock?
    /// The page beside the terminal.
    var web: WebHome? {
        didSet { address = web?.server.address }
    }
    private var address: String?

    private var pointing = HomePage.Pointing()
    /// The place of the focus in the order, for when its control goes away.
    private var focusIndex = 0
    private(set) var scroll = 0
    var showsHelp = false {
        didSet { if !oldValue { helpFirst = 0 } }
    }
    /// The first line that the box with the keys shows.
    private var helpFirst = 0
    /// What stands over the widgets.
    var sheet: (any Sheet)?
    /// Set while the home screen is edited.
    var editor: HomeEditor?
    /// What can be undone.
    var history = UndoHistory()
    /// What could not be done.
    var notice: String?
    private var size: CellSize
    private var notes: [HomePage.Note] = []
    /// Whether events are being taken in, so that they are drawn once, at the end.
    private var isBusy = false
    private var changed: Set<String>?

    init(
        host: WidgetHost, terminal: Terminal, maker: TileMaker, style: DrawingStyle, words: Words, groupName: String,
        isMoving: Bool
    ) {
        self.host = host
        self.terminal = terminal
        self.style = style
        self.maker = maker
        self.words = words
        size = terminal.size
        page = HomePage(maker: maker, style: style, words: words, groupName: groupName)
        player = MotionPlayer(isOn: isMoving && style.hasColor) { terminal.present($0) }
    }

    /// The widgets are shown in another place: what was made for the old one is made anew.
    func move(to surroundings: Surroundings, _ maker: TileMaker) {
        page.maker = maker
        host.move(to: surroundings)
        redraw(changed: nil)
    }

    /// Starts the terminal and the host.
    func run() throws {
        terminal.onInput = { [weak self] in self?.take($0) }
        terminal.onResize = { [weak self] size in self?.resize(size) }
        terminal.onEnd = { [weak self] end in self?.terminalEnded(end) }
        clock = LiveClock { [weak self] in self?.tick() }
        host.onChange = { [weak self] ids in
            self?.web?.changed(ids)
            self?.hostChanged(ids)
        }
        try host.start()
        try terminal.start()
        redraw(changed: nil)
    }

    // MARK: Events

    private func hostChanged(_ ids: Set<String>) {
        sheet?.offersChanged()
        changed = changed.map { $0.union(ids) }
        if !isBusy && isShowing { redraw(changed: ids) }
    }

    private var isShowing = false

    private func tick() { redraw(changed: []) }

    private func resize(_ size: CellSize) {
        self.size = size
        redraw(changed: [])
    }

    private func take(_ events: [InputEvent]) {
        isBusy = true
        changed = []
        for event in events { take(event) }
        isBusy = false
        let all = changed
        changed = nil
        redraw(changed: all)
    }

    private func take(_ event: InputEvent) {
        switch event {
        case .key(let key, let modifiers): press(key, modifiers)
        case .mouse(let event): point(event)
        case .paste(let text): sheet?.paste(text)
        case .focus: break
        }
    }

    /// Something on a sheet has changed outside of an event of the terminal or the host.
    func sheetChanged() { if !isBusy && isShowing { redraw(changed: []) } }

    func closeSheet() { sheet = nil }

    private func press(_ key: Key, _ modifiers: KeyModifiers) {
        notice = nil
        if showsHelp, key != .character("c") || !modifiers.contains(.control) { return closeHelp(key) }
        if let sheet {
            if key == .character("c"), modifiers.contains(.control) { return quit() }
            return sheet.press(key, modifiers)
        }
        if var editor {
            let action = editor.press(key, modifiers, editScene)
            self.editor = editor
            return edit(action)
        }
        pressAtHome(key, modifiers)
    }

    private func closeHelp(_ key: Key) {
        switch key {
        case .escape, .character("?"), .enter, .character(" "): showsHelp = false
        case .character("q"): quit()
        case .up: helpFirst -= 1
        case .down: helpFirst += 1
        case .pageUp: helpFirst -= 5
        case .pageDown: helpFirst += 5
        default: break
        }
    }

    private func pressAtHome(_ key: Key, _ modifiers: KeyModifiers) {
        switch key {
        case .character("c") where modifiers.contains(.control): quit()
        case .character("q"): quit()
        case .character("?"): showsHelp = true
        case .character("a"), .character("+"): openGallery()
        case .character("e"): editor = HomeEditor(chosen: pointing.focus?.widget)
        case .escape: pointing.focus = nil
        case .character("r"): host.reload()
        case .tab: focus(page.order.next(after: pointing.focus, by: modifiers.contains(.shift) ? -1 : 1))
        case .backTab: focus(page.order.next(after: pointing.focus, by: -1))
        case .up: focus(page.order.nearest(to: pointing.focus, .up))
        case .down: focus(page.order.nearest(to: pointing.focus, .down))
        case .left: focus(page.order.nearest(to: pointing.focus, .left))
        case .right: focus(page.order.nearest(to: pointing.focus, .right))
        case .home: focus(page.order.stops.first?.target)
        case .end: focus(page.order.stops.last?.target)
        case .enter, .character(" "):
            if let focus = pointing.focus { activate(focus) }
        case .pageUp: scroll(by: -visibleRows)
        case .pageDown: scroll(by: visibleRows)
        default: break
        }
    }

    private func point(_ event: MouseEvent) {
        if !showsHelp {
            if let sheet { return sheet.point(event) }
            if case .scrolled = event.kind {
            } else if var editor {
                let action = editor.point(event, editScene)
                self.editor = editor
                return edit(action)
            }
        }
        let target = showsHelp ? nil : page.hit(event.position, scroll: scroll)
        switch event.kind {
        case .pressed where event.button == .left:
            if showsHelp { showsHelp = false }
            pointing.held = target
            if let target, page.order.index(of: target) != nil { focus(target) }
        case .released:
            let held = pointing.held
            pointing.held = nil
            if let target, target == held { activate(target) }
        case .moved, .dragged: pointing.hover = target
        case .scrolled(_, let rows):
            if showsHelp { helpFirst += rows } else { scroll(by: rows * 3) }
        default: break
        }
    }

    private func focus(_ target: FocusTarget?) {
        pointing.focus = target
        guard let index = page.order.index(of: target) else { return }
        focusIndex = index
        reveal(page.order.stops[index].frame)
    }

    /// Scrolls to a widget.
    func show(_ widget: String) {
        page.update(host.widgets, changed: [], width: size.width, now: HostTime.now().wall)
        if let place = page.grid?.places[widget] { reveal(place) }
    }

    /// Scrolls so that a part of the grid is seen.
    private func reveal(_ frame: CellRect) {
        if frame.y < scroll { scroll = max(0, frame.y - 1) }
        if frame.maxY > scroll + visibleRows { scroll = frame.maxY - visibleRows }
    }

    private func activate(_ target: FocusTarget) {
        if let control = target.control {
            host.tap(widget: target.widget, control: control)
        } else {
            host.open(widget: target.widget)
        }
    }

    private var visibleRows: Int { max(1, size.height - HomePage.titleRows - notes.count) }

    private func scroll(by rows: Int) { scroll += rows }

    // MARK: Drawing

    private func redraw(changed: Set<String>?) {
        isShowing = true
        let now = HostTime.now().wall
        size = terminal.size
        guard size.width >= 12, size.height >= 4 else { return drawNotice() }
        let widgets = host.widgets
        page.update(widgets, changed: changed, width: size.width, now: now)
        notes = HomeNotes.lines(
            message: notice ?? host.message, news: host.appNews, widgets: widgets, width: size.width,
            limit: max(1, min(6, size.height / 3)), hint: address.map { "\($0)   " + hint } ?? hint)
        scroll = max(0, min(scroll, (page.grid?.size.height ?? 0) - visibleRows))
        let pointing = editor == nil && sheet == nil ? self.pointing : HomePage.Pointing()
        page.paint(pointing: pointing, size: size, scroll: scroll, now: now)
        if let focus = pointing.focus, page.order.index(of: focus) == nil {
            // Its control went away: the one that stands in its place now gets the focus.
            let stops = page.order.stops
            self.pointing.focus = stops.isEmpty ? nil : stops[min(focusIndex, stops.count - 1)].target
            page.paint(pointing: self.pointing, size: size, scroll: scroll, now: now)
        }
        var canvas = page.compose(scroll: scroll, notes: notes, note: editor == nil ? nil : words[.editing]) {
            drawEditing(&$0)
        }
        sheet?.draw(into: &canvas, now: now)
        if showsHelp {
            HomeHelp.draw(into: &canvas, style: style, words: words, isEditing: editor != nil, first: &helpFirst)
        }
        player.show(canvas, isMoving: changed?.isEmpty == false && editor == nil && sheet == nil)
        host.frameWasDrawn()
        clock?.ring(at: page.nextChange, now: now)
    }

    private func drawNotice() {
        var canvas = CellCanvas(width: size.width, height: size.height)
        _ = canvas.write(words[.tooSmall], at: CellPoint(x: 0, y: 0), foreground: nil, maxWidth: size.width)
        terminal.present(canvas)
        host.frameWasDrawn()
        clock?.ring(at: nil, now: 0)
    }

    // MARK: The end

    func quit() { end(with: 0) }

    private func terminalEnded(_ end: TerminalEnd) {
        switch end {
        case .signal(let number): self.end(with: 128 + number)
        case .closed: self.end(with: 128 + SIGHUP)
        }
    }

    private func end(with status: Int32) {
        clock = nil
        host.onChange = nil
        web?.server.stop()
        terminal.stop()
        host.stop { exit(status) }
    }
}
