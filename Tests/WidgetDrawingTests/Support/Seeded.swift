import WidgetDrawing

/// The same numbers in every run.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

extension CellCanvas {
    static let clusters: [String] = [
        "a", "b", " ", " ", "é", "─", "▀", "牛", "乳", "👵", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "e\u{301}", "ก็", "क्षि", "한", "ｶ", "①",
    ]

    /// A canvas of random cells.
    static func random(_ width: Int, _ height: Int, using source: inout Seeded) -> CellCanvas {
        var canvas = CellCanvas(width: width, height: height)
        canvas.scatter(count: width * height, using: &source)
        return canvas
    }

    /// Changes some cells at random.
    mutating func scatter(count: Int, using source: inout Seeded) {
        let colors: [RGB?] = [nil, RGB(0xFF0000), RGB(0x00FF00), RGB(0x0000FF)]
        for _ in 0..<count {
            write(
                Self.clusters.randomElement(using: &source) ?? "a",
                at: CellPoint(
                    x: Int.random(in: 0..<width, using: &source), y: Int.random(in: 0..<height, using: &source)),
                foreground: colors.randomElement(using: &source) ?? nil,
                background: colors.randomElement(using: &source) ?? nil,
                attributes: CellAttributes(rawValue: UInt8.random(in: 0..<64, using: &source)))
        }
    }
}
