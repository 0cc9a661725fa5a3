import WidgetArchive
import WidgetDrawing
import WidgetHost

/// A widget's configuration as a form: a row for each parameter, as the intent's summary orders them.
@MainActor
final class FormSheet: Sheet {
    let surface: GallerySheet.Surface
    let title: String
    /// Called with the configuration when it is done.
    private let finish: @MainActor (IntentReference?) -> Void
    private(set) var state: FormState
    /// The chosen row; the one after the last field is the button.
    private(set) var row = 0
    private(set) var picker: ChoicePicker?
    /// Why there is no form.
    private(set) var failure: String?
    private(set) var isLoaded = false
    private var asked = 0
    /// What can be clicked, as it was drawn last.
    var targets: [(place: CellRect, action: @MainActor () -> Void)] = []

    init(
        _ surface: GallerySheet.Surface, _ widget: PlacedWidget,
        finish: @escaping @MainActor (IntentReference?) -> Void
    ) {
        self.surface = surface
        self.finish = finish
        title = surface.words(.editWidget, widget.title)
        state = FormState(widget.reference)
        ask()
    }

    var fields: [ConfigurationForm.Field] { state.fields }
    var field: ConfigurationForm.Field? { fields.indices.contains(row) ? fields[row] : nil }

    var hint: String {
        let words = surface.words
        if picker != nil {
            return "↑↓ \(words[.choose]) · \(words[.search]) · \(words[.returnKey]) \(words[.choose]) · "
                + "\(words[.escapeKey]) \(words[.close])"
        }
        return "↑↓ \(words[.choose]) · ←→ \(words[.edit]) · \(words[.returnKey]) \(words[.choose]) · "
            + "Ctrl-S \(words[.done]) · \(words[.escapeKey]) \(words[.close])"
    }

    /// Asks what the form is for the present values: conditions and titles may have changed.
    private func ask() {
        asked += 1
        let number = asked
        surface.host.form(of: state.widget) { [weak self] result in
            guard let self, number == self.asked else { return }
            switch result {
            case .success(let form):
                let name = self.field?.parameter.name
                self.state.take(form)
                self.isLoaded = true
                self.failure = nil
                if let name, let place = self.fields.firstIndex(where: { $0.parameter.name == name }) {
                    self.row = place
                }
                self.row = min(self.row, self.fields.count)
            case .failure(let error): self.failure = error.description
            }
            self.surface.changed()
        }
    }

    // MARK: Input

    func press(_ key: Key, _ modifiers: KeyModifiers) {
        if let picker { return press(key, modifiers, picker) }
        switch key {
        case .escape: surface.close()
        case .character("s") where modifiers.contains(.control): done()
        case .character("u") where modifiers.contains(.control): field.map { state.clear($0) }
        case .up, .backTab: select(row - 1)
        case .tab where modifiers.contains(.shift): select(row - 1)
        case .down, .tab: select(row + 1)
        case .left: step(by: surface.isRightToLeft ? 1 : -1)
        case .right: step(by: surface.isRightToLeft ? -1 : 1)
        case .enter: activate()
        case .character(" "):
            guard let field,
                FormState.control(of: field.parameter) == .text || state.drafts[field.parameter.name] != nil
            else { return activate() }
            type(" ")
        case .character(let character) where !modifiers.contains(.control): type(String(character))
        case .backspace, .delete: type(nil)
        default: break
        }
    }

    func paste(_ text: String) {
        if let picker { picker.type(text) } else { type(text) }
    }

    func point(_ event: MouseEvent) {
        switch event.kind {
        case .pressed where event.button == .left:
            targets.last { $0.place.contains(event.position) }?.action()
        case .scrolled(_, let rows):
            if let picker { picker.select(picker.index + rows) } else { select(row + rows) }
        default: break
        }
    }

    func select(_ wanted: Int) {
        guard isLoaded else { return }
        if let field, !state.commit(field) { return }
        if wanted != row { changed() }
        row = min(max(wanted, 0), fields.count)
    }

    func step(by amount: Int) {
        guard let field else { return }
        if state.step(field, by: amount) { changed() }
    }

    private func type(_ text: String?) {
        guard let field else { return }
        switch FormState.control(of: field.parameter) {
        case .text, .stepper: state.type(text, into: field)
        case .picker: if let text { openPicker(field, query: text) }
        case .toggle, .choice: break
        }
    }

    /// Return: opens what can be opened, changes what has no other way, else goes on.
    func activate() {
        guard let field else { return done() }
        switch FormState.control(of: field.parameter) {
        case .toggle, .choice: step(by: 1)
        case .picker: openPicker(field, query: "")
        case .stepper, .text: select(row + 1)
        }
    }

    func done() {
        if let wrong = state.commitAll() {
            row = wrong
            return
        }
        finish(state.widget.configuration)
    }

    private func changed() { ask() }

    // MARK: The picker

    func openPicker(_ field: ConfigurationForm.Field, query: String) {
        let picker = ChoicePicker(surface, field, state) { [weak self] values, titles, isDone in
            guard let self else { return }
            let name = field.parameter.name
            let isList = field.parameter.type.hasPrefix("[")
            self.state.set(isList ? .array(values) : values.first ?? .null, of: name, titles: titles)
            if isDone { self.picker = nil }
            self.changed()
        }
        self.picker = picker
        if !query.isEmpty { picker.type(query) }
    }

    private func press(_ key: Key, _ modifiers: KeyModifiers, _ picker: ChoicePicker) {
        switch key {
        case .escape: self.picker = nil
        case .up, .backTab: picker.select(picker.index - 1)
        case .down, .tab: picker.select(picker.index + 1)
        case .pageUp: picker.select(picker.index - 8)
        case .pageDown: picker.select(picker.index + 8)
        case .enter: picker.choose()
        case .backspace, .delete: picker.type(nil)
        case .character(let character) where !modifiers.contains(.control): picker.type(String(character))
        default: break
        }
    }
}
