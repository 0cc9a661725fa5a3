import WidgetArchive
import WidgetDrawing
import WidgetHost

/// What is on the screen of `renderer preview`.
struct PreviewPage {
    private(set) var previews: [PreviewCatalog.Preview] = []
    private(set) var index = 0
    /// The step in the timeline; any number, taken modulo the steps there are.
    var entry = 0
    var surroundings = Surroundings()
    /// Why there is nothing new.
    var message: String?
    /// The person's own language, among those that are stepped through.
    var ownLocale = "en_US"

    /// The previews of a new build; the place among them is kept.
    mutating func take(_ new: [PreviewCatalog.Preview]) {
        let old = previews.indices.contains(index) ? previews[index] : nil
        previews = new
        if let old, let same = new.firstIndex(where: { $0.title == old.title && $0.file == old.file }) {
            index = same
        } else {
            index = min(index, max(0, new.count - 1))
        }
    }

    /// Goes to a preview; beyond the last comes the first.
    mutating func select(_ number: Int) {
        guard !previews.isEmpty else { return }
        index = (number + previews.count) % previews.count
        entry = 0
    }

    /// Languages that differ in what matters to a layout: long words, other letters, from right to left.
    var nextLocale: String {
        var all = ["en_US", "de_DE", "uk_UA", "ja_JP", "ar_EG", "he_IL"]
        if !all.contains(ownLocale) { all.insert(ownLocale, at: 0) }
        let index = all.firstIndex(of: surroundings.locale) ?? 0
        return all[(index + 1) % all.count]
    }

    /// The screen.
    func canvas(size: CellSize, capabilities: TerminalCapabilities) -> CellCanvas {
        let scheme = DrawingScheme(of: surroundings)
        var style = DrawingStyle(capabilities: capabilities, scheme: scheme)
        style.showsTitles = true
        let painter = TilePainter(style: style)
        var canvas = CellCanvas(width: size.width, height: size.height)
        painter.paintWallpaper(into: &canvas)
        let ink: RGB? = style.hasColor ? (scheme == .dark ? RGB(0xF2F2F7) : RGB(0x1C1C2E)) : nil
        func write(_ text: String, row: Int, attributes: CellAttributes = []) {
            _ = canvas.write(
                text, at: CellPoint(x: 2, y: row), foreground: ink, attributes: attributes, maxWidth: size.width - 4)
        }
        guard previews.indices.contains(index) else {
            write(message ?? "Making the previews…", row: 1)
            return canvas
        }
        let preview = previews[index]
        let steps = max(preview.steps, 1)
        let step = (entry % steps + steps) % steps
        write("\(preview.title)   \(preview.place)", row: 0, attributes: .bold)
        let place = [
            "preview \(index + 1) of \(previews.count)", "entry \(step + 1) of \(steps)", surroundings.colorScheme,
            surroundings.locale, surroundings.typeSize, surroundings.renderingMode,
        ]
        write(place.joined(separator: " · "), row: 1)
        write(
            "←→ entry  ↑↓ preview  f families  d light/dark  l language  t size  m mode  r anew  q quit",
            row: size.height - 1)
        if let words = preview.failure ?? message { write(words, row: size.height - 2, attributes: .bold) }
        var (x, y, rowHeight) = (2, 3, 0)
        for look in preview.looks {
            let widget = look.placed(entry: step, title: preview.isView ? "" : look.widget.family.rawValue)
            let tile = painter.tileSize(forContent: widget.size)
            if x > 2 && x + tile.width > size.width - 1 { (x, y, rowHeight) = (2, y + rowHeight + 1, 0) }
            let maker = TileMaker(painter: painter, cell: style.cell, surroundings: look.surroundings)
            let drawn = PreviewTile(
                widget, maker, now: widget.entry?.date ?? 0, over: canvas, at: CellPoint(x: x, y: y))
            canvas.draw(drawn.canvas, at: CellPoint(x: x, y: y))
            x += tile.width + 2
            rowHeight = max(rowHeight, tile.height)
        }
        return canvas
    }
}
