import WidgetArchive

/// SwiftUI's layout rules over archived views.
///
/// Each view is offered a size, chooses its own, and its parent places it; nothing clips. The rules and the figures are
/// those of Apple's documentation where it says anything, else of measurements others published.
public enum LayoutEngine {
    /// Proposes a size to a view and places it in the middle of that size, as the root of a widget is placed.
    ///
    /// The result's frame is the offered size at the origin. A larger view overhangs on both sides; clipping is the
    /// painter's. On cells the vertical gaps are tightened when otherwise lines of text would find no room.
    public static func place(_ node: Node, in size: Size, context: LayoutContext) -> PlacedView {
        place(node, in: Rect(origin: Point(), size: size), context: context)
    }

    /// The same inside a rectangle, for example a widget's without its margins.
    ///
    /// - Parameter memo: what was known of it the last time.
    public static func place(
        _ node: Node, in rect: Rect, context: LayoutContext, memo: LayoutMemo? = nil
    ) -> PlacedView {
        defer { memo?.prune() }
        let rect = Rect(
            x: sane(rect.origin.x), y: sane(rect.origin.y), width: max(sane(rect.size.width), 0),
            height: max(sane(rect.size.height), 0))
        if context.quantum == nil { return attempt(node, in: rect, context, .comfortable, memo).view }
        var best: (view: PlacedView, loss: Double)?
        for density in Quantum.Density.allCases {
            let made = attempt(node, in: rect, context, density, memo)
            if made.loss == 0 { return made.view }
            if made.loss < best?.loss ?? .infinity { best = made }
        }
        return best?.view ?? PlacedView(frame: rect)
    }

    /// A widget: its background over the whole size, its content inside the margins.
    ///
    /// - Parameter memo: what was known of the content the last time.
    public static func placeWidget(
        _ view: Node, background: Node? = nil, in size: Size, margins: Insets = Insets(), context: LayoutContext,
        memo: LayoutMemo? = nil
    ) -> PlacedView {
        let quantum = Quantum(cell: context.quantum, density: .comfortable)
        let (left, right) =
            context.direction == .leftToRight
            ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
        let inset = Insets(
            top: quantum.gap(margins.top, .vertical), leading: quantum.gap(left, .horizontal),
            bottom: quantum.gap(margins.bottom, .vertical), trailing: quantum.gap(right, .horizontal))
        var root = PlacedView(frame: Rect(origin: Point(), size: size))
        if let background { root.children.append(place(background, in: size, context: context)) }
        let inner = Rect(
            x: inset.leading, y: inset.top, width: max(size.width - inset.leading - inset.trailing, 0),
            height: max(size.height - inset.top - inset.bottom, 0))
        root.children.append(place(view, in: inner, context: context, memo: memo))
        return root
    }

    /// The size that a view chooses for a proposal.
    public static func size(of node: Node, for proposal: Proposal, context: LayoutContext) -> Size {
        BoxBuilder(context, .comfortable).box(node).size(proposal)
    }

    /// A view that answers a proposal and stands at the origin, its top left corner at zero.
    public static func arrange(_ node: Node, for proposal: Proposal, context: LayoutContext) -> PlacedView {
        let box = BoxBuilder(context, .comfortable).box(node)
        let frame = Rect(origin: Point(), size: box.size(proposal))
        var parts: [PlacedView] = []
        box.place(proposal, at: Point(), into: &parts)
        if context.direction == .rightToLeft { parts = parts.map { $0.mirrored(in: frame) } }
        return PlacedView(frame: frame, children: parts)
    }

    /// The place of a guide in a view that answers a proposal, points from its leading or top edge.
    public static func guide(
        _ guide: HorizontalGuide, of node: Node, for proposal: Proposal, context: LayoutContext
    ) -> Double {
        BoxBuilder(context, .comfortable).box(node).value(Guide(guide), proposal)
    }

    /// The place of a guide in a view that answers a proposal, points from its leading or top edge.
    public static func guide(
        _ guide: VerticalGuide, of node: Node, for proposal: Proposal, context: LayoutContext
    ) -> Double {
        BoxBuilder(context, .comfortable).box(node).value(Guide(guide), proposal)
    }

    private static func attempt(
        _ node: Node, in rect: Rect, _ context: LayoutContext, _ density: Quantum.Density, _ memo: LayoutMemo?
    ) -> (view: PlacedView, loss: Double) {
        let box = BoxBuilder(context, density, memo).box(node)
        let proposal = Proposal(rect.size)
        let size = box.size(proposal)
        let origin = box.offset(of: box, proposal, by: .center, in: rect.size)
        var parts: [PlacedView] = []
        box.place(proposal, at: Point(x: rect.minX + origin.x, y: rect.minY + origin.y), into: &parts)
        if context.direction == .rightToLeft { parts = parts.map { $0.mirrored(in: rect) } }
        var loss = 0.0
        if let cell = context.quantum {
            loss = max(size.height - rect.size.height, 0) / cell.height
            for part in parts {
                part.forEach { if case .text(let text) = $0.content { loss += Double(text.missingLines) } }
            }
        }
        return (PlacedView(frame: rect, children: parts), loss)
    }

    private static func sane(_ length: Double) -> Double { length.isFinite ? min(max(length, -1e6), 1e6) : 0 }
}
