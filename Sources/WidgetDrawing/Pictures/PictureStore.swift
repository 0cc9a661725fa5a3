import Synchronization
import WidgetArchive

/// Decoded pictures, kept by what they hold and how large they are shown: a frame draws those of the one before.
final class PictureStore: Sendable {
    private struct Key: Hashable {
        var digest: UInt64
        var length: Int
        var width: Int
        var height: Int
    }
    private struct Shelf {
        var made: [Key: Result<Bitmap, PNGDecoder.Failure>] = [:]
        var order: [Key] = []
    }
    private let shelf = Mutex(Shelf())
    /// Most pictures that are kept: more than a screen of widgets shows.
    private static let limit = 64

    static let shared = PictureStore()

    /// A PNG's pixels at no more than a size in pixels.
    func bitmap(base64: String, maxWidth: Int, maxHeight: Int) -> Result<Bitmap, PNGDecoder.Failure> {
        let key = Key(
            digest: Self.digest(base64), length: base64.utf8.count, width: maxWidth, height: maxHeight)
        if let known = shelf.withLock({ $0.made[key] }) { return known }
        let made: Result<Bitmap, PNGDecoder.Failure>
        do throws(PNGDecoder.Failure) {
            guard let file = Base64.decode(base64) else { throw .damaged }
            made = .success(try PNGDecoder.decode(file, maxWidth: maxWidth, maxHeight: maxHeight))
        } catch {
            made = .failure(error)
        }
        shelf.withLock { shelf in
            if shelf.made.updateValue(made, forKey: key) == nil { shelf.order.append(key) }
            if shelf.order.count > Self.limit { shelf.made[shelf.order.removeFirst()] = nil }
        }
        return made
    }

    /// A digest of all bytes, eight at a time.
    private static func digest(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            let raw = UnsafeRawBufferPointer(bytes)
            var at = 0
            while at + 8 <= raw.count {
                hash = (hash ^ raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 29
                at += 8
            }
            while at < raw.count {
                hash = (hash ^ UInt64(raw[at])) &* 0x0000_0100_0000_01B3
                at += 1
            }
            return hash
        }
    }
}

/// Base64 of RFC 4648, without line breaks.
enum Base64 {
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        for (value, letter) in alphabet.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    /// The bytes; nil where there are other characters.
    static func decode(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { letters -> [UInt8]? in
            var count = letters.count
            while count > 0, letters[count - 1] == UInt8(ascii: "="), letters.count - count < 2 { count -= 1 }
            guard count % 4 != 1 else { return nil }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count / 4 * 3 + 3)
            var held: UInt32 = 0
            var isRight = true
            values.withUnsafeBufferPointer { values in
                for index in 0..<count {
                    let value = values[Int(letters[index])]
                    isRight = isRight && value < 64
                    held = held << 6 | UInt32(value & 63)
                    if index & 3 == 3 {
                        bytes.append(UInt8(truncatingIfNeeded: held >> 16))
                        bytes.append(UInt8(truncatingIfNeeded: held >> 8))
                        bytes.append(UInt8(truncatingIfNeeded: held))
                    }
                }
            }
            guard isRight else { return nil }
            switch count & 3 {
            case 2: bytes.append(UInt8(truncatingIfNeeded: held >> 4))
            case 3:
                bytes.append(UInt8(truncatingIfNeeded: held >> 10))
                bytes.append(UInt8(truncatingIfNeeded: held >> 2))
            default: break
            }
            return bytes
        }
    }
}
