import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// The gallery: every kind with its name and description, and a live snapshot in each family.
@MainActor
final class GallerySheet: Sheet {
    /// What the gallery needs of the home screen.
    struct Surface {
        var host: WidgetHost
        var maker: TileMaker
        var style: DrawingStyle
        var words: Words
        /// Something came: draw again.
        var changed: @MainActor () -> Void
        /// Closes the gallery.
        var close: @MainActor () -> Void

        /// Whether sheets read from right to left, as the widgets do.
        var isRightToLeft: Bool { maker.isRightToLeft }
        /// What draws a sheet's ground.
        var frame: SheetFrame { SheetFrame(style: style, isRightToLeft: isRightToLeft) }
    }

    private struct Sample: Hashable {
        var kind: String
        var family: WidgetFamilyName
    }
    private enum Picture {
        case asked
        case widget(TileLayout, PlacedWidget)
        case failed(String)
    }

    let surface: Surface
    /// Called with what was chosen.
    let choose: @MainActor (WidgetDescription, WidgetFamilyName) -> Void
    private(set) var offers: [WidgetDescription]
    private(set) var index = 0
    private var families: [String: Int] = [:]
    private var pictures: [Sample: Picture] = [:]
    /// What can be clicked, as it was drawn last.
    var targets: [(place: CellRect, action: @MainActor () -> Void)] = []
    /// The first kind in the list that is shown.
    var first = 0

    init(_ surface: Surface, choose: @escaping @MainActor (WidgetDescription, WidgetFamilyName) -> Void) {
        self.surface = surface
        self.choose = choose
        offers = surface.host.offered
        ask()
    }

    var offer: WidgetDescription? { offers.indices.contains(index) ? offers[index] : nil }
    var familyIndex: Int { offer.flatMap { families[$0.kind] } ?? 0 }
    var family: WidgetFamilyName? {
        offer.flatMap { $0.families.indices.contains(familyIndex) ? $0.families[familyIndex] : nil }
    }

    var hint: String {
        let words = surface.words
        return "↑↓ \(words[.choose]) · ←→ \(words[.size]) · \(words[.returnKey]) \(words[.add]) · "
            + "\(words[.escapeKey]) \(words[.close])"
    }

    /// An extension came or went.
    func offersChanged() {
        let kind = offer?.kind
        guard offers != surface.host.offered else { return }
        offers = surface.host.offered
        index = offers.firstIndex { $0.kind == kind } ?? 0
        pictures = [:]
        ask()
    }

    // MARK: Input

    func press(_ key: Key, _ modifiers: KeyModifiers) {
        switch key {
        case .escape, .character("q"), .character("a"): surface.close()
        case .up, .backTab: select(index - 1)
        case .tab where modifiers.contains(.shift): select(index - 1)
        case .down, .tab: select(index + 1)
        case .left: selectFamily(familyIndex + (surface.isRightToLeft ? 1 : -1))
        case .right: selectFamily(familyIndex + (surface.isRightToLeft ? -1 : 1))
        case .home: select(0)
        case .end: select(offers.count - 1)
        case .enter, .character(" "): add()
        default: break
        }
    }

    func paste(_ text: String) {}

    func point(_ event: MouseEvent) {
        switch event.kind {
        case .pressed where event.button == .left:
            targets.last { $0.place.contains(event.position) }?.action()
        case .scrolled(_, let rows): select(min(max(index + rows, 0), offers.count - 1))
        default: break
        }
    }

    func select(_ wanted: Int) {
        guard !offers.isEmpty else { return }
        index = (wanted + offers.count) % offers.count
        ask()
        surface.changed()
    }

    func selectFamily(_ wanted: Int) {
        guard let offer, !offer.families.isEmpty else { return }
        families[offer.kind] = (wanted + offer.families.count) % offer.families.count
        ask()
        surface.changed()
    }

    func add() {
        guard let offer, let family else { return }
        choose(offer, family)
    }

    // MARK: Pictures

    private func ask() {
        guard let offer, let family else { return }
        let sample = Sample(kind: offer.kind, family: family)
        guard pictures[sample] == nil else { return }
        pictures[sample] = .asked
        surface.host.preview(offer, family) { [weak self] result in
            guard let self, self.pictures[sample] != nil else { return }
            switch result {
            case .success(let widget):
                let layout = self.surface.maker.layout(widget, now: HostTime.now().wall)
                self.pictures[sample] = .widget(layout, widget)
            case .failure(let error): self.pictures[sample] = .failed(error.description)
            }
            self.surface.changed()
        }
    }

    /// Draws the snapshot in the middle of a room.
    func drawPicture(in room: CellRect, _ canvas: inout CellCanvas, now: Double) {
        guard let offer, let family else { return }
        var maker = surface.maker
        maker.hidesTitles()
        let size = maker.size(of: family)
        let origin = CellPoint(
            x: room.x + max(0, (room.width - size.width) / 2), y: room.y + max(0, (room.height - size.height) / 2))
        let palette = SheetPalette(style: surface.style)
        var words: String?
        switch pictures[Sample(kind: offer.kind, family: family)] {
        case .widget(let layout, let widget):
            var look = TileLook()
            look.missingBackground = widget.asksForBackground
            let tile = maker.paint(layout, look: look, now: now, over: canvas, at: origin, size: size)
            let cut = tile.canvas.cut(to: CellSize(width: room.maxX - origin.x, height: room.maxY - origin.y))
            return canvas.draw(cut, at: origin)
        case .failed(let reason): words = reason
        case .asked, nil: words = surface.words[.loading]
        }
        let place = CellRect(x: origin.x, y: origin.y, width: size.width, height: size.height).intersection(room)
        canvas.fill(place, background: palette.raised)
        for (row, line) in HomeNotes.wrap(words ?? "", place.width - 2).prefix(place.height).enumerated() {
            let width = min(ScalarWidth.columns(of: line), place.width)
            _ = canvas.write(
                line,
                at: CellPoint(x: place.x + (place.width - width) / 2, y: place.y + place.height / 2 + row),
                foreground: palette.faint, maxWidth: place.width)
        }
    }
}
