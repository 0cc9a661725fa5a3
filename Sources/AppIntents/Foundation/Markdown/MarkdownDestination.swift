/// Reads what follows a link's `]`: `(target "title")`.
struct MarkdownDestination {
    private let scalars: [Unicode.Scalar]
    private(set) var at: Int

    init(_ scalars: [Unicode.Scalar], _ at: Int) { (self.scalars, self.at) = (scalars, at) }

    private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

    private mutating func skipBlanks() {
        while let scalar = next, scalar == " " || scalar == "\n" || scalar == "\t" { at += 1 }
    }

    /// The target; nil when this is no link.
    mutating func read() -> String? {
        guard next == "(" else { return nil }
        at += 1
        skipBlanks()
        guard let target = next == "<" ? angled() : bare() else { return nil }
        let end = at
        skipBlanks()
        if let quote = next, at > end, let closing = ["\"": "\"", "'": "'", "(": ")"][quote] as Unicode.Scalar? {
            guard title(until: closing) else { return nil }
            skipBlanks()
        }
        guard next == ")" else { return nil }
        at += 1
        return target
    }

    private mutating func angled() -> String? {
        at += 1
        var target = String.UnicodeScalarView()
        while let scalar = next, scalar != "\n", scalar != "<" {
            at += 1
            if scalar == ">" { return String(target) }
            target.append(scalar == "\\" ? escaped() ?? scalar : scalar)
        }
        return nil
    }

    private mutating func bare() -> String? {
        var target = String.UnicodeScalarView()
        var depth = 0
        while let scalar = next, scalar.value > 0x20, scalar.value != 0x7F {
            if scalar == "(" { depth += 1 }
            if scalar == ")" {
                if depth == 0 { break }
                depth -= 1
            }
            at += 1
            target.append(scalar == "\\" ? escaped() ?? scalar : scalar)
        }
        return depth == 0 ? String(target) : nil
    }

    private mutating func title(until closing: Unicode.Scalar) -> Bool {
        at += 1
        while let scalar = next {
            at += 1
            if scalar == closing { return true }
            if scalar == "\\" { at += 1 }
        }
        return false
    }

    private mutating func escaped() -> Unicode.Scalar? {
        guard let scalar = next, MarkdownText.isASCIIPunctuation(scalar) else { return nil }
        at += 1
        return scalar
    }
}
