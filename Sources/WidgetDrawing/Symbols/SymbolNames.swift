/// Newer names of symbols that had others before.
enum SymbolNames {
    /// The name that a symbol of the “trianglehead” families had before SF Symbols 6; nil for other names.
    ///
    /// `arrow.trianglehead.2.clockwise.rotate.90` was `arrow.triangle.2.circlepath`, `arrow.trianglehead.clockwise` was
    /// `arrow.clockwise`, and what is left had “triangle” for “trianglehead”.
    static func older(_ name: String) -> String? {
        var parts = name.split(separator: ".")
        guard let head = parts.firstIndex(of: "trianglehead") else { return nil }
        // A number of degrees says how the same drawing stands.
        if let turn = parts.firstIndex(of: "rotate"), turn + 1 < parts.count, Int(parts[turn + 1]) != nil {
            parts.removeSubrange(turn...(turn + 1))
        }
        let next = head + 1 < parts.count ? parts[head + 1] : ""
        switch next {
        case "clockwise", "counterclockwise":
            if head >= 2, parts[head - 2] == "clock" {
                parts.replaceSubrange(head...(head + 1), with: ["circlepath"])
            } else {
                parts.remove(at: head)
            }
        case "2":
            let turns = head + 2 < parts.count && ["clockwise", "counterclockwise"].contains(parts[head + 2])
            parts[head] = "triangle"
            if turns { parts[head + 2] = "circlepath" }
        default: parts[head] = "triangle"
        }
        return parts.joined(separator: ".")
    }
}
