/// What a terminal writes with at the moment, and the shortest way to change it (SGR sequences).
struct Pen {
    /// How colours are written.
    let depth: ColorDepth
    private var foreground = PenColor.standard
    private var background = PenColor.standard
    private var attributes: CellAttributes = []

    init(depth: ColorDepth) { self.depth = depth }

    /// A colour as this depth writes it.
    enum PenColor: Equatable {
        case standard
        case index(UInt8)
        case rgb(RGB)
    }

    private func color(_ color: RGB?) -> PenColor {
        guard let color else { return .standard }
        return switch depth {
        case .none: .standard
        case .ansi16: .index(ColorQuantizer.index16(color))
        case .indexed256: .index(ColorQuantizer.index256(color))
        case .trueColor: .rgb(color)
        }
    }

    /// Appends what makes the pen right for a cell.
    mutating func adopt(_ cell: Cell, into bytes: inout [UInt8]) {
        var wantedAttributes = cell.attributes
        let wantedBackground = color(cell.background)
        var wantedForeground = color(cell.foreground)
        let isInvisible =
            cell.glyph.isSpace && wantedAttributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
        if isInvisible {
            // A space shows only its ground: keep what the pen has, as far as it does no harm.
            wantedForeground = foreground
            wantedAttributes = attributes.subtracting([.underline, .strikethrough, .reverse])
        } else if isUnreadable(wantedForeground, on: wantedBackground), wantedForeground != .standard,
            !cell.glyph.isBlock,
            let ground = cell.background
        {
            // Few colours can make letters and ground the same: then the letters go to the far end.
            wantedForeground = contrasting(ground)
        }
        guard
            wantedAttributes != attributes || wantedForeground != foreground || wantedBackground != background
        else { return }
        var sequence = Sequence(bytes: bytes)
        bytes = []
        let removed = attributes.subtracting(wantedAttributes)
        if wantedAttributes.isEmpty, wantedForeground == .standard, wantedBackground == .standard {
            sequence.begin()
        } else {
            change(attributes, removed, wantedAttributes, in: &sequence)
            if wantedForeground != foreground { write(wantedForeground, isGround: false, in: &sequence) }
            if wantedBackground != background { write(wantedBackground, isGround: true, in: &sequence) }
        }
        sequence.end()
        bytes = sequence.bytes
        (attributes, foreground, background) = (wantedAttributes, wantedForeground, wantedBackground)
    }

    /// Appends what brings the pen back to the terminal's own look, if it is not there.
    mutating func reset(into bytes: inout [UInt8]) {
        guard !attributes.isEmpty || foreground != .standard || background != .standard else { return }
        bytes.append(contentsOf: [0x1B, 0x5B, 0x6D])
        (attributes, foreground, background) = ([], .standard, .standard)
    }

    /// Whether two colours have become one; of the sixteen a bright and a plain one of a hue count as one.
    private func isUnreadable(_ front: PenColor, on ground: PenColor) -> Bool {
        if case .index(let first) = front, case .index(let second) = ground, depth == .ansi16 {
            return first % 8 == second % 8 && !(first % 8 == 0 && first != second)
        }
        // All colours are there: equal ones are meant.
        return depth != .trueColor && front == ground
    }

    private func contrasting(_ ground: RGB) -> PenColor {
        let isDark = ground.luminance < 0.18
        return switch depth {
        case .none: .standard
        case .ansi16: .index(isDark ? 15 : 0)
        case .indexed256: .index(isDark ? 231 : 16)
        case .trueColor: .rgb(isDark ? RGB(0xFFFFFF) : RGB(0x000000))
        }
    }

    private func change(
        _ old: CellAttributes, _ removed: CellAttributes, _ wanted: CellAttributes, in sequence: inout Sequence
    ) {
        var present = old
        // 22 ends bold and dim alike.
        if !removed.isDisjoint(with: [.bold, .dim]) {
            sequence.number(22)
            present.subtract([.bold, .dim])
        }
        for (attribute, code) in Self.ends where removed.contains(attribute) { sequence.number(code) }
        for (attribute, code) in Self.begins where wanted.contains(attribute) && !present.contains(attribute) {
            sequence.number(code)
        }
    }

    private static let begins: [(CellAttributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    private static let ends: [(CellAttributes, Int)] = [
        (.italic, 23), (.underline, 24), (.reverse, 27), (.strikethrough, 29),
    ]

    private func write(_ color: PenColor, isGround: Bool, in sequence: inout Sequence) {
        let offset = isGround ? 10 : 0
        switch color {
        case .standard: sequence.number(39 + offset)
        case .index(let index):
            if depth == .ansi16 {
                sequence.number((index < 8 ? 30 : 82) + Int(index) + offset)
            } else {
                sequence.number(38 + offset)
                sequence.number(5)
                sequence.number(Int(index))
            }
        case .rgb(let color):
            sequence.number(38 + offset)
            sequence.number(2)
            sequence.number(Int(color.red))
            sequence.number(Int(color.green))
            sequence.number(Int(color.blue))
        }
    }

    /// One SGR sequence in the making; the buffer is moved in and out, never copied.
    private struct Sequence {
        var bytes: [UInt8]
        private var isOpen = false

        init(bytes: consuming [UInt8]) { self.bytes = bytes }

        mutating func begin() {
            if isOpen { return }
            bytes.append(0x1B)
            bytes.append(0x5B)
            isOpen = true
        }

        mutating func number(_ value: Int) {
            if isOpen { bytes.append(0x3B) } else { begin() }
            Decimal.append(value, to: &bytes)
        }

        mutating func end() {
            if isOpen { bytes.append(0x6D) }
        }
    }
}

/// Small numbers in decimal.
enum Decimal {
    static func append(_ value: Int, to bytes: inout [UInt8]) {
        if value >= 10 { append(value / 10, to: &bytes) }
        bytes.append(UInt8(0x30 + value % 10))
    }
}

extension Pen {
    /// Whether a cell could be written without a change of the pen.
    func wouldKeep(_ cell: Cell) -> Bool {
        var copy = self
        var bytes: [UInt8] = []
        copy.adopt(cell, into: &bytes)
        return bytes.isEmpty
    }
}
