import WidgetArchive

/// Writes SVG elements as bytes: one a line, numbers always in the same form, text escaped.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []
    private var depth: Int

    init(depth: Int = 0) { self.depth = depth }

    /// Begins an element; its attributes follow, then ``empty()``, ``open()`` or ``content(_:_:)``.
    mutating func begin(_ name: StaticString) {
        for _ in 0..<depth { bytes.append(0x20) }
        bytes.append(0x3C)
        append(name)
    }

    /// Ends an element that has no children.
    mutating func empty() { append("/>\n") }

    /// Ends the attributes; children follow, each in its own line.
    mutating func open() {
        append(">\n")
        depth += 1
    }

    /// Ends the element with text in it.
    mutating func content(_ text: String, _ name: StaticString) {
        bytes.append(0x3E)
        escape(text)
        append("</")
        append(name)
        append(">\n")
    }

    /// Ends an element with children.
    mutating func close(_ name: StaticString) {
        depth -= 1
        for _ in 0..<depth { bytes.append(0x20) }
        append("</")
        append(name)
        append(">\n")
    }

    // MARK: Attributes

    /// A number, rounded to a number of decimals.
    mutating func number(_ name: StaticString, _ value: Double, decimals: Int = 2) {
        key(name)
        append(value, decimals: decimals)
        bytes.append(0x22)
    }

    /// Text, escaped.
    mutating func string(_ name: StaticString, _ value: String) {
        key(name)
        escape(value)
        bytes.append(0x22)
    }

    /// Words of our own.
    mutating func word(_ name: StaticString, _ value: StaticString) {
        key(name)
        append(value)
        bytes.append(0x22)
    }

    /// A value that is written by a closure.
    mutating func value(_ name: StaticString, _ write: (inout SVGWriter) -> Void) {
        key(name)
        write(&self)
        bytes.append(0x22)
    }

    /// `#rrggbb`.
    mutating func color(_ name: StaticString, _ color: RGBA) {
        key(name)
        append(color)
        bytes.append(0x22)
    }

    private mutating func key(_ name: StaticString) {
        bytes.append(0x20)
        append(name)
        append("=\"")
    }

    // MARK: Values

    /// Bytes as they are.
    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Bytes as they are.
    mutating func append(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    /// `#rrggbb`; the alpha is written apart.
    mutating func append(_ color: RGBA) {
        bytes.append(0x23)
        let hex = RGB(color).hex
        for shift in stride(from: UInt32(20), through: 0, by: -4) {
            let digit = UInt8(hex >> shift & 0xF)
            bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }

    /// A number without exponent and without zeros at its end. What is no number is 0.
    mutating func append(_ value: Double, decimals: Int = 2) {
        guard value.isFinite else { return bytes.append(0x30) }
        let scale = Self.scales[decimals]
        var units = Int((min(max(value, -1e7), 1e7) * Double(scale)).rounded())
        if units < 0 {
            bytes.append(0x2D)
            units = -units
        }
        append(units / scale)
        var rest = units % scale
        guard rest > 0 else { return }
        bytes.append(0x2E)
        var place = scale / 10
        while rest > 0 {
            bytes.append(0x30 + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    private static let scales = [1, 10, 100, 1000, 10_000]

    private mutating func append(_ whole: Int) {
        if whole >= 10 { append(whole / 10) }
        bytes.append(0x30 + UInt8(whole % 10))
    }

    /// Two numbers with a space between.
    mutating func append(_ point: Point) {
        append(point.x)
        bytes.append(0x20)
        append(point.y)
    }

    /// Text in which markup is harmless, and without what XML 1.0 or a reader's safety forbids (see ``CleanText``).
    mutating func escape(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: append("&amp;")
            case 0x3C: append("&lt;")
            case 0x3E: append("&gt;")
            case 0x22: append("&quot;")
            case 0x09, 0x0A: bytes.append(0x20)
            case 0x20...0x7E: bytes.append(UInt8(scalar.value))
            case let value where CleanText.isForbidden(value): break
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}
