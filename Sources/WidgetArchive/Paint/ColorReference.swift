import JSONText

/// A colour by what it means, resolved by the surface that draws it.
public enum ColorReference: Hashable, Sendable {
    /// A system colour by name: `red` … `brown`, `gray` … `gray6`, `black`, `white`, `clear`, `primary`, `secondary`,
    /// `tertiary`, `quaternary`, `quinary`, `accent`, `label`, `secondaryLabel` …, `systemBackground`,
    /// `secondarySystemBackground` …, `systemFill`, `secondarySystemFill` …, `separator`, `opaqueSeparator`, `link`,
    /// `placeholderText`. The values stand in WidgetDrawing.
    case system(String)
    /// sRGB components 0…1 (values outside are clamped when drawn).
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// One colour in a light and another in a dark surrounding (a colour set of an asset catalog).
    indirect case adaptive(light: ColorReference, dark: ColorReference)
    /// A colour made more transparent by a factor 0…1.
    indirect case faded(ColorReference, Double)
    /// Two colours mixed; 0 is the first, 1 the second.
    indirect case mixed(ColorReference, ColorReference, Double)
}

extension ColorReference: JSONCodable {
    /// Appends a compact form: a name, or a list beginning with the kind.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .system(let name): writer.string(name)
        case .rgba(let red, let green, let blue, let alpha):
            writer.beginArray()
            for part in [red, green, blue, alpha] { writer.double(part) }
            writer.endArray()
        case .adaptive(let light, let dark):
            writer.beginArray()
            writer.string("adaptive")
            light.write(to: &writer)
            dark.write(to: &writer)
            writer.endArray()
        case .faded(let color, let factor):
            writer.beginArray()
            writer.string("faded")
            color.write(to: &writer)
            writer.double(factor)
            writer.endArray()
        case .mixed(let first, let second, let share):
            writer.beginArray()
            writer.string("mixed")
            first.write(to: &writer)
            second.write(to: &writer)
            writer.double(share)
            writer.endArray()
        }
    }

    /// Reads the form that ``write(to:)`` makes.
    public init(from cursor: JSONCursor) throws {
        if let name = try? cursor.string() {
            self = .system(name)
            return
        }
        let parts = Array(try cursor.elements())
        func fail() -> JSONError { .mismatch(expected: "a colour", found: cursor.kindName, at: "") }
        guard let first = parts.first else { throw fail() }
        guard let kind = try? first.string(), !["inf", "-inf", "nan"].contains(kind) else {
            guard parts.count == 4 else { throw fail() }
            let numbers = try parts.map { try $0.double() }
            self = .rgba(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
            return
        }
        switch (kind, parts.count) {
        case ("adaptive", 3): self = .adaptive(light: try .init(from: parts[1]), dark: try .init(from: parts[2]))
        case ("faded", 3): self = .faded(try .init(from: parts[1]), try parts[2].double())
        case ("mixed", 4):
            self = .mixed(try .init(from: parts[1]), try .init(from: parts[2]), try parts[3].double())
        default: throw fail()
        }
    }
}
