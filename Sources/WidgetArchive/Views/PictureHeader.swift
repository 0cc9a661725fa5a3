/// The size in pixels of a PNG or JPEG file, read from its header.
package struct PictureHeader {
    /// `png` or `jpeg`.
    package var type: String
    package var width: Int
    package var height: Int

    /// Reads no more than the first MiB; nil when it is neither, or has no size.
    package init?(_ file: some Collection<UInt8>) {
        let bytes = Array(file.prefix(1 << 20))
        func number(_ at: Int, _ count: Int) -> Int {
            bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            (type, width, height) = ("png", number(16, 4), number(20, 4))
        } else if bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 {
            var at = 2
            var size: (Int, Int)?
            while at + 9 < bytes.count, bytes[at] == 0xFF {
                let marker = bytes[at + 1]
                // Start-of-frame markers, without the tables DHT, JPG and DAC among them.
                if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                    size = (number(at + 7, 2), number(at + 5, 2))
                    break
                }
                at += 2 + max(number(at + 2, 2), 2)
            }
            guard let size else { return nil }
            (type, width, height) = ("jpeg", size.0, size.1)
        } else {
            return nil
        }
        guard width > 0, height > 0 else { return nil }
    }
}
