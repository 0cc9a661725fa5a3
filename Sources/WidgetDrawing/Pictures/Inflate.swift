/// Takes what is inflated, piece by piece.
protocol InflateSink {
    /// Takes the next bytes; false when no more are wanted.
    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
}

/// Why compressed data cannot be read.
enum InflateError: Error, Equatable {
    case truncated
    case damaged
}

/// Unpacks the deflate format of RFC 1951 inside the zlib wrapper of RFC 1950.
///
/// What is unpacked is handed on in pieces, so memory does not grow with it: 32 KiB of history and as much again.
struct Inflate {
    private let input: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var window: [UInt8] = []
    private var filled = 0
    private var handedOn = 0

    private static let history = 32768

    private init(_ input: UnsafeBufferPointer<UInt8>) { self.input = input }

    /// Unpacks a zlib stream into a sink, until its end or until the sink wants no more.
    static func run<Sink: InflateSink>(_ input: UnsafeBufferPointer<UInt8>, into sink: inout Sink) throws(InflateError)
    {
        var inflate = Inflate(input)
        try inflate.header()
        inflate.window = [UInt8](repeating: 0, count: 3 * history)
        while try inflate.block(&sink) {}
    }

    private mutating func header() throws(InflateError) {
        guard input.count >= 2 else { throw .truncated }
        let (method, flags) = (input[0], input[1])
        guard method & 15 == 8, method >> 4 <= 7, (Int(method) << 8 | Int(flags)) % 31 == 0, flags & 0x20 == 0 else {
            throw .damaged
        }
        position = 2
    }

    // MARK: Bits

    @inline(__always)
    private mutating func fill() {
        while bitCount <= 56, position < input.count {
            bits |= UInt64(input[position]) << UInt64(bitCount)
            position += 1
            bitCount += 8
        }
    }

    @inline(__always)
    private mutating func take(_ count: Int) throws(InflateError) -> Int {
        if bitCount < count {
            fill()
            if bitCount < count { throw .truncated }
        }
        let value = Int(bits & (1 << UInt64(count) - 1))
        bits >>= UInt64(count)
        bitCount -= count
        return value
    }

    @inline(__always)
    private mutating func symbol(_ codes: borrowing HuffmanCodes) throws(InflateError) -> Int {
        if bitCount < 15 { fill() }
        let entry = codes.table[Int(bits & codes.mask)]
        let length = Int(entry & 15)
        guard length > 0 else { throw .damaged }
        guard length <= bitCount else { throw .truncated }
        bits >>= UInt64(length)
        bitCount -= length
        return Int(entry >> 4)
    }

    // MARK: Blocks

    /// One block; false after the last.
    private mutating func block<Sink: InflateSink>(_ sink: inout Sink) throws(InflateError) -> Bool {
        let isLast = try take(1) == 1
        let wantsMore: Bool
        switch try take(2) {
        case 0: wantsMore = try stored(&sink)
        case 1: wantsMore = try compressed(.fixedLiterals, .fixedDistances, &sink)
        case 2:
            let (literals, distances) = try tables()
            wantsMore = try compressed(literals, distances, &sink)
        default: throw .damaged
        }
        guard wantsMore else { return false }
        if isLast { _ = handOn(&sink) }
        return !isLast
    }

    private mutating func stored<Sink: InflateSink>(_ sink: inout Sink) throws(InflateError) -> Bool {
        _ = try take(bitCount % 8)
        let length = try take(16)
        guard try take(16) == ~length & 0xFFFF else { throw .damaged }
        for _ in 0..<length {
            window[filled] = UInt8(truncatingIfNeeded: try take(8))
            filled += 1
            if filled == window.count, !handOn(&sink) { return false }
        }
        return true
    }

    private mutating func tables() throws(InflateError) -> (HuffmanCodes, HuffmanCodes) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let lengthCount = try take(4) + 4
        guard literalCount <= 286 else { throw .damaged }
        var lengths = [UInt8](repeating: 0, count: 19)
        for place in HuffmanCodes.lengthOrder.prefix(lengthCount) { lengths[place] = UInt8(try take(3)) }
        let codes = try HuffmanCodes(lengths)
        var all: [UInt8] = []
        let count = literalCount + distanceCount
        all.reserveCapacity(count)
        while all.count < count {
            let symbol = try symbol(codes)
            switch symbol {
            case 0...15: all.append(UInt8(symbol))
            case 16:
                guard let last = all.last else { throw .damaged }
                all.append(contentsOf: repeatElement(last, count: try take(2) + 3))
            case 17: all.append(contentsOf: repeatElement(0, count: try take(3) + 3))
            default: all.append(contentsOf: repeatElement(0, count: try take(7) + 11))
            }
        }
        guard all.count == count, all[256] > 0 else { throw .damaged }
        return (try HuffmanCodes(Array(all[..<literalCount])), try HuffmanCodes(Array(all[literalCount...])))
    }

    private mutating func compressed<Sink: InflateSink>(
        _ literals: HuffmanCodes, _ distances: HuffmanCodes, _ sink: inout Sink
    ) throws(InflateError) -> Bool {
        while true {
            // The longest match is 258 bytes.
            if filled > window.count - 258, !handOn(&sink) { return false }
            let symbol = try symbol(literals)
            if symbol < 256 {
                window[filled] = UInt8(symbol)
                filled += 1
                continue
            }
            if symbol == 256 { return true }
            guard symbol <= 285 else { throw .damaged }
            let length = HuffmanCodes.lengthBase[symbol - 257] + (try take(HuffmanCodes.lengthBits[symbol - 257]))
            let code = try self.symbol(distances)
            guard code <= 29 else { throw .damaged }
            let distance = HuffmanCodes.distanceBase[code] + (try take(HuffmanCodes.distanceBits[code]))
            guard distance <= filled else { throw .damaged }
            window.withUnsafeMutableBufferPointer { window in
                for index in filled..<(filled + length) { window[index] = window[index - distance] }
            }
            filled += length
        }
    }

    /// Hands on what is new, and keeps the history that later matches may refer to; false when no more is wanted.
    private mutating func handOn<Sink: InflateSink>(_ sink: inout Sink) -> Bool {
        let wantsMore = window.withUnsafeBufferPointer { window in
            sink.take(UnsafeBufferPointer(rebasing: window[handedOn..<filled]))
        }
        let kept = min(filled, Self.history)
        if filled > kept {
            window.withUnsafeMutableBufferPointer { window in
                for index in 0..<kept { window[index] = window[filled - kept + index] }
            }
        }
        (filled, handedOn) = (kept, kept)
        return wantsMore
    }
}
