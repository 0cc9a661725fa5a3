/// Writes JSON (RFC 8259) straight into a byte buffer.
///
/// The hot path from a tap to its frame crosses two files, so writing costs a few nanoseconds a byte and one
/// growing allocation. Commas are placed by the writer; balance of braces is the caller's.
///
/// The methods are kept out of their callers (`@inline(never)`). Inlined across modules, the optimiser of Swift 6.3.1
/// swaps the branches of ``bool(_:)`` when the Bool comes out of an indirect enum, and keeps a stale buffer over a
/// nested write; both were seen with the round trips of WidgetArchiveTests in a release build, which watch over it.
public struct JSONWriter: Sendable {
    /// What was written so far, UTF-8.
    public var bytes: [UInt8]
    private var needsComma = false

    /// Creates an empty writer with room for `capacity` bytes.
    public init(capacity: Int = 1024) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    /// Opens an object.
    @inline(never)
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
    }

    /// Closes the innermost object.
    @inline(never)
    public mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// Opens an array.
    @inline(never)
    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
        needsComma = false
    }

    /// Closes the innermost array.
    @inline(never)
    public mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Writes a member's name that is known at compile time and needs no escapes.
    @inline(never)
    public mutating func key(_ name: StaticString) {
        appendKey(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    private mutating func appendKey(_ name: UnsafeBufferPointer<UInt8>) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member's name.
    @inline(never)
    public mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes `null`.
    @inline(never)
    public mutating func null() {
        separate()
        bytes.append(contentsOf: [0x6E, 0x75, 0x6C, 0x6C])
        needsComma = true
    }

    /// Writes `true` or `false`.
    @inline(never)
    public mutating func bool(_ value: Bool) {
        separate()
        if value {
            bytes.append(contentsOf: [0x74, 0x72, 0x75, 0x65])
        } else {
            bytes.append(contentsOf: [0x66, 0x61, 0x6C, 0x73, 0x65])
        }
        needsComma = true
    }

    /// Writes an integer.
    @inline(never)
    public mutating func int(_ value: Int64) {
        separate()
        needsComma = true
        if value >= 0 && value < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(value))
            return
        }
        var magnitude = value.magnitude
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        while magnitude > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
            magnitude /= 10
        }
        bytes[start...].reverse()
    }

    /// Writes a number in the shortest form that reads back the same.
    ///
    /// JSON has no infinities and no NaN: they are written as the strings `"inf"`, `"-inf"` and `"nan"`, which
    /// ``JSONCursor/double()`` accepts.
    @inline(never)
    public mutating func double(_ value: Double) {
        if value.isFinite {
            if value == value.rounded(.towardZero), value.magnitude < 1e15, !(value == 0 && value.sign == .minus) {
                int(Int64(value))
            } else if value.magnitude < 1e9, appendThousandths(value) {
                return
            } else {
                separate()
                var text = value.description
                text.withUTF8 { bytes.append(contentsOf: $0) }
                needsComma = true
            }
        } else if value.isNaN {
            string("nan")
        } else {
            string(value < 0 ? "-inf" : "inf")
        }
    }

    /// Writes a number of at most three decimals; false for any other. `k / 1000` is what a reader makes of the decimal,
    /// so the text reads back the same.
    private mutating func appendThousandths(_ value: Double) -> Bool {
        let scaled = (value * 1000).rounded()
        guard scaled / 1000 == value, scaled != 0 else { return false }
        let whole = Int64(scaled.magnitude)
        separate()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        needsComma = false
        int(whole / 1000)
        bytes.append(UInt8(ascii: "."))
        let rest = Int(whole % 1000)
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
        if rest % 100 != 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest / 10 % 10)) }
        if rest % 10 != 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
        return true
    }

    /// Writes a string, escaping what JSON asks to be escaped.
    @inline(never)
    public mutating func string(_ value: String) {
        separate()
        needsComma = true
        bytes.append(UInt8(ascii: "\""))
        var text = value
        text.withUTF8 { appendEscaped($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends bytes that are one whole JSON value already.
    @inline(never)
    public mutating func raw(_ json: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
        needsComma = true
    }

    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var clean = 0
        for index in text.indices {
            let byte = text[index]
            if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<index]))
            clean = index + 1
            appendEscape(byte)
        }
        bytes.append(contentsOf: clean == 0 ? text : UnsafeBufferPointer(rebasing: text[clean...]))
    }

    private mutating func appendEscape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            for letter in "u00".utf8 { bytes.append(letter) }
            for digit in [byte >> 4, byte & 15] {
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
