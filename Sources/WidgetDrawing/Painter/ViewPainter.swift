import WidgetArchive
import WidgetLayout

/// Draws a placed view into a grid.
struct ViewPainter {
    var grid: PaintGrid
    private(set) var colors: ColorResolver
    let style: DrawingStyle
    let look: TileLook
    /// Seconds since 1970, for bars that follow a clock.
    let now: Double
    /// Controls in the grid's coordinates.
    var controls: [TileReport.Control] = []
    private(set) var remarks: [String] = []

    init(grid: PaintGrid, colors: ColorResolver, style: DrawingStyle, look: TileLook, now: Double) {
        (self.grid, self.colors, self.style, self.look, self.now) = (grid, colors, style, look, now)
    }

    /// Goes on with what another one has drawn.
    mutating func take(over other: ViewPainter) {
        (grid, controls, remarks) = (other.grid, other.controls, other.remarks)
    }

    var isASCII: Bool { style.glyphs == .ascii }

    mutating func remark(_ text: String) {
        if !remarks.contains(text) { remarks.append(text) }
    }

    /// Draws a view and all below it.
    mutating func paint(_ view: PlacedView, _ outer: PaintState) {
        let outerColors = colors
        defer { colors = outerColors }
        if style.rendering == .fullColor { colors = colors.forced(by: view.effects) }
        var state = outer
        for effect in view.effects.reversed() {
            let fresh = PaintState(map: state.map, container: state.container)
            state.take(effect, frame: view.frame, colors: colors) { ClipRegion.mask(maskParts($0, fresh)) }
        }
        if state.isHidden || state.alpha <= 0.002 { return }
        if let control = view.control {
            if look.pressedControls.contains(control.key) { state.alpha *= 0.55 }
            if control.isDisabled { state.alpha *= 0.5 }
        }
        paintContent(view, state)
        for child in view.children { paint(child, state) }
        if let control = view.control { finish(control, state.map.apply(view.frame)) }
    }

    private mutating func paintContent(_ view: PlacedView, _ state: PaintState) {
        switch view.content {
        case .group: break
        case .text(let text): paint(text, state)
        case .symbol(let symbol): paint(symbol, in: state.map.apply(view.frame), state)
        case .image(let image): paint(image, in: state.map.apply(view.frame), state)
        case .shape(let shape): paint(shape, in: view.frame, state)
        case .knob(let isOn, let tint):
            paintKnob(isOn: isOn, tint: tint, in: state.map.apply(view.frame), isMirrored: view.isMirrored, state)
        case .divider(let isVertical): paintDivider(isVertical: isVertical, in: state.map.apply(view.frame), state)
        case .progress(let node):
            paintProgress(node, in: state.map.apply(view.frame), isMirrored: view.isMirrored, state)
        case .gauge(let node): paintGauge(node, in: state.map.apply(view.frame), isMirrored: view.isMirrored, state)
        case .unsupported(let name):
            remark("“\(name)” cannot be shown in a widget")
            paintUnsupported(in: state.map.apply(view.frame), state)
        }
    }

    /// The shapes that a mask is made of; letters and symbols count with their boxes.
    private func maskParts(_ view: PlacedView, _ outer: PaintState, inHole: Bool = false) -> [ClipRegion.Part] {
        var state = outer
        var isHole = inHole
        for effect in view.effects.reversed() {
            if effect == .blend("destinationOut") { isHole = true }
            state.take(effect, frame: view.frame, colors: colors) { _ in ClipRegion.mask([]) }
        }
        if state.isHidden { return [] }
        var parts: [ClipRegion.Part] = []
        func add(_ outline: Outline, _ paint: ResolvedPaint, _ box: Rect) {
            parts.append(ClipRegion.Part(outline: outline, paint: paint, box: box, isHole: isHole))
        }
        switch view.content {
        case .shape(let node):
            if let fill = node.fill {
                let outline = OutlineMaker(container: state.container).outline(
                    node.shape, in: view.frame, map: state.map)
                add(outline, state.adapt(colors.resolve(fill)), state.map.apply(view.frame))
            }
        case .group, .divider, .unsupported: break
        case .text(let text):
            for line in text.lines {
                let box = state.map.apply(line.frame)
                add(.rectangle(box), .solid(.black), box)
            }
        case .symbol, .image, .knob, .progress, .gauge:
            let box = state.map.apply(view.frame)
            add(.rectangle(box), .solid(.black), box)
        }
        for child in view.children { parts += maskParts(child, state, inHole: isHole) }
        return parts
    }

    // MARK: Letters

    /// Puts a glyph whose colour is laid over the ground and kept readable.
    mutating func put(
        _ glyph: Glyph, _ x: Int, _ y: Int, _ color: RGBA, _ attributes: CellAttributes = [], columns: Int = 1,
        isUncertain: Bool = false, clips: [ClipRegion], least: Float? = nil
    ) {
        let rect = grid.rect(x, y)
        var alpha = color.alpha
        for clip in clips { alpha *= clip.coverage(rect.midX, rect.midY) }
        guard alpha > 0.04 else { return }
        if columns == 2 {
            let second = grid.rect(x + 1, y)
            for clip in clips where clip.coverage(second.midX, second.midY) < 0.5 { return }
        }
        var front: RGB?
        if grid.hasColor {
            let ground = grid.ground(x, y)
            var shown = color
            shown.alpha = alpha
            front = Readability.lift(
                shown.over(ground), over: ground, to: least ?? (alpha < 0.25 ? Readability.faint : Readability.text))
        }
        grid.mark(
            x, y, Cell(glyph, foreground: front, attributes: attributes, columns: columns, isUncertain: isUncertain))
    }

    /// The column and row of a point, which may lie outside the grid.
    func cell(at x: Double, _ y: Double) -> CellPoint {
        CellPoint(
            x: PaintGrid.whole((x / grid.cell.width + 1e-6).rounded(.down)) + grid.origin.x,
            y: PaintGrid.whole((y / grid.cell.height + 1e-6).rounded(.down)) + grid.origin.y)
    }
}
