import WidgetArchive
import WidgetHost

/// The choices of a parameter, as the extension names them: suggestions, and what a typed text finds.
@MainActor
final class ChoicePicker {
    /// One row: nil for no value.
    struct Row: Equatable {
        var value: ParameterValue
        var title: String
    }

    private let surface: GallerySheet.Surface
    let parameter: ParameterDescription
    private let widget: WidgetReference
    /// Called with what is chosen; the last argument tells whether the picker is done.
    private let finish: @MainActor ([ParameterValue], [String], Bool) -> Void
    private(set) var rows: [Row] = []
    private(set) var index = 0
    private(set) var query = ""
    private(set) var isLoading = true
    private(set) var failure: String?
    private var chosen: [Row] = []
    private var asked = 0

    init(
        _ surface: GallerySheet.Surface, _ field: ConfigurationForm.Field, _ state: FormState,
        finish: @escaping @MainActor ([ParameterValue], [String], Bool) -> Void
    ) {
        self.surface = surface
        self.finish = finish
        parameter = field.parameter
        widget = state.widget
        switch state.value(of: field) {
        case .array(let values)?:
            let titles = field.titles
            chosen = values.enumerated().map {
                Row(value: $1, title: titles.indices.contains($0) ? titles[$0] : $1.plainText)
            }
        case let value?: chosen = [Row(value: value, title: state.text(of: field) ?? value.plainText)]
        case nil: break
        }
        ask()
    }

    var isList: Bool { parameter.type.hasPrefix("[") }

    func isChosen(_ row: Row) -> Bool { chosen.contains { $0.value == row.value } }

    private func ask() {
        guard parameter.hasQuery else { return take(parameter.choices) }
        asked += 1
        let number = asked
        isLoading = true
        surface.host.choices(of: parameter.name, in: widget, matching: query) { [weak self] result in
            guard let self, number == self.asked else { return }
            switch result {
            case .success(let choices): self.take(choices)
            case .failure(let error):
                self.failure = error.description
                self.isLoading = false
            }
            self.surface.changed()
        }
    }

    private func take(_ choices: [ParameterDescription.Choice]) {
        isLoading = false
        failure = nil
        let lower = query.lowercased()
        // A provider without search of its own gives everything: the text is looked for here.
        let found = choices.filter { lower.isEmpty || $0.title.lowercased().contains(lower) }
        rows = found.map { Row(value: $0.value, title: $0.title) }
        if parameter.isOptional, !isList, lower.isEmpty {
            rows.insert(Row(value: .null, title: surface.words[.noValue]), at: 0)
        }
        index = rows.firstIndex { isChosen($0) } ?? 0
    }

    func select(_ wanted: Int) { index = min(max(wanted, 0), max(0, rows.count - 1)) }

    func type(_ text: String?) {
        if let text {
            query += text.filter { !$0.isNewline }
        } else if !query.isEmpty {
            query.removeLast()
        }
        ask()
    }

    func choose() {
        guard rows.indices.contains(index) else { return }
        let row = rows[index]
        guard isList else { return finish([row.value], row.value == .null ? [] : [row.title], true) }
        if let place = chosen.firstIndex(where: { $0.value == row.value }) {
            chosen.remove(at: place)
        } else {
            chosen.append(row)
        }
        finish(chosen.map(\.value), chosen.map(\.title), false)
    }
}
