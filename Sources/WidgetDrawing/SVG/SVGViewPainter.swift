import WidgetArchive
import WidgetLayout

/// Draws a placed view into SVG elements.
struct SVGViewPainter {
    let style: SVGStyle
    let look: TileLook
    /// Seconds since 1970.
    let now: Double
    let size: Size
    private(set) var colors: ColorResolver
    let measurer: PointMeasurer
    var body = SVGWriter(depth: 1)
    var definitions = SVGDefinitions()
    var controls: [ControlBox] = []
    private(set) var remarks: [String] = []
    private var ordinals: [String: Int] = [:]

    init(style: SVGStyle, look: TileLook, now: Double, size: Size) {
        (self.style, self.look, self.now, self.size) = (style, look, now, size)
        colors = ColorResolver(scheme: style.renderingMode == .fullColor ? style.scheme : .dark, accent: style.accent)
        measurer = PointMeasurer(typeSize: style.typeSize)
    }

    mutating func remark(_ text: String) {
        if !remarks.contains(text) { remarks.append(text) }
    }

    /// The whole picture.
    var bounds: Rect { Rect(origin: Point(), size: size) }

    /// Draws a view and all below it.
    mutating func paint(_ view: PlacedView, _ outer: SVGState) {
        let outerColors = colors
        defer { colors = outerColors }
        if style.renderingMode == .fullColor { colors = colors.forced(by: view.effects) }
        var state = outer
        if let control = view.control {
            state.path = "c:" + control.key
        } else if let id = view.id {
            state.path += "/" + id
            if style.marksIdentity { state.path += repetition(of: state.path) }
        }
        // Innermost first, as they are listed; what holds for all below is taken outermost first.
        for effect in view.effects.reversed() where !take(effect, frame: view.frame, &state) { return }
        var layers = SVGLayers()
        for effect in view.effects { add(effect, of: view, to: &layers, state) }
        if let control = view.control {
            if control.isDisabled { layers.add(.opacity, "opacity") { $0.append("0.4") } }
            if look.pressedControls.contains(control.key) { layers.add(.opacity, "opacity") { $0.append("0.55") } }
            if style.marksIdentity { layers.text("data-control", control.key) }
        }
        let isGroup = if case .group = view.content { true } else { false }
        if style.marksIdentity, view.id != nil || (isGroup && !layers.layers.isEmpty && view.control == nil) {
            layers.text("data-id", view.id == nil ? identity("group", state) : state.path)
        }
        layers.open(in: &body)
        paintContent(view, state)
        for child in view.children { paint(child, state) }
        layers.close(in: &body)
        if let control = view.control { note(control, state.map.apply(view.frame)) }
    }

    private mutating func paintContent(_ view: PlacedView, _ state: SVGState) {
        switch view.content {
        case .group: break
        case .text(let text): paint(text, in: view.frame, state)
        case .symbol(let symbol): paint(symbol, in: view.frame, state)
        case .image(let image): paint(image, in: view.frame, state)
        case .shape(let shape): paint(shape, in: view.frame, state)
        case .knob(let isOn, let tint):
            paintSwitch(isOn: isOn, tint: tint, in: view.frame, isMirrored: view.isMirrored, state)
        case .divider: paintDivider(in: view.frame, state)
        case .progress(let node): paint(node, in: view.frame, isMirrored: view.isMirrored, state)
        case .gauge(let node): paint(node, in: view.frame, isMirrored: view.isMirrored, state)
        case .unsupported(let name):
            remark("“\(name)” cannot be shown in a widget")
            paintUnsupported(in: view.frame, state)
        }
    }

    /// Notes where a control takes taps.
    private mutating func note(_ control: ControlNode, _ frame: Rect) {
        let (left, top) = (max(frame.minX, 0), max(frame.minY, 0))
        let (right, bottom) = (min(frame.maxX, size.width), min(frame.maxY, size.height))
        guard right > left, bottom > top else { return }
        let kind: ControlBox.Kind =
            switch control.role {
            case .button: .button
            case .toggle: .toggle
            case .link: .link
            }
        controls.append(
            ControlBox(
                key: control.key, frame: Rect(x: left, y: top, width: right - left, height: bottom - top), kind: kind,
                label: control.body.spokenWords, isOn: control.isOn, isDisabled: control.isDisabled, control: control))
        if look.focusedControl == control.key {
            SVGGeometryMaker.rounded(frame.insetBy(-2), 8, 8, isContinuous: true).begin(in: &body)
            body.word("fill", "none")
            body.color("stroke", colors.accent)
            body.word("stroke-width", "2")
            body.empty()
        }
    }

    // MARK: Identity

    /// The name of a part: the identities around it, its kind, and its ordinal among its kind there.
    mutating func identity(_ kind: String, _ state: SVGState) -> String {
        let key = state.path + "/" + kind
        let ordinal = ordinals[key, default: 0]
        ordinals[key] = ordinal + 1
        return key + String(ordinal)
    }

    /// Writes `data-id` on an element.
    mutating func mark(_ kind: String, _ state: SVGState) {
        guard style.marksIdentity else { return }
        let id = identity(kind, state)
        body.string("data-id", id)
    }

    /// Nothing for the first of an identity, `~1` for the second: repeated identities stay apart.
    private mutating func repetition(of path: String) -> String {
        let ordinal = ordinals["=" + path, default: 0]
        ordinals["=" + path] = ordinal + 1
        return ordinal == 0 ? "" : "~\(ordinal)"
    }

    // MARK: Paint

    /// What fills an element.
    mutating func fill(_ paint: Paint, in box: Rect, _ state: SVGState) -> SVGFill {
        if let (picture, alpha) = paint.picture, let id = pattern(picture, alpha, in: box, state) { return .server(id) }
        return fill(state.adapt(colors.resolve(paint)), in: box)
    }

    /// What fills an element.
    mutating func fill(_ paint: ResolvedPaint, in box: Rect) -> SVGFill {
        switch paint {
        case .solid(let color): color.alpha <= 0.0005 ? .none : .color(color)
        case .gradient(let gradient): .server(definitions.add(gradient, in: box))
        }
    }

    /// A colour of ours.
    func fill(_ color: RGBA, _ state: SVGState) -> SVGFill { .color(state.adapt(color)) }
}

extension Node {
    /// The texts of the tree in order; an accessibility label speaks for all inside it.
    var spokenWords: String {
        var words: [String] = []
        collectWords(into: &words)
        return words.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func collectWords(into words: inout [String]) {
        switch content {
        case .text(let text):
            for run in text.runs { if case .string(let string) = run.content { words.append(string) } }
        case .modified(.accessibility(let description), let child):
            if description.isHidden { return }
            if let label = description.label { words.append(label) } else { child.collectWords(into: &words) }
        case .modified(.hidden, _): break
        case .control(let control): control.body.collectWords(into: &words)
        case .modified(_, let child): child.collectWords(into: &words)
        default: for child in children { child.collectWords(into: &words) }
        }
    }
}
