/// `@Entry var name: Type = value` in an extension of EnvironmentValues → a key type beside it and the property's
/// accessors through that key.
struct EntryExpansion {
    let declaration: String

    private struct Parts {
        var name: String
        var type: String?
        var value: String?
    }

    func code(role: String) -> Result<String, MacroFailure> {
        guard let parts else {
            return .failure(MacroFailure("@Entry stands before a stored property: @Entry var name: Type = value"))
        }
        let key = "__Key_\(parts.name)"
        if role == "accessor" {
            return .success(
                """
                {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
                """)
        }
        guard let value = parts.value ?? (parts.type.map(isOptional) == true ? "nil" : nil) else {
            return .failure(MacroFailure("@Entry var \(parts.name) needs a default value"))
        }
        // Computed where the type is known, so that a value that is not Sendable may be a default.
        let member =
            parts.type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
        return .success("private struct \(key): SwiftUI.EnvironmentKey { \(member) }")
    }

    private func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

    /// Name, type and value of the first `var`, comments and attributes passed over.
    private var parts: Parts? {
        let text = withoutComments
        guard let keyword = text.firstRange(of: /\bvar\s+/) else { return nil }
        var rest = text[keyword.upperBound...]
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        guard !name.isEmpty else { return nil }
        rest = rest.dropFirst(name.count)
        let equals = topLevelEquals(in: rest)
        var parts = Parts(name: name.filter { $0 != "`" }, type: nil, value: nil)
        let head = rest[..<(equals ?? rest.endIndex)]
        if let colon = head.firstIndex(of: ":") { parts.type = trimmed(head[head.index(after: colon)...]) }
        if let equals { parts.value = trimmed(rest[rest.index(after: equals)...]) }
        return parts
    }

    /// The assignment's `=`: not part of `==`, `->` or a default inside brackets.
    private func topLevelEquals(in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">":
                let before = index > text.startIndex ? text[text.index(before: index)] : " "
                if before != "-" { depth -= 1 }
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }

    /// Comments would hide words such as `var` or `=` in them; string literals are left alone.
    private var withoutComments: String {
        var result = ""
        var rest = declaration[...]
        var isInString = false
        while let character = rest.first {
            if !isInString && rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if !isInString && rest.hasPrefix("/*") {
                guard let end = rest.firstRange(of: "*/") else { return result }
                rest = rest[end.upperBound...]
            } else {
                if character == "\"" { isInString.toggle() }
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
