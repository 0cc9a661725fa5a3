/// Turns frames into the bytes that make a terminal show them: only what changed since the last one.
///
/// Within a frame the writer knows where the cursor stands and what the pen looks like, so it moves and recolours only
/// where it must. After a cluster on whose width terminals disagree it goes on by absolute column and writes the next
/// cell again, so that a disagreement stays in its own cells. It never clears, but for the first frame and a frame of
/// another size, and then in the same buffer as the new picture. An unchanged frame is no byte.
///
/// It expects automatic margins to be off (``TerminalModes``): the last column can be written without scrolling.
public struct FrameWriter: Sendable {
    /// How many colours the terminal has.
    public let depth: ColorDepth
    /// Whether frames are wrapped in the synchronised-output marks (mode 2026); harmless where unknown.
    public let isSynchronized: Bool
    /// What the last call of ``encode(_:)`` made.
    public private(set) var bytes: [UInt8] = []
    /// What frames have cost.
    public private(set) var statistics = FrameStatistics()
    private var shown: CellCanvas?

    /// A writer for a terminal that shows something unknown.
    public init(depth: ColorDepth, isSynchronized: Bool = false) {
        (self.depth, self.isSynchronized) = (depth, isSynchronized)
    }

    /// Forgets what the terminal shows (after it was used by others): the next frame is drawn whole.
    public mutating func forget() { shown = nil }

    /// Puts into ``bytes`` what takes the terminal from the last frame to this one, and gives their number.
    @discardableResult
    public mutating func encode(_ canvas: CellCanvas) -> Int {
        bytes.removeAll(keepingCapacity: true)
        statistics.frames += 1
        statistics.bytes = 0
        statistics.cellsEmitted = 0
        statistics.cellsElided = canvas.cells.count
        if let shown, shown == canvas { return 0 }
        var pass = Pass(depth: depth, bytes: bytes)
        bytes = []
        if isSynchronized { pass.append("\u{1B}[?2026h") }
        let before: CellCanvas
        if let shown, shown.width == canvas.width, shown.height == canvas.height {
            before = shown
        } else {
            pass.append("\u{1B}[m\u{1B}[2J")
            before = CellCanvas(width: canvas.width, height: canvas.height)
        }
        pass.draw(canvas, over: before)
        pass.finish()
        if isSynchronized { pass.append("\u{1B}[?2026l") }
        bytes = pass.bytes
        shown = canvas
        statistics.changedFrames += 1
        statistics.cellsEmitted = pass.emitted
        statistics.cellsElided = canvas.cells.count - pass.emitted
        statistics.bytes = bytes.count
        statistics.totalBytes += bytes.count
        statistics.totalCellsEmitted += pass.emitted
        return bytes.count
    }
}

/// The making of one frame's bytes.
private struct Pass {
    var bytes: [UInt8]
    var emitted = 0
    private var pen: Pen
    /// Where the terminal's cursor stands; nil when not known.
    private var cursor: CellPoint?

    /// Unchanged cells up to this many are written again rather than jumped over: a jump costs four bytes or more.
    private static let cheapGap = 3

    init(depth: ColorDepth, bytes: consuming [UInt8]) {
        self.bytes = bytes
        pen = Pen(depth: depth)
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func finish() { pen.reset(into: &bytes) }

    mutating func draw(_ canvas: CellCanvas, over before: CellCanvas) {
        let width = canvas.width
        canvas.cells.withUnsafeBufferPointer { new in
            before.cells.withUnsafeBufferPointer { old in
                for y in 0..<canvas.height {
                    let row = (y * width)..<((y + 1) * width)
                    let newRow = UnsafeBufferPointer(rebasing: new[row])
                    let oldRow = UnsafeBufferPointer(rebasing: old[row])
                    if sameBytes(UnsafeRawBufferPointer(newRow), UnsafeRawBufferPointer(oldRow)) { continue }
                    drawRow(y, newRow, oldRow)
                }
            }
        }
    }

    private mutating func drawRow(_ y: Int, _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>) {
        var x = 0
        // The column up to which cells are written whether they changed or not.
        var forced = 0
        while x < new.count {
            let cell = new[x]
            let columns = max(1, cell.columns)
            let isChanged =
                x < forced || cell != old[x] || (columns == 2 && x + 1 < new.count && new[x + 1] != old[x + 1])
            guard isChanged else {
                x += columns
                continue
            }
            move(to: x, y, new)
            if cell.isContinuation {
                // Its lead is unchanged, or it stands alone by mistake: either way the lead has it.
                x += 1
                continue
            }
            emit(cell, x, y, lineWidth: new.count)
            // Clusters that were or are of doubtful width may have spilt over what stands behind them.
            if cell.isUncertain || old[x].isUncertain { forced = max(forced, x + columns + 1) }
            x += columns
        }
    }

    private mutating func emit(_ cell: Cell, _ x: Int, _ y: Int, lineWidth: Int) {
        pen.adopt(cell, into: &bytes)
        if cell.isUncertain, cell.columns == 2 {
            // Where a terminal takes one column only, the other must not show what stood there.
            bytes.append(0x20)
            bytes.append(0x20)
            cursor = nil
            move(to: x, y, nil)
        }
        cell.glyph.append(to: &bytes)
        emitted += 1
        let next = x + max(1, cell.columns)
        // In the last column the cursor stays on it, waiting; after a doubtful cluster nobody knows.
        cursor = cell.isUncertain || next >= lineWidth ? nil : CellPoint(x: next, y: y)
    }

    /// Moves the cursor the shortest way. `row` holds the cells that may be written again to get there.
    private mutating func move(to x: Int, _ y: Int, _ row: UnsafeBufferPointer<Cell>?) {
        if let cursor, cursor.y == y {
            if cursor.x == x { return }
            if let row, cursor.x < x, x - cursor.x <= Self.cheapGap, isPlain(row, cursor.x..<x) {
                for column in cursor.x..<x { emit(row[column], column, y, lineWidth: row.count) }
                return
            }
            if cursor.x < x {
                append("\u{1B}[")
                if x - cursor.x > 1 { Decimal.append(x - cursor.x, to: &bytes) }
                bytes.append(0x43)  // C: cursor forward
                self.cursor = CellPoint(x: x, y: y)
                return
            }
        }
        if let cursor, cursor.y + 1 == y, x == 0 {
            append("\r\n")
        } else {
            append("\u{1B}[")
            if x > 0 || y > 0 { Decimal.append(y + 1, to: &bytes) }
            if x > 0 {
                bytes.append(0x3B)
                Decimal.append(x + 1, to: &bytes)
            }
            bytes.append(0x48)  // H: cursor position
        }
        cursor = CellPoint(x: x, y: y)
    }

    /// Whether the cells can be written with hardly more bytes than their letters have.
    private func isPlain(_ row: UnsafeBufferPointer<Cell>, _ range: Range<Int>) -> Bool {
        let first = row[range.lowerBound]
        for column in range {
            let cell = row[column]
            if cell.columns != 1 || cell.isUncertain || cell.glyph.isLong || cell.glyph.bits > 0xFF { return false }
            if cell.front != first.front || cell.back != first.back { return false }
        }
        return pen.wouldKeep(first)
    }
}
