/// Reads PNG files, scaled down to the size at which they are shown.
///
/// Memory is bounded by the shown size and one row of the file, whatever the picture's size: rows are unpacked one by
/// one and each pixel is added to the shown pixel that it falls into.
enum PNGDecoder {
    /// Why a picture cannot be shown.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case empty
        case notPNG
        case damaged
        case truncated
        case tooLarge(width: Int, height: Int)

        var description: String {
            switch self {
            case .empty: "has no bytes"
            case .notPNG: "is not a PNG file"
            case .damaged: "is damaged"
            case .truncated: "ends too early"
            case .tooLarge(let width, let height): "is too large to be drawn (\(width) × \(height) pixels)"
            }
        }
    }

    /// Most bytes of unpacked rows: some 16 million pixels with alpha. A larger picture would hold up the screen.
    static let byteLimit = 64 << 20
    /// Most pixels a side of what is made.
    static let sideLimit = 512

    /// The picture at no more than a size; smaller pictures keep their own.
    static func decode(_ file: [UInt8], maxWidth: Int, maxHeight: Int) throws(Failure) -> Bitmap {
        guard !file.isEmpty else { throw .empty }
        let result = file.withUnsafeBufferPointer { file -> Result<Bitmap, Failure> in
            do throws(Failure) {
                return .success(try decode(file, maxWidth, maxHeight))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func decode(_ file: UnsafeBufferPointer<UInt8>, _ maxWidth: Int, _ maxHeight: Int) throws(Failure)
        -> Bitmap
    {
        let parts = try PNGParts(file)
        let header = parts.header
        guard header.byteCount <= byteLimit else {
            throw .tooLarge(width: header.width, height: header.height)
        }
        var rows = PNGRows(
            parts, width: min(header.width, max(1, min(maxWidth, sideLimit))),
            height: min(header.height, max(1, min(maxHeight, sideLimit))))
        do throws(InflateError) {
            let packed = parts.packed
            var failure: InflateError?
            packed.withUnsafeBufferPointer { packed in
                do throws(InflateError) {
                    try Inflate.run(packed, into: &rows)
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
        } catch {
            throw error == .truncated ? .truncated : .damaged
        }
        if rows.isDamaged { throw .damaged }
        guard rows.isComplete else { throw .truncated }
        return rows.bitmap
    }
}

/// The pieces of a PNG file that count here.
struct PNGParts {
    /// The file's first words about the picture.
    struct Header {
        var width = 0
        var height = 0
        var depth = 0
        var kind = 0
        var isInterlaced = false

        /// Components a pixel.
        var channels: Int {
            switch kind {
            case 2: 3
            case 4: 2
            case 6: 4
            default: 1
            }
        }
        /// Bytes of a row of so many pixels.
        func rowBytes(_ width: Int) -> Int { (width * channels * depth + 7) / 8 }
        /// Bytes of all rows, a filter's byte before each.
        var byteCount: Int {
            let (bytes, overflow) = height.multipliedReportingOverflow(by: rowBytes(width) + 1)
            return overflow ? .max : bytes
        }
    }

    private(set) var header = Header()
    /// Red, green, blue of each entry.
    private(set) var palette: [UInt8] = []
    /// Alpha of the palette's entries, or the one colour that is transparent.
    private(set) var transparency: [UInt8] = []
    /// The packed rows.
    private(set) var packed: [UInt8] = []

    init(_ file: UnsafeBufferPointer<UInt8>) throws(PNGDecoder.Failure) {
        guard file.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .notPNG }
        func number(_ at: Int) -> Int {
            Int(file[at]) << 24 | Int(file[at + 1]) << 16 | Int(file[at + 2]) << 8 | Int(file[at + 3])
        }
        var at = 8
        while true {
            guard at + 12 <= file.count else { throw .truncated }
            let length = number(at)
            let kind = number(at + 4)
            guard length <= file.count - at - 12 else { throw .truncated }
            let body = file[(at + 8)..<(at + 8 + length)]
            switch kind {
            case 0x4948_4452:  // IHDR
                guard length == 13 else { throw .damaged }
                header = Header(
                    width: number(at + 8), height: number(at + 12), depth: Int(file[at + 16]), kind: Int(file[at + 17]),
                    isInterlaced: file[at + 20] == 1)
                guard file[at + 18] == 0, file[at + 19] == 0, file[at + 20] <= 1 else { throw .damaged }
            case 0x504C_5445: palette = Array(body)  // PLTE
            case 0x7452_4E53: transparency = Array(body)  // tRNS
            case 0x4944_4154: packed += body  // IDAT
            case 0x4945_4E44:  // IEND
                try check()
                return
            default: break
            }
            at += 12 + length
        }
    }

    private func check() throws(PNGDecoder.Failure) {
        let depths: Set<Int> =
            switch header.kind {
            case 0: [1, 2, 4, 8, 16]
            case 3: [1, 2, 4, 8]
            case 2, 4, 6: [8, 16]
            default: []
            }
        guard header.width > 0, header.height > 0, header.width < 1 << 31, header.height < 1 << 31,
            depths.contains(header.depth), header.kind != 3 || (!palette.isEmpty && palette.count % 3 == 0),
            !packed.isEmpty
        else { throw .damaged }
    }
}
