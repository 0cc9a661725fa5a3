/// `#Preview(…) { … } timeline: { … }` → a type that makes the preview when asked.
///
/// The arguments are kept as they were written: `Preview`'s initialisers take what the macro takes, so the compiler
/// checks them there too and points at the user's own text.
struct PreviewExpansion {
    let source: String
    let discriminator: String
    let place: SourcePlace

    var code: String {
        let call = source.drop { $0 != "#" }.dropFirst("#Preview".count)
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
