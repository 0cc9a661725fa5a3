/// Words sorted into options and operands.
///
/// An option is `--name`, `--name VALUE`, `--name=VALUE` or `-n VALUE`, anywhere before a `--`. A word with a space in it,
/// or with a digit after its dash, is never an option: “-5 degrees tonight” is a task.
struct Arguments {
    private(set) var operands: [String] = []
    private var options: [Option: String] = [:]

    init(_ words: some Sequence<String>) throws(UsageError) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard Self.looksLikeOption(word) else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = Self.option(parts[0]) else {
                throw UsageError(
                    message: "there is no option \(parts[0])",
                    remedy: "put -- before words that begin with a dash, or try 'app --help'")
            }
            guard options[option] == nil else { throw UsageError(message: "--\(option) is given twice") }
            if !option.takesValue {
                guard parts.count == 1 else { throw UsageError(message: "--\(option) takes no value") }
                options[option] = ""
            } else if let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() {
                options[option] = value
            } else {
                throw UsageError(message: "--\(option) needs a value")
            }
        }
    }

    /// Takes an option out; what is left at the end was not expected.
    mutating func take(_ option: Option) -> String? { options.removeValue(forKey: option) }

    /// Takes a flag out.
    mutating func takeFlag(_ option: Option) -> Bool { take(option) != nil }

    /// Takes the first operand out.
    mutating func takeOperand() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

    /// Takes all operands out.
    mutating func takeOperands() -> [String] {
        defer { operands = [] }
        return operands
    }

    /// Refuses what nobody took.
    func finish(_ command: String) throws(UsageError) {
        if let option = options.keys.min(by: { $0.rawValue < $1.rawValue }) {
            throw UsageError(message: "'\(command)' has no option --\(option)")
        }
        if let operand = operands.first {
            throw UsageError(message: "'\(command)' does not know what to do with '\(operand)'")
        }
    }

    private static func looksLikeOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
        let name = word.prefix { $0 != "=" }
        return (next == "-" || next.isLetter) && !name.contains(" ")
    }

    private static func option(_ name: some StringProtocol) -> Option? {
        if name.hasPrefix("--") { return Option(rawValue: String(name.dropFirst(2))) }
        guard name.count == 2, let letter = name.last else { return nil }
        return Option.allCases.first { $0.letter == letter }
    }
}
