import WidgetArchive

/// Lines made of a shaped text for one width and height.
struct LineLayout: Sendable {
    struct Line: Sendable {
        /// The clusters shown.
        var range: Range<Int>
        /// Clusters after the ellipsis, when the text is cut at its head or in the middle.
        var tail = 0..<0
        /// The ellipsis' run; nil when the line is whole.
        var ellipsis: UInt16?
        /// Points at scale 1.
        var width: Double
        var height: Double
        var ascent: Double
    }

    var lines: [Line] = []
    var scale = 1.0
    var isTruncated = false
    /// Lines that were wanted within the view's own limit and had no room.
    var missing = 0
    var size = Size()

    // Rounding must not push a word off its line.
    static let tolerance = 1e-6
}

/// Breaks, limits and cuts.
struct LineBreaker {
    let text: ShapedText
    let node: TextNode
    let spacing: Double
    let pixel: Double

    /// The layout for an offered width and height.
    func layout(width: Double?, height: Double?, smallestScale: Double) -> LineLayout {
        let full = layout(width: width, height: height, scale: 1)
        guard full.isTruncated, smallestScale < 1 else { return full }
        // The largest scale that needs no ellipsis, to within a hundredth.
        let least = layout(width: width, height: height, scale: smallestScale)
        if least.isTruncated { return least }
        var (fits, low, high) = (least, smallestScale, 1.0)
        while high - low > 0.01 {
            let middle = (low + high) / 2
            let attempt = layout(width: width, height: height, scale: middle)
            if attempt.isTruncated { high = middle } else { (fits, low) = (attempt, middle) }
        }
        return fits
    }

    private func layout(width: Double?, height: Double?, scale: Double) -> LineLayout {
        let room = (width ?? .infinity) / scale
        var result = LineLayout()
        result.scale = scale
        let limit = node.lineLimit.map { max($0, 1) } ?? .max
        // Lines whose room is reserved are used, however little height is offered.
        let reserved = node.reservedLines ?? 0
        var start = 0
        var total = 0.0
        let count = text.clusters.count
        repeat {
            let (line, next) = line(from: start, room: room)
            let lineHeight = line.height * scale
            let needed = total + (result.lines.isEmpty ? 0 : spacing) + lineHeight
            let fits = needed <= (height ?? .infinity) + LineLayout.tolerance || result.lines.count < reserved
            let hasRoom = result.lines.count < limit && fits
            if !hasRoom && !result.lines.isEmpty {
                result.isTruncated = true
                if result.lines.count < limit {
                    result.missing = remaining(from: start, room: room, limit: limit - result.lines.count)
                }
                let last = result.lines.count - 1
                result.lines[last] = cut(from: result.lines[last].range.lowerBound, room: room)
                break
            }
            result.lines.append(line)
            total = needed
            start = next
        } while start < count
        var widest = result.lines.reduce(0) { max($0, $1.width) } * scale
        widest = (widest / pixel - LineLayout.tolerance).rounded(.up) * pixel
        var tall = total
        if reserved > result.lines.count, let line = result.lines.last {
            // Bounded: the count comes from a file.
            tall += Double(min(reserved, 1000) - result.lines.count) * (line.height * scale + spacing)
        }
        result.size = Size(width: widest, height: tall)
        return result
    }

    private func remaining(from start: Int, room: Double, limit: Int) -> Int {
        var (start, lines) = (start, 0)
        // Beyond a hundred lines the number serves nobody.
        while start < text.clusters.count, lines < min(limit, 100) {
            start = line(from: start, room: room).next
            lines += 1
        }
        return lines
    }

    /// The line that begins at a cluster, and where the next one begins.
    private func line(from start: Int, room: Double) -> (line: LineLayout.Line, next: Int) {
        let clusters = text.clusters
        var x = 0.0
        // Up to the last letter: blanks at the end of a line hang.
        var visible = (end: start, width: 0.0)
        var candidate: (end: Int, width: Double, next: Int)?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            switch cluster.kind {
            case .newline: return (make(start..<visible.end, visible.width), index + 1)
            case .space:
                x += cluster.advance
                candidate = (visible.end, visible.width, index + 1)
            case .letter, .symbol:
                if x + cluster.advance > room + LineLayout.tolerance, visible.end > start || index > start {
                    if let candidate, candidate.next > start {
                        return (make(start..<candidate.end, candidate.width), candidate.next)
                    }
                    return (make(start..<index, visible.width), index)
                }
                x += cluster.advance
                visible = (index + 1, x)
                if cluster.breaksAfter { candidate = (index + 1, x, index + 1) }
            }
            index += 1
        }
        return (make(start..<visible.end, visible.width), clusters.count)
    }

    private func make(_ range: Range<Int>, _ width: Double) -> LineLayout.Line {
        var line = LineLayout.Line(range: range, width: width, height: 0, ascent: 0)
        setHeight(&line)
        return line
    }

    private func setHeight(_ line: inout LineLayout.Line) {
        if text.isUniform || line.range.isEmpty && line.tail.isEmpty {
            let number = line.range.lowerBound < text.clusters.count ? Int(text.clusters[line.range.lowerBound].run) : 0
            (line.height, line.ascent) = (text.runs[number].height, text.runs[number].ascent)
            return
        }
        var (ascent, descent) = (0.0, 0.0)
        var last: UInt16?
        for range in [line.range, line.tail] {
            for cluster in text.clusters[range] where cluster.run != last {
                last = cluster.run
                let run = text.runs[Int(cluster.run)]
                ascent = max(ascent, run.ascent)
                descent = max(descent, run.height - run.ascent)
            }
        }
        (line.height, line.ascent) = (ascent + descent, ascent)
    }

    /// The last line that has room, with an ellipsis for what has none.
    private func cut(from start: Int, room: Double) -> LineLayout.Line {
        let clusters = text.clusters
        let end = clusters.count
        let number = clusters.isEmpty ? 0 : clusters[min(start, end - 1)].run
        let space = max(room - text.runs[Int(number)].ellipsis, 0)
        var head = start
        var headWidth = 0.0
        var tail = end
        var tailWidth = 0.0
        func takeHead(_ most: Double) {
            while head < tail, clusters[head].kind != .newline,
                headWidth + clusters[head].advance <= most + LineLayout.tolerance
            {
                headWidth += clusters[head].advance
                head += 1
            }
        }
        func takeTail(_ most: Double) {
            while tail > head, clusters[tail - 1].kind != .newline,
                tailWidth + clusters[tail - 1].advance <= most + LineLayout.tolerance
            {
                tailWidth += clusters[tail - 1].advance
                tail -= 1
            }
        }
        switch node.truncation {
        case .tail: takeHead(space)
        case .head: takeTail(space)
        case .middle:
            takeHead(space / 2)
            takeTail(space - headWidth)
            takeHead(space - tailWidth)
        }
        // No blank stands beside the ellipsis.
        while head > start, clusters[head - 1].kind == .space {
            head -= 1
            headWidth -= clusters[head].advance
        }
        while tail < end, clusters[tail].kind == .space {
            tailWidth -= clusters[tail].advance
            tail += 1
        }
        if node.truncation == .tail { (tail, tailWidth) = (end, 0) }
        var line = LineLayout.Line(range: start..<head, width: 0, height: 0, ascent: 0)
        line.tail = tail..<end
        let run = head > start ? clusters[head - 1].run : tail < end ? clusters[tail].run : number
        line.ellipsis = run
        line.width = headWidth + text.runs[Int(run)].ellipsis + tailWidth
        setHeight(&line)
        return line
    }
}
