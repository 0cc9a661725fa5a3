import WidgetArchive

/// Our own drawings of SF Symbols, on a grid of 24 units with strokes of one width.
///
/// A line is `name|part;part…` or `name=other`, where `^90` after the other's name turns it clockwise and `~` mirrors it.
/// A part is a letter and path data of SVG, in which `@x,y,r` is a circle and `#x,y,width,height,radius` a rectangle:
///
///     s  a stroke                          f  a filled shape
///     b  an outline that `.fill` fills     d  a stroke on it, cut out of the filled one
///     k  an outline on it; filled, all of  h  a filled shape on it, cut out of the filled one
///        it is cut out                     v  a stroke that a variable value turns on, in order
///
/// `.fill`, `.circle`, `.square`, `.slash`, `.badge.…` and the like are composed by ``SymbolComposer``; a variant that
/// looks otherwise has a line of its own.
enum SymbolPaths {
    /// One part of a drawing.
    struct Part: Sendable {
        /// The letter of its kind.
        var kind: UInt8
        /// Path data.
        var path: [UInt8]
    }

    /// What a line says.
    struct Drawing: Sendable {
        var parts: [Part] = []
        /// Degrees clockwise, a multiple of 45, about the middle.
        var turn = 0
        /// Whether it is mirrored left to right, before the turn.
        var isMirrored = false

        /// Whether `.fill` changes it.
        var hasBody: Bool { parts.contains { $0.kind == UInt8(ascii: "b") } }
        func parts(_ kinds: StaticString) -> [Part] {
            let letters = UnsafeBufferPointer(start: kinds.utf8Start, count: kinds.utf8CodeUnitCount)
            return parts.filter { letters.contains($0.kind) }
        }
    }

    /// The drawing of exactly that name.
    static func drawing(_ name: String) -> Drawing? {
        guard let line = table[name] else { return nil }
        return drawing(line, depth: 0)
    }

    /// Whether there is a drawing of exactly that name.
    static func contains(_ name: String) -> Bool { table[name] != nil }

    /// Every name with a line, sorted.
    static var names: [String] { table.keys.sorted() }

    private static func drawing(_ line: Line, depth: Int) -> Drawing? {
        switch line {
        case .parts(let text): return Drawing(parts: text.split(separator: ";").map { part($0) })
        case .other(let name, let turn, let isMirrored):
            guard depth < 8, let other = table[name], var made = drawing(other, depth: depth + 1) else { return nil }
            if isMirrored {
                made.isMirrored.toggle()
                made.turn = (360 - made.turn) % 360
            }
            made.turn = (made.turn + turn) % 360
            return made
        }
    }

    private enum Line: Sendable {
        case parts(Substring)
        case other(String, turn: Int, isMirrored: Bool)
    }

    private static let table: [String: Line] = {
        var table: [String: Line] = [:]
        table.reserveCapacity(800)
        for list in [signs, nature, things, systems, leisure, letters] {
            for line in list.split(separator: "\n") {
                if let bar = line.firstIndex(of: "|") {
                    table[String(line[..<bar])] = .parts(line[line.index(after: bar)...])
                } else if let sign = line.firstIndex(of: "=") {
                    var other = line[line.index(after: sign)...]
                    let isMirrored = other.last == "~"
                    if isMirrored { other = other.dropLast() }
                    let pieces = other.split(separator: "^")
                    table[String(line[..<sign])] = .other(
                        String(pieces[0]), turn: pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0, isMirrored: isMirrored)
                }
            }
        }
        return table
    }()

    /// Path data with circles and rectangles written out.
    private static func part(_ text: Substring) -> Part {
        let bytes = Array(text.utf8)
        var writer = SVGWriter()
        var index = 1
        func numbers(_ count: Int) -> [Double] {
            var found: [Double] = []
            for _ in 0..<count {
                let start = index
                while index < bytes.count, bytes[index] == 0x2E || (0x30...0x39).contains(bytes[index]) { index += 1 }
                found.append(Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0)
                if index < bytes.count, bytes[index] == 0x2C { index += 1 }
            }
            return found
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "@"):
                index += 1
                let circle = numbers(3)
                writer.circle(x: circle[0], y: circle[1], radius: circle[2])
            case UInt8(ascii: "#"):
                index += 1
                let box = numbers(5)
                writer.rectangle(x: box[0], y: box[1], width: box[2], height: box[3], radius: box[4])
            case let byte:
                writer.append(contentsOf: CollectionOfOne(byte))
                index += 1
            }
        }
        var path = writer.bytes
        while path.last == 0x20 { path.removeLast() }
        return Part(kind: bytes.first ?? 0, path: path)
    }
}

extension SVGWriter {
    fileprivate mutating func circle(x: Double, y: Double, radius: Double) {
        append("M")
        append(Point(x: x - radius, y: y))
        for sign in [1.0, -1] {
            append("a")
            append(Point(x: radius, y: radius))
            append(" 0 0 1 ")
            append(Point(x: 2 * radius * sign, y: 0))
        }
        append("Z")
    }

    fileprivate mutating func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        let (w, h) = (width - 2 * radius, height - 2 * radius)
        append("M")
        append(Point(x: x + radius, y: y))
        for (dx, dy, cx, cy) in [
            (w, 0, radius, radius), (0, h, -radius, radius), (-w, 0, -radius, -radius), (0, -h, radius, -radius),
        ] {
            append("l")
            append(Point(x: dx, y: dy))
            append("a")
            append(Point(x: radius, y: radius))
            append(" 0 0 1 ")
            append(Point(x: cx, y: cy))
        }
        append("Z")
    }
}
