/// Keeps thin terminal letters readable: a phone shows secondary text at 60 % and tertiary at 30 % of black, which a
/// terminal's one-pixel strokes turn into dust.
enum Readability {
    /// Least contrast of text to its ground. WCAG asks 4.5 for body text; 3 keeps the order primary, secondary,
    /// tertiary visible and everything legible.
    static let text: Float = 3.0
    /// Least contrast of symbols, marks and of text that its author faded on purpose (quaternary, 0.2 opacity).
    static let faint: Float = 1.9

    /// The colour, moved away from the ground until it stands out enough, in the direction it already leans; unchanged
    /// when that is impossible (white text on yellow stays white, as its author wished).
    static func lift(_ color: RGB, over ground: RGB, to least: Float) -> RGB {
        if color.contrast(to: ground) >= least { return color }
        let leansBright =
            color.luminance == ground.luminance ? ground.luminance < 0.18 : color.luminance > ground.luminance
        let goal = leansBright ? RGB(0xFFFFFF) : RGB(0x000000)
        guard goal.contrast(to: ground) >= least else { return color }
        var (low, high): (Float, Float) = (0, 1)
        for _ in 0..<6 {
            let middle = (low + high) / 2
            if color.mixed(with: goal, middle).contrast(to: ground) >= least { high = middle } else { low = middle }
        }
        return color.mixed(with: goal, high)
    }
}
