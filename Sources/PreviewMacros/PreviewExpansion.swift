/// `#Preview(…) { … } timeline: { … }` → a type that makes the preview when asked.
///
/// The arguments are kept as they were written: `Preview`'s initialisers take what the macro takes, so the compiler
/// checks them there too and points at the user's own text.
struct PreviewExpansion {
    let source: String
    let discriminator: String
    let place: SourcePlace

    var code: String {
        let call = SourceTrivia.skipped(source).dropFirst("#Preview".count)
        // A name the compiler accepts from an expansion: the discriminator, the length-prefixed base name, `fMu_`.
        let name = "\(discriminator)7PreviewfMu_"
        return """
            struct \(name): SwiftUI.PreviewRegistry {
                static var fileID: String { "\(escaped(place.file))" }
                static var line: Int { \(place.line) }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview\(call)
                }
            }
            """
    }

    private func escaped(_ text: String) -> String {
        text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }.map(String.init).joined()
    }
}

/// White space and comments: what may stand before a piece of source without being it.
enum SourceTrivia {
    /// The text from its first character that is neither.
    static func skipped(_ source: String) -> Substring {
        var rest = source[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = afterBlockComment(rest)
            } else {
                break
            }
        }
        return rest
    }

    /// Block comments nest in Swift.
    private static func afterBlockComment(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return rest
    }
}
