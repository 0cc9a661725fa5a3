/// How large a terminal is taken to be.
public enum TerminalSize {
    /// The size when nothing else is known.
    public static let usual = CellSize(width: 80, height: 24)
    /// More than this is a mistake somewhere and would only cost memory.
    public static let most = CellSize(width: 1000, height: 500)

    /// What the kernel says; where it says 0 (a fresh pty does), COLUMNS and LINES; where they say nothing, 80 × 24.
    public static func resolve(columns: Int, rows: Int, environment: [String: String]) -> CellSize {
        func pick(_ told: Int, _ name: String, _ usual: Int, _ most: Int) -> Int {
            if told > 0 { return min(told, most) }
            if let value = environment[name].flatMap(Int.init), value > 0 { return min(value, most) }
            return usual
        }
        return CellSize(
            width: pick(columns, "COLUMNS", usual.width, most.width),
            height: pick(rows, "LINES", usual.height, most.height))
    }
}
