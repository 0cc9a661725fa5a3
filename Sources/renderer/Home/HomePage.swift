import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// The home screen as cells: tiles on their grid, a title line, what a person should know, and the keys.
final class HomePage {
    /// What is pointed at.
    struct Pointing: Equatable {
        var focus: FocusTarget?
        var hover: FocusTarget?
        /// The button that the mouse holds down.
        var held: FocusTarget?
    }

    /// Lays out and paints the tiles; with another one all is laid out anew.
    var maker: TileMaker { didSet { slots = [] } }
    private let style: DrawingStyle
    private let words: Words
    private let groupName: String
    private var slots: [Slot] = []
    private var ground = CellCanvas(width: 0, height: 0)
    /// The columns that the grid was arranged for.
    private var width = 0
    private(set) var order = FocusOrder()
    private(set) var grid: HomeGrid?
    /// Columns left of the grid.
    private var margin = 0

    /// A placed widget on the page. On a page with many a tap changes one of them, and the others are only passed by.
    private final class Slot {
        let id: String
        var widget: PlacedWidget
        var layout: TileLayout?
        /// When it reads differently, seconds since 1970.
        var nextChange: Double?
        /// In cells of the grid; nil where there is no room.
        var place: CellRect?
        /// What was painted last, and for what; nil: it is to be painted anew.
        var tile: Tile?
        var look = TileLook()
        /// The widget's revision that the look is of; nil where it would be another one now all the same.
        var lookRevision: Int?
        var origin = CellPoint(x: 0, y: 0)
        /// Where the focus can stand on it.
        var stops: [FocusOrder.Stop] = []
        /// What was drawn below the tile.
        var ground: KeptGround?

        init(_ widget: PlacedWidget) { (id, self.widget) = (widget.id, widget) }

        /// Whether it stands on the grid as a widget does.
        func stands(as other: PlacedWidget) -> Bool {
            id == other.id && widget.reference.family == other.reference.family && widget.place == other.place
        }
    }

    init(maker: TileMaker, style: DrawingStyle, words: Words, groupName: String) {
        (self.maker, self.style, self.words, self.groupName) = (maker, style, words, groupName)
    }

    /// Whether the place reads from right to left.
    var isRightToLeft: Bool { maker.isRightToLeft }

    /// When a tile reads differently, seconds since 1970.
    var nextChange: Double? { slots.compactMap(\.nextChange).min() }

    /// Rows above the grid.
    static let titleRows = 1

    /// Lays out what has changed and arranges the tiles.
    ///
    /// - Parameters:
    ///   - widgets: the placed widgets.
    ///   - changed: those whose look may have changed; nil: all.
    ///   - width: the columns there are.
    ///   - now: seconds since 1970.
    func update(_ widgets: [PlacedWidget], changed: Set<String>?, width: Int, now: Double) {
        let isArranged =
            grid != nil && width == self.width && slots.count == widgets.count
            && slots.indices.allSatisfy {
                slots[$0].widget.revision == widgets[$0].revision || slots[$0].stands(as: widgets[$0])
            }
        if isArranged {
            for index in slots.indices where slots[index].widget.revision != widgets[index].revision {
                slots[index].widget = widgets[index]
            }
        } else {
            arrange(widgets, width: width)
        }
        for slot in slots {
            if slot.layout != nil, changed?.contains(slot.id) == false, (slot.nextChange ?? .infinity) > now {
                continue
            }
            let layout = maker.layout(slot.widget, after: slot.layout, now: now)
            (slot.layout, slot.nextChange, slot.tile) = (layout, layout.nextChange, nil)
        }
    }

    private func arrange(_ widgets: [PlacedWidget], width: Int) {
        let old = Dictionary(slots.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let unit = maker.size(of: .systemSmall)
        let gap = CellSize(
            width: max(1, maker.size(of: .systemMedium).width - 2 * unit.width),
            height: max(0, maker.size(of: .systemLarge).height - 2 * unit.height))
        let items = widgets.map {
            HomeGrid.Item(
                id: $0.id, family: $0.reference.family, size: maker.size(of: $0.reference.family), place: $0.place)
        }
        let grid = HomeGrid(items, unit: unit, gap: gap, width: width, isRightToLeft: maker.isRightToLeft)
        margin = max(0, (width - grid.size.width) / 2)
        slots = widgets.map { widget in
            let slot = old[widget.id] ?? Slot(widget)
            if slot.widget.reference.family != widget.reference.family { slot.layout = nil }
            slot.widget = widget
            let place = grid.places[widget.id]
            if slot.place != place { slot.tile = nil }
            slot.place = place
            return slot
        }
        (self.grid, self.width) = (grid, width)
    }

    /// Paints what has changed, and finds where the controls stand.
    ///
    /// - Parameters:
    ///   - size: the surface.
    ///   - scroll: rows of the grid that are scrolled away.
    func paint(pointing: Pointing, size: CellSize, scroll: Int, now: Double) {
        if ground.size != size {
            ground = CellCanvas(width: size.width, height: size.height)
            maker.painter.paintWallpaper(into: &ground)
            for slot in slots { (slot.tile, slot.ground) = (nil, nil) }
        }
        order = FocusOrder()
        for slot in slots {
            guard let place = slot.place else { continue }
            let origin = CellPoint(x: margin + place.x, y: Self.titleRows - scroll + place.y)
            let look = look(of: slot, pointing, now: now)
            if slot.tile == nil || slot.origin != origin || !slot.look.isSame(as: look), let layout = slot.layout {
                let tile = maker.paint(
                    layout, look: look, now: now, over: ground, at: origin,
                    size: CellSize(width: place.width, height: place.height), keeping: &slot.ground)
                (slot.tile, slot.look, slot.origin) = (tile, look, origin)
                slot.stops = stops(of: slot.widget, tile, place)
            }
            order.add(slot.stops)
        }
    }

    private func stops(of widget: PlacedWidget, _ tile: Tile, _ place: CellRect) -> [FocusOrder.Stop] {
        let controls = tile.controls.filter { !$0.control.isDisabled }
            .sorted { a, b in
                if a.frame.y != b.frame.y { return a.frame.y < b.frame.y }
                return maker.isRightToLeft ? a.frame.maxX > b.frame.maxX : a.frame.x < b.frame.x
            }
        var stops = controls.map { control in
            FocusOrder.Stop(
                target: FocusTarget(widget: widget.id, control: control.key),
                frame: CellRect(
                    x: place.x + control.frame.x, y: place.y + control.frame.y, width: control.frame.width,
                    height: control.frame.height))
        }
        // What a tap on the whole widget opens comes last: people come for the controls. Its place is the title line.
        if widget.url != nil {
            stops.append(
                FocusOrder.Stop(
                    target: FocusTarget(widget: widget.id),
                    frame: CellRect(x: place.x, y: place.y + place.height - 1, width: place.width, height: 1)))
        }
        return stops
    }

    private func look(of slot: Slot, _ pointing: Pointing, now: Double) -> TileLook {
        let isPointedAt = [pointing.focus, pointing.hover, pointing.held].contains { $0?.widget == slot.id }
        if slot.lookRevision == slot.widget.revision, !isPointedAt { return slot.look }
        let widget = slot.widget
        slot.lookRevision = isPointedAt || widget.failure?.source == .reload ? nil : widget.revision
        var look = TileLook()
        look.title = widget.title
        look.failure = widget.failure.map { short($0) }
        if widget.failure?.source == .reload, let made = widget.madeAt { look.age = age(now - made) }
        look.isPlaceholder = widget.isPlaceholder || widget.view == nil
        look.isFocused = pointing.focus == FocusTarget(widget: widget.id)
        if pointing.focus?.widget == widget.id { look.focusedControl = pointing.focus?.control }
        if pointing.hover?.widget == widget.id { look.hoveredControl = pointing.hover?.control }
        if let held = pointing.held, held.widget == widget.id, let key = held.control { look.pressedControls = [key] }
        look.pendingControls = widget.pending
        look.missingBackground = widget.asksForBackground
        return look
    }

    /// A failure in the few words that fit on a tile; the whole stands below.
    private func short(_ failure: Failure) -> String {
        switch failure.source {
        case .tap: words(.somethingFailed, failure.control ?? words[.tapFailed])
        case .reload: words[.cannotLoad]
        case .archive: words[.cannotShow]
        }
    }

    private func age(_ seconds: Double) -> String {
        switch seconds {
        case ..<60: words[.justNow]
        case ..<3600: words(.minutesOld, "\(Int(seconds / 60))")
        case ..<86_400: words(.hoursOld, "\(Int(seconds / 3600))")
        default: words(.daysOld, "\(Int(seconds / 86_400))")
        }
    }

    // MARK: Drawing

    /// Puts together what ``paint(pointing:size:scroll:now:)`` has painted.
    ///
    /// - Parameters:
    ///   - notes: lines at the bottom, the last one the keys.
    ///   - note: said in the title line.
    ///   - marks: draws over the tiles, below the lines.
    func compose(
        scroll: Int, notes: [Note], note: String? = nil, marks: (inout CellCanvas) -> Void = { _ in }
    ) -> CellCanvas {
        var canvas = ground
        if slots.isEmpty { drawEmpty(&canvas) }
        for slot in slots {
            let y = slot.origin.y
            guard y < canvas.height, y + (slot.place?.height ?? 0) > 0, let tile = slot.tile else { continue }
            canvas.draw(tile.canvas, at: slot.origin)
        }
        marks(&canvas)
        drawTitle(&canvas, scroll: scroll, bottom: canvas.height - notes.count, note)
        drawNotes(notes, &canvas)
        return canvas
    }

    /// A line at the bottom.
    struct Note: Equatable {
        enum Kind { case trouble, failure, hint }
        var kind: Kind
        var text: String
    }

    /// Says how to get the first widget.
    private func drawEmpty(_ canvas: inout CellCanvas) {
        for (row, line) in [words[.noWidgets], words[.pressToAdd]].enumerated() {
            let width = ScalarWidth.columns(of: line)
            let point = CellPoint(x: max(0, (canvas.width - width) / 2), y: canvas.height / 2 - 1 + row)
            _ = canvas.write(
                line, at: point, foreground: Bar.text(style), background: style.hasColor ? style.wallpaper.top : nil,
                attributes: row == 0 ? [.bold] : [], maxWidth: canvas.width)
        }
    }

    private func drawTitle(_ canvas: inout CellCanvas, scroll: Int, bottom: Int, _ note: String?) {
        let row = CellRect(x: 0, y: 0, width: canvas.width, height: 1)
        canvas.fill(row, background: Bar.ground(style))
        drawLine(
            groupName + (note.map { " · \($0)" } ?? ""), y: 0, foreground: Bar.text(style), attributes: [.bold], &canvas
        )
        let height = grid?.size.height ?? 0
        let visible = max(1, bottom - Self.titleRows)
        guard height > visible else { return }
        let text = "\(scroll > 0 ? "▲" : " ")\(scroll + visible < height ? "▼" : " ") "
        _ = canvas.write(
            isRightToLeft ? " " + text : text, at: CellPoint(x: isRightToLeft ? 0 : max(0, canvas.width - 3), y: 0),
            foreground: Bar.text(style), maxWidth: 3)
    }

    /// Writes a line of the page from its leading edge; one that is too long begins at the left in any case.
    private func drawLine(
        _ text: String, y: Int, foreground: RGB?, attributes: CellAttributes = [], _ canvas: inout CellCanvas
    ) {
        let width = ScalarWidth.columns(of: text)
        let isRight = isRightToLeft && width + 2 <= canvas.width
        let x = isRight ? canvas.width - 1 - width : 1
        _ = canvas.write(
            text, at: CellPoint(x: x, y: y), foreground: foreground, attributes: attributes,
            maxWidth: canvas.width - x, isRightToLeft: isRight ? true : nil)
    }

    private func drawNotes(_ notes: [Note], _ canvas: inout CellCanvas) {
        for (index, note) in notes.enumerated() {
            let y = canvas.height - notes.count + index
            canvas.fill(CellRect(x: 0, y: y, width: canvas.width, height: 1), background: Bar.ground(style))
            let color: RGB
            switch note.kind {
            case .trouble, .failure: color = Bar.alarm(style)
            case .hint: color = Bar.faint(style)
            }
            drawLine(note.text, y: y, foreground: style.hasColor ? color : nil, &canvas)
        }
    }

    // MARK: Places

    /// A widget's tile with its title, on the surface.
    func frame(of widget: String, scroll: Int) -> CellRect? {
        grid?.places[widget].map {
            CellRect(x: $0.x + margin, y: $0.y + Self.titleRows - scroll, width: $0.width, height: $0.height)
        }
    }

    /// Where a tile of a family would stand at a place.
    func frame(at place: HomePlace, _ family: WidgetFamilyName, scroll: Int) -> CellRect? {
        guard let grid else { return nil }
        let size = maker.size(of: family)
        var x = (place.column - 1) * grid.step.width
        if isRightToLeft { x = grid.size.width - x - size.width }
        return CellRect(
            x: margin + x, y: (place.row - 1) * grid.step.height + Self.titleRows - scroll, width: size.width,
            height: size.height)
    }

    /// The unit of the grid at a cell of the surface, from 0, counted in reading direction.
    func unit(at point: CellPoint, scroll: Int) -> (row: Int, column: Int)? {
        guard let grid else { return nil }
        let y = point.y - Self.titleRows + scroll
        let x = isRightToLeft ? margin + grid.size.width - 1 - point.x : point.x - margin
        guard x >= 0, y >= 0 else { return nil }
        return (y / grid.step.height, min(x / grid.step.width, grid.arrangement.columns - 1))
    }

    // MARK: Hit test

    /// What stands at a cell of the surface: a control, a widget, or nothing.
    func hit(_ point: CellPoint, scroll: Int) -> FocusTarget? {
        let x = point.x - margin
        let y = point.y - Self.titleRows + scroll
        for slot in slots.reversed() {
            guard let place = slot.place, place.contains(CellPoint(x: x, y: y)) else { continue }
            let inside = CellPoint(x: x - place.x, y: y - place.y)
            let control = slot.tile?.controls.last { $0.frame.contains(inside) }
            return FocusTarget(widget: slot.id, control: control?.key)
        }
        return nil
    }
}

/// The colours of the lines above and below the grid.
private enum Bar {
    static func ground(_ style: DrawingStyle) -> RGB? {
        style.hasColor ? (style.scheme == .dark ? RGB(0x1C1C1E) : RGB(0xE5E5EA)) : nil
    }
    static func text(_ style: DrawingStyle) -> RGB? {
        style.hasColor ? (style.scheme == .dark ? RGB(0xF2F2F7) : RGB(0x1C1C1E)) : nil
    }
    static func faint(_ style: DrawingStyle) -> RGB {
        style.scheme == .dark ? RGB(0x98989F) : RGB(0x636366)
    }
    static func alarm(_ style: DrawingStyle) -> RGB {
        style.scheme == .dark ? RGB(0xFF9F0A) : RGB(0xC93400)
    }
}
