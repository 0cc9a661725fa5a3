import WidgetArchive
import WidgetDrawing
import WidgetHost

/// Adding, moving, resizing, configuring and removing widgets on the screen.
extension HomeController {
    // MARK: The gallery

    func openGallery() {
        let gallery = GallerySheet(sheetSurface) { [weak self] offer, family in
            guard let self else { return }
            var edit = HomeEdit(.add, offer.kind)
            edit.family = family.rawValue
            edit.columns = self.columns
            self.sheet = nil
            self.change(edit) { [weak self] widget in
                // So that it can be put somewhere at once.
                if self?.editor == nil { self?.editor = HomeEditor() }
                self?.editor?.chosen = widget.id
                self?.show(widget.id)
            }
        }
        sheet = gallery
    }

    var sheetSurface: GallerySheet.Surface {
        GallerySheet.Surface(
            host: host, maker: maker, style: style, words: words,
            changed: { [weak self] in self?.sheetChanged() }, close: { [weak self] in self?.closeSheet() })
    }

    // MARK: Edit mode

    func edit(_ action: HomeEditor.Action?) {
        switch action {
        case .move(let id, let place):
            var edit = HomeEdit(.move, id)
            edit.place = place
            edit.columns = columns
            change(edit) { [weak self] widget in self?.show(widget.id) }
        case .resize(let id, let family):
            var edit = HomeEdit(.resize, id)
            edit.family = family.rawValue
            change(edit) { [weak self] widget in self?.show(widget.id) }
        case .remove(let id): change(HomeEdit(.remove, id))
        case .configure(let id): openForm(id)
        case .undo:
            if let screen = history.takeLast() { host.restore(screen) }
        case .add: openGallery()
        case .leave: editor = nil
        case .quit: quit()
        case .help: showsHelp = true
        case nil: break
        }
    }

    /// Changes the home screen; what cannot be done is said at the bottom.
    func change(_ edit: HomeEdit, then: (@MainActor (HomeListing.Widget) -> Void)? = nil) {
        let before = host.homeScreen
        host.edit(edit) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let widget):
                self.notice = nil
                self.history.keep(before)
                then?(widget)
            case .failure(let error): self.notice = error.description
            }
            self.sheetChanged()
        }
    }

    /// Units a row of the terminal has.
    private var columns: Int { page.grid?.arrangement.columns ?? 4 }

    /// What the editor must know of the screen.
    var editScene: HomeEditor.Scene {
        var scene = HomeEditor.Scene()
        guard let grid = page.grid else { return scene }
        scene.slots = grid.arrangement.slots
        scene.rows = grid.arrangement.rows
        scene.isRightToLeft = page.isRightToLeft
        for widget in host.widgets {
            guard let frame = page.frame(of: widget.id, scroll: scroll) else { continue }
            let families = widget.description?.families ?? []
            scene.families[widget.id] = families
            scene.family[widget.id] = widget.reference.family
            scene.items.append(
                EditMarks.Item(
                    id: widget.id, frame: frame, isConfigurable: widget.description?.configuration != nil,
                    isResizable: families.count > 1, isRightToLeft: page.isRightToLeft))
        }
        scene.unit = { [page, scroll] point in page.unit(at: point, scroll: scroll) }
        return scene
    }

    /// Draws the marks over the tiles.
    func drawEditing(_ canvas: inout CellCanvas) {
        guard var editor else { return }
        let scene = editScene
        editor.update(scene)
        self.editor = editor
        let target = editor.dragPlace.flatMap { place -> CellRect? in
            guard let family = scene.family[place.id] else { return nil }
            return page.frame(at: place, family, scroll: scroll)
        }
        EditMarks(style: style).draw(scene.items, chosen: editor.chosen, target: target, into: &canvas)
    }

    /// The keys of the present mode, for the lowest line.
    var hint: String {
        if let sheet { return sheet.hint }
        if editor != nil {
            return "Tab \(words[.choose]) · \(words[.arrowKeys]) \(words[.move]) · f \(words[.size]) · "
                + "\(words[.returnKey]) \(words[.configure]) · x \(words[.remove]) · u \(words[.undo]) · "
                + "a \(words[.add]) · \(words[.escapeKey]) \(words[.done])"
        }
        return HomeNotes.hint(words)
    }
}

extension HomeController {
    /// Opens the form of a widget's configuration.
    func openForm(_ id: String) {
        guard let widget = host.widget(id) else { return }
        guard widget.description?.configuration != nil else {
            notice = words[.nothingToConfigure]
            return
        }
        sheet = FormSheet(sheetSurface, widget) { [weak self] configuration in
            guard let self else { return }
            self.sheet = nil
            let before = self.host.homeScreen
            self.notice = self.host.configure(widget: id, configuration)
            if self.notice == nil { self.history.keep(before) }
            self.sheetChanged()
        }
    }
}
