import WidgetArchive
import WidgetLayout

/// Draws a widget as a tile: its ground with round corners, the view clipped to it, marks on its edge, the title below.
public struct TilePainter: Sendable {
    /// How everything is drawn.
    public let style: DrawingStyle
    /// Seconds since 1970, for bars that follow a clock.
    public var now: Double
    private let colors: ColorResolver

    /// A painter.
    public init(style: DrawingStyle, now: Double = 0) {
        (self.style, self.now) = (style, now)
        colors = ColorResolver(scheme: style.scheme, accent: style.accent)
    }

    /// The cells that a tile takes for a view of a size in points, frame and title included.
    public func tileSize(forContent size: Size) -> CellSize {
        let inner = contentSize(size)
        return CellSize(
            width: inner.width + 2 * style.frame, height: inner.height + 2 * style.frame + (style.showsTitles ? 1 : 0))
    }

    /// The size in points, a whole number of cells, that a view of this size should be laid out in.
    public func layoutSize(for size: Size) -> Size {
        let cells = contentSize(size)
        return Size(width: Double(cells.width) * style.cell.width, height: Double(cells.height) * style.cell.height)
    }

    private func contentSize(_ size: Size) -> CellSize {
        CellSize(
            width: min(max(1, PaintGrid.whole((size.width / style.cell.width).rounded())), TerminalSize.most.width),
            height: min(max(1, PaintGrid.whole((size.height / style.cell.height).rounded())), TerminalSize.most.height))
    }

    /// Fills a canvas with what lies behind the tiles.
    public func paintWallpaper(into canvas: inout CellCanvas) {
        guard style.hasColor else { return }
        for y in 0..<canvas.height {
            let (upper, lower) = style.wallpaper(row: y, of: canvas.height)
            let cell =
                upper == lower || style.glyphs == .ascii
                ? Cell(background: upper) : Cell(Glyph("▀"), foreground: upper, background: lower)
            for x in 0..<canvas.width { canvas.put(cell, x: x, y: y) }
        }
    }

    /// Draws a tile.
    ///
    /// - Parameters:
    ///   - view: the widget's view, placed in the tile's size; its frame gives that size.
    ///   - background: the container background, placed in the same size; nil when `view` holds it already.
    ///   - look: marks and states.
    ///   - canvas: drawn into; the ground below is taken from it.
    ///   - place: the tile's upper left cell, frame included.
    public func paint(
        _ view: PlacedView, background: PlacedView? = nil, look: TileLook = TileLook(), into canvas: inout CellCanvas,
        at place: CellPoint
    ) -> TileReport {
        paint(
            view, on: ground(for: view.frame.size, background: background, over: canvas, at: place), look: look,
            into: &canvas, at: place)
    }

    /// Draws what lies below a view: the tile's own ground and the container background. As long as the tile keeps its
    /// place, its size and its background, one ground serves all its frames.
    ///
    /// - Parameters:
    ///   - size: the view's, points.
    ///   - background: the container background, placed in the same size.
    ///   - canvas: what the round corners show.
    ///   - place: the tile's upper left cell, frame included.
    public func ground(
        for size: Size, background: PlacedView?, over canvas: CellCanvas, at place: CellPoint
    ) -> TileGround {
        let inner = contentSize(size)
        let frame = style.frame
        let grid = PaintGrid(
            columns: inner.width + 2 * frame, rows: inner.height + 2 * frame, cell: style.cell,
            origin: CellPoint(x: frame, y: frame), hasColor: style.hasColor,
            isASCII: style.glyphs == .ascii
        ) { x, y in Self.ground(of: canvas[place.x + x, place.y + y], style.wallpaper.top) }
        var painter = ViewPainter(grid: grid, colors: colors, style: style, look: TileLook(), now: now)
        let (tile, outline, state) = surface(inner)
        painter.grid.fill(outline, .solid(colors.background), in: tile, clips: [])
        var ground = TileGround(bare: painter.grid, painter: painter)
        if let background {
            painter.paint(background, state)
            ground.painter = painter
        }
        return ground
    }

    /// A tile of so many cells: its rectangle and outline in points, and how drawing on it begins.
    private func surface(_ inner: CellSize) -> (tile: Rect, outline: Outline, state: PaintState) {
        let tile = Rect(
            x: 0, y: 0, width: Double(inner.width) * style.cell.width, height: Double(inner.height) * style.cell.height)
        let radius = min(style.cornerRadius, tile.size.height / 2, tile.size.width / 2)
        let outline = Outline.rounded(tile, Array(repeating: Size(width: radius, height: radius), count: 4))
        var state = PaintState(container: outline)
        state.toning = Toning(style, colors)
        state.clips = [.outline(style.hasColor ? outline.withCellCorners(style.cell) : .rectangle(tile))]
        return (tile, outline, state)
    }

    /// Draws a tile on a ground that was drawn before, see ``ground(for:background:over:at:)``.
    public func paint(
        _ view: PlacedView, on ground: TileGround, look: TileLook = TileLook(), into canvas: inout CellCanvas,
        at place: CellPoint
    ) -> TileReport {
        let inner = contentSize(view.frame.size)
        let frame = style.frame
        let (columns, rows) = (inner.width + 2 * frame, inner.height + 2 * frame)
        let (tile, _, state) = surface(inner)
        var painter = ViewPainter(grid: ground.bare, colors: colors, style: style, look: look, now: now)
        if look.missingBackground {
            painter.paintMessage("Please adopt containerBackground API", in: tile, state)
        } else {
            painter.take(over: ground.painter)
            painter.grid.takeGround()
            painter.paint(view, state)
        }
        if frame > 0 { painter.paintFrame(isFocused: look.isFocused) }
        painter.paintMarks(look, in: CellRect(x: frame, y: frame, width: inner.width, height: inner.height))
        painter.grid.compose(into: &canvas, at: place)
        if style.showsTitles, let title = look.title {
            paintTitle(
                title, isFocused: look.isFocused,
                in: CellRect(x: place.x, y: place.y + rows, width: columns, height: 1),
                into: &canvas)
        }
        var report = TileReport()
        report.frame = CellRect(
            x: place.x, y: place.y, width: columns, height: rows + (style.showsTitles ? 1 : 0))
        report.contentOrigin = CellPoint(x: place.x + frame, y: place.y + frame)
        report.remarks = painter.remarks
        let visible = CellRect(x: frame, y: frame, width: inner.width, height: inner.height)
        for var control in painter.controls {
            control.frame = control.frame.intersection(visible)
            guard !control.frame.isEmpty else { continue }
            control.frame.x += place.x
            control.frame.y += place.y
            report.controls.append(control)
        }
        return report
    }

    /// The colours below a cell, in its halves.
    private static func ground(of cell: Cell, _ fallback: RGB) -> (RGB, RGB) {
        let back = cell.background ?? fallback
        return cell.glyph == Glyph("▀") ? (cell.foreground ?? back, back) : (back, back)
    }

    /// A line in some columns, the last of them an ellipsis where it is too long.
    private static func cut(_ line: String, to columns: Int, _ ellipsis: String) -> String {
        guard ScalarWidth.columns(of: line) > columns else { return line }
        var kept = line
        while !kept.isEmpty, ScalarWidth.columns(of: kept) >= columns { kept.removeLast() }
        return kept + ellipsis
    }

    private func paintTitle(_ title: String, isFocused: Bool, in area: CellRect, into canvas: inout CellCanvas) {
        let clean = Self.cut(CleanText.clean(title), to: area.width, style.glyphs == .ascii ? "~" : "…")
        let width = min(ScalarWidth.columns(of: clean), area.width)
        let x = area.x + (area.width - width) / 2
        guard style.hasColor else {
            canvas.write(
                clean, at: CellPoint(x: x, y: area.y),
                attributes: isFocused && style.hasAttributes ? [.bold, .reverse] : [], maxWidth: width)
            return
        }
        let (upper, lower) = Self.ground(of: canvas[x, area.y], style.wallpaper.top)
        let ground = upper.mixed(with: lower, 0.5)
        if isFocused {
            let accent = RGB(colors.accent)
            canvas.fill(CellRect(x: x - 1, y: area.y, width: width + 2, height: 1), background: accent)
            canvas.write(
                clean, at: CellPoint(x: x, y: area.y), foreground: RGB(0xFFFFFF), attributes: .bold, maxWidth: width)
        } else {
            let color = RGBA(style.scheme == .dark ? 0xFFFFFF : 0x1C1C2E, alpha: 0.78).over(ground)
            canvas.write(
                clean, at: CellPoint(x: x, y: area.y), foreground: color, background: ground, maxWidth: width)
        }
    }
}
