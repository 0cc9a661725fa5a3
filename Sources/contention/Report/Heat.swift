/// Waits over time as one row of blocks.
enum Heat {
    private static let blocks = Array("▁▂▃▄▅▆▇█")

    /// The height of a wait on a logarithmic scale: up to 1 µs the lowest block, from 1 s the highest.
    static func level(_ nanoseconds: Int64) -> Int {
        var level = 0
        var bound: Int64 = 1000
        // Each step is a factor of 10^(6/7).
        while level < 7, nanoseconds > bound {
            bound = bound * 72 / 10
            level += 1
        }
        return level
    }

    /// A row; an instant without a wait is a blank.
    static func row(_ waits: [Int64], width: Int, colour: Bool) -> String {
        let merged = merge(waits, into: width)
        var row = ""
        for wait in merged {
            guard wait > 0 else {
                row += " "
                continue
            }
            let level = level(wait)
            row += colour ? "\u{1B}[38;5;\(colours[level])m\(blocks[level])" : String(blocks[level])
        }
        return row + (colour ? "\u{1B}[0m" : "")
    }

    /// From green over yellow to red.
    private static let colours = [29, 35, 71, 143, 178, 208, 202, 196]

    private static func merge(_ waits: [Int64], into width: Int) -> [Int64] {
        guard width < waits.count else { return waits }
        return (0..<width).map { column in
            waits[column * waits.count / width..<(column + 1) * waits.count / width].max() ?? 0
        }
    }

    /// What the blocks mean.
    static var legend: [String] {
        ["longest waits over time", "▁ to 1 µs", "▃ 50 µs", "▅ 3 ms", "▇ 140 ms", "█ more"]
    }
}
