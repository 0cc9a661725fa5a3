import WidgetArchive
import WidgetLayout

/// What has colours of its own (pictures, emoji) is recoloured by a filter; all else is drawn in the changed colour.
extension SVGViewPainter {
    /// What colour effects around it and the colours of the place make of a picture.
    private func recolouring(_ state: SVGState) -> [[Double]] {
        var matrices = state.colorChanges.reversed().map(\.matrix)
        switch state.tone {
        case .full: break
        case .hole: matrices.append([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
        case .mask: matrices.append([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0])
        case .accented, .accentedBase, .vibrant: matrices.append(ColorChange.effect("grayscale", 1).matrix)
        }
        return matrices
    }

    /// What recolours a picture: a template's paint, or colour effects and the colours of the place.
    mutating func filter(of image: ImageNode, in frame: Rect, _ state: SVGState) -> String? {
        guard image.isTemplate else { return filter(recolouring(state), in: frame) }
        let color = state.adapt(colors.resolve(image.paint)).representative.components
        var matrix: [Double] = []
        for part in [color.x, color.y, color.z] { matrix += [0, 0, 0, 0, Double(part)] }
        return filter([matrix + [0, 0, 0, Double(color.w), 0]], in: frame)
    }

    /// What recolours the emoji in a frame; nil where there is nothing to change.
    mutating func filterOfEmoji(in frame: Rect, _ state: SVGState) -> String? {
        filter(recolouring(state), in: frame)
    }

    private mutating func filter(_ matrices: [[Double]], in frame: Rect) -> String? {
        guard !matrices.isEmpty else { return nil }
        return filter(in: frame) { writer in
            for matrix in matrices {
                writer.begin("feColorMatrix")
                writer.value("values") {
                    for (index, factor) in matrix.enumerated() {
                        if index > 0 { $0.append(" ") }
                        $0.append(factor, decimals: 4)
                    }
                }
                writer.empty()
            }
        }
    }
}

extension ColorChange {
    /// The change as a matrix of `feColorMatrix`: each is linear, so the images of five colours give it.
    var matrix: [Double] {
        func image(_ red: Float, _ green: Float, _ blue: Float) -> SIMD4<Float> {
            unclamped(RGBA(red: red, green: green, blue: blue)).components
        }
        let zero = image(0, 0, 0)
        let columns = [image(1, 0, 0) - zero, image(0, 1, 0) - zero, image(0, 0, 1) - zero]
        var rows: [Double] = []
        for row in 0..<3 { rows += columns.map { Double($0[row]) } + [0, Double(zero[row])] }
        // What black, which is opaque here, keeps of its alpha, any colour keeps.
        return rows + columns.map { Double($0[3]) } + [Double(zero[3]), 0]
    }
}
