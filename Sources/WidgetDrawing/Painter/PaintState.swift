import WidgetArchive
import WidgetLayout

/// What the views above have said about how the ones below are drawn.
struct PaintState {
    /// How opaque.
    var alpha: Float = 1
    /// Scaled and turned.
    var map = Affine.identity
    /// Only here.
    var clips: [ClipRegion] = []
    /// Letters and pictures become bars.
    var isRedacted = false
    /// What is marked as private becomes bars.
    var hidesPrivate = false
    /// Not drawn.
    var isHidden = false
    /// Changes of colour, outermost last.
    var colorChanges: [ColorChange] = []
    /// What `containerRelative` stands for.
    var container: Outline
    /// What becomes of all colours in the end.
    var toning: Toning?

    /// A paint after all that.
    func adapt(_ paint: ResolvedPaint) -> ResolvedPaint {
        var paint = paint
        for change in colorChanges.reversed() { paint = paint.mapColors(change.apply) }
        if let toning { paint = paint.mapColors(toning.apply) }
        return alpha >= 0.999 ? paint : paint.faded(alpha)
    }

    /// Takes in what one effect of a view says.
    mutating func take(_ effect: Effect, frame: Rect, colors: ColorResolver, parts: (PlacedView) -> ClipRegion) {
        let maker = OutlineMaker(container: container)
        switch effect {
        case .opacity(let value): alpha *= Float(min(max(value.isFinite ? value : 1, 0), 1))
        case .hidden: isHidden = true
        case .clip(let shape, let evenOdd):
            clips.append(.outline(maker.outline(shape, in: frame, evenOdd: evenOdd, map: map)))
        case .mask(let view): clips.append(parts(view))
        case .scale(let x, let y, let anchor):
            map = map.after(.about(frame.point(at: anchor), scaleX: x, scaleY: y))
        case .rotation(let degrees, let anchor): map = map.after(.about(frame.point(at: anchor), degrees: degrees))
        case .blur(let radius):
            // Letters cannot be blurred; what is blurred beyond reading is drawn as bars, as it is meant to hide.
            if radius >= 4 { isRedacted = true }
        case .colorEffect(let name, let amount): colorChanges.append(.effect(name, Float(amount)))
        case .colorMultiply(let color): colorChanges.append(.multiply(colors.resolve(color)))
        case .redacted(let reasons):
            if reasons.isEmpty { (isRedacted, hidesPrivate) = (false, false) }
            if reasons.contains("placeholder") { isRedacted = true }
            if reasons.contains("privacy") { hidesPrivate = true }
            if reasons.contains("invalidated") { alpha *= 0.45 }
        case .privacySensitive: if hidesPrivate { isRedacted = true }
        case .containerShape(let shape): container = maker.outline(shape, in: frame, map: map)
        case .accentable(let isAccented): toning?.isAccented = isAccented
        case .shadow, .blend, .invalidatable, .contentTransition, .animation, .transition, .contentShape, .widgetURL,
            .colorScheme:
            break
        }
    }
}
