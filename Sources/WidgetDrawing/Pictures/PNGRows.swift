/// Takes unpacked bytes, makes rows of them, takes the filters away and adds the pixels to the shown ones.
struct PNGRows: InflateSink {
    private let header: PNGParts.Header
    private let palette: [SIMD4<Float>]
    private let transparent: SIMD4<Int32>?
    private let bytesPerPixel: Int
    private var sums: [SIMD4<Float>]
    private var counts: [Float]
    private let width: Int
    private let height: Int

    private var passes: ArraySlice<Pass>
    private var row = 0
    private var previous: [UInt8] = []
    private var current: [UInt8] = []
    private var filled = 0
    private(set) var isDamaged = false

    /// One pass over the picture: where its pixels lie in it.
    private struct Pass {
        var startX: Int
        var startY: Int
        var stepX: Int
        var stepY: Int
        var width: Int
        var height: Int
    }

    init(_ parts: PNGParts, width: Int, height: Int) {
        header = parts.header
        (self.width, self.height) = (width, height)
        sums = Array(repeating: .zero, count: width * height)
        counts = Array(repeating: 0, count: width * height)
        bytesPerPixel = max(1, header.channels * header.depth / 8)
        palette = stride(from: 0, to: parts.palette.count - 2, by: 3).enumerated().map { index, at in
            let alpha = index < parts.transparency.count ? Float(parts.transparency[index]) / 255 : 1
            return SIMD4(
                Float(parts.palette[at]), Float(parts.palette[at + 1]), Float(parts.palette[at + 2]), 255 * alpha) / 255
        }
        func sample(_ at: Int) -> Int32 { Int32(parts.transparency[at]) << 8 | Int32(parts.transparency[at + 1]) }
        switch (header.kind, parts.transparency.count) {
        case (0, 2...): transparent = SIMD4(repeating: sample(0))
        case (2, 6...): transparent = SIMD4(sample(0), sample(2), sample(4), 0)
        default: transparent = nil
        }
        let whole = Pass(startX: 0, startY: 0, stepX: 1, stepY: 1, width: header.width, height: header.height)
        let seven = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ].map { startX, startY, stepX, stepY in
            Pass(
                startX: startX, startY: startY, stepX: stepX, stepY: stepY,
                width: (parts.header.width - startX + stepX - 1) / stepX,
                height: (parts.header.height - startY + stepY - 1) / stepY)
        }
        passes = (header.isInterlaced ? seven.filter { $0.width > 0 && $0.height > 0 } : [whole])[...]
        beginPass()
    }

    /// Whether all rows have come.
    var isComplete: Bool { passes.isEmpty }

    private mutating func beginPass() {
        guard let pass = passes.first else { return }
        let bytes = header.rowBytes(pass.width) + 1
        previous = [UInt8](repeating: 0, count: bytes)
        current = previous
        (row, filled) = (0, 0)
    }

    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var at = 0
        while at < bytes.count, let pass = passes.first {
            let count = min(current.count - filled, bytes.count - at)
            current.withUnsafeMutableBufferPointer { row in
                for index in 0..<count { row[filled + index] = bytes[at + index] }
            }
            filled += count
            at += count
            guard filled == current.count else { break }
            guard unfilter() else {
                isDamaged = true
                return false
            }
            add(pass)
            swap(&previous, &current)
            filled = 0
            row += 1
            if row == pass.height {
                passes.removeFirst()
                beginPass()
            }
        }
        return !passes.isEmpty
    }

    /// Takes a row's filter away (PNG 9.2).
    private mutating func unfilter() -> Bool {
        let filter = current[0]
        guard filter <= 4 else { return false }
        let step = bytesPerPixel
        let count = current.count
        previous.withUnsafeBufferPointer { up in
            current.withUnsafeMutableBufferPointer { row in
                switch filter {
                case 1:
                    for index in stride(from: step + 1, to: count, by: 1) { row[index] &+= row[index - step] }
                case 2:
                    for index in 1..<max(count, 1) { row[index] &+= up[index] }
                case 3:
                    for index in 1..<max(count, 1) {
                        let left = index > step ? Int(row[index - step]) : 0
                        row[index] &+= UInt8((left + Int(up[index])) / 2)
                    }
                case 4:
                    for index in 1..<max(count, 1) {
                        let left = index > step ? Int(row[index - step]) : 0
                        let corner = index > step ? Int(up[index - step]) : 0
                        row[index] &+= Self.paeth(left, Int(up[index]), corner)
                    }
                default: break
                }
            }
        }
        return true
    }

    @inline(__always)
    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        let guess = left + up - corner
        let (toLeft, toUp, toCorner) = ((guess - left).magnitude, (guess - up).magnitude, (guess - corner).magnitude)
        if toLeft <= toUp, toLeft <= toCorner { return UInt8(left) }
        return UInt8(toUp <= toCorner ? up : corner)
    }

    private mutating func add(_ pass: Pass) {
        // Four samples a side make a shown pixel; more cannot be seen and would take long.
        guard row % max(1, pass.height / (height * 4)) == 0 else { return }
        let y = pass.startY + row * pass.stepY
        let line = min(y * height / header.height, height - 1) * width
        for index in stride(from: 0, to: pass.width, by: max(1, pass.width / (width * 4))) {
            let x = pass.startX + index * pass.stepX
            var color = pixel(index)
            // Summed with the alpha, so that transparent pixels do not tint.
            let alpha = color.w
            color *= alpha
            color.w = alpha
            let place = line + min(x * width / header.width, width - 1)
            sums[place] += color
            counts[place] += 1
        }
    }

    /// A pixel of the row, components 0…1.
    private func pixel(_ index: Int) -> SIMD4<Float> {
        switch (header.kind, header.depth) {
        case (2, 8):
            let at = 1 + index * 3
            let raw = SIMD4<Int32>(Int32(current[at]), Int32(current[at + 1]), Int32(current[at + 2]), 255)
            return color(raw, scale: 255)
        case (6, 8):
            let at = 1 + index * 4
            return SIMD4(
                Float(current[at]), Float(current[at + 1]), Float(current[at + 2]), Float(current[at + 3])) / 255
        case (3, _):
            let entry = sample(index)
            return entry < palette.count ? palette[entry] : SIMD4(0, 0, 0, 1)
        default:
            let most = Int32(1) << Int32(header.depth) - 1
            let first = Int32(sample(index * header.channels))
            if header.kind == 0 { return color(SIMD4(first, first, first, most), scale: Float(most)) }
            let second = Int32(sample(index * header.channels + 1))
            if header.kind == 4 { return SIMD4<Float>(SIMD4(first, first, first, second)) / Float(most) }
            let third = Int32(sample(index * header.channels + 2))
            if header.kind == 2 { return color(SIMD4(first, second, third, most), scale: Float(most)) }
            return SIMD4<Float>(SIMD4(first, second, third, Int32(sample(index * header.channels + 3)))) / Float(most)
        }
    }

    private func color(_ raw: SIMD4<Int32>, scale: Float) -> SIMD4<Float> {
        if let transparent, raw.x == transparent.x, raw.y == transparent.y || header.kind == 0,
            raw.z == transparent.z || header.kind == 0
        {
            return .zero
        }
        return SIMD4<Float>(raw) / scale
    }

    /// One component of the row, unscaled.
    @inline(__always)
    private func sample(_ index: Int) -> Int {
        switch header.depth {
        case 8: return Int(current[1 + index])
        case 16: return Int(current[1 + index * 2]) << 8 | Int(current[2 + index * 2])
        default:
            let bit = index * header.depth
            return Int(current[1 + bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
        }
    }

    /// The shown pixels.
    var bitmap: Bitmap {
        var pixels: [RGBA] = []
        pixels.reserveCapacity(sums.count)
        for (sum, count) in zip(sums, counts) {
            guard count > 0, sum.w > 0 else {
                pixels.append(.clear)
                continue
            }
            var color = sum / sum.w
            color.w = sum.w / count
            pixels.append(RGBA(color))
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
