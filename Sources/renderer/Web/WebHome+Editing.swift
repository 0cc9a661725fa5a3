import JSONText
import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetPage

/// The gallery, forms, and changes of the home screen.
extension WebHome {
    /// Changes the home screen; what was before is kept for undoing.
    func change(_ command: PageCommand, _ reply: @escaping Reply) {
        if command.verb == .undo {
            guard let last = history.takeLast() else { return answer("there is nothing to undo", reply) }
            host.restore(last)
            return answer(nil, reply)
        }
        guard let action = HomeEdit.Action(rawValue: command.verb.rawValue) else { return }
        var edit = HomeEdit(action, command.widget ?? "")
        edit.family = command.family
        edit.values = command.values
        if let columns = command.columns { edit.columns = columns }
        if let row = command.row, let column = command.column {
            edit.place = HomePlace(id: "", row: row, column: column)
        }
        let before = host.homeScreen
        host.edit(edit) { [weak self] result in
            switch result {
            case .success:
                self?.history.keep(before)
                self?.answer(nil, reply)
            case .failure(let error): self?.answer(error.description, reply)
            }
        }
    }

    func ask(_ command: PageCommand, _ reply: @escaping Reply) {
        switch command.verb {
        case .preview: preview(command, reply)
        case .options: options(command, reply)
        default: offers(command, reply)
        }
    }

    private func offers(_ command: PageCommand, _ reply: Reply) {
        let placed = command.widget.flatMap { host.widget($0) }
        let offers = host.offered.filter { placed == nil || $0.kind == placed?.reference.kind }
            .map { OfferMessage($0, configuration: placed?.reference.configuration) }
        answer(payload: offers.jsonBytes(), reply)
    }

    private func answer(payload: [UInt8], _ reply: Reply) {
        var message = PageReply()
        message.payload = try? JSONValue(jsonBytes: payload)
        answer(message, reply)
    }

    /// How a kind looks in the gallery: its snapshot.
    private func preview(_ command: PageCommand, _ reply: @escaping Reply) {
        guard let family = command.family.flatMap(WidgetFamilyName.init(rawValue:)) else {
            return answer("“\(command.family ?? "")” is no family", reply)
        }
        guard let offer = host.offered.first(where: { $0.kind == command.widget }) else {
            return answer("no extension has the kind “\(command.widget ?? "")”", reply)
        }
        let scheme: DrawingScheme = command.scheme == "dark" ? .dark : .light
        host.preview(offer, family, scheme: scheme.rawValue) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let widget):
                var message = PageReply()
                message.svg = self.painter.paint(widget, scheme: scheme, now: HostTime.now().wall).svg
                self.answer(message, reply)
            case .failure(let error): self.answer("\(error)", reply)
            }
        }
    }

    /// What a parameter of a placed widget can be.
    private func options(_ command: PageCommand, _ reply: @escaping Reply) {
        guard let widget = host.widget(command.widget ?? "") else { return answer("the widget is not placed", reply) }
        host.choices(of: command.parameter ?? "", in: widget.reference, matching: command.query) { [weak self] result in
            switch result {
            case .success(let choices):
                self?.answer(payload: choices.map(OfferMessage.Choice.init).jsonBytes(), reply)
            case .failure(let error): self?.answer("\(error)", reply)
            }
        }
    }
}
