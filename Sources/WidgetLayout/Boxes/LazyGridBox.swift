import WidgetArchive

/// `LazyVGrid` and `LazyHGrid`, drawn whole as widgets draw them.
final class LazyGridBox: Box {
    private struct Cell {
        var offset: Double
        var length: Double
        var guides: Guides?
    }
    private struct Lines {
        var cells: [Cell]
        /// The length across the lines.
        var across: Double
        var lines: [Double]
        var size: Size
    }

    private let node: LazyGridNode
    private let children: [Box]
    /// The direction in which the tracks stand side by side.
    private let axis: Axis
    private let guides: Guides
    private let lineGap: Double
    private var recent: (Proposal, Lines)?

    init(_ node: LazyGridNode, _ children: [Box], _ quantum: Quantum) {
        self.node = node
        self.children = children
        axis = node.isVertical ? .horizontal : .vertical
        guides = Guides(node.alignment)
        lineGap = quantum.gap(node.spacing ?? Gaps.usual, axis.other)
        super.init(quantum)
    }

    override func measure(_ proposal: Proposal) -> Size { lines(proposal).size }

    /// The tracks' lengths (GridItem.Size, Apple's documentation): fixed ones first, the rest shared in order.
    private func cells(_ offered: Double?) -> (cells: [Cell], length: Double) {
        let tracks = node.tracks.isEmpty ? [LazyGridNode.Track()] : node.tracks
        let gaps = tracks.map { quantum.gap($0.spacing ?? Gaps.usual, axis) }
        var left = offered ?? 0
        var flexible = 0
        for (index, track) in tracks.enumerated() {
            if index + 1 < tracks.count { left -= gaps[index] }
            if track.kind == .fixed { left -= quantum.length(track.minimum, axis) } else { flexible += 1 }
        }
        var cells: [Cell] = []
        var position = 0.0
        for (index, track) in tracks.enumerated() {
            let least = track.minimum.isFinite ? max(quantum.length(track.minimum, axis), 0) : 0
            let most = track.maximum.isNaN ? Double.infinity : max(track.maximum, least)
            let guides = track.alignment.map { Guides($0) }
            if track.kind == .fixed {
                cells.append(Cell(offset: position, length: least, guides: guides))
                position += least
            } else {
                let share = offered == nil ? least : max(left, 0) / Double(flexible)
                var taken = quantum.share(min(max(share, least), most), axis)
                if track.kind == .adaptive {
                    let room = max(share, least)
                    let gap = gaps[index]
                    // As many as fit of the least length; bounded, because a least length of 0 fits for ever.
                    let fitting = least + gap > 0 && room.isFinite ? ((room + gap) / (least + gap)).rounded(.down) : 1
                    let count = Int(min(max(fitting, 1), Double(max(children.count, 1)), 1000))
                    let each = quantum.share(
                        min(max((room - gap * (Double(count) - 1)) / Double(count), least), most), axis)
                    for number in 0..<count {
                        cells.append(
                            Cell(offset: position + Double(number) * (each + gap), length: each, guides: guides))
                    }
                    taken = Double(count) * (each + gap) - gap
                } else {
                    cells.append(Cell(offset: position, length: taken, guides: guides))
                }
                position += taken
                left -= taken
                flexible -= 1
            }
            if index + 1 < tracks.count { position += gaps[index] }
        }
        return (cells, position)
    }

    private func lines(_ proposal: Proposal) -> Lines {
        if let recent, recent.0 == proposal { return recent.1 }
        let (cells, length) = cells(proposal[axis])
        var lines: [Double] = []
        for (index, child) in children.enumerated() {
            let cell = cells[index % cells.count]
            if index % cells.count == 0 { lines.append(0) }
            lines[lines.count - 1] = max(
                lines[lines.count - 1], child.size(Proposal(axis, cell.length, nil))[axis.other])
        }
        let height = lines.reduce(0, +) + lineGap * Double(max(lines.count - 1, 0))
        let across = proposal[axis].map { $0.isFinite ? max($0, length) : length } ?? length
        let made = Lines(cells: cells, across: length, lines: lines, size: Size(axis, across, max(height, 0)))
        recent = (proposal, made)
        return made
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let lines = lines(proposal)
        let guide = axis == .horizontal ? guides.horizontal : guides.vertical
        let start = quantum.offset(
            guide.usual(in: lines.size[axis]) - guide.usual(in: lines.across), ofLength: lines.across, axis)
        var position = 0.0
        for (index, child) in children.enumerated() {
            let column = index % lines.cells.count
            let line = index / lines.cells.count
            if column == 0 && line > 0 { position += lines.lines[line - 1] + lineGap }
            let cell = lines.cells[column]
            let room = Size(axis, cell.length, lines.lines[line])
            let inner = Proposal(axis, cell.length, lines.lines[line])
            let offset = self.offset(of: child, inner, by: cell.guides ?? .center, in: room)
            let place = Point(axis, start + cell.offset, position)
            child.place(
                inner, at: Point(x: origin.x + place.x + offset.x, y: origin.y + place.y + offset.y), into: &out)
        }
    }
}
