import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

extension GallerySheet {
    /// Columns of the list beside the picture.
    private static let listWidth = 30
    /// A surface narrower than that has the list above the picture, one kind at a time.
    private static let narrow = 76
    /// A room lower than that has no buttons below the picture.
    private static let low = 14

    private var palette: SheetPalette { SheetPalette(style: surface.style) }

    func draw(into canvas: inout CellCanvas, now: Double) {
        targets = []
        let frame = surface.frame
        let place = frame.place(CellSize(width: 104, height: 34), on: canvas.size)
        let pen = frame.pen(in: place)
        let words = surface.words
        var room = frame.draw(words[.addWidget], hint: words[.escapeKey], at: place, into: &canvas)
        guard offer != nil else {
            pen.write(
                words[.noKinds], at: CellPoint(x: room.x, y: room.y), foreground: palette.faint, maxWidth: room.width,
                into: &canvas)
            return
        }
        if place.width < Self.narrow {
            drawOneKind(&room, pen, &canvas)
        } else {
            let list = CellRect(x: room.x - 1, y: room.y, width: Self.listWidth, height: room.height)
            drawList(list, pen, &canvas)
            room.x += Self.listWidth + 1
            room.width -= Self.listWidth + 1
        }
        drawStage(room, pen, &canvas, now: now)
    }

    /// The kinds below each other, two rows each.
    private func drawList(_ list: CellRect, _ pen: SheetPen, _ canvas: inout CellCanvas) {
        let visible = max(1, list.height / 3)
        if index < first { first = index }
        if index >= first + visible { first = index - visible + 1 }
        for (row, number) in (first..<min(offers.count, first + visible)).enumerated() {
            let offer = offers[number]
            let isChosen = number == index
            let item = CellRect(x: list.x, y: list.y + row * 3, width: list.width, height: 2)
            if isChosen {
                canvas.fill(pen.cells(item), background: palette.chosen)
                for y in item.y..<item.maxY {
                    pen.mark(
                        palette.style.glyphs == .ascii ? ">" : "▌", at: CellPoint(x: item.x, y: y),
                        foreground: palette.accent, into: &canvas)
                }
            }
            pen.write(
                offer.displayName, at: CellPoint(x: item.x + 2, y: item.y), foreground: palette.text,
                attributes: isChosen ? [.bold] : [], maxWidth: item.width - 3, into: &canvas)
            let summary = HomeNotes.wrap(offer.summary, item.width - 1).first ?? ""
            let isCut = summary.count < offer.summary.count
            pen.write(
                summary + (isCut ? "…" : ""), at: CellPoint(x: item.x + 2, y: item.y + 1),
                foreground: palette.faint, maxWidth: item.width - 3, into: &canvas)
            targets.append((pen.cells(item), { [weak self] in self?.select(number) }))
        }
    }

    /// The kind's name and description alone.
    private func drawOneKind(_ room: inout CellRect, _ pen: SheetPen, _ canvas: inout CellCanvas) {
        guard let offer else { return }
        let count = offers.count > 1 ? "  \(index + 1)/\(offers.count) ↑↓" : ""
        pen.write(
            offer.displayName + count, at: CellPoint(x: room.x, y: room.y), foreground: palette.text,
            attributes: [.bold], maxWidth: room.width, into: &canvas)
        targets.append(
            (
                pen.cells(CellRect(x: room.x, y: room.y, width: room.width, height: 1)),
                { [weak self] in self.map { $0.select($0.index + 1) } }
            ))
        pen.write(
            offer.summary, at: CellPoint(x: room.x, y: room.y + 1), foreground: palette.faint, maxWidth: room.width,
            into: &canvas)
        room.y += 3
        room.height -= 3
    }

    /// The picture with its family below, and the button.
    private func drawStage(_ room: CellRect, _ pen: SheetPen, _ canvas: inout CellCanvas, now: Double) {
        guard let offer, let family else { return }
        let words = surface.words
        // Where it is low the picture gets the room: the key's name for adding stands in the lowest line of the screen.
        let isLow = room.height < Self.low
        let foot = isLow ? 1 : 5
        var stage = room
        stage.height = max(0, room.height - foot)
        if room.width >= 60, !offer.summary.isEmpty, stage.height > 24 {
            // Beside a list the description stands in full, above the picture.
            for (row, line) in HomeNotes.wrap(offer.summary, room.width).prefix(2).enumerated() {
                let width = ScalarWidth.columns(of: line)
                pen.write(
                    line, at: CellPoint(x: room.x + (room.width - width) / 2, y: room.y + row),
                    foreground: palette.faint, maxWidth: room.width, into: &canvas)
            }
            stage.y += 2
            stage.height -= 2
        }
        drawPicture(in: pen.cells(stage), &canvas, now: now)
        let middle = room.x + room.width / 2
        let name = words[family.word]
        let nameWidth = ScalarWidth.columns(of: name)
        pen.write(
            name, at: CellPoint(x: middle - nameWidth / 2, y: room.maxY - (isLow ? 1 : foot - 2)),
            foreground: palette.text, maxWidth: room.width, into: &canvas)
        if isLow { return drawArrows(middle - nameWidth / 2, nameWidth, room.maxY - 1, pen, &canvas) }
        drawDots(middle, room.maxY - foot + 1, pen, &canvas)
        let label = words[.addWidget]
        let width = ScalarWidth.columns(of: label)
        let button = canvas.button(
            label, at: CellPoint(x: middle - (width + 4) / 2, y: room.maxY - 1), isMain: true, palette: palette,
            columns: width, pen: pen)
        targets.append((button, { [weak self] in self?.add() }))
    }

    /// One dot a family; the one on show is full. Arrows beside them page with the mouse.
    private func drawDots(_ middle: Int, _ y: Int, _ pen: SheetPen, _ canvas: inout CellCanvas) {
        guard let offer, offer.families.count > 1 else { return }
        let isASCII = palette.style.glyphs == .ascii
        let width = offer.families.count * 2 - 1
        let start = middle - width / 2
        for number in offer.families.indices {
            let isOn = number == familyIndex
            let point = CellPoint(x: start + number * 2, y: y)
            pen.mark(
                isOn ? (isASCII ? "*" : "●") : (isASCII ? "." : "○"), at: point,
                foreground: isOn ? palette.text : palette.faint, into: &canvas)
            targets.append(
                (
                    pen.cells(CellRect(x: point.x, y: y, width: 1, height: 1)),
                    { [weak self] in self?.selectFamily(number) }
                ))
        }
        drawArrows(start, width, y, pen, &canvas)
    }

    /// Arrows beside something of a width, which page with the mouse.
    private func drawArrows(
        _ start: Int, _ width: Int, _ y: Int, _ pen: SheetPen, _ canvas: inout CellCanvas
    ) {
        guard let offer, offer.families.count > 1 else { return }
        let isASCII = palette.style.glyphs == .ascii
        for (x, glyph, step) in [(start - 3, isASCII ? "<" : "‹", -1), (start + width + 2, isASCII ? ">" : "›", 1)] {
            pen.mark(glyph, at: CellPoint(x: x, y: y), foreground: palette.accent, into: &canvas)
            targets.append(
                (
                    pen.cells(CellRect(x: x - 1, y: y, width: 3, height: 1)),
                    { [weak self] in self.map { $0.selectFamily($0.familyIndex + step) } }
                ))
        }
    }
}

extension WidgetFamilyName {
    /// The family for people.
    var word: Word {
        switch self {
        case .systemSmall: .small
        case .systemMedium: .medium
        case .systemLarge: .large
        case .systemExtraLarge: .extraLarge
        case .accessoryCircular: .circular
        case .accessoryRectangular: .rectangular
        case .accessoryInline: .inline
        }
    }
}

extension CellCanvas {
    /// The upper left part of it.
    func cut(to size: CellSize) -> CellCanvas {
        guard size.width < width || size.height < height else { return self }
        var part = CellCanvas(width: min(width, max(0, size.width)), height: min(height, max(0, size.height)))
        part.draw(self, at: CellPoint(x: 0, y: 0))
        return part
    }
}
