import WidgetArchive

/// A picture in the making: the ground of every cell, and the letters on it.
///
/// A cell's ground is one colour, or two halves (gradients), or where edges run through it a block of 4 × 8 pixels.
/// At the end each cell takes the block element and the two colours that come nearest to its pixels. So shapes are
/// drawn at eight times the terminal's resolution, and only where something is to be seen at it.
struct PaintGrid {
    let columns: Int
    let rows: Int
    /// Points a cell is wide and high.
    let cell: Size
    /// Where point (0, 0) lies, in cells.
    let origin: CellPoint
    /// Without colours what is filled is drawn in one ink, see ``takeGround()``.
    let hasColor: Bool
    /// Whether ink has no block elements.
    let isASCII: Bool
    /// Without colours: what has no ink, a colour a cell.
    var inkGround: [RGB] = []
    private(set) var top: [RGB]
    private(set) var bottom: [RGB]
    private var blockNumbers: [Int32]
    private var pixels: [RGB] = []
    /// Blocks that hold a picture's pixels, which no two colours of their own stand for.
    private var pictureBlocks: Set<Int32> = []
    private(set) var marks: [Cell?]

    static let blockColumns = 4
    static let blockRows = 8
    static let blockSize = 32

    init(
        columns: Int, rows: Int, cell: Size, origin: CellPoint, hasColor: Bool, isASCII: Bool = false,
        ground: (Int, Int) -> (RGB, RGB)
    ) {
        (self.columns, self.rows, self.cell, self.origin) = (columns, rows, cell, origin)
        (self.hasColor, self.isASCII) = (hasColor, isASCII)
        let count = columns * rows
        top = []
        bottom = []
        top.reserveCapacity(count)
        bottom.reserveCapacity(count)
        for y in 0..<rows {
            for x in 0..<columns {
                let (upper, lower) = ground(x, y)
                top.append(upper)
                bottom.append(lower)
            }
        }
        blockNumbers = Array(repeating: -1, count: count)
        marks = Array(repeating: nil, count: count)
    }

    /// A cell's rectangle, points.
    func rect(_ x: Int, _ y: Int) -> Rect {
        Rect(
            x: Double(x - origin.x) * cell.width, y: Double(y - origin.y) * cell.height, width: cell.width,
            height: cell.height)
    }

    /// The cells that a rectangle of points touches, inside the grid.
    func cells(of rect: Rect) -> CellRect {
        let left = Self.whole((rect.minX / cell.width + 1e-6).rounded(.down)) + origin.x
        let upper = Self.whole((rect.minY / cell.height + 1e-6).rounded(.down)) + origin.y
        let right = Self.whole((rect.maxX / cell.width - 1e-6).rounded(.up)) + origin.x
        let lower = Self.whole((rect.maxY / cell.height - 1e-6).rounded(.up)) + origin.y
        return CellRect(x: left, y: upper, width: right - left, height: lower - upper)
            .intersection(CellRect(x: 0, y: 0, width: columns, height: rows))
    }

    /// A whole number of any: not a number is 0, and what is far outside stays far outside.
    static func whole(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6)) }

    /// The one colour that a cell's ground comes nearest to.
    func ground(_ x: Int, _ y: Int) -> RGB {
        let index = y * columns + x
        let number = Int(blockNumbers[index])
        if number >= 0 {
            var sum = SIMD4<Float>(repeating: 0)
            for pixel in pixels[(number * Self.blockSize)..<((number + 1) * Self.blockSize)] {
                sum += RGBA(pixel).components
            }
            return RGB(RGBA(sum / Float(Self.blockSize)))
        }
        return top[index] == bottom[index] ? top[index] : top[index].mixed(with: bottom[index], 0.5)
    }

    /// Fills what lies inside a shape and all clips.
    mutating func fill(_ outline: Outline, _ paint: ResolvedPaint, in box: Rect, clips: [ClipRegion]) {
        if case .solid(let color) = paint, color.alpha <= 0.002 { return }
        let outline = outline.withCellCorners(cell)
        let area = cells(of: outline.bounds)
        guard !area.isEmpty else { return }
        let clips = effective(clips, on: area)
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let rect = rect(x, y)
                var relation = outline.relation(to: rect)
                if relation == .outside { continue }
                for clip in clips {
                    switch clip.relation(to: rect) {
                    case .outside: relation = .outside
                    case .partial: if relation == .inside { relation = .partial }
                    case .inside: break
                    }
                    if relation == .outside { break }
                }
                switch relation {
                case .outside: continue
                case .inside: cover(x, y, rect, paint, box)
                case .partial: coverPart(x, y, rect, outline, paint, box, clips)
                }
            }
        }
        // What reaches over everything is a ground, and a page full of ink is none.
        if !hasColor, covers(outline.bounds) { takeGround() }
    }

    private func covers(_ box: Rect) -> Bool {
        let (first, last) = (rect(origin.x, origin.y), rect(columns - 1 - origin.x, rows - 1 - origin.y))
        return box.minX <= first.minX + 0.5 && box.minY <= first.minY + 0.5 && box.maxX >= last.maxX - 0.5
            && box.maxY >= last.maxY - 0.5
    }

    /// The colour of one of a cell's pixels.
    func pixelColor(_ index: Int, _ pixel: Int) -> RGB {
        let number = Int(blockNumbers[index])
        if number >= 0 { return pixels[number * Self.blockSize + pixel] }
        return pixel < Self.blockSize / 2 ? top[index] : bottom[index]
    }

    /// The clips that take something away from an area: mostly none, for what is drawn stands inside the tile.
    private func effective(_ clips: [ClipRegion], on area: CellRect) -> [ClipRegion] {
        let first = rect(area.x, area.y)
        let whole = Rect(
            x: first.minX, y: first.minY, width: Double(area.width) * cell.width,
            height: Double(area.height) * cell.height)
        if clips.allSatisfy({ $0.relation(to: whole) != .inside }) { return clips }
        return clips.filter { $0.relation(to: whole) != .inside }
    }

    private mutating func cover(_ x: Int, _ y: Int, _ rect: Rect, _ paint: ResolvedPaint, _ box: Rect) {
        let index = y * columns + x
        let upper: RGBA
        let lower: RGBA
        switch paint {
        case .solid(let color): (upper, lower) = (color, color)
        case .gradient(let gradient):
            upper = gradient.color(at: rect.midX, rect.minY + rect.size.height / 4, in: box)
            lower = gradient.color(at: rect.midX, rect.minY + rect.size.height * 3 / 4, in: box)
        }
        if upper.alpha >= 0.999, lower.alpha >= 0.999 {
            blockNumbers[index] = -1
        } else if blockNumbers[index] >= 0 {
            let start = Int(blockNumbers[index]) * Self.blockSize
            for pixel in 0..<Self.blockSize {
                pixels[start + pixel] = (pixel < Self.blockSize / 2 ? upper : lower).over(pixels[start + pixel])
            }
        }
        top[index] = upper.over(top[index])
        bottom[index] = lower.over(bottom[index])
        veil(index, upper.mixed(with: lower, 0.5))
    }

    private mutating func coverPart(
        _ x: Int, _ y: Int, _ rect: Rect, _ outline: Outline, _ paint: ResolvedPaint, _ box: Rect, _ clips: [ClipRegion]
    ) {
        let index = y * columns + x
        let (pixelWidth, pixelHeight) = (
            rect.size.width / Double(Self.blockColumns), rect.size.height / Double(Self.blockRows)
        )
        let soft = outline.isSoft(cell: cell) ? softEnds(rect, outline) : nil
        var solid: RGBA?
        if case .solid(let color) = paint { solid = color }
        var total: Float = 0
        var start = -1
        for row in 0..<Self.blockRows {
            for column in 0..<Self.blockColumns {
                let left = rect.minX + Double(column) * pixelWidth
                let upper = rect.minY + Double(row) * pixelHeight
                var coverage: Float = 0
                for sample in 0..<4 {
                    let sampleX = left + pixelWidth * (sample & 1 == 0 ? 0.25 : 0.75)
                    let sampleY = upper + pixelHeight * (sample & 2 == 0 ? 0.25 : 0.75)
                    guard soft != nil || outline.contains(sampleX, sampleY) else { continue }
                    var share: Float = 0.25
                    if let soft { share = soft[column] / 4 }
                    for clip in clips { share *= clip.coverage(sampleX, sampleY) }
                    coverage += share
                }
                guard coverage > 0 else { continue }
                total += coverage
                if start < 0 { start = openBlock(index) }
                let color = solid ?? paint.color(at: left + pixelWidth / 2, upper + pixelHeight / 2, in: box)
                let pixel = start + row * Self.blockColumns + column
                pixels[pixel] = color.faded(coverage).over(pixels[pixel])
            }
        }
        if total > 0 { veil(index, paint.representative.faded(total / Float(Self.blockSize))) }
    }

    /// Draws what a closure says of each pixel's middle, inside a box and all clips.
    mutating func fillPixels(_ box: Rect, clips: [ClipRegion], color: (Double, Double) -> RGBA) {
        guard hasColor else { return }
        let area = cells(of: box)
        guard !area.isEmpty else { return }
        let (pixelWidth, pixelHeight) = (cell.width / Double(Self.blockColumns), cell.height / Double(Self.blockRows))
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let rect = rect(x, y)
                let relations = clips.map { $0.relation(to: rect) }
                if relations.contains(.outside) { continue }
                let isCut = relations.contains(.partial)
                let index = y * columns + x
                let start = openBlock(index)
                pictureBlocks.insert(blockNumbers[index])
                var covered: Float = 0
                for row in 0..<Self.blockRows {
                    let middleY = rect.minY + (Double(row) + 0.5) * pixelHeight
                    guard middleY >= box.minY, middleY <= box.maxY else { continue }
                    for column in 0..<Self.blockColumns {
                        let middleX = rect.minX + (Double(column) + 0.5) * pixelWidth
                        guard middleX >= box.minX, middleX <= box.maxX else { continue }
                        var shown = color(middleX, middleY)
                        if isCut { for clip in clips { shown.alpha *= clip.coverage(middleX, middleY) } }
                        covered += shown.alpha
                        let pixel = start + row * Self.blockColumns + column
                        pixels[pixel] = shown.over(pixels[pixel])
                    }
                }
                if covered > 0 { veil(index, RGBA.white.faded(covered / Float(Self.blockSize))) }
            }
        }
    }

    /// How much of each pixel column of a cell a shape of one row covers: its ends fade in over the columns instead of
    /// showing corners that a cell is too coarse for.
    private func softEnds(_ rect: Rect, _ outline: Outline) -> [Float] {
        (0..<Self.blockColumns).map { column in
            let x = rect.minX + rect.size.width * (Double(column) + 0.5) / Double(Self.blockColumns)
            let inside = (0..<16).filter { outline.contains(x, rect.minY + rect.size.height * (Double($0) + 0.5) / 16) }
            return Float(inside.count) / 16
        }
    }

    /// The cell's first pixel; its block is made from its halves where there was none.
    private mutating func openBlock(_ index: Int) -> Int {
        if blockNumbers[index] < 0 {
            blockNumbers[index] = Int32(pixels.count / Self.blockSize)
            pixels.append(contentsOf: repeatElement(top[index], count: Self.blockSize / 2))
            pixels.append(contentsOf: repeatElement(bottom[index], count: Self.blockSize / 2))
        }
        return Int(blockNumbers[index]) * Self.blockSize
    }

    /// What is drawn over letters hides them, or colours them when it is see-through.
    private mutating func veil(_ index: Int, _ color: RGBA) {
        guard let mark = marks[index], color.alpha > 0.002 else { return }
        if color.alpha > 0.6 {
            removeMark(index)
        } else if !mark.isContinuation {
            marks[index] = Cell(
                mark.glyph, foreground: mark.foreground.map(color.over), attributes: mark.attributes,
                columns: mark.columns, isUncertain: mark.isUncertain)
        }
    }

    private mutating func removeMark(_ index: Int) {
        guard let mark = marks[index] else { return }
        if mark.columns == 2, index + 1 < marks.count { marks[index + 1] = nil }
        if mark.isContinuation, index > 0 { marks[index - 1] = nil }
        marks[index] = nil
    }

    /// Puts a letter; a wide one takes two cells and is left out where the second lies outside.
    mutating func mark(_ x: Int, _ y: Int, _ cell: Cell) {
        guard x >= 0, y >= 0, x < columns, y < rows else { return }
        let index = y * columns + x
        removeMark(index)
        if cell.columns == 2 {
            guard x + 1 < columns else { return }
            removeMark(index + 1)
            marks[index + 1] = Cell(columns: 0)
        }
        marks[index] = cell
    }

    /// Whether a letter stands in the cell.
    func hasMark(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < columns && y < rows && marks[y * columns + x].map { !$0.glyph.isSpace } ?? false
    }

    /// Changes the letter of a cell.
    mutating func changeMark(_ x: Int, _ y: Int, _ change: (Cell) -> Cell) {
        guard x >= 0, y >= 0, x < columns, y < rows, let mark = marks[y * columns + x] else { return }
        if mark.isContinuation { return }
        marks[y * columns + x] = change(mark)
    }

    /// Changes the ground's colours of a cell.
    mutating func changeGround(_ x: Int, _ y: Int, _ change: (RGB) -> RGB) {
        guard hasColor, x >= 0, y >= 0, x < columns, y < rows else { return }
        let index = y * columns + x
        top[index] = change(top[index])
        bottom[index] = change(bottom[index])
        guard blockNumbers[index] >= 0 else { return }
        let start = Int(blockNumbers[index]) * Self.blockSize
        for pixel in start..<(start + Self.blockSize) { pixels[pixel] = change(pixels[pixel]) }
    }

    /// Writes the picture into a canvas.
    func compose(into canvas: inout CellCanvas, at place: CellPoint) {
        let inks = hasColor ? [] : inkCells()
        for y in 0..<rows {
            for x in 0..<columns {
                let index = y * columns + x
                if let mark = marks[index] {
                    if mark.isContinuation { continue }
                    canvas.put(
                        Cell(
                            mark.glyph, foreground: mark.foreground, background: hasColor ? ground(x, y) : nil,
                            attributes: mark.attributes, columns: mark.columns, isUncertain: mark.isUncertain),
                        x: place.x + x, y: place.y + y)
                } else {
                    canvas.put(hasColor ? groundCell(index) : inks[index], x: place.x + x, y: place.y + y)
                }
            }
        }
    }

    private static let upperHalf = Glyph("▀")

    private func groundCell(_ index: Int) -> Cell {
        if blockNumbers[index] < 0 {
            if top[index] == bottom[index] { return Cell(background: top[index]) }
            return Cell(Self.upperHalf, foreground: top[index], background: bottom[index])
        }
        let start = Int(blockNumbers[index]) * Self.blockSize
        let isPicture = pictureBlocks.contains(blockNumbers[index])
        return pixels.withUnsafeBufferPointer { pixels in
            let block = UnsafeBufferPointer(rebasing: pixels[start..<(start + Self.blockSize)])
            return isPicture ? PictureFit.cell(block) : BlockFit.cell(block)
        }
    }
}
