import WidgetArchive
import WidgetDrawing
import WidgetHost

/// The home screen while it is edited: which widget is chosen, what the mouse drags, what can be undone.
///
/// It decides; the controller draws and tells the host.
struct HomeEditor {
    /// What is to be done.
    enum Action: Equatable {
        case move(String, HomePlace)
        case resize(String, WidgetFamilyName)
        case remove(String)
        case configure(String)
        case undo
        case add
        case leave
        case quit
        case help
    }

    /// What stands on the screen.
    struct Scene {
        var items: [EditMarks.Item] = []
        var slots: [String: HomeArrangement.Slot] = [:]
        var rows = 0
        var families: [String: [WidgetFamilyName]] = [:]
        var family: [String: WidgetFamilyName] = [:]
        var isRightToLeft = false
        /// The unit under a cell of the surface, from 0, in reading direction.
        var unit: (CellPoint) -> (row: Int, column: Int)? = { _ in nil }
    }

    /// The chosen widget.
    var chosen: String?
    /// The widget that the mouse holds, and the unit it was taken at.
    private(set) var drag: (id: String, row: Int, column: Int)?
    /// Where it would come to stand.
    private(set) var dragPlace: HomePlace?

    /// Keeps the choice on a widget that exists.
    mutating func update(_ scene: Scene) {
        if chosen == nil || scene.slots[chosen ?? ""] == nil { chosen = scene.items.first?.id }
    }

    mutating func press(_ key: Key, _ modifiers: KeyModifiers, _ scene: Scene) -> Action? {
        // Keys may come faster than frames.
        update(scene)
        switch key {
        case .character("c") where modifiers.contains(.control): return .quit
        case .character("q"): return .quit
        case .character("?"): return .help
        case .escape, .character("e"): return .leave
        case .character("a"): return .add
        case .character("u"): return .undo
        case .character("z") where modifiers.contains(.control): return .undo
        case .tab: choose(by: modifiers.contains(.shift) ? -1 : 1, scene)
        case .backTab: choose(by: -1, scene)
        case .up: return move(-1, 0, scene)
        case .down: return move(1, 0, scene)
        case .left: return move(0, scene.isRightToLeft ? 1 : -1, scene)
        case .right: return move(0, scene.isRightToLeft ? -1 : 1, scene)
        case .character("f"), .character("+"), .character("s"): return resize(by: 1, scene)
        case .character("-"): return resize(by: -1, scene)
        case .character("x"), .delete, .backspace: return chosen.map { .remove($0) }
        case .enter, .character(" "), .character("c"): return chosen.map { .configure($0) }
        default: break
        }
        return nil
    }

    mutating func point(_ event: MouseEvent, _ scene: Scene) -> Action? {
        let item = scene.items.last { $0.frame.contains(event.position) }
        switch event.kind {
        case .pressed where event.button == .left:
            guard let item else { return nil }
            chosen = item.id
            for mark in EditMark.allCases
            where EditMarks.place(mark, on: item)?.contains(event.position) == true {
                switch mark {
                case .remove: return .remove(item.id)
                case .configure: return .configure(item.id)
                case .resize: return resize(by: 1, scene)
                }
            }
            if let unit = scene.unit(event.position) { drag = (item.id, unit.row, unit.column) }
        case .dragged:
            guard let drag, let unit = scene.unit(event.position), let slot = scene.slots[drag.id] else { return nil }
            let place = HomePlace(
                id: drag.id, row: max(0, slot.row + unit.row - drag.row) + 1,
                column: max(0, slot.column + unit.column - drag.column) + 1)
            dragPlace = place.row - 1 == slot.row && place.column - 1 == slot.column ? nil : place
        case .released:
            defer { (drag, dragPlace) = (nil, nil) }
            if let drag, let dragPlace { return .move(drag.id, dragPlace) }
        default: break
        }
        return nil
    }

    private mutating func choose(by step: Int, _ scene: Scene) {
        guard !scene.items.isEmpty else { return }
        let index = scene.items.firstIndex { $0.id == chosen } ?? -step
        chosen = scene.items[(index + step + scene.items.count) % scene.items.count].id
    }

    private func move(_ rows: Int, _ columns: Int, _ scene: Scene) -> Action? {
        guard let chosen, let slot = scene.slots[chosen] else { return nil }
        let place = HomePlace(id: chosen, row: slot.row + rows + 1, column: slot.column + columns + 1)
        guard place.row > 0, place.column > 0, place.row <= scene.rows + 1 else { return nil }
        return .move(chosen, place)
    }

    private func resize(by step: Int, _ scene: Scene) -> Action? {
        guard let chosen, let families = scene.families[chosen], families.count > 1,
            let index = families.firstIndex(where: { $0 == scene.family[chosen] })
        else { return nil }
        return .resize(chosen, families[(index + step + families.count) % families.count])
    }
}
