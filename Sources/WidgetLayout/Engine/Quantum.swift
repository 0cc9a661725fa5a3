import WidgetArchive

/// Rounds the view's lengths to a surface's cells.
///
/// A terminal can put nothing between two cells. Were lengths kept in points and rounded when drawn, equal gaps would
/// come out unequal and a text of one row could lose it; so each length is rounded before layout, and every view
/// stands on whole cells. What is thinner than half a cell (a line, a bar) keeps its length inside a cell of its own,
/// so that the painter can still tell a hairline from a block.
struct Quantum: Sendable {
    /// How much room is spent where half a cell was asked for.
    enum Density: Sendable, CaseIterable {
        /// Half a cell counts as one.
        case comfortable
        /// Half a row counts as none.
        case compact
        /// Gaps and paddings of less than two rows are left out.
        case dense
    }

    let cell: Size?
    let density: Density

    /// A padding or a gap.
    func gap(_ length: Double, _ axis: Axis) -> Double {
        guard let step = cell?[axis], length.isFinite else { return length }
        let cells = length.magnitude / step
        let whole: Double =
            switch (axis, density) {
            case (.horizontal, _), (.vertical, .comfortable): (cells + 0.5).rounded(.down)
            case (.vertical, .compact): (cells - 0.5).rounded(.up)
            case (.vertical, .dense): cells < 2 ? 0 : cells.rounded(.down) - 1
            }
        return length < 0 ? -max(whole, 0) * step : max(whole, 0) * step
    }

    /// A frame's length: at least one cell, unless it is zero.
    func length(_ length: Double, _ axis: Axis) -> Double {
        guard let step = cell?[axis], length.isFinite, length > 0 else { return length }
        return max((length / step + 0.5).rounded(.down), 1) * step
    }

    /// Whether a frame's length is so small that what is inside keeps it.
    func isThin(_ length: Double, _ axis: Axis) -> Bool {
        guard let step = cell?[axis] else { return false }
        return length > 0 && length <= step / 2
    }

    /// An answered size: whole cells, upwards; thin ones as they are.
    func answer(_ size: Size) -> Size {
        guard let cell else { return size }
        return Size(
            width: Self.up(size.width, cell.width), height: Self.up(size.height, cell.height))
    }

    private static func up(_ length: Double, _ step: Double) -> Double {
        guard length.isFinite, length > step / 2 else { return length }
        return (length / step - 1e-6).rounded(.up) * step
    }

    /// A share of a stack's length.
    func share(_ length: Double, _ axis: Axis) -> Double {
        guard let step = cell?[axis], length.isFinite else { return length }
        return (length / step + 1e-6).rounded(.down) * step
    }

    /// Where a child of `length` begins.
    func offset(_ offset: Double, ofLength length: Double, _ axis: Axis) -> Double {
        guard let step = cell?[axis], offset.isFinite, length >= step else { return offset }
        return (offset / step + 1e-6).rounded(.down) * step
    }
}
