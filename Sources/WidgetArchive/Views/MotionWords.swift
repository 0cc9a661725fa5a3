// Motion in words, for surfaces that are told of it as text.

extension AnimationDescription {
    /// The curve, its seconds, and what shapes it: `spring 0.55 1` (the third is the damping), `easeInOut 0.35`,
    /// `bezier 0.4 0.1 0 0.2 1`; then `delay` and `speed` where they are not the usual ones.
    public var words: String {
        var words = [curve, Self.word(duration)]
        if curve == "spring" { words.append(Self.word(damping)) }
        words += control.map(Self.word)
        if delay > 0 { words += ["delay", Self.word(delay)] }
        if speed != 1 { words += ["speed", Self.word(speed)] }
        return words.joined(separator: " ")
    }

    /// A number with at most three decimals, and none that are zero; 0 for what is no number.
    public static func word(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return "0" }
        let thousandths = Int((number * 1000).rounded())
        let whole = String(abs(thousandths) / 1000)
        var fraction = String(abs(thousandths) % 1000)
        fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        return (thousandths < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension ContentTransitionDescription {
    /// The kind, and after a colon what there is to know: `numericText:down`, `numericText:value 5`,
    /// `symbolReplace:downUp`.
    public var words: String {
        if countsDown { return kind + ":down" }
        if let value { return kind + ":value " + AnimationDescription.word(value) }
        return direction.map { kind + ":" + $0 } ?? kind
    }
}
