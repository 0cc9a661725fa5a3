import WidgetArchive

extension ColorResolver {
    /// The one colour that stands for a picture: the average of its pixels, a quiet grey when they cannot be read here.
    func average(of image: ImageNode) -> RGBA {
        if image.isTemplate { return resolve(image.paint).representative }
        let unknown = SystemPalette.fill(level: 0, scheme)
        guard image.type == "png", let base64 = image.base64,
            case .success(let bitmap) = PictureStore.shared.bitmap(base64: base64, maxWidth: 8, maxHeight: 8)
        else { return unknown }
        var (sum, alpha) = (SIMD3<Float>(repeating: 0), Float(0))
        for pixel in bitmap.pixels {
            // What cannot be seen has no part in the colour.
            sum += SIMD3(pixel.components.x, pixel.components.y, pixel.components.z) * pixel.alpha
            alpha += pixel.alpha
        }
        guard alpha > 0, !bitmap.pixels.isEmpty else { return .clear }
        let color = sum / alpha
        return RGBA(red: color.x, green: color.y, blue: color.z, alpha: alpha / Float(bitmap.pixels.count))
    }
}

extension Paint {
    /// The picture that the paint repeats, if it does, and how opaque it is.
    var picture: (picture: PicturePaint, alpha: Double)? {
        switch self {
        case .picture(let picture): return (picture, 1)
        case .faded(let paint, let factor): return paint.picture.map { ($0.picture, $0.alpha * min(max(factor, 0), 1)) }
        case .hierarchical(let level, let paint?):
            return paint.picture.map { ($0.picture, $0.alpha * Double(SystemPalette.fading(level: level))) }
        case .shadowed(let paint, _): return paint.picture
        default: return nil
        }
    }
}
