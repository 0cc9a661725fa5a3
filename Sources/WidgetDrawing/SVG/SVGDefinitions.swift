/// Gradients, clips, masks and filters, each written once.
///
/// An id is made from what it stands for: the same definition has the same id in every picture, so several pictures
/// can stand in one page, and a picture differs from the one before only where something differs.
struct SVGDefinitions {
    private var order: [String] = []
    private var bodies: [String: [UInt8]] = [:]

    var isEmpty: Bool { order.isEmpty }

    /// Adds a definition unless it is there.
    ///
    /// - Parameters:
    ///   - element: its element, such as `clipPath`.
    ///   - attributes: writes the attributes but the id.
    ///   - children: writes the children.
    /// - Returns: the id.
    mutating func add(
        _ element: StaticString, _ attributes: (inout SVGWriter) -> Void, children: (inout SVGWriter) -> Void
    ) -> String {
        var writer = SVGWriter(depth: 2)
        attributes(&writer)
        writer.open()
        children(&writer)
        writer.close(element)
        var id = Self.name(element, writer.bytes)
        // Two definitions of one number: as good as impossible, and harmless.
        while let other = bodies[id], other != Self.whole(element, id, writer.bytes) { id += "x" }
        if bodies[id] == nil {
            bodies[id] = Self.whole(element, id, writer.bytes)
            order.append(id)
        }
        return id
    }

    /// Writes `<defs>`, when there are any.
    func write(to writer: inout SVGWriter) {
        if order.isEmpty { return }
        writer.begin("defs")
        writer.open()
        for id in order { writer.append(contentsOf: bodies[id] ?? []) }
        writer.close("defs")
    }

    private static func whole(_ element: StaticString, _ id: String, _ rest: [UInt8]) -> [UInt8] {
        var writer = SVGWriter(depth: 2)
        writer.begin(element)
        writer.string("id", id)
        writer.append(contentsOf: rest)
        return writer.bytes
    }

    /// A letter for the kind and a 40-bit hash (FNV-1a, folded) of the content.
    private static func name(_ element: StaticString, _ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 40
        let letter = Character(Unicode.Scalar(element.utf8Start.pointee))
        return String(letter) + String(hash & 0xFF_FFFF_FFFF, radix: 36)
    }
}
