import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

extension FormSheet {
    private var palette: SheetPalette { SheetPalette(style: surface.style) }
    private var isASCII: Bool { surface.style.glyphs == .ascii }

    func draw(into canvas: inout CellCanvas, now: Double) {
        targets = []
        let frame = surface.frame
        let wanted = isLoaded ? fields.count * 2 + 7 : 9
        let place = frame.place(CellSize(width: 72, height: wanted), on: canvas.size)
        let pen = frame.pen(in: place)
        let room = frame.draw(title, hint: surface.words[.escapeKey], at: place, into: &canvas)
        guard isLoaded else {
            for (index, line) in HomeNotes.wrap(failure ?? surface.words[.loading], room.width).enumerated() {
                pen.write(
                    line, at: CellPoint(x: room.x, y: room.y + index),
                    foreground: failure == nil ? palette.faint : palette.alarm, maxWidth: room.width, into: &canvas)
            }
            return
        }
        drawFields(room, pen, &canvas)
        if let picker { drawPicker(picker, &canvas) }
    }

    private func drawFields(_ room: CellRect, _ pen: SheetPen, _ canvas: inout CellCanvas) {
        let labels = min(
            max(8, fields.map { ScalarWidth.columns(of: $0.parameter.title) }.max() ?? 8), room.width / 2)
        // A row between the rows where there is room for it.
        let step = room.height >= fields.count * 2 + 2 ? 2 : 1
        let visible = max(1, (room.height - 3) / step)
        let first = max(0, min(row - visible + 1, fields.count - visible))
        for (index, field) in fields.enumerated() where index >= first && index < first + visible {
            let line = CellRect(x: room.x - 1, y: room.y + (index - first) * step, width: room.width + 2, height: 1)
            let isChosen = index == row
            canvas.fill(pen.cells(line), background: isChosen ? palette.chosen : palette.raised)
            if isChosen {
                pen.mark(
                    isASCII ? ">" : "▌", at: CellPoint(x: line.x, y: line.y), foreground: palette.accent, into: &canvas)
            }
            targets.append((pen.cells(line), { [weak self] in self?.select(index) }))
            pen.write(
                field.parameter.title, at: CellPoint(x: line.x + 2, y: line.y), foreground: palette.text,
                attributes: isChosen ? [.bold] : [], maxWidth: labels, into: &canvas)
            let value = CellRect(x: line.x + labels + 4, y: line.y, width: line.width - labels - 6, height: 1)
            drawValue(field, index, value, pen, &canvas)
        }
        drawFoot(room, pen, &canvas)
    }

    /// What the chosen field is for, or what is wrong with it; then the button.
    private func drawFoot(_ room: CellRect, _ pen: SheetPen, _ canvas: inout CellCanvas) {
        let words = surface.words
        let problem = failure ?? field.flatMap { state.problems[$0.parameter.name] }
        let line = problem ?? field?.parameter.summary ?? ""
        pen.write(
            line, at: CellPoint(x: room.x, y: room.maxY - 2),
            foreground: problem == nil ? palette.faint : palette.alarm,
            maxWidth: room.width, into: &canvas)
        let label = words.title(.done)
        let width = ScalarWidth.columns(of: label)
        let isChosen = row == fields.count
        let start = CellPoint(x: room.x + (room.width - width - 4) / 2, y: room.maxY - 1)
        let button = canvas.button(label, at: start, isMain: true, palette: palette, columns: width, pen: pen)
        if isChosen {
            pen.mark(
                isASCII ? ">" : "▶", at: CellPoint(x: start.x - 2, y: start.y), foreground: palette.accent,
                into: &canvas)
        }
        targets.append((button, { [weak self] in self?.done() }))
    }

    private func drawValue(
        _ field: ConfigurationForm.Field, _ index: Int, _ place: CellRect, _ pen: SheetPen,
        _ canvas: inout CellCanvas
    ) {
        let parameter = field.parameter
        let text = state.text(of: field)
        let isChosen = index == row
        let color = text == nil ? palette.faint : palette.text
        let words = surface.words
        func act(_ x: Int, _ width: Int, _ action: @escaping @MainActor (FormSheet) -> Void) {
            targets.append(
                (
                    pen.cells(CellRect(x: x, y: place.y, width: width, height: 1)),
                    { [weak self] in
                        self?.select(index)
                        self.map(action)
                    }
                ))
        }
        func write(_ text: String, _ x: Int, _ color: RGB?, _ attributes: CellAttributes = []) -> Int {
            pen.write(
                text, at: CellPoint(x: x, y: place.y), foreground: color, attributes: attributes,
                maxWidth: max(0, place.maxX - x), into: &canvas)
        }
        switch FormState.control(of: parameter) {
        case .toggle:
            let isOn = state.value(of: field) == .bool(true)
            drawSwitch(isOn, at: CellPoint(x: place.x, y: place.y), pen, &canvas)
            _ = write(
                isOn ? parameter.onTitle ?? words[.on] : parameter.offTitle ?? words[.off], place.x + 7, palette.faint)
            act(place.x, 5) { $0.step(by: 1) }
        case .choice:
            _ = write(pen.glyph(isASCII ? "<" : "‹"), place.x, palette.accent)
            let width = write(text ?? words[.noValue], place.x + 2, color)
            _ = write(pen.glyph(isASCII ? ">" : "›"), place.x + width + 3, palette.accent)
            act(place.x, 2) { $0.step(by: -1) }
            act(place.x + 2, width + 2) { $0.step(by: 1) }
        case .picker:
            let width = write(text ?? words[.noValue], place.x, color)
            _ = write(isASCII ? "v" : "▾", place.x + width + 1, palette.accent)
            act(place.x, width + 2) { $0.activate() }
        case .stepper:
            _ = write(isASCII ? "-" : "−", place.x, palette.accent, [.bold])
            let width = drawTyped(
                field, text, isChosen, CellRect(x: place.x + 2, y: place.y, width: place.width - 4, height: 1), pen,
                &canvas)
            _ = write("+", place.x + width + 3, palette.accent, [.bold])
            act(place.x, 2) { $0.step(by: -1) }
            act(place.x + width + 2, 3) { $0.step(by: 1) }
        case .text: _ = drawTyped(field, text, isChosen, place, pen, &canvas)
        }
    }

    /// A text with a cursor behind it while it can be typed into.
    private func drawTyped(
        _ field: ConfigurationForm.Field, _ text: String?, _ isChosen: Bool, _ place: CellRect,
        _ pen: SheetPen, _ canvas: inout CellCanvas
    ) -> Int {
        let isTyping = state.drafts[field.parameter.name] != nil
        let shown = text ?? (isTyping ? "" : surface.words[.noValue])
        let room = max(1, place.width - 1)
        // The end is what one types at.
        var tail = shown[...]
        while ScalarWidth.columns(of: String(tail)) > room { tail = tail.dropFirst() }
        let wrong = state.problems[field.parameter.name] != nil
        let width = pen.write(
            String(tail), at: CellPoint(x: place.x, y: place.y),
            foreground: wrong ? palette.alarm : text == nil ? palette.faint : palette.text,
            attributes: isTyping ? [.underline] : [], maxWidth: room, into: &canvas)
        if isChosen {
            pen.mark(
                isASCII ? "_" : "▏", at: CellPoint(x: place.x + width, y: place.y), foreground: palette.accent,
                into: &canvas)
        }
        return width
    }

    private func drawSwitch(_ isOn: Bool, at point: CellPoint, _ pen: SheetPen, _ canvas: inout CellCanvas) {
        guard surface.style.hasColor else {
            let words =
                isASCII ? (isOn ? "[x]" : "[ ]") : (isOn != pen.isRightToLeft ? "(──●)" : "(●──)")
            pen.write(words, at: point, foreground: nil, maxWidth: 5, into: &canvas)
            return
        }
        let color = isOn ? palette.on : palette.faint
        canvas.fill(pen.cells(CellRect(x: point.x, y: point.y, width: 5, height: 1)), background: color)
        pen.mark(
            isASCII ? "o" : "●", at: CellPoint(x: point.x + (isOn ? 3 : 1), y: point.y), foreground: RGB(0xFFFFFF),
            into: &canvas)
    }

    // MARK: The picker

    private func drawPicker(_ picker: ChoicePicker, _ canvas: inout CellCanvas) {
        targets = []
        let frame = surface.frame
        let place = frame.place(CellSize(width: 48, height: 18), on: canvas.size)
        let pen = frame.pen(in: place)
        let room = frame.draw(
            picker.parameter.title, hint: surface.words[.escapeKey], at: place, into: &canvas)
        var list = room
        if picker.parameter.hasQuery {
            let line = CellRect(x: room.x - 1, y: room.y, width: room.width + 2, height: 1)
            canvas.fill(pen.cells(line), background: palette.raised)
            let isEmpty = picker.query.isEmpty
            // The cursor stands before the invitation, not upon it.
            let width = pen.write(
                isEmpty ? surface.words[.search] + "…" : picker.query,
                at: CellPoint(x: room.x + (isEmpty ? 1 : 0), y: room.y),
                foreground: isEmpty ? palette.faint : palette.text, maxWidth: room.width - 1, into: &canvas)
            pen.mark(
                isASCII ? "_" : "▏", at: CellPoint(x: room.x + (isEmpty ? 0 : width), y: room.y),
                foreground: palette.accent, into: &canvas)
            list.y += 2
            list.height -= 2
        }
        let notice =
            picker.failure
            ?? (picker.rows.isEmpty ? surface.words[picker.isLoading ? .loading : .nothingFound] : nil)
        if let notice {
            pen.write(
                notice, at: CellPoint(x: list.x, y: list.y), foreground: palette.faint, maxWidth: list.width,
                into: &canvas)
            return
        }
        let first = max(0, min(picker.index - list.height / 2, picker.rows.count - list.height))
        for (line, number) in (first..<min(picker.rows.count, first + list.height)).enumerated() {
            let row = picker.rows[number]
            let isChosen = number == picker.index
            let item = CellRect(x: list.x - 1, y: list.y + line, width: list.width + 2, height: 1)
            canvas.fill(pen.cells(item), background: isChosen ? palette.chosen : palette.ground)
            pen.mark(
                picker.isChosen(row) ? (isASCII ? "*" : "✓") : " ", at: CellPoint(x: item.x + 1, y: item.y),
                foreground: palette.accent, attributes: [.bold], into: &canvas)
            let isMarked = isChosen && !surface.style.hasColor
            if isMarked {
                pen.mark(">", at: CellPoint(x: item.x + 3, y: item.y), foreground: nil, into: &canvas)
            }
            let start = item.x + (isMarked ? 5 : 3)
            pen.write(
                row.title, at: CellPoint(x: start, y: item.y),
                foreground: row.value == .null ? palette.faint : palette.text, maxWidth: item.maxX - 1 - start,
                into: &canvas)
            targets.append(
                (
                    pen.cells(item),
                    { [weak picker] in
                        picker?.select(number)
                        picker?.choose()
                    }
                ))
        }
    }
}
