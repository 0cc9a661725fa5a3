import WidgetArchive
import WidgetLayout

extension SVGViewPainter {
    /// Takes in what an effect says about everything below; false when nothing is to be drawn.
    func take(_ effect: Effect, frame: Rect, _ state: inout SVGState) -> Bool {
        switch effect {
        case .hidden: return false
        case .opacity(let value): return !(value <= 0.001)
        case .scale(let x, let y, let anchor):
            state.map = state.map.after(.about(frame.point(at: anchor), scaleX: x, scaleY: y))
        case .rotation(let degrees, let anchor):
            state.map = state.map.after(.about(frame.point(at: anchor), degrees: degrees))
        case .colorEffect(let name, let amount): state.colorChanges.append(.effect(name, Float(amount)))
        case .colorMultiply(let color): state.colorChanges.append(.multiply(colors.resolve(color)))
        case .redacted(let reasons):
            if reasons.isEmpty { (state.isRedacted, state.hidesPrivate) = (false, false) }
            if reasons.contains("placeholder") { state.isRedacted = true }
            if reasons.contains("privacy") { state.hidesPrivate = true }
        case .privacySensitive: if state.hidesPrivate { state.isRedacted = true }
        case .containerShape(let shape):
            state.container = OutlineMaker(container: state.container).outline(shape, in: frame)
        case .accentable(let isAccented):
            if state.tone == .accented || state.tone == .accentedBase {
                state.tone = isAccented ? .accented : .accentedBase
            }
        case .blend("destinationOut"): if state.tone == .mask { state.tone = .hole }
        case .clip, .mask, .blur, .shadow, .blend, .invalidatable, .contentTransition, .animation, .transition,
            .contentShape, .widgetURL, .colorScheme:
            break
        }
        return true
    }

    /// Puts an effect on a group around the view.
    mutating func add(_ effect: Effect, of view: PlacedView, to layers: inout SVGLayers, _ state: SVGState) {
        let frame = view.frame
        switch effect {
        case .opacity(let value):
            let factor = min(max(value.isFinite ? value : 1, 0), 1)
            if factor < 0.9995 { layers.add(.opacity, "opacity") { $0.append(factor, decimals: 3) } }
        case .redacted(let reasons):
            // What waits for a tap's result.
            if reasons.contains("invalidated") { layers.add(.opacity, "opacity") { $0.append("0.45") } }
        case .clip(let shape, let evenOdd):
            layers.reference(.clip, "clip-path", clip(shape, in: frame, evenOdd: evenOdd, state))
        case .mask(let mask): layers.reference(.mask, "mask", self.mask(mask, state))
        case .scale(let x, let y, let anchor):
            let map = Affine.about(frame.point(at: anchor), scaleX: x, scaleY: y)
            layers.add(.transform, "transform") { $0.append(map) }
        case .rotation(let degrees, let anchor):
            layers.add(.transform, "transform") { $0.append(turn: degrees, about: frame.point(at: anchor)) }
        case .blur(let radius):
            guard radius > 0 else { return }
            let id = filter(around: view, reach: radius * 3) {
                $0.begin("feGaussianBlur")
                $0.number("stdDeviation", radius)
                $0.empty()
            }
            layers.reference(.filter, "filter", id)
        case .shadow(let shadow): layers.reference(.filter, "filter", self.shadow(shadow, around: view, state))
        case .blend(let mode):
            guard let name = Self.blendModes[mode] else { return }
            layers.add(.blend, "style") {
                $0.append("mix-blend-mode:")
                $0.append(name)
            }
        case .contentTransition(let transition):
            guard style.marksIdentity else { return }
            layers.text("data-content", transition.words)
        case .animation(let animation, let value):
            guard style.marksIdentity else { return }
            layers.text("data-animation", animation?.words ?? "none")
            layers.text("data-value", value)
        case .transition(let name):
            guard style.marksIdentity else { return }
            layers.text("data-transition", name)
        default: break
        }
    }

    private static let blendModes: [String: StaticString] = [
        "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken", "lighten": "lighten",
        "colorDodge": "color-dodge", "colorBurn": "color-burn", "softLight": "soft-light", "hardLight": "hard-light",
        "difference": "difference", "exclusion": "exclusion", "hue": "hue", "saturation": "saturation",
        "color": "color", "luminosity": "luminosity", "plusLighter": "plus-lighter", "plusDarker": "darken",
    ]

    /// A clip's id.
    mutating func clip(_ shape: ShapeDescription, in frame: Rect, evenOdd: Bool, _ state: SVGState) -> String {
        clip(SVGGeometryMaker(container: state.container).geometry(shape, in: frame, evenOdd: evenOdd))
    }

    /// A clip's id.
    mutating func clip(_ geometry: SVGGeometry) -> String {
        definitions.add("clipPath", { _ in }) {
            geometry.begin(in: &$0, rule: "clip-rule")
            $0.empty()
        }
    }

    /// A mask's id: the view drawn in white, so that luminance is alpha.
    mutating func mask(_ view: PlacedView, _ state: SVGState) -> String {
        var inner = state
        inner.tone = .mask
        inner.colorChanges = []
        let outside = body
        body = SVGWriter(depth: 3)
        paint(view, inner)
        let drawn = body.bytes
        body = outside
        return mask(drawn, in: view.extent.union(bounds))
    }

    /// A mask of elements that are written already, at depth 3.
    mutating func mask(_ drawn: [UInt8], in area: Rect) -> String {
        definitions.add(
            "mask",
            {
                $0.word("maskUnits", "userSpaceOnUse")
                $0.rectangle(area)
            }
        ) { $0.append(contentsOf: drawn) }
    }

    private mutating func shadow(_ shadow: ShadowPaint, around view: PlacedView, _ state: SVGState) -> String {
        let color = state.adapt(colors.resolve(shadow.color))
        return filter(around: view, reach: shadow.radius * 3 + max(abs(shadow.x), abs(shadow.y))) {
            $0.dropShadow(shadow, color)
        }
    }

    private mutating func filter(
        around view: PlacedView, reach: Double, _ steps: (inout SVGWriter) -> Void
    ) -> String {
        filter(in: view.extent.insetBy(-reach.rounded(.up)), steps)
    }

    /// A filter's id.
    mutating func filter(in area: Rect, _ steps: (inout SVGWriter) -> Void) -> String {
        definitions.add(
            "filter",
            {
                $0.word("filterUnits", "userSpaceOnUse")
                $0.rectangle(area)
                $0.word("color-interpolation-filters", "sRGB")
            }, children: steps)
    }
}

extension SVGWriter {
    /// `x`, `y`, `width`, `height`.
    mutating func rectangle(_ rect: Rect) {
        number("x", rect.minX)
        number("y", rect.minY)
        number("width", rect.size.width)
        number("height", rect.size.height)
    }

    /// A shadow as steps of a filter. In single steps, for librsvg draws nothing at all for `feDropShadow`.
    mutating func dropShadow(_ shadow: ShadowPaint, _ color: RGBA) {
        begin("feGaussianBlur")
        word("in", "SourceAlpha")
        number("stdDeviation", max(shadow.radius, 0))
        empty()
        begin("feOffset")
        number("dx", shadow.x)
        number("dy", shadow.y)
        word("result", "shade")
        empty()
        begin("feFlood")
        self.color("flood-color", color)
        number("flood-opacity", Double(color.alpha), decimals: 3)
        empty()
        begin("feComposite")
        word("in2", "shade")
        word("operator", "in")
        empty()
        begin("feMerge")
        open()
        begin("feMergeNode")
        empty()
        begin("feMergeNode")
        word("in", "SourceGraphic")
        empty()
        close("feMerge")
    }
}

extension PlacedView {
    /// The rectangle around the view and all below it, before transforms.
    var extent: Rect {
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        forEach { view in
            left = min(left, view.frame.minX)
            top = min(top, view.frame.minY)
            right = max(right, view.frame.maxX)
            bottom = max(bottom, view.frame.maxY)
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Rect {
    /// The smallest rectangle around both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
