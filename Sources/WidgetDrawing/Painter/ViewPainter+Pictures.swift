import WidgetArchive
import WidgetLayout

/// Bitmaps: PNG files as pixels in parts of cells; what cannot be decoded here as a field with its name.
extension ViewPainter {
    mutating func paint(_ image: ImageNode, in box: Rect, _ state: PaintState) {
        if state.isRedacted { return paintBar(box, state) }
        guard let base64 = image.base64 else { return missing(image, box, state) }
        guard grid.hasColor, !isASCII, image.type == "png" else { return paintField(image, in: box, state) }
        // No finer than the pixels of cells.
        let maxWidth = (box.size.width / grid.cell.width * Double(PaintGrid.blockColumns)).rounded(.up)
        let maxHeight = (box.size.height / grid.cell.height * Double(PaintGrid.blockRows)).rounded(.up)
        guard maxWidth >= 1, maxHeight >= 1 else { return }
        switch PictureStore.shared.bitmap(
            base64: base64, maxWidth: PaintGrid.whole(maxWidth), maxHeight: PaintGrid.whole(maxHeight))
        {
        case .success(let bitmap): paint(bitmap, of: image, in: box, state)
        case .failure(let failure):
            remark("the picture “\(image.name)” \(failure); an empty box is drawn")
            paintEmptyBox(box, state)
        }
    }

    private mutating func paint(_ bitmap: Bitmap, of image: ImageNode, in box: Rect, _ state: PaintState) {
        // A repeated picture is as many times as large as its box says.
        let isTiled = image.isTiled && image.isResizable && image.size.width > 0 && image.size.height > 0
        let tile = isTiled ? image.size : box.size
        let isNearest =
            image.interpolation == "none"
            || Double(bitmap.width) * grid.cell.width >= box.size.width * Double(PaintGrid.blockColumns) * 0.99
        let template = image.isTemplate ? state.adapt(colors.resolve(image.paint)) : nil
        let isPlain = state.colorChanges.isEmpty
        grid.fillPixels(box, clips: state.clips) { x, y in
            var (shareX, shareY) = ((x - box.minX) / tile.width, (y - box.minY) / tile.height)
            if isTiled { (shareX, shareY) = (shareX - shareX.rounded(.down), shareY - shareY.rounded(.down)) }
            let color = isNearest ? bitmap.nearest(shareX, shareY) : bitmap.smooth(shareX, shareY)
            if let template { return template.color(at: x, y, in: box).faded(color.alpha) }
            if let toning = state.toning { return toning.picture(color, as: image.accented).faded(state.alpha) }
            return isPlain ? color.faded(state.alpha) : state.adapt(.solid(color)).representative
        }
    }

    private mutating func missing(_ image: ImageNode, _ box: Rect, _ state: PaintState) {
        remark("the picture “\(image.name)” is not there")
        paintEmptyBox(box, state)
    }

    /// Where a picture should be and cannot.
    private mutating func paintEmptyBox(_ box: Rect, _ state: PaintState) {
        let field = state.adapt(.solid(SystemPalette.fill(level: 1, colors.scheme)))
        grid.fill(
            .rounded(box, Array(repeating: Size(width: 4, height: 4), count: 4)), field, in: box, clips: state.clips)
        guard box.size.width > 0, box.size.height > 0 else { return }
        let place = cell(at: box.midX - 1e-3, box.midY - 1e-3)
        let color = SystemPalette.label(level: 2, colors.scheme).faded(state.alpha)
        put(Glyph(isASCII ? "#" : "▨"), place.x, place.y, color, clips: state.clips)
    }

    /// A picture whose pixels cells cannot show: a field with a picture's sign and, where there is room, its name and
    /// size in points.
    private mutating func paintField(_ image: ImageNode, in box: Rect, _ state: PaintState) {
        paintEmptyBox(box, state)
        let area = grid.cells(of: box)
        let size = "\(PaintGrid.whole(image.size.width.rounded()))×\(PaintGrid.whole(image.size.height.rounded()))"
        let lines = [CleanText.clean(image.name), isASCII ? size.replacing("×", with: "x") : size]
        let color = SystemPalette.label(level: 1, colors.scheme).faded(state.alpha)
        let middle = cell(at: box.midX - 1e-3, box.midY - 1e-3)
        for (index, line) in lines.enumerated() {
            let y = middle.y + 1 + index
            let width = ScalarWidth.columns(of: line)
            guard y < area.maxY, width > 0, width <= area.width - 2 else { continue }
            var x = area.x + (area.width - width) / 2
            for character in line {
                let columns = ScalarWidth.columns(of: String(character))
                put(Glyph(character), x, y, color, columns: max(columns, 1), clips: state.clips)
                x += columns
            }
        }
    }
}
