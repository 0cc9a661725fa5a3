import WidgetArchive
import WidgetLayout

/// The widget as a whole: its ground and shape, and what it says beside its view.
extension SVGViewPainter {
    /// Draws the widget.
    mutating func paintTile(_ view: PlacedView, background: PlacedView?, family: WidgetFamilyName) {
        let tile = bounds
        let radius = min(style.cornerRadius, size.width / 2, size.height / 2)
        var shape = SVGGeometryMaker.rounded(tile, radius, radius, isContinuous: true)
        var state = SVGState(
            container: .rounded(tile, Array(repeating: Size(width: radius, height: radius), count: 4)))
        state.accent = colors.accent
        switch style.renderingMode {
        case .fullColor: break
        case .accented: state.tone = .accentedBase
        case .vibrant: state.tone = .vibrant
        }
        if family.isAccessory {
            let corner = family == .accessoryCircular ? min(size.width, size.height) / 2 : 8
            state.container = .rounded(tile, Array(repeating: Size(width: corner, height: corner), count: 4))
            shape =
                family == .accessoryCircular
                ? SVGGeometry(form: .ellipse(tile)) : SVGGeometry(form: .rectangle(tile, rx: 0, ry: 0))
        }
        body.begin("g")
        let clip = clip(shape)
        body.string("clip-path", "url(#\(clip))")
        body.open()
        paintGround(background, family, state)
        if look.missingBackground {
            paintMessage("Please adopt containerBackground API", in: tile, state)
        } else {
            paint(view, state)
        }
        body.close("g")
        paintMarks(state)
        if look.isFocused {
            SVGGeometryMaker.rounded(tile.insetBy(1), radius - 1, radius - 1, isContinuous: true).begin(in: &body)
            body.word("fill", "none")
            body.color("stroke", colors.accent)
            body.word("stroke-width", "2")
            body.empty()
        }
    }

    private mutating func paintGround(_ background: PlacedView?, _ family: WidgetFamilyName, _ state: SVGState) {
        // The lock screen shows its wallpaper; a tinted home screen its own dark ground.
        if family.isAccessory { return }
        let ground = style.renderingMode == .fullColor ? colors.background : RGBA(0x1C1C1E, alpha: 0.82)
        body.begin("rect")
        body.number("width", size.width)
        body.number("height", size.height)
        SVGFill.color(ground).write("fill", "fill-opacity", to: &body)
        body.empty()
        if let background, style.renderingMode == .fullColor, !look.missingBackground { paint(background, state) }
    }

    /// Words in the middle of the widget.
    private mutating func paintMessage(_ text: String, in frame: Rect, _ state: SVGState) {
        paintWords(
            text, in: frame.insetBy(10, 8), alignment: .center, style: .footnote,
            color: SystemPalette.label(level: 1, colors.scheme), state)
    }

    /// Lines of the system's text, laid out as a widget's would be, in the middle of a frame.
    mutating func paintWords(
        _ text: String, in frame: Rect, alignment: TextNode.Alignment, style: FontDescription.TextStyle, color: RGBA,
        lines: Int? = nil, _ state: SVGState
    ) {
        var run = TextRun(text)
        run.font.style = style
        // The surface's own words have to fit a small widget at any text size.
        run.font.typeSize = "large"
        run.paint = .color(color.reference)
        var node = TextNode(runs: [run])
        node.alignment = alignment
        node.lineLimit = lines
        node.minimumScale = 0.8
        let placed = LayoutEngine.place(Node(.text(node)), in: frame, context: LayoutContext(measurer: measurer))
        paint(placed, state)
    }

    /// A failure, or how old the picture is: a pill at the lower edge.
    private mutating func paintMarks(_ state: SVGState) {
        let words: String
        let symbol: String
        let color: RGBA
        if let failure = look.failure {
            (words, symbol) = (failure, "exclamationmark.triangle.fill")
            color = SystemPalette.color("red", colors.scheme) ?? .black
        } else if let age = look.age {
            (words, symbol) = (age, "clock")
            color = SystemPalette.label(level: 1, colors.scheme)
        } else {
            return
        }
        let font = FontDescription.caption2
        let metrics = measurer.metrics(of: font)
        let clean = CleanText.clean(words)
        let width = clean.reduce(0) { $0 + measurer.advance(of: $1, in: metrics) }
        let height = (metrics.lineHeight + 6).rounded()
        let sign = metrics.size * 1.2
        let most = size.width - 16
        let pill = Rect(
            x: size.width - 8 - min(most, width + sign + 17), y: size.height - 8 - height,
            width: min(most, width + sign + 17), height: height)
        guard pill.size.width > sign + 20 else { return }
        let ground = colors.background.over(colors.background)
        for fillColor in [ground.faded(0.92), color.faded(0.16)] {
            SVGGeometry(form: .rectangle(pill, rx: height / 2, ry: height / 2)).begin(in: &body)
            SVGFill.color(fillColor).write("fill", "fill-opacity", to: &body)
            body.empty()
        }
        var node = SymbolNode(name: symbol)
        node.font = font
        node.paints = [.color(color.reference)]
        paint(node, in: Rect(x: pill.minX + 6, y: pill.midY - sign / 2, width: sign, height: sign), state)
        let room = Rect(
            x: pill.minX + 9 + sign, y: pill.minY, width: pill.size.width - sign - 16, height: pill.size.height)
        paintWords(clean, in: room, alignment: .leading, style: .caption2, color: color, lines: 1, state)
    }

    /// What iOS shows for a view that a widget cannot have: a struck-out circle on yellow.
    mutating func paintUnsupported(in frame: Rect, _ state: SVGState) {
        SVGGeometry(form: .rectangle(frame, rx: 0, ry: 0)).begin(in: &body)
        fill(SystemPalette.color("yellow", colors.scheme) ?? .white, state).write("fill", "fill-opacity", to: &body)
        body.empty()
        let side = min(frame.size.width, frame.size.height, 44) * 0.7
        let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        let color = state.adapt(SystemPalette.color("red", .light) ?? .black)
        body.begin("path")
        body.value("d") {
            $0.append(contentsOf: SVGGeometryMaker.arc(box, 0, 1))
            let reach = side / 2 * 0.707
            $0.append(" M")
            $0.append(Point(x: box.midX - reach, y: box.midY - reach))
            $0.append(" L")
            $0.append(Point(x: box.midX + reach, y: box.midY + reach))
        }
        body.word("fill", "none")
        SVGFill.color(color).write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", side * 0.14)
        body.empty()
    }
}

extension FontDescription {
    /// The smallest style.
    static let caption2: FontDescription = {
        var font = FontDescription()
        font.style = .caption2
        return font
    }()
}

extension RGBA {
    /// The colour as an archive names it.
    var reference: ColorReference {
        .rgba(
            red: Double(components.x), green: Double(components.y), blue: Double(components.z),
            alpha: Double(components.w))
    }
}
