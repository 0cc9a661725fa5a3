/// `@Model final class Name { … }` → the members that read and write its stored properties, and the conformance.
struct ModelExpansion {
    let declaration: String

    /// A stored property of the class.
    struct Property: Equatable {
        var name: String
        var hasDefault = false
        var isConstant = false
        var cascades = false
        var isObserved = false
    }

    func code(role: String, type: String) -> Result<String, MacroFailure> {
        if role == "extension" { return .success("extension \(type): SwiftData.PersistentModel {}") }
        guard role == "member" else { return .success("") }
        guard let properties else { return .failure(MacroFailure("@Model stands before a class")) }
        var lines = ["public let _model = SwiftData._ModelState()"]
        lines.append("public required init(_record: SwiftData._ModelRecord) throws {")
        for property in properties where !property.hasDefault {
            lines.append("    self.\(property.name) = try _record.initial(\"\(property.name)\")")
        }
        lines.append("}")
        lines.append("public func _load(_ _record: SwiftData._ModelRecord) throws {")
        // Observers run, so that what they set is read after them.
        let (observed, plain) = (properties.filter(\.isObserved), properties.filter { !$0.isObserved })
        for property in observed + plain where !property.isConstant {
            lines.append(
                "    self.\(property.name) = try _record.value(\"\(property.name)\", or: self.\(property.name))")
        }
        lines.append("}")
        lines.append("public func _save(_ _record: SwiftData._ModelRecord) throws {")
        for property in properties {
            let rule = property.cascades ? ", cascades: true" : ""
            lines.append("    try _record.set(\"\(property.name)\", self.\(property.name)\(rule))")
        }
        lines.append("}")
        return .success(lines.joined(separator: "\n"))
    }

    /// The stored properties that are kept: `var`s, and `let`s without a value, of the class itself.
    private var properties: [Property]? {
        let tokens = SwiftTokens(declaration).tokens
        guard let word = tokens.firstIndex(of: "class"), let open = tokens[word...].firstIndex(of: "{") else {
            return nil
        }
        var found: [Property] = []
        var depth = 0
        var start = open + 1
        var at = open
        // Declarations at the top of the body: from one to the next.
        while at < tokens.count {
            switch tokens[at] {
            case "{", "(", "[": depth += 1
            case "}", ")", "]":
                depth -= 1
                if depth == 0 { return found }
            case "var" where depth == 1, "let" where depth == 1:
                let head = tokens[start..<at]
                let (property, end) = Self.property(tokens, at)
                if let property, !head.contains("static"), !head.contains("lazy"), !head.contains("Transient"),
                    !head.contains("class")
                {
                    var property = property
                    property.cascades = head.contains("cascade")
                    if !property.isConstant || !property.hasDefault { found.append(property) }
                }
                at = end
                start = end
                continue
            case "func" where depth == 1, "init" where depth == 1, "deinit" where depth == 1,
                "subscript" where depth == 1, "enum" where depth == 1, "struct" where depth == 1:
                // What stands before the next property is after this one's body.
                while at < tokens.count, tokens[at] != "{" { at += 1 }
                at = Self.closing(tokens, at)
                start = at
                continue
            default: break
            }
            at += 1
        }
        return found
    }

    /// The property that begins at a token, and where the next declaration begins; nil for a computed one.
    private static func property(_ tokens: [String], _ start: Int) -> (Property?, Int) {
        guard start + 1 < tokens.count else { return (nil, tokens.count) }
        var property = Property(name: tokens[start + 1].filter { $0 != "`" }, isConstant: tokens[start] == "let")
        var at = start + 2
        var depth = 0
        var isOptional = false
        while at < tokens.count {
            let token = tokens[at]
            switch token {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "?" where depth == 0 && !property.hasDefault: isOptional = true
            case "=" where depth == 0: property.hasDefault = true
            case "{" where depth == 0:
                let end = closing(tokens, at)
                let inside = tokens[(at + 1)...].first { $0 != "\n" }
                if property.hasDefault, inside != "didSet", inside != "willSet" {
                    // A closure that is called for the value.
                    at = end
                    continue
                }
                if inside == "didSet" || inside == "willSet" {
                    property.hasDefault = property.hasDefault || isOptional
                    property.isObserved = true
                    return (property, end)
                }
                return (nil, end)
            case "\n" where depth == 0 && tokens[at - 1] != "=" && !(at + 1 < tokens.count && tokens[at + 1] == "{"),
                ";" where depth == 0, "}" where depth == 0:
                property.hasDefault = property.hasDefault || (isOptional && !property.isConstant)
                return (property, at)
            default: break
            }
            at += 1
        }
        return (property, at)
    }

    /// The token after the brace that closes the one at an index.
    private static func closing(_ tokens: [String], _ open: Int) -> Int {
        var depth = 0
        var at = open
        while at < tokens.count {
            if tokens[at] == "{" { depth += 1 }
            if tokens[at] == "}" {
                depth -= 1
                if depth == 0 { return at + 1 }
            }
            at += 1
        }
        return at
    }
}

/// Swift source as words, signs and line ends; comments and the insides of strings are left out.
struct SwiftTokens {
    private(set) var tokens: [String] = []

    init(_ source: String) {
        var rest = source[...]
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if rest.hasPrefix("\"\"\"") {
                rest = rest.dropFirst(3)
                rest = rest.firstRange(of: "\"\"\"").map { rest[$0.upperBound...] } ?? ""
                tokens.append("\"")
            } else if character == "\"" {
                rest = Self.afterString(rest.dropFirst())
                tokens.append("\"")
            } else if character.isLetter || character == "_" || character.isNumber || character == "`" {
                let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber || $0 == "`" }
                tokens.append(String(word))
                rest = rest.dropFirst(word.count)
            } else if rest.hasPrefix("->") || rest.hasPrefix("==") || rest.hasPrefix("??") || rest.hasPrefix(">=")
                || rest.hasPrefix("<=") || rest.hasPrefix("!=")
            {
                tokens.append(String(rest.prefix(2)))
                rest = rest.dropFirst(2)
            } else {
                if character.isNewline {
                    tokens.append("\n")
                } else if !character.isWhitespace {
                    tokens.append(String(character))
                }
                rest = rest.dropFirst()
            }
        }
    }

    /// What follows a string whose quotation mark is open, interpolations included.
    private static func afterString(_ text: Substring) -> Substring {
        var rest = text
        while let character = rest.first {
            rest = rest.dropFirst()
            if character == "\"" || character.isNewline { return rest }
            guard character == "\\", let next = rest.first else { continue }
            rest = rest.dropFirst()
            guard next == "(" else { continue }
            var depth = 1
            while depth > 0, let inner = rest.first {
                rest = rest.dropFirst()
                if inner == "(" { depth += 1 }
                if inner == ")" { depth -= 1 }
                if inner == "\"" { rest = afterString(rest) }
            }
        }
        return rest
    }
}
