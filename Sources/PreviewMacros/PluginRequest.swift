import JSONText

/// What the compiler asks of the plug-in, as far as these macros need it.
enum PluginRequest {
    case capability
    case freestanding(macro: String, discriminator: String, source: String, place: SourcePlace)
    case attached(macro: String, role: String, declaration: String, type: String)
    case unknown

    init(_ message: [UInt8]) {
        self = .unknown
        guard let tape = try? JSONTape(message), var members = try? tape.root.members() else { return }
        if members.find("getCapability") != nil {
            self = .capability
        } else if let body = members.find("expandFreestandingMacro"), var fields = try? body.members() {
            let syntax = PluginRequest.syntax(fields.find("syntax"))
            self = .freestanding(
                macro: PluginRequest.typeName(fields.find("macro")),
                discriminator: (try? fields.find("discriminator")?.string()) ?? "",
                source: syntax.source, place: syntax.place)
        } else if let body = members.find("expandAttachedMacro"), var fields = try? body.members() {
            self = .attached(
                macro: PluginRequest.typeName(fields.find("macro")),
                role: (try? fields.find("macroRole")?.string()) ?? "",
                declaration: PluginRequest.syntax(fields.find("declSyntax")).source,
                type: PluginRequest.syntax(fields.find("extendedTypeSyntax")).source)
        }
    }

    private static func typeName(_ cursor: JSONCursor?) -> String {
        guard var fields = try? cursor?.members() else { return "" }
        return (try? fields.find("typeName")?.string()) ?? ""
    }

    private static func syntax(_ cursor: JSONCursor?) -> (source: String, place: SourcePlace) {
        var place = SourcePlace(file: "", line: 0)
        guard var fields = try? cursor?.members() else { return ("", place) }
        let source = (try? fields.find("source")?.string()) ?? ""
        if var location = try? fields.find("location")?.members() {
            place.file = (try? location.find("fileID")?.string()) ?? ""
            place.line = Int((try? location.find("line")?.int()) ?? 0)
        }
        return (source, place)
    }

    /// The reply, as JSON.
    func answer() -> [UInt8] {
        switch self {
        case .capability:
            return Array(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#.utf8)
        case .freestanding("PreviewMacro", let discriminator, let source, let place):
            return reply(.success(PreviewExpansion(source: source, discriminator: discriminator, place: place).code))
        case .attached("EntryMacro", let role, let declaration, _):
            return reply(EntryExpansion(declaration: declaration).code(role: role))
        case .attached("ModelMacro", let role, let declaration, let type):
            return reply(ModelExpansion(declaration: declaration).code(role: role, type: type))
        case .attached("ModelActorMacro", let role, _, let type):
            return reply(.success(ModelActorExpansion.code(role: role, type: type)))
        // What only marks a declaration for others.
        case .attached("MarkMacro", _, _, _), .freestanding("MarkMacro", _, _, _):
            return reply(.success(""))
        default:
            return reply(.failure(MacroFailure("this plug-in knows #Preview, @Entry and SwiftData's macros only")))
        }
    }

    private func reply(_ result: Result<String, MacroFailure>) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("expandMacroResult")
        writer.beginObject()
        writer.key("diagnostics")
        writer.beginArray()
        if case .failure(let failure) = result { failure.write(to: &writer) }
        writer.endArray()
        if case .success(let code) = result {
            writer.key("expandedSource")
            writer.string(code)
        }
        writer.endObject()
        writer.endObject()
        return writer.bytes
    }
}

/// Where a macro was written.
struct SourcePlace {
    var file: String
    var line: Int
}

/// A word to the person who wrote the macro; the compiler shows it at the macro.
struct MacroFailure: Error {
    let message: String
    init(_ message: String) { self.message = message }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("message")
        writer.string(message)
        writer.key("severity")
        writer.string("error")
        writer.key("position")
        writer.beginObject()
        writer.key("fileName")
        writer.string("")
        writer.key("offset")
        writer.int(0)
        writer.endObject()
        for list in ["highlights", "notes", "fixIts"] {
            writer.key(list)
            writer.beginArray()
            writer.endArray()
        }
        writer.endObject()
    }
}
