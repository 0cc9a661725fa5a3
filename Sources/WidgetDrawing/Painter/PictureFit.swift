/// Finds the block element and the two colours that show 32 pixels of a picture best.
///
/// Other than shapes, pictures have no two colours of their own: each side of the element is its pixels' mean, and the
/// element with the least error is taken. The upper half block wins unless another is clearly better, which keeps
/// smooth areas free of corners.
enum PictureFit {
    private static let halves = BlockGlyphs.all.filter { ["▀", "▌", "▘", "▝", "▖", "▗", "▚"].contains($0.glyph.text) }

    /// The cell that shows the pixels best.
    static func cell(_ pixels: UnsafeBufferPointer<RGB>) -> Cell {
        var colors = [SIMD4<Float>](repeating: .zero, count: pixels.count)
        var sum = SIMD4<Float>.zero
        var squares: Float = 0
        for (index, pixel) in pixels.enumerated() {
            let color = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 0)
            colors[index] = color
            sum += color
            squares += (color * color).sum()
        }
        let count = Float(pixels.count)
        let spread = squares - (sum * sum).sum() / count
        // Nothing to be seen in it.
        guard spread > count * 12 else { return Cell(background: rgb(sum / count)) }
        var best: (error: Float, glyph: Glyph, front: SIMD4<Float>, back: SIMD4<Float>)?
        for block in halves {
            var inside = SIMD4<Float>.zero
            for index in 0..<pixels.count where block.mask >> UInt32(index) & 1 == 1 { inside += colors[index] }
            let covered = Float(block.mask.nonzeroBitCount)
            let outside = sum - inside
            // Squared distance of all pixels from their side's mean.
            var error = squares - (inside * inside).sum() / covered - (outside * outside).sum() / (count - covered)
            if best == nil { error *= 0.8 }
            if error < best?.error ?? .infinity {
                best = (error, block.glyph, inside / covered, outside / (count - covered))
            }
        }
        guard let best else { return Cell(background: rgb(sum / count)) }
        return Cell(best.glyph, foreground: rgb(best.front), background: rgb(best.back))
    }

    private static func rgb(_ color: SIMD4<Float>) -> RGB {
        let color = (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        return RGB(red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z))
    }
}
