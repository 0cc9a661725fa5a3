import WidgetArchive

extension PlacedView {
    /// The view and all below it, mirrored left to right inside a rectangle: places change sides, pictures and letters
    /// stay as they are.
    func mirrored(in frame: Rect) -> PlacedView {
        let sum = frame.minX + frame.maxX
        func mirror(_ rect: Rect) -> Rect {
            var rect = rect
            rect.origin.x = sum - rect.maxX
            return rect
        }
        var copy = self
        copy.frame = mirror(self.frame)
        copy.isMirrored.toggle()
        for index in copy.children.indices { copy.children[index] = copy.children[index].mirrored(in: frame) }
        for index in copy.effects.indices {
            switch copy.effects[index] {
            case .mask(let view): copy.effects[index] = .mask(view.mirrored(in: frame))
            case .clip(let shape, let evenOdd): copy.effects[index] = .clip(shape.mirrored, evenOdd: evenOdd)
            case .containerShape(let shape): copy.effects[index] = .containerShape(shape.mirrored)
            case .contentShape(let shape): copy.effects[index] = .contentShape(shape.mirrored)
            default: break
            }
        }
        switch copy.content {
        case .text(var text):
            for line in text.lines.indices { text.lines[line].frame = mirror(text.lines[line].frame) }
            copy.content = .text(text)
        case .shape(var shape):
            shape.shape = shape.shape.mirrored
            copy.content = .shape(shape)
        default: break
        }
        return copy
    }
}

extension ShapeDescription {
    /// Leading and trailing corners change sides; everything else is symmetric or stays as it was drawn.
    var mirrored: ShapeDescription {
        switch self {
        case .unevenRectangle(let radii) where radii.count == 4:
            .unevenRectangle([radii[3], radii[2], radii[1], radii[0]])
        case .concentric(let minimum, let fixed, let isUniform) where minimum.count == 4 && fixed.count == 4:
            .concentric(minimum: minimum.reversed(), fixed: fixed.reversed(), isUniform: isUniform)
        case .inset(let shape, let amount): .inset(shape.mirrored, amount)
        default: self
        }
    }

    /// Whether the outline wants a square.
    var isRound: Bool {
        switch self {
        case .circle: true
        case .inset(let shape, _), .transformed(let shape, _), .trimmed(let shape, from: _, to: _): shape.isRound
        default: false
        }
    }
}
