internal import WidgetArchive
internal import WidgetLayout

extension ArchiveSession {
    /// A prefix that no identity of a user's can begin with.
    static let boxPrefix = "\u{1}box:"

    /// What fills a box.
    struct Filling {
        var pieces: [ResolvedNode.Piece]
        /// The box's own size where it does not take all that it is offered, as custom layouts do not.
        var size: Size?
    }

    /// Keeps a closure until its box's size is known; gives the box's mark.
    func postpone(_ make: @escaping @MainActor (Size) -> Filling) -> String {
        let key = "\(Self.boxPrefix)\(postponed.count)"
        postponed.append(make)
        return key
    }

    /// Lays a tree out and fills the boxes in it, until none is left or they stand too deep in each other.
    func filled(_ node: Node, in size: Size) -> Node {
        var node = node
        var done = 0
        for _ in 0..<16 where done < postponed.count {
            done = postponed.count
            var sizes: [String: Size] = [:]
            Self.collect(LayoutEngine.place(node, in: size, context: layoutContext), into: &sizes)
            node = fill(node, sizes)
        }
        return postponed.isEmpty ? node : fill(node, [:])
    }

    private static func collect(_ view: PlacedView, into sizes: inout [String: Size]) {
        if let id = view.id, id.contains(boxPrefix) { sizes[id] = view.frame.size }
        for child in view.children { collect(child, into: &sizes) }
    }

    /// Boxes that are not on show (a toggle's other look) keep the size they were expected to get.
    private func fill(_ node: Node, _ sizes: [String: Size]) -> Node {
        guard let id = node.id, let range = id.range(of: Self.boxPrefix), case .resolved(var box) = node.content else {
            return node.mapChildren { fill($0, sizes) }
        }
        guard let index = Int(id[range.upperBound...]), postponed.indices.contains(index) else { return node }
        box.size = sizes[id] ?? box.size
        if !box.size.width.isFinite || !box.size.height.isFinite { box.size = Size(width: 10, height: 10) }
        let filling = postponed[index](box.size)
        box.pieces = filling.pieces
        if let size = filling.size { (box.size, box.isGreedy) = (size, false) }
        let outer = id[..<range.lowerBound]
        return Node(.resolved(box), id: outer.isEmpty ? nil : String(outer.dropLast()))
    }

    /// How the surface will lay out.
    var layoutContext: LayoutContext {
        let cells = surroundings.measurer == "cells"
        let language = surroundings.locale.prefix { $0 != "_" && $0 != "-" }
        var context = LayoutContext(
            measurer: cells ? CellMeasurer() : PointMeasurer(typeSize: surroundings.typeSize) as any TextMeasurer,
            direction: ["ar", "he", "iw", "fa", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight,
            quantum: cells ? CellMeasurer.defaultCell : nil, locale: surroundings.locale)
        if !sizers.isEmpty {
            context.sizer = { [self] id, proposal in
                // Layout is asked where the archive is made, on the main actor.
                MainActor.assumeIsolated { size(ofBox: id, for: proposal) }
            }
        }
        return context
    }

    private func size(ofBox id: String, for proposal: Proposal) -> Size? {
        guard let range = id.range(of: Self.boxPrefix), let index = Int(id[range.upperBound...]) else { return nil }
        return sizers[index]?(proposal)
    }
}

extension ArchiveSession {
    /// The size that a view takes of what it is offered.
    func size(of node: Node, in proposal: Size) -> Size {
        LayoutEngine.size(of: node, for: Proposal(proposal), context: layoutContext)
    }
}
