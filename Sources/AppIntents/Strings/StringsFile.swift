/// The old format of translations: `"key" = "value";` with comments.
enum StringsFile {
    /// All pairs of a text; what is not understood is passed over.
    static func parse(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        var rest = text[...]
        var key: String?
        while let character = rest.first {
            if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if character == "\"" {
                let string = quoted(&rest)
                if let known = key {
                    result[known] = string
                    key = nil
                } else {
                    key = string
                }
            } else {
                if character == ";" { key = nil }
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func quoted(_ rest: inout Substring) -> String {
        var string = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                string.append(character)
                continue
            }
            switch escaped {
            case "n": string.append("\n")
            case "t": string.append("\t")
            case "r": string.append("\r")
            default: string.append(escaped)
            }
        }
        return string
    }
}
