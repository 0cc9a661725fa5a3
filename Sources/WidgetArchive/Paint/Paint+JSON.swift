import JSONText

extension Paint: JSONCodable {
    /// Appends a string for the plain ones, else an object named for the case.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .foreground: writer.string("foreground")
        case .background: writer.string("background")
        case .hierarchical(let level, nil): writer.string("level\(level)")
        case .fill(let level): writer.string("fill\(level)")
        case .hierarchical(let level, let base?):
            writer.beginObject()
            writer.key("level")
            writer.int(Int64(level))
            writer.key("of")
            base.write(to: &writer)
            writer.endObject()
        case .color(let color): member(&writer, "color", color)
        case .standardGradient(let color): member(&writer, "soft", color)
        case .gradient(let gradient): member(&writer, "gradient", gradient)
        case .material(let name): member(&writer, "material", name)
        case .picture(let picture): member(&writer, "picture", picture)
        case .faded(let paint, let factor):
            writer.beginObject()
            writer.key("faded")
            paint.write(to: &writer)
            writer.key("by")
            writer.double(factor)
            writer.endObject()
        case .shadowed(let paint, let shadow):
            writer.beginObject()
            writer.key("shadowed")
            paint.write(to: &writer)
            writer.key("by")
            shadow.write(to: &writer)
            writer.endObject()
        }
    }

    private func member(_ writer: inout JSONWriter, _ name: StaticString, _ value: some JSONCodable) {
        writer.beginObject()
        writer.key(name)
        value.write(to: &writer)
        writer.endObject()
    }

    /// Reads what ``write(to:)`` makes.
    public init(from cursor: JSONCursor) throws {
        if let name = try? cursor.string() {
            self = try Paint(name: name)
            return
        }
        var members = try cursor.members()
        if let color = members.find("color") {
            self = .color(try ColorReference(from: color))
        } else if let level = members.find("level"), let base = members.find("of") {
            self = .hierarchical(level: Int(try level.int()), of: try Paint(from: base))
        } else if let color = members.find("soft") {
            self = .standardGradient(try ColorReference(from: color))
        } else if let gradient = members.find("gradient") {
            self = .gradient(try GradientPaint(from: gradient))
        } else if let name = members.find("material") {
            self = .material(try name.string())
        } else if let picture = members.find("picture") {
            self = .picture(try PicturePaint(from: picture))
        } else if let paint = members.find("faded"), let factor = members.find("by") {
            self = .faded(try Paint(from: paint), try factor.double())
        } else if let paint = members.find("shadowed"), let shadow = members.find("by") {
            self = .shadowed(try Paint(from: paint), try ShadowPaint(from: shadow))
        } else {
            throw JSONError.mismatch(expected: "a paint", found: "an object of another kind", at: "")
        }
    }

    private init(name: String) throws {
        switch name {
        case "foreground": self = .foreground
        case "background": self = .background
        default:
            if name.hasPrefix("level"), let level = Int(name.dropFirst(5)) {
                self = .hierarchical(level: level, of: nil)
            } else if name.hasPrefix("fill"), let level = Int(name.dropFirst(4)) {
                self = .fill(level: level)
            } else {
                throw JSONError.mismatch(expected: "a paint", found: "“\(name)”", at: "")
            }
        }
    }
}
