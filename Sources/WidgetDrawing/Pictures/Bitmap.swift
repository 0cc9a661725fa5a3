/// A picture's pixels.
struct Bitmap: Sendable, Equatable {
    /// Pixels.
    let width: Int
    /// Pixels.
    let height: Int
    /// Row after row.
    let pixels: [RGBA]

    /// The colour at a place, both 0…1, of the pixel there.
    func nearest(_ x: Double, _ y: Double) -> RGBA {
        let column = min(max(Int(x * Double(width)), 0), width - 1)
        let row = min(max(Int(y * Double(height)), 0), height - 1)
        return pixels[row * width + column]
    }

    /// The colour at a place, both 0…1, mixed of the four pixels around it.
    func smooth(_ x: Double, _ y: Double) -> RGBA {
        let (left, top) = (x * Double(width) - 0.5, y * Double(height) - 0.5)
        let (column, row) = (left.rounded(.down), top.rounded(.down))
        let (shareX, shareY) = (Float(left - column), Float(top - row))
        func pixel(_ column: Double, _ row: Double) -> RGBA {
            let column = min(max(Int(column), 0), width - 1)
            let row = min(max(Int(row), 0), height - 1)
            return pixels[row * width + column]
        }
        let upper = pixel(column, row).mixed(with: pixel(column + 1, row), shareX)
        let lower = pixel(column, row + 1).mixed(with: pixel(column + 1, row + 1), shareX)
        return upper.mixed(with: lower, shareY)
    }
}
