import GroupContainer
import JSONText
import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetPage

/// The home screen as pages: joins the host with the page server.
///
/// Nothing is drawn that no page looks at. What a page is told is made when there is room to send it, so all pages
/// together cost one drawing a change and a scheme.
@MainActor
final class WebHome: PageHandler {
    let host: WidgetHost
    let server: PageServer
    let groupName: String
    private(set) var painter: PagePainter
    private var surroundings: Surroundings
    private var drawn: [Look: Drawn] = [:]
    private var clock: LiveClock?
    private var stories: PageStories?
    /// Home screens before changes that were made on pages, the last one last.
    var history = UndoHistory() { didSet { server.mark(.init("home")) } }

    /// A widget in a colour scheme.
    private struct Look: Hashable {
        var widget: String
        var scheme: DrawingScheme
    }

    /// What was drawn of it.
    private final class Drawn {
        var version = 0
        var svg = ""
        /// The picture of the version before; nil when that had none.
        var before: String?
        var rest = WidgetMessage.Rest()
        var nextChange: Double?
        var isCurrent = false
    }

    init(host: WidgetHost, server: PageServer, groupName: String) {
        (self.host, self.server, self.groupName) = (host, server, groupName)
        surroundings = host.surroundings
        painter = PagePainter(surroundings: surroundings)
        server.handler = self
        clock = LiveClock { [weak self] in self?.tick() }
        stories = PageStories(host.group) { [weak server] numbers in
            for number in numbers { server?.mark(.init("story", "\(number)")) }
            // Processes come, stop and go without a word to the surface.
            server?.mark(.init("pulse"))
        }
    }

    // MARK: What happens

    /// The host's event is over: the trace and the processes may have something new.
    func eventEnded() { stories?.poke() }

    /// Widgets have changed; none: the home screen, or what is said beside it, has.
    func changed(_ ids: Set<String>) {
        if host.surroundings != surroundings {
            surroundings = host.surroundings
            painter = PagePainter(surroundings: surroundings)
            for drawn in drawn.values { drawn.isCurrent = false }
            markAll()
        }
        if ids.isEmpty {
            let placed = Set(host.widgets.map(\.id))
            drawn = drawn.filter { placed.contains($0.key.widget) }
            // Titles, configurations and families come with the home screen, pictures may have changed with it.
            for drawn in drawn.values { drawn.isCurrent = false }
            server.mark(.init("home"))
            markAll()
        } else {
            for (look, drawn) in drawn where ids.contains(look.widget) { drawn.isCurrent = false }
            for id in ids.sorted() { server.mark(.init("widget", id)) }
        }
    }

    private func markAll() {
        for widget in host.widgets { server.mark(.init("widget", widget.id)) }
    }

    /// A live text reads differently now.
    private func tick() {
        let now = HostTime.now().wall
        var ids: Set<String> = []
        for (look, drawn) in drawn where drawn.nextChange.map({ $0 <= now }) == true {
            drawn.isCurrent = false
            ids.insert(look.widget)
        }
        for id in ids.sorted() { server.mark(.init("widget", id)) }
        wind(now)
    }

    /// Sets the clock to the next change of a live text, while somebody looks.
    private func wind(_ now: Double) {
        let next = server.streams.isEmpty ? nil : drawn.values.compactMap(\.nextChange).min()
        clock?.ring(at: next, now: now)
    }

    // MARK: Pages

    func streamOpened(_ stream: PageStream) {
        stream.mark(.init("home"))
        for widget in host.widgets { stream.mark(.init("widget", widget.id)) }
        stream.mark(.init("pulse"))
        for number in stories?.numbers ?? [] { stream.mark(.init("story", "\(number)")) }
        wind(HostTime.now().wall)
    }

    func streamClosed(_ stream: PageStream) {
        if server.streams.isEmpty { drawn = [:] }
        wind(HostTime.now().wall)
    }

    func event(for slot: EventQueue.Slot, on stream: PageStream) -> PageEvent? {
        switch slot.kind {
        case "home": once(slot, homeMessage().jsonBytes(), on: stream)
        case "pulse": once(slot, host.pulse().jsonBytes(), on: stream)
        case "widget": widgetEvent(slot, on: stream)
        case "story":
            Int(slot.id).flatMap { stories?.message($0) }.map { PageEvent("story", data: $0.jsonBytes()) }
        default: nil
        }
    }

    /// An event, unless the page was told the very same last time.
    private func once(_ slot: EventQueue.Slot, _ data: [UInt8], on stream: PageStream) -> PageEvent? {
        let hash = data.hashValue
        guard stream.known[slot] != hash else { return nil }
        stream.known[slot] = hash
        return PageEvent(slot.kind, data: data)
    }

    private func widgetEvent(_ slot: EventQueue.Slot, on stream: PageStream) -> PageEvent? {
        guard let drawn = draw(slot.id, stream.query["scheme"] == "dark" ? .dark : .light) else {
            stream.known[slot] = nil
            return nil
        }
        let known = stream.known[slot]
        guard known != drawn.version else { return nil }
        stream.known[slot] = drawn.version
        let message = WidgetMessage(
            slot.id, version: drawn.version, svg: drawn.svg, before: known == drawn.version - 1 ? drawn.before : nil,
            rest: drawn.rest)
        return PageEvent("widget", data: message.jsonBytes())
    }

    /// A widget's present picture.
    private func draw(_ id: String, _ scheme: DrawingScheme) -> Drawn? {
        let drawn = drawn[Look(widget: id, scheme: scheme), default: Drawn()]
        if drawn.isCurrent { return drawn }
        guard let widget = host.widget(id, scheme: scheme.rawValue) else { return nil }
        let now = HostTime.now().wall
        let picture = painter.paint(widget, scheme: scheme, now: now)
        let rest = self.rest(of: widget, picture)
        drawn.isCurrent = true
        drawn.nextChange = picture.nextChange
        if drawn.version == 0 || drawn.svg != picture.svg || drawn.rest != rest {
            drawn.before = drawn.version == 0 ? nil : drawn.svg
            drawn.version += 1
            (drawn.svg, drawn.rest) = (picture.svg, rest)
        }
        self.drawn[Look(widget: id, scheme: scheme)] = drawn
        if drawn.nextChange != nil { wind(now) }
        return drawn
    }

    private func rest(of widget: PlacedWidget, _ picture: PagePicture) -> WidgetMessage.Rest {
        var rest = WidgetMessage.Rest()
        if !widget.isPlaceholder {
            rest.controls = picture.controls.map {
                WidgetMessage.Control(
                    $0, spoken: picture.spoken.element(ofControl: $0.key), isPending: widget.pending.contains($0.key))
            }
        }
        rest.words = picture.spoken.all.filter { $0.control == nil && $0.role != .group }
            .map(WidgetMessage.Words.init).filter { !$0.text.isEmpty }
        rest.failure = widget.failure
        rest.madeAt = widget.madeAt.map { $0.rounded() }
        rest.isPlaceholder = widget.isPlaceholder || widget.view == nil
        rest.opens = widget.url != nil && !widget.isPlaceholder
        return rest
    }

    private func homeMessage() -> HomeMessage {
        var message = HomeMessage()
        (message.group, message.path) = (groupName, host.group.path)
        (message.locale, message.typeSize) = (surroundings.locale, surroundings.typeSize)
        message.isRightToLeft = painter.isRightToLeft
        message.canUndo = !history.isEmpty
        message.widgets = host.widgets.map { placed in
            var widget = HomeMessage.Widget()
            (widget.id, widget.kind, widget.title) = (placed.id, placed.reference.kind, placed.title)
            widget.family = placed.reference.family.rawValue
            (widget.width, widget.height) = (placed.size.width, placed.size.height)
            widget.families = (placed.description?.families ?? []).map(\.rawValue)
            widget.isConfigurable = placed.description?.configuration?.parameters.isEmpty == false
            (widget.row, widget.column) = (placed.place?.row, placed.place?.column)
            return widget
        }
        return message
    }
}
