import Testing

@testable import WidgetDrawing

/// Files made by another program's deflate, in base64.
enum SamplePNG {
    /// 4 × 2, a red row over a blue one, the second with the filter “up”.
    static let twoRows =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR42mP4z8AAR0yMDP/hCABn6gf/nG0hgwAAAABJRU5ErkJggg=="
    /// The same without compression.
    static let stored =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAJUlEQVR4AQEaAOX/AP8AAP8AAP8AAP8AAAIBAP8BAP8BAP8BAP9n6gf/"
        + "VJhpUgAAAABJRU5ErkJggg=="
    /// 2 × 4 with alpha; the rows have the filters sub, average, Paeth and up.
    static let filters =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAYAAACk7+45AAAAKklEQVR42mPkEpH7Lycn18js6ObdoKur68iye9NKBmZm5v9Mx48fZwBh"
        + "ALRjDAOmqF63AAAAAElFTkSuQmCC"
    /// 4 × 1 of two bits: red, green half transparent, blue, nearly black.
    static let palette =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgMAAACEUudeAAAADFBMVEX/AAAA/wAAAP8JCQlccX6GAAAAAnRSTlP/gAgPs2oAAAAKSURBVHja"
        + "Y5AGAAAdABwjfI+sAAAAAElFTkSuQmCC"
    /// 8 × 1 of one bit: 10110000.
    static let bits = "iVBORw0KGgoAAAANSUhEUgAAAAgAAAABAQAAAADLe9LuAAAACklEQVR42mPYAAAAsgCx+IKSpwAAAABJRU5ErkJggg=="
    /// 2 × 1 of sixteen bits: grey, and white that is transparent.
    static let deepGray =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAAAnRSTlP//8i138cAAAANSURBVHjaY2hg+P8fAAUCAn/JANZ1AAAAAElFTkSu"
        + "QmCC"
    /// 1 × 1 grey with alpha.
    static let grayAlpha =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNIaQAAAUsA5fVQ7MgAAAAASUVORK5CYII="
    /// 8 × 8 grey in seven passes; the pixel (x, y) is (8y + x) · 4.
    static let interlaced =
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAAGWY9HBAAAAWklEQVR42gFPALD/AAAAEACAkAAIGACImABASFBYAMDI0NgABAwUHABETFRc"
        + "AISMlJwAxMzU3AAgJCgsMDQ4PABgZGhscHR4fACgpKissLS4vADg5Ojs8PT4/LjMH4FRdoWWAAAAAElFTkSuQmCC"
    /// 1 × 20,000 of one colour.
    static let tall =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAE4gCAIAAABIs4tpAAAAZ0lEQVR42u3DQQ0AAAgAoYtuc/2bATZqNlVVVVVVVVVVVVVVVVVVVVVV"
        + "VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVfQ+vwuitUhlQIgAAAABJRU5E"
        + "rkJggg=="

    static func bytes(_ base64: String) -> [UInt8] { Base64.decode(base64) ?? [] }

    /// The first sample with another size in its header.
    static func resized(width: UInt32, height: UInt32) -> [UInt8] {
        var file = bytes(twoRows)
        for (index, value) in [width, height].enumerated() {
            for byte in 0..<4 {
                file[16 + index * 4 + byte] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * byte))
            }
        }
        return file
    }
}

struct PNGDecoderTests {
    private func decode(_ base64: String, _ width: Int = 100, _ height: Int = 100) throws -> Bitmap {
        try PNGDecoder.decode(SamplePNG.bytes(base64), maxWidth: width, maxHeight: height)
    }

    private func hex(_ bitmap: Bitmap) -> [UInt32] { bitmap.pixels.map { RGB($0).hex } }
    private func alphas(_ bitmap: Bitmap) -> [Int] { bitmap.pixels.map { Int(($0.alpha * 255).rounded()) } }

    @Test("Colours come out as they went in, packed or not")
    func colors() throws {
        for sample in [SamplePNG.twoRows, SamplePNG.stored] {
            let bitmap = try decode(sample)
            #expect(bitmap.width == 4 && bitmap.height == 2)
            #expect(
                hex(bitmap) == Array(repeating: 0xFF0000, count: 4) + Array(repeating: 0x0000FF, count: 4))
        }
    }

    @Test("Every filter is taken away")
    func filters() throws {
        let bitmap = try decode(SamplePNG.filters)
        let opaque = zip(hex(bitmap), alphas(bitmap)).filter { $0.1 == 255 }.map(\.0)
        #expect(opaque == [0x0A141E, 0x46505A, 0x010203, 0x040506, 0xC8C9CA, 0xCBCCCD])
        #expect(alphas(bitmap) == [255, 128, 255, 0, 255, 255, 255, 255])
    }

    @Test("Palettes, few bits, sixteen bits and a transparent colour are read")
    func kinds() throws {
        let palette = try decode(SamplePNG.palette)
        #expect(hex(palette) == [0xFF0000, 0x00FF00, 0x0000FF, 0x090909] && alphas(palette) == [255, 128, 255, 255])
        let bits = try decode(SamplePNG.bits)
        #expect(hex(bits) == [0xFFFFFF, 0, 0xFFFFFF, 0xFFFFFF, 0, 0, 0, 0])
        let gray = try decode(SamplePNG.deepGray)
        #expect(hex(gray)[0] == 0x808080 && alphas(gray) == [255, 0])
        let both = try decode(SamplePNG.grayAlpha)
        #expect(hex(both) == [0x646464] && alphas(both) == [128])
    }

    @Test("Seven passes make one picture")
    func interlaced() throws {
        #expect(hex(try decode(SamplePNG.interlaced)) == (0..<64).map { UInt32($0 * 4) * 0x010101 })
    }

    @Test("A picture is made no larger than it is shown, each pixel the mean of those in it")
    func scaled() throws {
        let small = try decode(SamplePNG.interlaced, 2, 2)
        #expect(small.width == 2 && small.height == 2)
        // The mean of rows 0…3 and columns 0…3: (8 · 1.5 + 1.5) · 4 = 54.
        #expect(hex(small)[0] == 0x363636)
        let one = try decode(SamplePNG.tall, 36, 36)
        #expect(one.width == 1 && one.height == 36 && Set(hex(one)).count == 1)
    }

    @Test("What cannot be read says why and is never a trap")
    func refused() {
        func failure(_ file: [UInt8]) -> PNGDecoder.Failure? {
            do throws(PNGDecoder.Failure) {
                _ = try PNGDecoder.decode(file, maxWidth: 8, maxHeight: 8)
                return nil
            } catch {
                return error
            }
        }
        #expect(failure([]) == .empty)
        #expect(failure([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG)
        #expect(
            failure(SamplePNG.resized(width: 10_000, height: 10_000)) == .tooLarge(width: 10_000, height: 10_000))
        #expect(failure(SamplePNG.resized(width: 1, height: 20_000)) != nil)
        #expect(failure(SamplePNG.resized(width: 0, height: 2)) == .damaged)
        #expect(failure(SamplePNG.resized(width: 4, height: 3)) == .truncated)
        #expect(failure(SamplePNG.resized(width: .max, height: .max)) != nil)
        let file = SamplePNG.bytes(SamplePNG.filters)
        for end in 0..<file.count { #expect(failure(Array(file[..<end])) != nil, "\(end)") }
    }

    @Test("Any byte may be wrong")
    func anyByte() {
        for sample in [SamplePNG.filters, SamplePNG.palette, SamplePNG.interlaced, SamplePNG.tall] {
            let file = SamplePNG.bytes(sample)
            for index in file.indices {
                for value in [0, 1, 0x7F, 0x80, 0xFF, file[index] ^ 0x10] {
                    var damaged = file
                    damaged[index] = value
                    if let bitmap = try? PNGDecoder.decode(damaged, maxWidth: 8, maxHeight: 8) {
                        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
                    }
                }
            }
        }
    }

    @Test("Base64 is read to its last byte, and other characters are refused")
    func base64() {
        #expect(Base64.decode("") == [])
        #expect(
            Base64.decode("TWE=") == [77, 97] && Base64.decode("TQ==") == [77]
                && Base64.decode("TWFu") == [77, 97, 110])
        #expect(Base64.decode("TW!u") == nil && Base64.decode("T") == nil && Base64.decode("TWé") == nil)
    }
}
